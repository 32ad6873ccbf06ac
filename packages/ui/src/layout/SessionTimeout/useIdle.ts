import { useKeepAlive } from '@rpm/api-client';
import {
  isKeepAliveDue,
  type Moment,
  type SessionState,
  type SessionTimes,
  sessionState,
  type UserNow,
} from '@rpm/domain';
import { useEffect, useRef, useState } from 'react';
import { onActivity, tabChannel } from './activity.ts';

const now = (): Moment => ({ wall: Date.now(), monotonic: performance.now() });
/** The countdown of the warning is looked at this often. */
const warningTickMs = 200;
/** A server that has not heard that the user is active is told again after this, and not sooner. */
const tellAgainMs = 3000;

/**
 * How long the user has been idle, in this tab and all others, and what that means for the session.
 *
 * It is asked again whenever the page wakes up, before anything that sleeping delayed: a session that ended in sleep
 * ends before its page is seen (behaviour R8).
 *
 * @param on.ended the session is over; called once
 * @param on.user gets what the clinic of the user is called by now, each time that the server was told
 * @see SES-01 to SES-04, behaviour R5 to R8
 */
export function useIdle(times: SessionTimes, on: { ended: () => void; user: (user: UserNow) => void }) {
  const keepAlive = useKeepAlive(on.user);
  const [began] = useState(now);
  const last = useRef(began);
  const [shown, setShown] = useState<Pick<SessionState, 'phase' | 'secondsLeft'>>({
    phase: 'active',
    secondsLeft: 0,
  });
  const latest = useRef({ keepAlive, onEnded: on.ended, times });
  useEffect(() => {
    latest.current = { keepAlive, onEnded: on.ended, times };
  });
  const keep = useRef(() => {});

  useEffect(() => {
    /** `null` when the server is to be told at the next sign of activity. */
    let lastTold: Moment | null = began;
    let timer: ReturnType<typeof setTimeout>;
    let again: ReturnType<typeof setTimeout>;
    let isOver = false;

    const state = () => sessionState(last.current, now(), latest.current.times);

    function look() {
      if (isOver) return;
      const { phase, secondsLeft, nextPhaseInMs } = state();
      setShown((before) =>
        before.phase === phase && (phase !== 'warning' || before.secondsLeft === secondsLeft)
          ? before
          : { phase, secondsLeft },
      );
      clearTimeout(timer);
      if (phase === 'ended') {
        isOver = true;
        latest.current.onEnded();
      } else {
        timer = setTimeout(
          look,
          phase === 'warning' ? Math.min(warningTickMs, nextPhaseInMs) : nextPhaseInMs,
        );
      }
    }

    function beActive() {
      const before = state().phase;
      // A sign of activity after a long sleep is too late.
      if (before === 'ended') return look();
      last.current = now();
      if (before !== 'active') look();
    }

    /** During the warning only its button counts, or the dialog would vanish under the hand that reaches for it. */
    function notice() {
      if (state().phase === 'warning') return;
      stayHere();
    }

    function stayHere() {
      beActive();
      if (isOver) return;
      tabs.tell();
      if (isKeepAliveDue(lastTold, now())) void tellServer();
    }

    /** What the server has not heard is said once more by itself, and then at the next sign of activity. */
    async function tellServer(isAgain = false) {
      clearTimeout(again);
      lastTold = now();
      if ((await latest.current.keepAlive()) || isOver) return;
      again = setTimeout(() => {
        if (isAgain) lastTold = null;
        else void tellServer(true);
      }, tellAgainMs);
    }

    keep.current = stayHere;
    const tabs = tabChannel(beActive);
    const stopListening = onActivity(notice);
    const wakeUps = [
      [document, 'visibilitychange'],
      [window, 'pageshow'],
      [window, 'focus'],
    ] as const;
    for (const [target, name] of wakeUps) target.addEventListener(name, look);
    look();
    return () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(again);
      stopListening();
      tabs.close();
      for (const [target, name] of wakeUps) target.removeEventListener(name, look);
    };
  }, [began]);

  return { ...shown, keep: () => keep.current() };
}
