import type { LabResult } from './records.ts';

/** How a result lies to the range that its laboratory gave. */
export type LabStanding = 'inRange' | 'aboveRange' | 'belowRange';

/**
 * Where a result lies. Both ends of a range belong to it, and a range may have one end alone.
 *
 * @returns `null` for words, and where no range was given: nothing is claimed then
 */
export function labStanding({ value, low, high }: LabResult): LabStanding | null {
  if (typeof value !== 'number' || (low === null && high === null)) return null;
  if (low !== null && value < low) return 'belowRange';
  return high !== null && value > high ? 'aboveRange' : 'inRange';
}

/** A range as a stretch of a rail, and the result on it, in percent. */
export interface LabRail {
  start: number;
  end: number;
  pin: number;
}

/**
 * The rail of a result: the range in its middle half, and as much room on both sides. A result beyond is at the end.
 *
 * @returns `null` unless there is a number and a range with two ends apart
 */
export function labRail({ value, low, high }: LabResult): LabRail | null {
  if (typeof value !== 'number' || low === null || high === null || high <= low) return null;
  const share = 25 + ((value - low) / (high - low)) * 50;
  return { start: 25, end: 75, pin: Math.min(98, Math.max(2, share)) };
}
