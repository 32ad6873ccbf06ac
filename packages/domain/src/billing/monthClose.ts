import * as z from 'zod/mini';
import { dayPlus } from '../time/days.ts';
import { FilledText } from '../wire/fields.ts';
import { BillMonth } from './boardWire.ts';
import { dayAfterMonth } from './monthDays.ts';

/** Opens a month that was closed, for a reason that is kept. @see SCR-04 */
export const MonthReopening = z.object({ month: BillMonth, reason: FilledText });

/** The day on which a clinic closes a month. @param closingDays how many days after its end; 1 is the first day after it */
export const closesOn = (month: string, closingDays: number): string =>
  dayPlus(dayAfterMonth(month), closingDays - 1);
