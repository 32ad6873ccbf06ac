import { useReviewRound, useServerTime } from '@rpm/api-client';
import { clockText, parseStamp } from '@rpm/domain';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { pausedSeconds, type RoundMemory } from './round.ts';
import { useEachSecond } from './useEachSecond.ts';

/**
 * How long the round lasts, from when the server began it, and how much of that nobody held it open: paused, or left. No
 * live region: it is read when somebody goes there.
 *
 * @param round what this tab pauses is counted on from what the server said
 */
export function SessionClock({ round }: { round: RoundMemory }) {
  const { loadable } = useReviewRound();
  const { onBad } = useClock(browserTimeZone());
  const now = useServerTime();
  const answer = loadable.state === 'ready' && !loadable.data.endedTime ? loadable.data : null;
  const began = answer?.startedTime ? parseStamp(answer.startedTime, onBad) : null;
  useEachSecond(began !== null);
  const at = now();
  const pausedHere = pausedSeconds(round, at);
  const [told, setTold] = useState({ answer, pausedHere });
  if (told.answer !== answer) setTold({ answer, pausedHere });
  if (!began || !answer) return null;
  const total = Math.max(0, Math.floor((at.getTime() - began.getTime()) / 1000));
  const paused = Math.min(total, answer.awaySeconds + pausedHere - told.pausedHere);
  return (
    <p className="flex items-center gap-1.5">
      <Clock aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none text-fg-muted" />
      <span className="text-fg-muted max-md:sr-only">{texts.session}</span>
      <b className="numeric">{clockText(total)}</b>
      {paused > 0 && (
        <span className="numeric text-fg-muted max-md:sr-only">
          {texts.sessionPaused({ time: clockText(paused) })}
        </span>
      )}
    </p>
  );
}
