import { expect, test } from 'vitest';
import { partOfDay } from './partOfDay.ts';

test.each([
  ['04:59', 'evening'],
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['00:00', 'evening'],
] as const)('%s is the %s', (time, part) => {
  expect(partOfDay(new Date(`2026-11-21T${time}:00Z`), 'UTC')).toBe(part);
});

test('the clock on the wall decides, not that of Greenwich', () => {
  expect(partOfDay(new Date('2026-11-21T14:00:00Z'), 'America/New_York')).toBe('morning');
  expect(partOfDay(new Date('2026-11-21T14:00:00Z'), 'Asia/Kolkata')).toBe('evening');
});
