import { dayPlus } from '../time/days.ts';
import type { Month } from '../timer/countedTime.ts';
import { kept } from './kept.ts';

/** @returns `YYYY-MM` */
export const monthText = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

/** The first day of the month after. @param month `YYYY-MM` */
export const dayAfterMonth = (month: string): string => `${dayPlus(`${month}-01`, 31).slice(0, 8)}01`;

const daysOfMonth = kept((month: string) => ({
  first: `${month}-01`,
  last: dayPlus(dayAfterMonth(month), -1),
}));

/** The first and the last day of the month that is judged. */
export const monthDays = ({ month }: { month: Month }): { first: string; last: string } =>
  daysOfMonth(monthText(month));
