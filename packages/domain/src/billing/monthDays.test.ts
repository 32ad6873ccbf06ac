import { expect, test } from 'vitest';
import { dayAfterMonth, monthDays, monthText } from './monthDays.ts';

test.each([
  [{ year: 2026, month: 1 }, '2026-01', '2026-01-31', '2026-02-01'],
  [{ year: 2026, month: 2 }, '2026-02', '2026-02-28', '2026-03-01'],
  [{ year: 2028, month: 2 }, '2028-02', '2028-02-29', '2028-03-01'],
  [{ year: 2026, month: 4 }, '2026-04', '2026-04-30', '2026-05-01'],
  [{ year: 2026, month: 12 }, '2026-12', '2026-12-31', '2027-01-01'],
])('a month of billing has its first and its last day (SCR-04): %o', (month, text, last, after) => {
  expect(monthText(month)).toBe(text);
  expect(monthDays({ month })).toEqual({ first: `${text}-01`, last });
  expect(dayAfterMonth(text)).toBe(after);
});
