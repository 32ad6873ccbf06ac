import { useTimer } from '@rpm/api-client';
import { clockText } from '@rpm/domain';
import { timerWords } from '@rpm/domain/words/timer';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { Timer } from 'lucide-react';
import { createContext, type RefObject, useContext } from 'react';
import { useRunningSeconds } from '../../../parts/timer/useRunningSeconds.ts';
import { useIsOnScreen } from './onScreen.ts';
import { useEachSecond } from './useEachSecond.ts';

/** What the page counts of the patient on the screen, in seconds: asked each second, and nothing is drawn anew for it. */
export const CountedContext = createContext<RefObject<() => number>>({ current: () => 0 });

/**
 * How long the open patient was worked on: by the own timer while it is with them, else by what the page counts. Nobody
 * else has a clock. No live region: it is read when somebody goes there.
 */
export function PatientClock({ userId }: { userId: string }) {
  const isShown = useIsOnScreen(userId);
  const seconds = useContext(CountedContext);
  const timers = useTimer().loadable;
  const timer = timers.state === 'ready' && timers.data.timer?.userId === userId ? timers.data.timer : null;
  const worked = useRunningSeconds(timer);
  useEachSecond(isShown);
  if (!isShown) return null;
  return (
    <p className="flex items-center gap-1.5">
      <Timer aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none text-fg-muted" />
      <span className="text-fg-muted max-md:sr-only">{texts.thisPatient}</span>
      <b className="numeric">{clockText(timer ? worked : seconds.current())}</b>
      {timer?.sinceTime === null && <span>{timerWords.pill.pausedShort}</span>}
    </p>
  );
}
