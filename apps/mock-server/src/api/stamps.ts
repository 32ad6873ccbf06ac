import { type Bounds, readStamp } from '@rpm/domain';

/**
 * The instant of a stamp that a call's schema has checked.
 *
 * @throws Error when it is none
 */
export function instantOfStamp(stamp: string): Date {
  const instant = readStamp(stamp);
  if (!instant) throw new Error('A stamp passed its check and is none.');
  return instant;
}

/** The time between two stamps that a call's schema has checked. */
export const boundsOf = ({ start, end }: { start: string; end: string }): Bounds => ({
  start: instantOfStamp(start),
  end: instantOfStamp(end),
});
