import { expect, test } from 'vitest';
import { rangeChanges } from './rangeChanges.ts';

const version = (min: number, end: string) => ({
  start: new Date('2026-11-20T15:00:00Z'),
  end: new Date(end),
  limits: {
    heartRate: {
      min: { normal: 60, cautious: min, critical: 45 },
      max: { normal: 100, cautious: 110, critical: null },
    },
  },
});

test('what is not changed is not told (u4)', () => {
  const range = version(55, '2026-12-20T15:00:00Z');
  expect(rangeChanges(range, range)).toEqual([]);
  expect(rangeChanges(range, version(50, '2027-11-20T15:00:00Z'))).toEqual([
    { field: 'heartRate.cautiousMin', before: 55, after: 50 },
    { field: 'end', before: '20261220-15:00:00', after: '20271120-15:00:00' },
  ]);
});

test('of a first version all is told that it sets, and a limit that is taken away (u4)', () => {
  const range = version(55, '2026-12-20T15:00:00Z');
  expect(rangeChanges(null, range).map(({ field, before, after }) => [field, before, after])).toEqual([
    ['heartRate.criticalMin', null, 45],
    ['heartRate.cautiousMin', null, 55],
    ['heartRate.cautiousMax', null, 110],
    ['start', null, '20261120-15:00:00'],
    ['end', null, '20261220-15:00:00'],
  ]);
  expect(rangeChanges(range, { ...range, limits: {} })).toEqual([
    { field: 'heartRate.criticalMin', before: 45, after: null },
    { field: 'heartRate.cautiousMin', before: 55, after: null },
    { field: 'heartRate.cautiousMax', before: 110, after: null },
  ]);
});
