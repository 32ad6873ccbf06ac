import { useNotes } from '@rpm/api-client';
import { careNoteWords } from '@rpm/domain/words/careNote';
import { loadWords } from '@rpm/domain/words/load';
import { NotebookPen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { PatientPart } from '../../parts/own-devices/PatientPart.tsx';
import { useShownTime } from '../../parts/person/when.ts';

const text = careNoteWords;
const atFirst = 3;
const more = 10;

/** Messages are in a part of their own. */
const isNote = ({ kind }: { kind: string | null }) => kind !== 'conversation';

interface CareNotesProps {
  /** The patient who is logged in. */
  userId: string;
  timeZone: string;
}

/**
 * The notes that are marked 'The patient can read this', newest first, and which of them correct others. The server
 * decides which these are. Neither topic nor minutes of work are shown: they say nothing to a patient.
 *
 * @see API-23, SCR-03
 */
export function CareNotes({ userId, timeZone }: CareNotesProps) {
  const { loadable } = useNotes(userId);
  const shownTime = useShownTime(timeZone);
  const [shown, setShown] = useState(atFirst);
  const firstOlder = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (shown > atFirst) firstOlder.current?.focus();
  }, [shown]);
  return (
    <PatientPart
      loadable={loadable}
      says={text.loading}
      skeleton={<Skeleton shape="chart" />}
      isEmpty={({ rows, unreadable }) => rows.filter(isNote).length + unreadable === 0}
      empty={
        <div className="rounded-xl border border-line bg-surface">
          <EmptyState
            headingLevel={3}
            icon={<NotebookPen strokeWidth={1.5} />}
            title={text.none}
            reason={text.noneReason}
          />
        </div>
      }
    >
      {({ rows: all, unreadable }) => {
        const rows = all.filter(isNote);
        return (
          <>
            <ul className="flex flex-col gap-3">
              {rows.slice(0, shown).map((note, at) => {
                const isFirstOlder = shown > atFirst && at === Math.max(atFirst, shown - more);
                return (
                  <li
                    key={note.noteId ?? `note ${at}`}
                    ref={isFirstOlder ? firstOlder : undefined}
                    tabIndex={isFirstOlder ? -1 : undefined}
                    className="wrap-anywhere rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]"
                  >
                    <p dir="auto" className="whitespace-pre-wrap">
                      {note.text ?? loadWords.unknown}
                    </p>
                    <p className="mt-2 text-fg-muted">
                      <bdi>{note.author?.name ?? loadWords.unknown}</bdi>
                      {', '}
                      {shownTime(note.time, 'datetime')}
                    </p>
                    {note.corrects && (
                      <p className="text-fg-muted">
                        {text.corrects({
                          name: note.corrects.author?.name ?? loadWords.unknown,
                          time: shownTime(note.corrects.time, 'datetime'),
                        })}
                      </p>
                    )}
                  </li>
                );
              })}
            </ul>
            {rows.length > shown && (
              <div className="mt-3">
                <Button onClick={() => setShown(shown + more)}>{text.older}</Button>
              </div>
            )}
            <RowsNotShown count={unreadable} />
          </>
        );
      }}
    </PatientPart>
  );
}
