import { limits } from '../limits/limits.ts';
import type { TimeActivity } from './timeEntry.ts';

/** What a timer is judged by. */
export interface TimerState {
  /** Since when it counts; `null` while it is paused. */
  since: Date | null;
  activity: TimeActivity;
  /** When somebody last did something. */
  lastActivityAt: Date;
  /** When a page of its owner last said that it is there. */
  lastSignAt: Date;
}

/** Whether an activity goes on without hands on the page: one talks. */
export const isCall = (activity: TimeActivity): boolean =>
  activity === 'PhoneCall' || activity === 'VideoVisit';

const idleMs = limits.timerIdleSeconds * 1000;
const longestMs = limits.timeEntryMaxSeconds * 1000;

/**
 * What of a running timer counts, and whether it has ended by itself: two minutes after the last activity, of a call two
 * minutes after the last sign of its page, or a day after it began. What is beyond the last activity, or sign, is not counted.
 *
 * @returns `null` of a paused one
 */
export function countedStretch(
  { since, activity, lastActivityAt, lastSignAt }: TimerState,
  now: Date,
): { start: Date; end: Date; isOver: boolean } | null {
  if (!since) return null;
  const last = Math.max((isCall(activity) ? lastSignAt : lastActivityAt).getTime(), since.getTime());
  const latest = since.getTime() + longestMs;
  const isOver = now.getTime() - last >= idleMs || now.getTime() >= latest;
  const end = isOver ? last : Math.max(lastSignAt.getTime(), since.getTime());
  return { start: since, end: new Date(Math.min(end, latest)), isOver };
}

/**
 * A timer after a sign of its page. One that comes after two minutes of nothing changes nothing: the timer has ended.
 *
 * @param idleSeconds how long nobody had done anything there, which the page says; of two pages the busier one counts
 */
export function afterSign<T extends TimerState>(timer: T, now: Date, idleSeconds: number): T {
  const active = now.getTime() - Math.max(0, idleSeconds) * 1000;
  const next = {
    ...timer,
    lastSignAt: new Date(Math.max(timer.lastSignAt.getTime(), now.getTime())),
    lastActivityAt: new Date(Math.max(timer.lastActivityAt.getTime(), active)),
  };
  const last = isCall(timer.activity) ? 'lastSignAt' : 'lastActivityAt';
  return next[last].getTime() - timer[last].getTime() >= idleMs ? timer : next;
}

/** What a clock shows of seconds: `06:12`, from an hour on `1:06:12`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(rest)}`;
}
