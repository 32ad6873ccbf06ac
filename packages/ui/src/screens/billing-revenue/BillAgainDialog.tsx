import { useGenerateBill } from '@rpm/api-client';
import { type BillLineDetail, BillRequest, checked, limits, type Place } from '@rpm/domain';
import { billAgainWords as texts } from '@rpm/domain/words/billAgain';
import { FormDialog } from '../../components/Dialog/FormDialog.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { monthText } from '../../parts/money/billMonth.ts';
import { dollars } from '../../parts/money/dollars.ts';
import { BillChanges } from './BillChanges.tsx';

interface BillAgainDialogProps {
  row: BillLineDetail['row'];
  again: NonNullable<BillLineDetail['again']>;
  /** `YYYY-MM` */
  month: string;
  place: Place;
  onClose: () => void;
}

/**
 * Says what a new bill of a patient's month would be beside the one that there is, asks why, and makes it. The reason stays
 * when it fails. Load it by `import()`. @see API-25
 */
export function BillAgainDialog({ row, again, month, place, onClose }: BillAgainDialogProps) {
  const call = useGenerateBill();
  const title = texts.title({ month: monthText(month, place) });
  const { run, isBusy, problem, clear } = useTask({
    name: title,
    call,
    says: { done: ({ data }) => texts.done({ amount: dollars(data.totalCents) }) },
    onDone: onClose,
  });
  const form = useSchemaForm({
    initial: { reason: '' },
    check: ({ reason }) => {
      // Without a reason the call would be another one: that of a first bill.
      const found = checked(BillRequest, {
        ...{ userId: row.userId, reason },
        ...{ year: Number(month.slice(0, 4)), month: Number(month.slice(5)) },
      });
      return 'value' in found ? found : { errors: { reason: 'reasonRequired' as const } };
    },
    words: texts.errors,
    send: run,
    onWrong: clear,
  });
  const hasChanges = again.changes.length > 0 || again.diagnosis !== null;
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={texts.says}
      form={form}
      says={texts}
      isBusy={isBusy}
      problem={problem}
    >
      <div>
        {hasChanges ? <BillChanges again={again} place={place} /> : <p>{texts.same}</p>}
        <p className="font-semibold">
          {again.isEmpty
            ? texts.empty
            : texts.totals({ was: dollars(row.billed?.totalCents ?? null), is: dollars(again.totalCents) })}
        </p>
      </div>
      <TextArea
        {...form.field('reason')}
        label={texts.reason}
        hint={texts.reasonHint}
        isRequired
        rows={3}
        maxLength={limits.shortTextMaxCharacters}
      />
    </FormDialog>
  );
}
