import { expect, test } from 'vitest';
import { dataDaysOf, devicePeriods } from './devicePeriods.ts';

const devices = (at: string) => ({ at: new Date(at), isDevices: true });
const now = new Date('2026-11-20T15:00:00Z');

test('a day is that of the zone in which the patient was, from the moment of the move on (SCR-04)', () => {
  const zones = [
    { from: new Date('2026-01-01T00:00:00Z'), timeZone: 'America/New_York' },
    { from: new Date('2026-11-10T03:00:00Z'), timeZone: 'Asia/Tokyo' },
    { from: new Date('2026-11-12T03:00:00Z'), timeZone: 'America/New_York' },
  ] as const;
  const dayOf = (at: string) => dataDaysOf([devices(at)], zones, now);
  expect(dayOf('2025-12-31T20:00:00Z')).toEqual(['2025-12-31']);
  expect(dayOf('2026-11-10T02:59:59Z')).toEqual(['2026-11-09']);
  expect(dayOf('2026-11-10T03:00:00Z')).toEqual(['2026-11-10']);
  expect(dayOf('2026-11-12T02:59:59Z')).toEqual(['2026-11-12']);
  expect(dayOf('2026-11-12T03:00:00Z')).toEqual(['2026-11-11']);
});

test('a reading of the future does not count before its time, and days come in their order (SCR-04)', () => {
  const zones = [{ from: new Date(0), timeZone: 'UTC' }] as const;
  const readings = ['2026-11-20T15:00:00Z', '2026-11-20T15:00:01Z', '2026-11-21T08:00:00Z'].map(devices);
  expect(dataDaysOf(readings.toReversed(), zones, now)).toEqual(['2026-11-20']);
  const mixed = ['2026-11-05', '2026-11-01', '2026-11-05', '2026-11-03'].map((day) =>
    devices(`${day}T12:00:00Z`),
  );
  expect(dataDaysOf(mixed, zones, now)).toEqual(['2026-11-01', '2026-11-03', '2026-11-05']);
  expect(dataDaysOf([{ at: now, isDevices: false }], zones, now)).toEqual([]);
});

test('periods run back to back through silence, and one that begins on the last day is told (SCR-04)', () => {
  const told = (until: string) =>
    devicePeriods(['2026-01-01'], [], until).map(({ start, end }) => [start, end]);
  expect(told('2026-01-30')).toEqual([['2026-01-01', '2026-01-30']]);
  expect(told('2026-01-31')).toEqual([
    ['2026-01-01', '2026-01-30'],
    ['2026-01-31', '2026-03-01'],
  ]);
  expect(told('2025-12-31')).toEqual([]);
  expect(devicePeriods([], [], '2026-12-31')).toEqual([]);
});

test('an episode that ends keeps its period; the next one is counted on, with its own first day (SCR-04)', () => {
  const days = ['2026-01-01', '2026-01-20', '2026-02-10', '2026-04-01'];
  const periods = devicePeriods(days, ['2026-01-15', '2026-02-11'], '2026-04-30');
  expect(periods).toEqual([
    { episode: 0, start: '2026-01-01', end: '2026-01-30', days: ['2026-01-01', '2026-01-20'] },
    { episode: 1, start: '2026-02-10', end: '2026-03-11', days: ['2026-02-10'] },
    { episode: 2, start: '2026-04-01', end: '2026-04-30', days: ['2026-04-01'] },
  ]);
});
