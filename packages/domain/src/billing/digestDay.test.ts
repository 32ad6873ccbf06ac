import { expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { digestDayAt } from './digestDay.ts';
import { closesOn, MonthReopening } from './monthClose.ts';
import { dayAfterMonth } from './monthDays.ts';

const zone = 'America/New_York';

test.each([
  ['2026-11-20T13:00:00Z', '2026-11-20'],
  ['2026-11-20T12:59:59Z', null],
  ['2026-11-21T04:59:59Z', '2026-11-20'],
  ['2026-11-21T15:00:00Z', null],
  ['2026-11-27T15:00:00Z', '2026-11-27'],
  ['2026-11-26T15:00:00Z', null],
  ['2026-11-30T15:00:00Z', null],
  ['2026-02-25T15:00:00Z', '2026-02-25'],
  ['2028-02-26T15:00:00Z', '2028-02-26'],
  ['2028-02-25T15:00:00Z', null],
  ['2026-12-28T15:00:00Z', '2026-12-28'],
])('at %s the forecast is due for %s (SCR-04)', (at, day) => {
  expect(digestDayAt(new Date(at), zone)).toBe(day);
});

test.each([
  ['2026-11', 5, '2026-12-05'],
  ['2026-11', 1, '2026-12-01'],
  ['2026-12', 28, '2027-01-28'],
  ['2028-01', 5, '2028-02-05'],
])('%s closes %i days after its end: %s (SCR-04)', (month, days, day) => {
  expect(closesOn(month, days)).toBe(day);
});

test('the day after a month', () => {
  expect(['2026-01', '2026-02', '2026-12'].map(dayAfterMonth)).toEqual([
    '2026-02-01',
    '2026-03-01',
    '2027-01-01',
  ]);
});

test.each([
  [{}, []],
  [{ month: '2026-13' }, ['month']],
  [{ reason: ' ' }, ['reason']],
  [{ reason: undefined }, ['reason']],
])('a month is opened again with %j but for %j (SCR-04)', (change, faults) => {
  const asked = { month: '2026-11', reason: 'A note was missing.' };
  expect(faultsOf(MonthReopening, { ...asked, ...change })).toEqual(faults);
});
