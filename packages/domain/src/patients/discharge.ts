import * as z from 'zod/mini';
import { type CalendarDate, calendarDateOf, readCalendarDate } from '../time/time.ts';
import { Day, Id, LongText } from '../wire/fields.ts';

/** Whom a call is about that needs nothing more. */
export const PatientId = z.object({ userId: Id });

/** Discharges a patient: the last day in care, and why. @see F5 */
export const Discharge = z.object({ userId: Id, day: Day, reason: LongText });
export type Discharge = z.infer<typeof Discharge>;

/** What the form of a discharge holds. */
export interface DischargeForm {
  /** `YYYY-MM-DD` */
  day: string;
  reason: string;
}

/**
 * What is wrong with the last day in care: it is no day, it is to come, or was before the enrollment. Form and server judge
 * by it.
 *
 * @param timeZone IANA name: whose day 'today' is
 * @returns a code, or `null` when the day is right
 */
export function dischargeProblem(
  day: string,
  { enrolled, now, timeZone }: { enrolled: Date; now: Date; timeZone: string },
): 'dayInvalid' | 'dayBeforeEnrollment' | null {
  const typed = readCalendarDate(day);
  if (!typed || dayNumber(typed) > dayNumber(calendarDateOf(now, timeZone))) return 'dayInvalid';
  return dayNumber(typed) < dayNumber(calendarDateOf(enrolled, timeZone)) ? 'dayBeforeEnrollment' : null;
}

/** Grows with the days; not their distance. */
const dayNumber = ({ year, month, day }: CalendarDate) => (year * 100 + month) * 100 + day;
