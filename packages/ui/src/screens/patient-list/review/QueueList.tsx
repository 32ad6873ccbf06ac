import { useServerNow } from '@rpm/api-client';
import { ageOf, queueSorts, rankSentence } from '@rpm/domain';
import { ageWords } from '@rpm/domain/words/patientList';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { WifiOff } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { ReadingGlyph } from '../../../components/ReadingGlyph/ReadingGlyph.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { afterPaint } from '../../../hooks/useAfterPaint.ts';
import { useRankSpeech } from '../../../parts/rank/useRankSpeech.ts';
import { rankTone } from './rankTone.ts';
import type { RoundState, Waiting } from './round.ts';
import type { ReviewRound } from './useReviewRound.ts';

const sorts = queueSorts.map((value) => ({ value, label: texts.sorts[value] }));

/** Who waits, in order, each with the reason; who is done is folded to a line that opens them again, and who is with a colleague says so. */
export function QueueList({ round }: { round: ReviewRound }) {
  const { known, round: memory, others, order } = round;
  const goTo = useRef(round.goTo);
  goTo.current = round.goTo;
  const openPatient = useCallback((userId: string) => goTo.current(userId), []);
  const item = (each: Waiting) => (
    <QueueItem
      key={each.userId}
      waiting={each}
      isHere={each.userId === memory.here}
      claimedBy={others.get(each.userId) ?? null}
      onOpen={openPatient}
    />
  );
  return (
    <Card
      title={texts.queue}
      isFlush
      actions={
        <div className="w-48 max-w-full">
          <Select
            label={texts.sortBy}
            isLabelHidden
            size="sm"
            options={sorts}
            value={memory.sort}
            onChange={round.sortBy}
          />
        </div>
      }
    >
      <ol className="max-h-[70dvh] overflow-y-auto max-lg:max-h-80" aria-label={texts.queue}>
        {[...order.done, ...order.open].map((id) => {
          const each = known.get(id);
          const state = memory.states[id];
          if (!each) return null;
          if (state === undefined || id === memory.here) return item(each);
          return (
            <DoneItem
              key={id}
              name={each.row.name}
              state={state}
              claimedBy={others.get(id) ?? null}
              onOpen={() => openPatient(id)}
            />
          );
        })}
      </ol>
    </Card>
  );
}

interface DoneItemProps {
  name: string;
  state: RoundState;
  claimedBy: string | null;
  onOpen: () => void;
}

/** Who was open in this round. What is being saved, and who is with a colleague, cannot be opened. */
function DoneItem({ name, state, claimedBy, onOpen }: DoneItemProps) {
  const isShut = claimedBy !== null || state === 'saving';
  return (
    <li className="border-line border-b">
      <button
        type="button"
        aria-disabled={isShut || undefined}
        onClick={isShut ? undefined : onOpen}
        className="flex min-h-target w-full items-center justify-between gap-3 px-4 py-2 text-start text-fg-muted hover:bg-surface-hover aria-disabled:cursor-not-allowed"
      >
        <bdi className="wrap-anywhere">{name}</bdi>
        <span className="flex-none text-caption">
          {claimedBy === null ? texts.states[state] : texts.claimed({ name: claimedBy })}
        </span>
      </button>
    </li>
  );
}

interface QueueItemProps {
  waiting: Waiting;
  isHere: boolean;
  /** The colleague who works on the patient. */
  claimedBy: string | null;
  onOpen: (userId: string) => void;
}

/** Drawn again only when it changes: the queue may be long, and a key must be quick. */
const QueueItem = memo(function QueueItem({ waiting, isHere, claimedBy, onOpen }: QueueItemProps) {
  const { facts, row } = waiting;
  const speech = useRankSpeech(row.timeZone);
  const now = useServerNow();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isHere) return afterPaint(() => button.current?.scrollIntoView({ block: 'nearest' }));
  }, [isHere]);
  const said = useMemo(() => rankSentence(facts, speech), [facts, speech]);
  const age = facts.waiting && ageOf(facts.waiting.at, now);
  return (
    <li className="border-line border-b">
      <button
        ref={button}
        type="button"
        aria-current={isHere ? 'true' : undefined}
        aria-disabled={claimedBy !== null || undefined}
        onClick={claimedBy === null ? () => onOpen(waiting.userId) : undefined}
        className="flex w-full flex-col gap-1 border-transparent border-s-4 px-3 py-2.5 text-start hover:bg-surface-hover aria-disabled:cursor-not-allowed aria-[current]:border-brand-solid aria-[current]:bg-brand-soft"
      >
        <span className="flex w-full items-center gap-2">
          <span className={`size-4.5 flex-none ${rankTone(facts)}`}>
            {facts.waiting ? (
              <ReadingGlyph reading={facts.waiting.class} />
            ) : (
              <WifiOff aria-hidden="true" className="size-4.5" />
            )}
          </span>
          <bdi className="wrap-anywhere min-w-0 flex-1 font-semibold">{row.name}</bdi>
          {age && (
            <span className="flex-none text-caption text-fg-muted">
              {age.unit === 'now' ? ageWords.now : ageWords[age.unit]({ count: age.count })}
            </span>
          )}
        </span>
        <span className="text-caption">{said}</span>
        {claimedBy !== null && (
          <span className="w-fit rounded-full bg-feedback-info-bg px-2 text-caption text-feedback-info-fg">
            {texts.claimed({ name: claimedBy })}
          </span>
        )}
      </button>
    </li>
  );
});
