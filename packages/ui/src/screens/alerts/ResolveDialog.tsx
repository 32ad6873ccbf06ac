import { useResolveAlert, useTimer } from '@rpm/api-client';
import {
  type AlertDetails,
  type AlertOutcome,
  AlertResolution,
  alertOutcomes,
  checked,
  limits,
} from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { useRef } from 'react';
import { FormDialog } from '../../components/Dialog/FormDialog.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useRunningSeconds } from '../../parts/timer/useRunningSeconds.ts';
import { useAlertTask } from './useAlertTask.ts';

const text = alertWords.resolve;
const options = alertOutcomes.map((value) => ({
  value,
  label: alertWords.outcomes[value],
  detail: alertWords.outcomeHints[value],
}));

interface ResolveDialogProps {
  alert: Pick<AlertDetails, 'alertId' | 'version' | 'readings' | 'userId'>;
  /** The outcome that was pressed. */
  outcome: AlertOutcome;
  onClose: () => void;
}

/** Closes an alert with what came of it and a note (r2). The focus begins in the note. @see SCR-02 */
export function ResolveDialog({ alert, outcome, onClose }: ResolveDialogProps) {
  const { alertId, version, readings, userId } = alert;
  const known = useTimer().loadable;
  const timer = known.state === 'ready' && known.data.timer?.userId === userId ? known.data.timer : null;
  const minutes = Math.floor(useRunningSeconds(timer) / 60);
  const note = useRef<HTMLTextAreaElement>(null);
  const { run, isBusy, problem, clear } = useAlertTask({
    name: text.title,
    call: useResolveAlert(),
    done: text.done,
    onDone: onClose,
  });
  const form = useSchemaForm({
    initial: { outcome, note: '' },
    check: (typed) => checked(AlertResolution, { alertId, version, ...typed }),
    words: text.errors,
    send: run,
    onWrong: clear,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={text.title}
      description={text.says({ count: readings })}
      initialFocus={note}
      form={form}
      says={text}
      isBusy={isBusy}
      problem={problem}
    >
      <RadioCards
        title={text.outcome}
        headingLevel={3}
        options={options}
        value={form.field('outcome').value}
        onChange={(value) => form.change('outcome', value)}
      />
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
