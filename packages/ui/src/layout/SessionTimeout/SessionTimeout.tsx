import { defaultSessionTimes, type SessionTimes, type UserNow } from '@rpm/domain';
import { timeoutWords } from '@rpm/domain/words/frame';
import { useEffect } from 'react';
import { lazily, useLazy } from '../../hooks/lazily.ts';
import { useCover } from './useCover.ts';
import { useIdle } from './useIdle.ts';

const warning = lazily(() => import('./TimeoutWarning.tsx').then(({ TimeoutWarning }) => TimeoutWarning));

export interface SessionTimeoutProps {
  /** The user has been idle too long. Called once. */
  onEnded: () => void;
  /** Gets what the clinic of the user is called by now, as the server says it to whoever is active. */
  onUser: (user: UserNow) => void;
  /** Left out: notice at 270, warning at 290, log-off at 300 seconds. */
  times?: SessionTimes;
}

/**
 * Watches over the session of a page behind the guard: a polite notice, then the warning with its countdown, then the
 * log-off, in all tabs together.
 *
 * @see SES-01 to SES-04, behaviour R5 to R9
 */
export function SessionTimeout({ onEnded, onUser, times = defaultSessionTimes }: SessionTimeoutProps) {
  useCover();
  const { phase, secondsLeft, keep } = useIdle(times, { ended: onEnded, user: onUser });
  const { part: Warning, open } = useLazy(warning);
  const isNear = phase !== 'active';
  // Fetched with the notice before it. Without it the session ends all the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for when the time comes
  useEffect(() => {
    if (isNear) open();
  }, [isNear]);
  return (
    <>
      {/* Named as live, so that a dialog in front of the page does not hide it from screen readers. */}
      <div
        role="status"
        aria-live="polite"
        className="fixed bottom-6 left-1/2 z-(--rpm-z-session) w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 rounded-full border border-feedback-warning-line bg-feedback-warning-bg px-5 py-2 text-center text-feedback-warning-fg shadow-md empty:hidden max-md:bottom-24 max-md:rounded-lg print:hidden"
      >
        {phase === 'notice' && timeoutWords.notice}
      </div>
      {phase === 'warning' && Warning && <Warning secondsLeft={secondsLeft} onKeep={keep} />}
    </>
  );
}
