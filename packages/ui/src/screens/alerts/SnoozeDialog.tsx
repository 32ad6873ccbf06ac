import { useServerTime, useSnoozeAlert } from '@rpm/api-client';
import { type AlertDetails, formatStamp, limits, pickedSnooze } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { alertClosingWords } from '@rpm/domain/words/alertClosing';
import { DateTimeInput } from '../../components/DateTimeInput/DateTimeInput.tsx';
import { FormDialog } from '../../components/Dialog/FormDialog.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import type { AlertReader } from './alertLine.ts';
import { useAlertTask } from './useAlertTask.ts';

interface SnoozeDialogProps {
  alert: AlertDetails;
  reader: AlertReader;
  /** Something was done, as it is to be told. */
  onDone: (says: string) => void;
  onClose: () => void;
}

/** Puts an alert off until a time that is picked. @see SCR-02 */
export function SnoozeDialog({ alert: { alertId, version }, reader, onDone, onClose }: SnoozeDialogProps) {
  const now = useServerTime();
  const { run, isBusy, problem, clear } = useAlertTask({
    name: alertWords.snooze,
    call: useSnoozeAlert(),
    doneAway: alertClosingWords.snoozed,
    onDone: () => {
      onDone(alertClosingWords.snoozed);
      onClose();
    },
  });
  const form = useSchemaForm({
    initial: { until: '' },
    check: (typed) => pickedSnooze(typed, now(), reader.place.timeZone),
    words: { snoozeTime: alertWords.snoozeTime({ days: limits.snoozeMaxDays }) },
    send: (until: Date) => run({ alertId, version, until: formatStamp(until) }),
    onWrong: clear,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={alertWords.snooze}
      form={form}
      says={{ ...alertWords.resolve, submit: alertWords.snooze }}
      isBusy={isBusy}
      problem={problem}
    >
      <DateTimeInput {...form.field('until')} label={alertWords.snoozeUntil} isRequired />
    </FormDialog>
  );
}
