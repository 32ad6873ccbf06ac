import { useReviewRound, useServerTime, useTimer } from '@rpm/api-client';
import { clockText, parseStamp } from '@rpm/domain';
import { timerWords } from '@rpm/domain/words/timer';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { Clock, Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useRunningSeconds } from '../../../parts/timer/useRunningSeconds.ts';

const icon = {
  'aria-hidden': true,
  strokeWidth: 1.75,
  className: 'size-icon flex-none text-fg-muted',
} as const;

/**
 * How long the round lasts, from when the server began it, and how long the open patient was worked on: by the own timer
 * while it is with them, else by what this page counts. No live region: it is read when somebody goes there.
 */
export function Clocks({ userId, seconds }: { userId: string; seconds: () => number }) {
  const { loadable } = useReviewRound();
  const { onBad } = useClock(browserTimeZone());
  const now = useServerTime();
  const timers = useTimer().loadable;
  const timer = timers.state === 'ready' && timers.data.timer?.userId === userId ? timers.data.timer : null;
  const worked = useRunningSeconds(timer);
  const stamp = loadable.state === 'ready' && !loadable.data.endedTime ? loadable.data.startedTime : null;
  const began = stamp ? parseStamp(stamp, onBad) : null;
  const [, tick] = useState(0);
  const isRunning = began !== null;
  useEffect(() => {
    if (!isRunning) return;
    const each = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(each);
  }, [isRunning]);
  return (
    <>
      {began && (
        <p className="flex items-center gap-1.5">
          <Clock {...icon} />
          <span className="text-fg-muted max-md:sr-only">{texts.session}</span>
          <b className="numeric">
            {clockText(Math.max(0, Math.floor((now().getTime() - began.getTime()) / 1000)))}
          </b>
        </p>
      )}
      {(timer || began) && (
        <p className="flex items-center gap-1.5">
          <Timer {...icon} />
          <span className="text-fg-muted max-md:sr-only">{texts.thisPatient}</span>
          <b className="numeric">{clockText(timer ? worked : seconds())}</b>
          {timer?.sinceTime === null && <span>{timerWords.pill.pausedShort}</span>}
        </p>
      )}
    </>
  );
}
