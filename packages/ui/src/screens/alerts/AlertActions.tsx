import { useAssignAlert, useClinicUsers, useServerTime, useSnoozeAlert, useUndoAlert } from '@rpm/api-client';
import {
  type AlertDetails,
  type AlertOutcome,
  alertOutcomes,
  formatStamp,
  roleKind,
  snoozesAt,
  snoozeUntil,
} from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { alertClosingWords } from '@rpm/domain/words/alertClosing';
import { workingModeWords } from '@rpm/domain/words/workingMode';
import { AlarmClock } from 'lucide-react';
import { useState } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DropdownMenu } from '../../components/DropdownMenu/DropdownMenu.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Kbd } from '../../parts/keys/Kbd.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { AcknowledgeButton } from './AcknowledgeButton.tsx';
import type { AlertReader } from './alertLine.ts';
import { isTaken, useAlertTask } from './useAlertTask.ts';

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon flex-none' } as const;

const snoozeDialog = lazily(() => import('./SnoozeDialog.tsx').then(({ SnoozeDialog }) => SnoozeDialog));
const resolveDialog = lazily(() => import('./ResolveDialog.tsx').then(({ ResolveDialog }) => ResolveDialog));

export interface AlertActionsProps {
  alert: AlertDetails;
  reader: AlertReader;
  /** Says what was done. */
  onDone: (says: string) => void;
}

/**
 * What can be done with an alert that is not resolved. A dialog that is open outlives that: a colleague may have resolved
 * the alert while somebody still writes in it.
 */
export function AlertActions({ alert, reader, onDone }: AlertActionsProps) {
  const [outcome, setOutcome] = useState<AlertOutcome | 'snooze' | null>(null);
  const onClose = () => setOutcome(null);
  return (
    <>
      {alert.state !== 'Resolved' && <Actions {...{ alert, reader, onDone }} onOutcome={setOutcome} />}
      {outcome === 'snooze' ? (
        <Needed lazy={snoozeDialog}>
          {(SnoozeDialog) => <SnoozeDialog {...{ alert, reader, onDone, onClose }} />}
        </Needed>
      ) : (
        outcome && (
          <Needed lazy={resolveDialog}>
            {(ResolveDialog) => <ResolveDialog {...{ alert, reader, outcome, onDone, onClose }} />}
          </Needed>
        )
      )}
    </>
  );
}

interface ActionsProps extends AlertActionsProps {
  onOutcome: (outcome: AlertOutcome | 'snooze') => void;
}

function Actions({ alert, reader, onDone, onOutcome }: ActionsProps) {
  const { alertId, version } = alert;
  const { clinicName } = useSession().user;
  const users = useClinicUsers(clinicName).loadable;
  const now = useServerTime();
  const { timeZone } = reader.place;
  // A colleague who was quicker may have resolved the alert: all of this goes then, so that they are named in a toast.
  const endsBy = isTaken;
  const snooze = useAlertTask({
    name: alertWords.snooze,
    call: useSnoozeAlert(),
    onDone: () => onDone(alertClosingWords.snoozed),
    endsBy,
  });
  const assign = useAlertTask({ name: alertWords.assign, call: useAssignAlert(), endsBy });
  const undo = useAlertTask({
    name: alertWords.undo,
    call: useUndoAlert(),
    onDone: () => onDone(alertClosingWords.undone),
    endsBy,
  });
  const failed = [snooze, assign, undo].find(({ problem, cause }) => problem && !isTaken(cause));
  const colleagues = users.state === 'ready' ? users.data.rows : [];
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {alert.state === 'Open' && <AcknowledgeButton row={alert} hasKey onDone={onDone} />}
        {alert.canUndo && (
          <Button
            busy={undo.isBusy ? alertWords.acknowledging : undefined}
            onClick={() => void undo.run({ alertId, version })}
          >
            {alertWords.undo}
          </Button>
        )}
        <DropdownMenu
          head={{ title: workingModeWords.snoozeFor, detail: '' }}
          actions={[
            ...snoozesAt(now(), timeZone).map(({ kind }) => ({
              label: alertWords.snoozeFor[kind],
              onSelect: () => {
                const until = formatStamp(snoozeUntil(kind, now(), timeZone));
                void snooze.run({ alertId, version, until });
              },
            })),
            { label: alertWords.snoozePick, onSelect: () => onOutcome('snooze') },
          ]}
          trigger={(props) => (
            <Button {...props} aria-keyshortcuts="s" icon={<AlarmClock {...icon} />}>
              {alertWords.snooze}
              <Kbd>s</Kbd>
            </Button>
          )}
        />
        <div className="w-full">
          <Select
            label={alertWords.assign}
            options={colleagues.flatMap(({ userId, name, role }) =>
              userId && name && role && roleKind(role) !== 'patient' ? [{ value: userId, label: name }] : [],
            )}
            value={alert.owner?.userId}
            placeholder={alertWords.unassigned}
            onChange={(accountId) => void assign.run({ alertId, version, accountId })}
          />
        </div>
      </div>
      <Problem>{failed?.problem}</Problem>
      <section>
        <h3 className="mb-2 text-h3">{alertWords.resolveWith}</h3>
        <div className="flex flex-wrap gap-2">
          {alertOutcomes.map((each, at) => (
            <Button
              key={each}
              aria-haspopup="dialog"
              aria-keyshortcuts={String(at + 1)}
              onClick={() => onOutcome(each)}
            >
              {alertWords.outcomes[each]}
              <Kbd>{String(at + 1)}</Kbd>
            </Button>
          ))}
        </div>
      </section>
    </>
  );
}
