import { useReopenMonth } from '@rpm/api-client';
import { checked, limits, MonthReopening, type Place } from '@rpm/domain';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { useId } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
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
  const formId = useId();
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
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={texts.title(named)}
      description={texts.says}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy ? texts.busy : undefined}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form {...form.handlers} id={formId} className="flex flex-col gap-3">
        <TextArea
          {...form.field('reason')}
          label={texts.reason}
          isRequired
          rows={3}
          maxLength={limits.longTextMaxCharacters}
        />
        <Problem>{problem}</Problem>
      </form>
    </Dialog>
  );
}
