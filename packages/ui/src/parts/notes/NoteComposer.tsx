import {
  limits,
  type NoteReaders,
  noteReaders,
  noteTopics,
  type PatientStanding,
  readersOfCorrection,
} from '@rpm/domain';
import { noteWords } from '@rpm/domain/words/note';
import { recordWords } from '@rpm/domain/words/record';
import { taskWords } from '@rpm/domain/words/task';
import { Check, Lock, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { sendByKey } from '../../hooks/sendByKey.ts';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import type { Correcting } from './correcting.ts';
import { DraftLine } from './DraftLine.tsx';
import { MinutesField } from './MinutesField.tsx';
import { TemplateSelect } from './TemplateSelect.tsx';
import { useNoteForm } from './useNoteForm.ts';

const { composer: texts, correction } = noteWords;
const { notes: record } = recordWords.record;
const topics = noteTopics.map((value) => ({ value, label: record.topics[value] }));
const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon' } as const;

export interface NoteComposerProps {
  userId: string;
  /** Of the patient: without one, what is written to the patient is not read. Left out while it is not known. */
  account?: PatientStanding['account'] | undefined;
  /** Whether the reader is responsible for the patient: only then there are exception notes. */
  mayKeepToSelf: boolean;
  /** The note that is corrected, if one is. Give another `key` for another one. */
  correcting: Correcting | null;
  /** Whether the text has the focus as soon as it is there; left out, that of a correction. */
  takesFocus?: boolean;
  /** It is corrected, or not any more. */
  onCorrected: () => void;
  /** It was saved or sent; what was thrown away is not. */
  onSaved?: () => void;
}

/**
 * Writes a note: topic, who can read it, text, and the work that it records. What goes to the patient has another edge
 * and another button, so that nobody sends by mistake.
 *
 * @see API-23, SCR-03
 */
export function NoteComposer({
  userId,
  account = 'active',
  mayKeepToSelf,
  correcting,
  takesFocus = correcting !== null,
  onCorrected,
  onSaved,
}: NoteComposerProps) {
  const isRead = account === 'active';
  const { form, isBusy, problem, discard, fill, draft } = useNoteForm(userId, correcting, isRead, {
    over: onCorrected,
    saved: onSaved,
  });
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);
  const isOnline = useOnline();
  const { readers, text, minutes, isInteractive } = form.typed;
  useLeaveWarning(isBusy || text.trim() !== '');
  const choices = correcting
    ? readersOfCorrection(correcting)
    : noteReaders.filter((each) => each !== 'author' || mayKeepToSelf);
  const isToPatient = readers === 'patient';
  const busy = isToPatient ? texts.sending : texts.saving;
  return (
    <div className={isToPatient ? 'rounded-lg ring-2 ring-feedback-info-line' : undefined}>
      <Card title={texts.title}>
        <form
          {...form.handlers}
          onKeyDown={sendByKey}
          aria-label={texts.title}
          className="flex flex-col gap-4"
        >
          {correcting && (
            <Banner
              kind="info"
              action={
                <Button size="sm" onClick={onCorrected}>
                  {correction.drop}
                </Button>
              }
            >
              {correction.writing(correcting.said)}
              {correcting.kind === 'note' && <span> {correction.minutes}</span>}
            </Banner>
          )}
          <div className="flex flex-wrap items-end gap-4">
            <div className="w-48 max-w-full">
              <Select {...form.field('topic')} label={texts.topic} options={topics} />
            </div>
            {!correcting && (
              <TemplateSelect
                userId={userId}
                hasText={text.trim() !== ''}
                onFilled={(topic, next) => fill({ topic, text: next })}
              />
            )}
            <div className="flex min-w-0 flex-col gap-1.5">
              <span aria-hidden="true" className="text-label">
                {texts.readers}
              </span>
              <SegmentedControl<NoteReaders>
                name={texts.readers}
                options={choices.map((value) => ({ value, label: texts.reader[value] }))}
                value={readers}
                onChange={(next) => form.change('readers', next)}
              />
            </div>
          </div>
          <TextArea
            {...form.field('text')}
            label={texts.text}
            ref={area}
            maxLength={limits.longTextMaxCharacters}
            rows={5}
            isRequired
          />
          {readers === 'author' && (
            <p className="flex items-center gap-2 text-fg-muted">
              <Lock {...icon} />
              {record.onlyAuthor}
            </p>
          )}
          {isToPatient && !isRead && <Banner kind="warning">{noteWords.unread[account]}</Banner>}
          {!isOnline && <Banner kind="warning">{taskWords.offline}</Banner>}
          <Problem>{problem}</Problem>
          <div className="flex flex-wrap items-end justify-end gap-3">
            {readers !== 'author' && (
              <div className="me-auto flex flex-wrap items-end gap-x-4 gap-y-2">
                <MinutesField
                  userId={userId}
                  field={form.field('minutes')}
                  value={minutes}
                  onChange={(next) => form.change('minutes', next)}
                  onTimer={(next, isLive) => {
                    form.change('minutes', next);
                    if (isLive) form.change('isInteractive', true);
                  }}
                />
                <div className="pb-1.5">
                  <Checkbox
                    label={texts.live}
                    checked={isInteractive}
                    onChange={({ target }) => form.change('isInteractive', target.checked)}
                  />
                </div>
              </div>
            )}
            <Button
              variant="ghost"
              onClick={discard}
              isDisabled={isBusy || (text + minutes === '' && correcting === null)}
            >
              {texts.discard}
            </Button>
            <Button
              type="submit"
              variant="primary"
              icon={isToPatient ? <Send {...icon} /> : <Check {...icon} />}
              busy={isBusy ? busy : undefined}
              isDisabled={!isOnline}
              aria-keyshortcuts="Control+Enter"
            >
              {isToPatient ? texts.send : texts.save}
            </Button>
          </div>
          <DraftLine draft={draft} />
        </form>
      </Card>
    </div>
  );
}
