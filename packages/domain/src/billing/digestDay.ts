import { dayPlus } from '../time/days.ts';
import { localDay } from '../time/localDay.ts';
import { localTimeOf } from '../time/zonedTime.ts';
import { dayAfterMonth } from './monthDays.ts';

/** The day of each month on which who bills gets the forecast by mail; and how many days before its end it comes again. */
export const digestDate = 20;
export const digestDaysBefore = 3;
/** From which hour of that day on, by the clinic's clock. */
export const digestHour = 8;

/** The day for which a forecast is due at a moment, by a clinic's clock; `null` on any other day. @see SCR-04 */
export function digestDayAt(now: Date, timeZone: string): string | null {
  const day = localDay(now, timeZone);
  if (localTimeOf(now, timeZone).hour < digestHour) return null;
  const last = dayPlus(dayAfterMonth(day.slice(0, 7)), -1);
  const isDue = Number(day.slice(8)) === digestDate || day === dayPlus(last, -digestDaysBefore);
  return isDue ? day : null;
}
