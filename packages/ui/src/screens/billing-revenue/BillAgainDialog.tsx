import { useGenerateBill } from '@rpm/api-client';
import { type BillLineDetail, BillRequest, checked, type Place } from '@rpm/domain';
import { billAgainWords as texts } from '@rpm/domain/words/billAgain';
import { monthText } from '../../parts/money/billMonth.ts';
import { dollars } from '../../parts/money/dollars.ts';
import { ReasonDialog } from '../../parts/question/ReasonDialog.tsx';
import { BillChanges } from './BillChanges.tsx';

interface BillAgainDialogProps {
  row: BillLineDetail['row'];
  again: NonNullable<BillLineDetail['again']>;
  /** `YYYY-MM` */
  month: string;
  place: Place;
  onClose: () => void;
}

/** Says what a new bill of a patient's month would be beside the one that there is, asks why, and makes it. Load it by `import()`. @see API-25 */
export function BillAgainDialog({ row, again, month, place, onClose }: BillAgainDialogProps) {
  const hasChanges = again.changes.length > 0 || again.diagnosis !== null;
  return (
    <ReasonDialog
      {...{ texts, onClose }}
      title={texts.title({ month: monthText(month, place) })}
      says={texts.says}
      required={texts.errors.reasonRequired}
      // Without a reason the call would be another one: that of a first bill.
      check={(reason) =>
        checked(BillRequest, {
          userId: row.userId,
          reason,
          year: Number(month.slice(0, 4)),
          month: Number(month.slice(5)),
        })
      }
      run={useGenerateBill()}
      done={({ data }) => texts.done({ amount: dollars(data.totalCents) })}
    >
      <div>
        {hasChanges ? <BillChanges again={again} place={place} /> : <p>{texts.same}</p>}
        <p className="font-semibold">
          {again.isEmpty
            ? texts.empty
            : texts.totals({ was: dollars(row.billed?.totalCents ?? null), is: dollars(again.totalCents) })}
        </p>
      </div>
    </ReasonDialog>
  );
}
