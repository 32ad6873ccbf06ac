import type { Stretch } from '@rpm/domain';

/** What is counted of the open patient. */
export interface OpenTime {
  /** Stretches that are over. */
  closed: readonly Stretch[];
  /** Since when it counts; `null` while it does not. */
  since: Date | null;
  /** When somebody last did something. */
  active: Date;
}

const second = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000);
const isIdle = ({ active }: OpenTime, now: Date, idleSeconds: number) =>
  now.getTime() - active.getTime() >= idleSeconds * 1000;

/** Somebody did something: after so long without, a new stretch begins, and nothing between is counted. */
export function touched(time: OpenTime, now: Date, idleSeconds: number): OpenTime {
  if (time.since === null || !isIdle(time, now, idleSeconds)) return { ...time, active: now };
  return { closed: closedStretches(time, now, idleSeconds), since: now, active: now };
}

/** All that is counted by now, in whole seconds, up to the last activity where it is longer ago. */
export function closedStretches(time: OpenTime, now: Date, idleSeconds: number): Stretch[] {
  const { closed, since, active } = time;
  if (since === null) return [...closed];
  const [start, end] = [second(since), second(isIdle(time, now, idleSeconds) ? active : now)];
  return start < end ? [...closed, { start, end }] : [...closed];
}

/** How many seconds are counted by now. */
export const secondsOf = (time: OpenTime, now: Date, idleSeconds: number): number =>
  closedStretches(time, now, idleSeconds).reduce(
    (sum, { start, end }) => sum + (end.getTime() - start.getTime()) / 1000,
    0,
  );
