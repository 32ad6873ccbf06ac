import { useSnoozeAlert } from '@rpm/api-client';
import { type AlertDetails, formatStamp } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { alertClosingWords } from '@rpm/domain/words/alertClosing';
import { SnoozeForm } from '../../parts/alerts/SnoozeForm.tsx';
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
  const { run, isBusy, problem, clear } = useAlertTask({
    name: alertWords.snooze,
    call: useSnoozeAlert(),
    doneAway: alertClosingWords.snoozed,
    onDone: () => {
      onDone(alertClosingWords.snoozed);
      onClose();
    },
  });
  return (
    <SnoozeForm
      timeZone={reader.place.timeZone}
      send={(until) => run({ alertId, version, until: formatStamp(until) })}
      onWrong={clear}
      {...{ isBusy, problem, onClose }}
    />
  );
}
