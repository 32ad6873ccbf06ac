import { useReopenMonth } from '@rpm/api-client';
import { checked, limits, MonthReopening, type Place } from '@rpm/domain';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { FormDialog } from '../../components/Dialog/FormDialog.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { monthText } from '../../parts/money/billMonth.ts';

const texts = billMonthWords.reopenDialog;

interface ReopenDialogProps {
  /** `YYYY-MM` */
  month: string;
  place: Place;
  onClose: () => void;
}

/** Asks why a closed month is opened again, and opens it. The reason stays when it fails. Load it by `import()`. @see SCR-04 */
export function ReopenDialog({ month, place, onClose }: ReopenDialogProps) {
  const call = useReopenMonth();
  const named = { month: monthText(month, place) };
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title(named),
    call,
    says: { done: billMonthWords.reopened(named) },
    onDone: onClose,
  });
  const form = useSchemaForm({
    initial: { reason: '' },
    check: ({ reason }) => {
      const found = checked(MonthReopening, { month, reason });
      return 'value' in found ? found : { errors: { reason: 'reasonRequired' as const } };
    },
    words: texts.errors,
    send: run,
    onWrong: clear,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={texts.title(named)}
      description={texts.says}
      form={form}
      says={texts}
      isBusy={isBusy}
      problem={problem}
    >
      <TextArea
        {...form.field('reason')}
        label={texts.reason}
        isRequired
        rows={3}
        maxLength={limits.shortTextMaxCharacters}
      />
    </FormDialog>
  );
}
