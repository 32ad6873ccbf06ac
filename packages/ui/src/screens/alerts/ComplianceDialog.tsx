import { useResolveCompliance, useServerTime, useSnoozeCompliance, useUndoCompliance } from '@rpm/api-client';
import {
  ComplianceResolution,
  checked,
  formatStamp,
  limits,
  patientRecordPath,
  snoozesAt,
  snoozeUntil,
} from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { complianceWords } from '@rpm/domain/words/compliance';
import { leavingWords } from '@rpm/domain/words/leaving';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { FormDialog } from '../../components/Dialog/FormDialog.tsx';
import { useLeaveQuestion } from '../../components/Dialog/useLeaveQuestion.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { SnoozeForm } from '../../parts/alerts/SnoozeForm.tsx';
import { type AlertReader, timeText } from './alertLine.ts';
import type { ComplianceLine } from './complianceLine.ts';
import { useAlertTask } from './useAlertTask.ts';

const texts = complianceWords.dialog;

interface ComplianceDialogProps {
  line: ComplianceLine;
  reader: AlertReader;
  onClose: () => void;
}

/** One alert about a device or a habit: put off, taken back, or closed with a note; and what was done with it. @see SCR-02 */
export function ComplianceDialog({ line, reader, onClose }: ComplianceDialogProps) {
  const now = useServerTime();
  const { timeZone } = reader.place;
  const list = line.target ? [line.target] : [];
  const snooze = useAlertTask({
    name: texts.snooze,
    call: useSnoozeCompliance(),
    done: texts.snoozed,
    onDone: onClose,
  });
  const snoozeTo = (until: Date) => snooze.run({ list, until: formatStamp(until) });
  const [isPicking, setPicking] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const undo = useAlertTask({
    name: complianceWords.undo,
    call: useUndoCompliance(),
    done: complianceWords.undone,
  });
  const { run, isBusy, problem, clear } = useAlertTask({
    name: texts.submit,
    call: useResolveCompliance(),
    done: texts.done,
    onDone: onClose,
  });
  const form = useSchemaForm({
    initial: { note: '' },
    check: (typed) => checked(ComplianceResolution, { list, ...typed }),
    words: alertWords.resolve.errors,
    send: run,
    onWrong: clear,
  });
  const navigate = useNavigate();
  const { userId, kind, vital } = line.row;
  /** Where the cause is mended: the record, and of a range that ends its vital, beside which a range is set. */
  const remedy = patientRecordPath(userId ?? '', { vital });
  const leaving = { asks: form.typed.note.trim() !== '', texts: leavingWords };
  const { leave, question } = useLeaveQuestion({ ...leaving, isBusy }, () => navigate(remedy));
  return (
    <FormDialog
      onClose={onClose}
      title={line.wrong}
      description={`${line.name}. ${line.about}`}
      form={form}
      says={{ cancel: texts.close, submit: texts.submit, busy: texts.busy }}
      isBusy={isBusy}
      leaving={leaving}
      problem={problem ?? snooze.problem ?? undo.problem}
      beside={
        <>
          <History line={line} reader={reader} />
          {isPicking && (
            <SnoozeForm
              timeZone={timeZone}
              send={snoozeTo}
              onWrong={snooze.clear}
              isBusy={snooze.isBusy}
              problem={snooze.problem}
              onClose={() => {
                // The option that opened it is gone: its list would give the focus to nothing.
                flushSync(() => setPicking(false));
                menu.current?.focus();
              }}
            />
          )}
        </>
      }
    >
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-40 flex-1">
          <Select
            ref={menu}
            label={texts.snooze}
            options={[
              ...snoozesAt(now(), timeZone).map(({ kind }) => ({
                value: kind,
                label: alertWords.snoozeFor[kind],
              })),
              { value: 'pick' as const, label: alertWords.snoozePick },
            ]}
            value={undefined}
            placeholder={texts.snooze}
            onChange={(chosen) => {
              if (chosen === 'pick') setPicking(true);
              else void snoozeTo(snoozeUntil(chosen, now(), timeZone));
            }}
          />
        </div>
        {userId !== null && (
          <Link
            to={remedy}
            look="secondary"
            onClick={(event) => {
              // In another tab nothing of the note is lost.
              if (event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              leave();
            }}
          >
            {kind === 'rangeEnds' ? texts.setRange : alertWords.openRecord}
          </Link>
        )}
        {line.row.canUndo && (
          <Button busy={undo.isBusy ? texts.busy : undefined} onClick={() => void undo.run({ list })}>
            {complianceWords.undo}
          </Button>
        )}
      </div>
      <TextArea
        {...form.field('note')}
        label={texts.note}
        hint={texts.noteHint}
        isRequired
        rows={3}
        maxLength={limits.alertNoteMaxCharacters}
      />
      {question}
    </FormDialog>
  );
}

/** What was done with the alert, by whom and when. */
function History({ line, reader }: Pick<ComplianceDialogProps, 'line' | 'reader'>) {
  return (
    <section className="mt-4">
      <h3 className="mb-2 text-h3">{texts.history}</h3>
      <ul className="flex flex-col gap-2">
        {(line.row.history ?? []).map(({ kind, time, by }) => (
          <li key={`${kind} ${time}`} className="flex flex-col">
            <span>
              {complianceWords.events[kind]}
              {by && (
                <>
                  , <bdi>{by.name}</bdi>
                </>
              )}
            </span>
            <span className="text-caption text-fg-muted">{timeText(time, reader)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
