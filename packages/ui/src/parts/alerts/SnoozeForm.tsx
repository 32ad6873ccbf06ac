import { useServerTime } from '@rpm/api-client';
import { limits, pickedSnooze } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { leavingWords } from '@rpm/domain/words/leaving';
import { DateTimeInput } from '../../components/DateTimeInput/DateTimeInput.tsx';
import { FormDialog, type FormDialogProps } from '../../components/Dialog/FormDialog.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';

interface SnoozeFormProps extends Partial<Pick<FormDialogProps, 'isBusy' | 'problem'>> {
  /** IANA name: by whose clock the time is. */
  timeZone: string;
  /** Puts it off until then. */
  send: (until: Date) => Promise<void>;
  onWrong?: () => void;
  onClose: () => void;
}

/** Asks until when to put off what waits. @see SCR-02 */
export function SnoozeForm({
  timeZone,
  send,
  onWrong,
  onClose,
  isBusy = false,
  problem = null,
}: SnoozeFormProps) {
  const now = useServerTime();
  const form = useSchemaForm({
    initial: { until: '' },
    check: (typed) => pickedSnooze(typed, now(), timeZone),
    words: { snoozeTime: alertWords.snoozeTime({ days: limits.snoozeMaxDays }) },
    send,
    onWrong,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={alertWords.snooze}
      form={form}
      says={{ ...alertWords.resolve, submit: alertWords.snooze }}
      isBusy={isBusy}
      leaving={{ asks: form.isDirty, texts: leavingWords }}
      problem={problem}
    >
      <DateTimeInput {...form.field('until')} label={alertWords.snoozeUntil} isRequired />
    </FormDialog>
  );
}
