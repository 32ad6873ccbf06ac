import { localTimeOf } from './zonedTime.ts';

/**
 * Which greeting fits the clock on the wall: the morning ends at noon, the afternoon at six, and the night is evening
 * until five.
 *
 * @param timeZone IANA name
 */
export function partOfDay(now: Date, timeZone: string): 'morning' | 'afternoon' | 'evening' {
  const { hour } = localTimeOf(now, timeZone);
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
