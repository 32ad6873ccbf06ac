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
import { useId, useRef } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
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
  const formId = useId();
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
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={text.title}
      description={text.says({ count: readings })}
      initialFocus={note}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy ? text.busy : undefined}>
            {text.submit}
          </Button>
        </>
      }
    >
      <form {...form.handlers} id={formId} className="flex flex-col gap-4">
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
        <Problem>{problem}</Problem>
      </form>
    </Dialog>
  );
}
