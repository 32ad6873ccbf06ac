import type { Loadable, useNotes } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { useShownTime } from '../../../parts/person/when.ts';

type Notes = ReturnType<typeof useNotes>['loadable'] extends Loadable<infer T> ? T : never;
/** As many as stand beside the chart. */
const shownNotes = 3;

/** The newest notes about the patient, in short; the others are in the record. */
export function LastNotes({ notes, timeZone }: { notes: Loadable<Notes>; timeZone: string }) {
  const shown = useShownTime(timeZone);
  const { topics, loading } = recordWords.record.notes;
  return (
    <Card title={texts.notes} headingLevel={3}>
      <Loaded
        loadable={notes}
        says={loading}
        headingLevel={3}
        skeleton={<Skeleton width="long" />}
        isEmpty={({ rows }) => rows.filter(({ kind }) => kind !== 'conversation').length === 0}
        empty={<p className="text-fg-muted">{texts.noNotes}</p>}
      >
        {({ rows }) => (
          <ul className="flex flex-col gap-3">
            {rows
              .filter(({ kind }) => kind !== 'conversation')
              .slice(0, shownNotes)
              .map(({ noteId, topic, author, time, text }, at) => (
                <li key={noteId ?? `note ${at}`}>
                  <p className="text-caption text-fg-muted">
                    <b className="text-fg">{topic ? topics[topic] : loadWords.unknown}</b>{' '}
                    <bdi>{author?.name}</bdi>, {shown(time, 'date')}
                  </p>
                  <p className="wrap-anywhere line-clamp-4">
                    <bdi>{text}</bdi>
                  </p>
                </li>
              ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
