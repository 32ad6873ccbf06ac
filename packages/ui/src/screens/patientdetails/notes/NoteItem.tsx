import type { useNotes } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { noteWords } from '@rpm/domain/words/note';
import { recordWords } from '@rpm/domain/words/record';
import { Eye, Lock, type LucideIcon, Phone } from 'lucide-react';
import { useId } from 'react';
import { nameOf } from '../../../hooks/names.ts';
import { useShownTime } from '../../../parts/person/when.ts';

const { notes: texts } = recordWords.record;

type Ready<R> = R extends { state: 'ready'; data: infer Data } ? Data : never;
/** A note as it is read; a part that could not be read is `null`. */
export type ReadNote = Ready<ReturnType<typeof useNotes>['loadable']>['rows'][number];

/** One note. An article and no landmark: many have one topic. Its text is text, whatever it looks like. */
export function NoteItem({ note, timeZone }: { note: ReadNote; timeZone: string }) {
  const id = useId();
  const shown = useShownTime(timeZone);
  return (
    <article aria-labelledby={id} className="border-line-subtle border-t px-5 py-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 pb-1">
        <h3 id={id} className="font-semibold text-body">
          {note.topic ? nameOf(texts.topics, note.topic) : loadWords.unknown}
        </h3>
        <p className="wrap-anywhere text-caption text-fg-muted">
          <bdi>
            {texts.by({
              name: note.author?.name ?? loadWords.unknown,
              time: shown(note.time, 'datetime'),
            })}
          </bdi>
        </p>
        <NoteMarks note={note} />
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {note.text ?? loadWords.unknown}
      </p>
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
