import * as z from 'zod/mini';
import { localDay } from '../time/localDay.ts';
import { Person, Stamp } from '../wire/fields.ts';
import type { Stretch } from './countedTime.ts';

/** `YYYY-MM`. */
export const MonthText = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

/** A month that a clinic has closed for billing: who did it, and when. @see SCR-04 */
export const ClosedMonth = z.object({ month: MonthText, by: Person, time: Stamp });
export type ClosedMonth = z.infer<typeof ClosedMonth>;

/** The months, as `YYYY-MM`, in which any of a stretch lies. */
export function monthsOf({ start, end }: Stretch, timeZone: string): string[] {
  const last = new Date(Math.max(start.getTime(), end.getTime() - 1));
  return [...new Set([start, last].map((at) => localDay(at, timeZone).slice(0, 7)))];
}
