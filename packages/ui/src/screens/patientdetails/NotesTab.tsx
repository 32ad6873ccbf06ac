import { type Read, useNotes } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { NotebookPen } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { nameOf } from '../../hooks/names.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { useShownTime } from '../../parts/person/when.ts';

const { notes: texts } = recordWords.record;

/** The notes about a patient that the reader may read, the newest first. They are never changed; a correction is another note. @see API-23 */
export function NotesTab({ userId, timeZone }: { userId: string; timeZone: string }) {
  const { loadable } = useNotes(userId);
  return (
    <div className="max-w-(--rpm-size-measure) pt-4">
      <Loaded
        loadable={loadable}
        says={texts.loading}
        headingLevel={2}
        skeleton={
          <Card>
            <Skeleton />
            <Skeleton width="long" />
          </Card>
        }
        isEmpty={({ rows, unreadable }) => rows.length + unreadable === 0}
        empty={
          <Card>
            <EmptyState icon={<NotebookPen strokeWidth={1.5} />} headingLevel={2} title={texts.empty} />
          </Card>
        }
      >
        {({ rows, unreadable }) => (
          <>
            <ul className="flex flex-col gap-3">
              {rows.map((note, at) => (
                <li key={note.noteId ?? `note ${at}`}>
                  <Note note={note} timeZone={timeZone} />
                </li>
              ))}
            </ul>
            <RowsNotShown count={unreadable} className="pt-3" />
          </>
        )}
      </Loaded>
    </div>
  );
}

type Row = Answer<ReturnType<typeof useNotes>>['rows'][number];
type Answer<R> = R extends Read<infer T> ? T : never;

/** One note. An article and no landmark: many have one topic. */
function Note({ note, timeZone }: { note: Row; timeZone: string }) {
  const id = useId();
  const foot = footOf(note);
  const shown = useShownTime(timeZone);
  return (
    <article aria-labelledby={id}>
      <Card footer={foot}>
        <div className="flex flex-wrap items-baseline gap-x-3 pb-2">
          <h2 id={id} className="text-h3">
            {note.topic ? nameOf(texts.topics, note.topic) : loadWords.unknown}
          </h2>
          <p className="wrap-anywhere text-caption text-fg-muted">
            <bdi>
              {texts.by({
                name: note.author?.name ?? loadWords.unknown,
                time: shown(note.time, 'datetime'),
              })}
            </bdi>
          </p>
        </div>
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {note.text ?? loadWords.unknown}
        </p>
      </Card>
    </article>
  );
}

/** How long the work took and who may read it, where there is something to say. */
function footOf({ minutes, toPatient, kind }: Row) {
  const parts = [
    minutes ? texts.minutes({ count: minutes }) : null,
    kind === 'exception' ? texts.onlyAuthor : toPatient ? texts.toPatient : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
