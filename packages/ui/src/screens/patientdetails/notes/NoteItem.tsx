import { loadWords } from '@rpm/domain/words/load';
import { noteWords } from '@rpm/domain/words/note';
import { recordWords } from '@rpm/domain/words/record';
import { Eye, Lock, type LucideIcon, Phone } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { nameOf } from '../../../hooks/names.ts';
import { type Correcting, calledBy, correctable, type ReadNote } from '../../../parts/notes/correcting.ts';
import { useShownTime } from '../../../parts/person/when.ts';

const { notes: texts } = recordWords.record;
const { correction } = noteWords;

export interface NoteItemProps {
  note: ReadNote;
  timeZone: string;
  /** The notes that correct this one, the oldest first. */
  correctedBy: readonly ReadNote[];
  /** Whether its reader writes exception notes about the patient. */
  mayKeepToSelf: boolean;
  onCorrect: (note: Correcting) => void;
}

/** One note. An article and no landmark: many have one topic. Its text is text, whatever it looks like. */
export function NoteItem({ note, timeZone, correctedBy, mayKeepToSelf, onCorrect }: NoteItemProps) {
  const id = useId();
  const shown = useShownTime(timeZone);
  const own = correctable(note, mayKeepToSelf, shown);
  return (
    <article aria-labelledby={id} className="border-line-subtle border-t px-5 py-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 pb-1">
        <h3 id={id} className="font-semibold text-body">
          {note.topic ? nameOf(texts.topics, note.topic) : loadWords.unknown}
        </h3>
        <p className="wrap-anywhere text-caption text-fg-muted">
          <bdi>{texts.by(calledBy(note, shown))}</bdi>
        </p>
        <NoteMarks note={note} />
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {note.text ?? loadWords.unknown}
      </p>
      <div className="flex flex-wrap items-end gap-x-3">
        <div className="me-auto text-caption text-fg-muted">
          {note.corrects && <p>{correction.corrects(calledBy(note.corrects, shown))}</p>}
          {correctedBy.map((later) => (
            <p key={later.noteId}>{correction.corrected(calledBy(later, shown))}</p>
          ))}
        </div>
        {own && (
          <div className="print:hidden">
            <Button
              size="sm"
              variant="ghost"
              aria-label={correction.correctThis(own.said)}
              onClick={() => onCorrect(own)}
            >
              {correction.correct}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}

/** How long the work took, whether it was live, and who may read the note. */
function NoteMarks({ note: { minutes, isInteractive, toPatient, kind } }: { note: ReadNote }) {
  const readers =
    kind === 'exception'
      ? { Icon: Lock, text: texts.onlyAuthor }
      : toPatient
        ? { Icon: Eye, text: texts.toPatient }
        : { Icon: Lock, text: noteWords.list.internal };
  return (
    <ul className="flex flex-wrap gap-x-3 self-center text-caption text-fg-muted md:ms-auto">
      {minutes ? <li>{texts.minutes({ count: minutes })}</li> : null}
      {isInteractive && <Mark Icon={Phone} text={noteWords.list.live} />}
      <Mark {...readers} />
    </ul>
  );
}

function Mark({ Icon, text }: { Icon: LucideIcon; text: string }) {
  return (
    <li className="flex items-center gap-1">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none" />
      {text}
    </li>
  );
}
