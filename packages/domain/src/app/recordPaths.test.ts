import { expect, test } from 'vitest';
import { monthSheetPath, readingSheetPath } from './recordPaths.ts';

const now = new Date('2027-02-01T03:00:00Z');

test.each([
  ['of the present month', '2027-02-01T02:00:00Z', 'UTC', 0],
  ['of the month before', '2027-01-31T23:59:59Z', 'UTC', 1],
  ['24 months back', '2025-02-01T00:00:00Z', 'UTC', 24],
  // In New York it is still January, and January was it then.
  ['24 months back in New York', '2025-01-01T05:00:00Z', 'America/New_York', 24],
])('a reading %s has its month on paper (PDB-07)', (_, at, timeZone, back) => {
  expect(readingSheetPath('Weight', new Date(at), now, timeZone)).toBe(monthSheetPath('Weight', back));
});

test.each([
  ['25 months back', '2025-01-31T23:59:59Z', 'UTC'],
  ['25 months back in New York', '2025-01-01T04:59:59Z', 'America/New_York'],
  ['years back', '2019-06-01T12:00:00Z', 'UTC'],
])('a reading %s has no paper: the trend does not go back so far (PDB-07)', (_, at, timeZone) => {
  expect(readingSheetPath('Weight', new Date(at), now, timeZone)).toBeNull();
});

test('a reading that is still to come has the present month', () => {
  const ahead = new Date('2027-03-01T00:00:00Z');
  expect(readingSheetPath('Weight', ahead, now, 'UTC')).toBe(monthSheetPath('Weight', 0));
});

test('the address says a month before the present one, and nothing of the present one', () => {
  expect(monthSheetPath('Weight', 0)).toBe('/patient-dashboard?vital=Weight&span=month&print=1');
  expect(monthSheetPath('Weight', 24)).toBe('/patient-dashboard?vital=Weight&span=month&before=24&print=1');
});
