import { useResolveAlert, useServerTime, useSnoozeAlert, useTimer } from '@rpm/api-client';
import {
  type AlertDetails,
  type AlertOutcome,
  AlertResolution,
  alertOutcomes,
  checked,
  formatInstant,
  formatStamp,
  limits,
  snoozeUntil,
} from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { alertClosingWords } from '@rpm/domain/words/alertClosing';
import { leavingWords } from '@rpm/domain/words/leaving';
import { loadWords } from '@rpm/domain/words/load';
import { AlarmClock } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormDialog } from '../../components/Dialog/FormDialog.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { VitalIcon } from '../../components/VitalIcon/VitalIcon.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useRunningSeconds } from '../../parts/timer/useRunningSeconds.ts';
import { type AlertReader, alertLine, ofPatient, timeText } from './alertLine.ts';
import { useAlertTask } from './useAlertTask.ts';

const text = alertWords.resolve;
const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon flex-none' } as const;
const options = alertOutcomes.map((value) => ({
  value,
  label: alertWords.outcomes[value],
  detail: alertWords.outcomeHints[value],
}));

interface ResolveDialogProps {
  alert: AlertDetails;
  reader: AlertReader;
  /** The outcome that was pressed. */
  outcome: AlertOutcome;
  /** Something was done, as it is to be told. */
  onDone: (says: string) => void;
  onClose: () => void;
}

/** Closes an alert with what came of it and a note (r2). The focus begins in the note. @see SCR-02 */
export function ResolveDialog({ alert, reader, outcome, onDone, onClose }: ResolveDialogProps) {
  const { alertId, version, userId } = alert;
  const { name, birthDate } = alertLine(alert, 0, reader);
  const now = useServerTime();
  const known = useTimer().loadable;
  const timer = known.state === 'ready' && known.data.timer?.userId === userId ? known.data.timer : null;
  const minutes = Math.floor(useRunningSeconds(timer) / 60);
  const ends = (says: string) => () => {
    onDone(says);
    onClose();
  };
  const note = useRef<HTMLTextAreaElement>(null);
  const taken = resolvedBy(alert, reader);
  const { run, isBusy, problem, clear } = useAlertTask({
    name: text.title,
    call: useResolveAlert(),
    doneAway: text.done,
    onDone: ends(text.done),
  });
  const snooze = useAlertTask({
    name: alertWords.snooze,
    call: useSnoozeAlert(),
    doneAway: alertClosingWords.snoozed,
    onDone: ends(alertClosingWords.snoozed),
  });
  const form = useSchemaForm({
    initial: { outcome, note: '' },
    check: (typed) => checked(AlertResolution, { alertId, version, ...typed }),
    words: text.errors,
    send: taken === null ? run : async () => undefined,
    onWrong: clear,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={text.title}
      description={
        <>
          <bdi className="wrap-anywhere">{name}</bdi>, {alertClosingWords.born({ date: birthDate })}
        </>
      }
      initialFocus={note}
      form={form}
      says={text}
      isBusy={isBusy}
      leaving={{ asks: form.typed.note.trim() !== '', texts: leavingWords }}
      isDisabled={snooze.isBusy || taken !== null}
      problem={problem ?? snooze.problem ?? (isBusy || snooze.isBusy ? null : taken)}
    >
      <Closed alert={alert} reader={reader} />
      <RadioCards
        title={text.outcome}
        headingLevel={3}
        options={options}
        isDisabled={taken !== null}
        value={form.field('outcome').value}
        onChange={(value) => form.change('outcome', value)}
      />
      {form.field('outcome').value === 'noContact' && taken === null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="min-w-48 flex-1 text-fg-muted">{alertClosingWords.noContact}</p>
          <Button
            icon={<AlarmClock {...icon} />}
            busy={snooze.isBusy ? alertClosingWords.busy : undefined}
            isDisabled={isBusy}
            onClick={() => {
              const until = formatStamp(snoozeUntil('tomorrow', now(), reader.place.timeZone));
              void snooze.run({ alertId, version, until });
            }}
          >
            {alertClosingWords.snoozeTomorrow}
          </Button>
        </div>
      )}
      <TextArea
        {...form.field('note')}
        ref={note}
        label={text.note}
        hint={text.noteHint}
        isRequired
        rows={3}
        maxLength={limits.alertNoteMaxCharacters}
      />
      {timer && <p className="text-fg-muted">{text.timerRuns({ count: minutes })}</p>}
    </FormDialog>
  );
}

/**
 * Who has resolved the alert while the dialog was open, in words; nobody: `null`. Nothing can be saved then, and what was
 * written is still there to be copied, until its writer closes it.
 */
function resolvedBy({ state, history }: AlertDetails, { place }: AlertReader): string | null {
  if (state !== 'Resolved') return null;
  const event = history.find(({ kind }) => kind === 'resolved');
  const time = event ? formatInstant(event.time, 'time', place) : null;
  return alertWords.changed.Resolved({
    name: event?.by?.name ?? loadWords.unknown,
    time: time ?? loadWords.unknown,
  });
}

/** What is closed: the value, how bad it is, and how many readings go with it. */
function Closed({ alert, reader }: Pick<ResolveDialogProps, 'alert' | 'reader'>) {
  const { value, about } = alertLine(alert, 0, reader);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-surface-sunken px-3.5 py-3">
      <VitalIcon kind={alert.vital} />
      <div className="min-w-48 flex-1">
        <p>
          <strong className="numeric text-h3">{value}</strong> <span className="text-fg-muted">{about}</span>
        </p>
        <p className="text-fg-muted">
          {alertClosingWords.says({
            count: alert.readings,
            since: timeText(alert.firstTime, ofPatient(reader, alert)),
          })}
        </p>
      </div>
      <ReadingTag reading={alert.class} />
    </div>
  );
}
