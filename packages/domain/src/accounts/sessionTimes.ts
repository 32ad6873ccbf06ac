import { limits } from '../limits/limits.ts';

/** One moment on two clocks, in milliseconds: the wall clock goes on in sleep, the monotonic one is never set. */
export interface Moment {
  /** `Date.now()` */
  wall: number;
  /** `performance.now()` */
  monotonic: number;
}

/** After how many idle seconds what happens. */
export interface SessionTimes {
  notice: number;
  warning: number;
  logout: number;
}

/** The times of everybody who has not chosen a longer session. @see SES-02, SES-04 */
export const defaultSessionTimes: SessionTimes = {
  notice: limits.idleNoticeSeconds,
  warning: limits.idleWarningSeconds,
  logout: limits.idleLogoutSeconds,
};

/**
 * The times of a session of another length: notice and warning keep their distance to the log-off (behaviour R5).
 *
 * @param seconds what the clinic allows; held between 300 and 3000. What is no number gives the default.
 */
export function sessionTimesFor(seconds: number): SessionTimes {
  const { notice, warning, logout } = defaultSessionTimes;
  const longer = Number.isFinite(seconds)
    ? Math.min(Math.max(seconds, logout), limits.idleLogoutMaxSeconds) - logout
    : 0;
  return { notice: notice + longer, warning: warning + longer, logout: logout + longer };
}

/** What an idle session shows, and for how long. */
export interface SessionState {
  /** 'notice' is a polite sentence, 'warning' the dialog; 'ended' logs off before anything is painted. */
  phase: 'active' | 'notice' | 'warning' | 'ended';
  /** Whole seconds to the log-off, rounded up: the dialog counts 10 to 1. 0 when ended. */
  secondsLeft: number;
  /** Milliseconds to the next phase; 0 when ended. */
  nextPhaseInMs: number;
}

/**
 * Idle time between two moments: the longer one of the two clocks. So a computer that slept has been idle all that
 * time, and a clock that was set back cannot keep a session alive.
 */
function idleMs(last: Moment, now: Moment): number {
  return Math.max(0, now.wall - last.wall, now.monotonic - last.monotonic);
}

/**
 * Where a session stands. To be asked by a timer, and again whenever the page wakes up (behaviour R8).
 *
 * @param last the user's last activity; 'Keep Me Logged In' is one (SES-03)
 * @see SES-02, SES-04, behaviour R5 to R8
 */
export function sessionState(
  last: Moment,
  now: Moment,
  times: SessionTimes = defaultSessionTimes,
): SessionState {
  const idle = idleMs(last, now);
  const left = (seconds: number) => seconds * 1000 - idle;
  const secondsLeft = Math.max(0, Math.ceil(left(times.logout) / 1000));
  if (left(times.logout) <= 0) return { phase: 'ended', secondsLeft, nextPhaseInMs: 0 };
  if (left(times.warning) <= 0) return { phase: 'warning', secondsLeft, nextPhaseInMs: left(times.logout) };
  if (left(times.notice) <= 0) return { phase: 'notice', secondsLeft, nextPhaseInMs: left(times.warning) };
  return { phase: 'active', secondsLeft, nextPhaseInMs: left(times.notice) };
}

/** Whether the countdown is spoken at this second: only at 10 and 5, or a screen reader says nothing else (behaviour R6). */
export function isSpokenSecond(secondsLeft: number): boolean {
  return secondsLeft === 10 || secondsLeft === 5;
}

/** Whether activity now is worth telling the server, so that both sides count alike. @param lastSent `null` before the first (behaviour R7) */
export function isKeepAliveDue(lastSent: Moment | null, now: Moment): boolean {
  return lastSent === null || idleMs(lastSent, now) >= limits.keepAliveEverySeconds * 1000;
}
