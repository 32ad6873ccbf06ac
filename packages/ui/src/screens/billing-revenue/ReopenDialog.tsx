import { useReopenMonth } from '@rpm/api-client';
import { checked, MonthReopening, type Place } from '@rpm/domain';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { monthText } from '../../parts/money/billMonth.ts';
import { ReasonDialog } from '../../parts/question/ReasonDialog.tsx';

const texts = billMonthWords.reopenDialog;

interface ReopenDialogProps {
  /** `YYYY-MM` */
  month: string;
  place: Place;
  onClose: () => void;
}

/** Asks why a closed month is opened again, and opens it. Load it by `import()`. @see SCR-04 */
export function ReopenDialog({ month, place, onClose }: ReopenDialogProps) {
  const named = { month: monthText(month, place) };
  return (
    <ReasonDialog
      {...{ texts, onClose }}
      title={texts.title(named)}
      says={texts.says}
      required={texts.errors.reasonRequired}
      check={(reason) => checked(MonthReopening, { month, reason })}
      run={useReopenMonth()}
      done={billMonthWords.reopened(named)}
    />
  );
}
