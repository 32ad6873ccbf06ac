import { useEndReview, useReviewQueue, useReviewRound, useServerTime } from '@rpm/api-client';
import { patientRecordPath, type RoundRow, readStamp } from '@rpm/domain';
import { workingModeWords } from '@rpm/domain/words/workingMode';
import { ArrowLeft, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { StatCard } from '../../../components/StatCard/StatCard.tsx';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { useKeys } from '../../../hooks/useKeys.ts';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { Kbd } from '../../../parts/keys/Kbd.tsx';
import { useShownTime } from '../../../parts/person/when.ts';
import { useSlot } from '../../../providers/memory/SessionMemory.tsx';
import { type DoneLine, doneColumns, doneLines, ofQueue } from './doneLines.tsx';
import { freshRound, type RoundMemory } from './round.ts';
import { SessionTime } from './SessionTime.tsx';
import { StepsReached, StillToDo } from './StepsReached.tsx';
import { UndoName } from './UndoName.tsx';
import { useUndo } from './useUndo.ts';

const { done: texts, ...common } = workingModeWords;
const keys = ['z'] as const;
const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon flex-none' } as const;

/** What was done in the round, as the server knows it; who was left open first. Undo still works. */
export function DonePage({ onWork }: { onWork: () => void }) {
  const slot = useSlot<RoundMemory>('review round');
  const [memory, setMemory] = useState(slot.value ?? freshRound);
  const endReview = useEndReview();
  const now = useServerTime();
  const round = useReviewRound();
  const queue = useReviewQueue().loadable;
  const shown = useShownTime(browserTimeZone());
  useKeys(keys);
  const end = useRef(endReview);
  useEffect(() => {
    // Offline it stays open, and the next visit goes on with it.
    void end.current({}).catch(() => undefined);
  }, []);
  const undo = useUndo(
    (change) => {
      slot.value = change(slot.value ?? freshRound);
      setMemory(slot.value);
    },
    () => round.reread(),
  );
  const last = memory.undoable.at(-1);
  const rows = round.loadable.state === 'ready' ? round.loadable.data.result : [];
  const names = new Map(
    queue.state === 'ready' ? queue.data.result.rows.map(({ userId, name }) => [userId, name] as const) : [],
  );
  const left = Object.entries(memory.states).flatMap(([userId, state]) =>
    state === 'left' && names.has(userId) ? [{ userId, name: names.get(userId) ?? '' }] : [],
  );
  const lines = doneLines(rows, left, (stamp) => shown(stamp, 'datetime'));
  const seen = ofQueue(lines);
  const isKnown = round.loadable.state === 'ready' && queue.state === 'ready';
  const total = seen.size + [...names.keys()].filter((id) => id !== null && !seen.has(id)).length;
  const again = () => {
    slot.value = null;
    onWork();
  };
  return (
    <Page
      isWide
      title={isKnown ? title(seen.size, total) : texts.nothing}
      subtitle={
        round.loadable.state === 'ready' && round.loadable.data.startedTime
          ? texts.from({
              start: shown(round.loadable.data.startedTime, 'datetime'),
              end: shown(round.loadable.data.endedTime ?? null, 'time'),
            })
          : undefined
      }
      actions={
        <>
          {last && (
            <Button
              variant="ghost"
              aria-keyshortcuts="z"
              icon={<Undo2 {...icon} />}
              busy={undo.isBusy ? common.states.saving : undefined}
              onClick={() => void undo.run(last)}
            >
              <UndoName undoable={last} />
              <Kbd>z</Kbd>
            </Button>
          )}
          <Button onClick={again}>{texts.again}</Button>
          <Link to="/patient-list" look="primary" icon={<ArrowLeft {...icon} />}>
            {common.toList}
          </Link>
        </>
      }
    >
      <Loaded
        loadable={round.loadable}
        says={texts.loading}
        headingLevel={2}
        skeleton={<Skeleton shape="chart" />}
      >
        {({ result, startedTime, endedTime, awaySeconds }) => {
          const start = startedTime === null ? null : readStamp(startedTime);
          const end = (endedTime === null ? null : readStamp(endedTime)) ?? now();
          return (
            <Result
              rows={result}
              lines={lines}
              total={start ? Math.max(0, Math.floor((end.getTime() - start.getTime()) / 1000)) : 0}
              paused={awaySeconds}
            />
          );
        }}
      </Loaded>
    </Page>
  );
}

/** What the heading says: how many of those who waited were looked at. */
function title(looked: number, total: number): string {
  if (total === 0) return texts.nothing;
  return looked === total ? texts.all({ count: total }) : texts.ended({ looked, total });
}

interface ResultProps {
  rows: readonly RoundRow[];
  lines: readonly DoneLine[];
  /** How long the round lasted, and was paused. */
  total: number;
  paused: number;
}

function Result({ rows, lines, total, paused }: ResultProps) {
  const sum = (of: (row: RoundRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const count = (state: DoneLine['state']) => lines.filter((line) => line.state === state).length;
  const logged = sum(({ seconds }) => seconds);
  const patients = rows.filter(({ seconds }) => seconds > 0).length;
  const seen = ofQueue(lines);
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-3">
        <StatCard
          label={texts.reviewed}
          value={count('reviewed')}
          note={[
            texts.notes({ count: sum(({ notes }) => notes) }),
            texts.calls({ count: sum(({ calls }) => calls) }),
          ].join(', ')}
        />
        <StatCard label={texts.snoozed} value={count('snoozed')} />
        <StatCard label={texts.leftOpen} value={count('left')} note={texts.leftNote} />
        <StatCard
          label={texts.minutes}
          value={Math.floor(logged / 60)}
          note={texts.toPatients({ count: patients })}
        />
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Card title={texts.table} isFlush isOpenOnPhone>
          <DataTable
            fit="regular"
            caption={texts.table}
            columns={doneColumns}
            rows={lines}
            rowKey={({ userId }) => userId}
            card={(line) => <DoneCard line={line} />}
            empty={<p className="p-5 text-fg-muted">{texts.nothing}</p>}
          />
        </Card>
        <div className="flex flex-col gap-4">
          <SessionTime total={total} logged={logged} paused={paused} />
          <StepsReached rows={rows} />
          <StillToDo
            rows={rows.filter(({ userId }) => seen.has(userId))}
            left={lines.filter(({ state }) => state === 'left')}
          />
        </div>
      </div>
    </div>
  );
}

function DoneCard({ line: { userId, name, outcome, details } }: { line: DoneLine }) {
  return (
    <article>
      <h2 className="text-h3">
        <Link to={patientRecordPath(userId)} look="alone">
          <bdi className="wrap-anywhere">{name}</bdi>
        </Link>
      </h2>
      <p>{outcome}</p>
      <p className="text-fg-muted">{details}</p>
    </article>
  );
}
