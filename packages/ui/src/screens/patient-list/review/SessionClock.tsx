import { useReviewRound, useServerTime } from '@rpm/api-client';
import { clockText, parseStamp } from '@rpm/domain';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { Clock } from 'lucide-react';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useEachSecond } from './useEachSecond.ts';

/**
 * How long the round lasts, from when the server began it. No live region: it is read when somebody goes there.
 */
export function SessionClock() {
  const { loadable } = useReviewRound();
  const { onBad } = useClock(browserTimeZone());
  const now = useServerTime();
  const stamp = loadable.state === 'ready' && !loadable.data.endedTime ? loadable.data.startedTime : null;
  const began = stamp ? parseStamp(stamp, onBad) : null;
  useEachSecond(began !== null);
  if (!began) return null;
  return (
    <p className="flex items-center gap-1.5">
      <Clock aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none text-fg-muted" />
      <span className="text-fg-muted max-md:sr-only">{texts.session}</span>
      <b className="numeric">
        {clockText(Math.max(0, Math.floor((now().getTime() - began.getTime()) / 1000)))}
      </b>
    </p>
  );
}
