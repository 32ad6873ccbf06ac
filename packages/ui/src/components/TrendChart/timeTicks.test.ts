import { calendarDateOf } from '@rpm/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeTicks } from './timeTicks.ts';

const between = (from: string, to: string) => ({
  from: new Date(from).getTime(),
  to: new Date(to).getTime(),
});
const unheard = () => {};
const place = { timeZone: 'America/New_York', locale: 'en-US', onBad: unheard };
const newYork = { place, most: 7, isShort: false };
const labels = (...args: Parameters<typeof timeTicks>) => timeTicks(...args).map(({ label }) => label);

describe('timeTicks', () => {
  test('a week: each day', () => {
    const week = between('2026-11-14T05:00:00Z', '2026-11-21T04:59:59Z');
    expect(labels(week, { ...newYork, most: 8 })).toEqual([
      'November 14',
      'November 15',
      'November 16',
      'November 17',
      'November 18',
      'November 19',
      'November 20',
    ]);
  });
  test('a week with room for two labels: its first and its last day, and never one alone', () => {
    const week = between('2026-11-24T05:00:00Z', '2026-12-01T04:59:59Z');
    expect(labels(week, { ...newYork, most: 2, isShort: true })).toEqual(['Nov 24', 'Nov 30']);
    expect(labels(week, { ...newYork, most: 3, isShort: true })).toEqual(['Nov 24', 'Nov 30']);
    expect(labels(week, { ...newYork, most: 4, isShort: true })).toEqual([
      'Nov 24',
      'Nov 26',
      'Nov 28',
      'Nov 30',
    ]);
    const now = between('2026-11-24T05:00:00Z', '2026-11-30T20:00:00Z');
    expect(labels(now, { ...newYork, most: 2, isShort: true })).toEqual(['Nov 24', 'Nov 30']);
  });
  test('a month: every seventh day, short where there is little room', () => {
    const month = between('2026-11-01T04:00:00Z', '2026-11-30T05:00:00Z');
    expect(labels(month, newYork)).toEqual([
      'November 01',
      'November 08',
      'November 15',
      'November 22',
      'November 29',
    ]);
    expect(labels(month, { ...newYork, most: 3, isShort: true })).toEqual(['Nov 01', 'Nov 15', 'Nov 29']);
  });
  test('a day: hours by the clock', () => {
    const day = between('2026-11-20T05:00:00Z', '2026-11-21T04:59:59Z');
    expect(labels(day, { ...newYork, most: 5 })).toEqual(['November 20', '6:00 AM', '12:00 PM', '6:00 PM']);
  });
  test('months and years stand at their beginning, in step with the calendar', () => {
    const half = between('2026-05-22T05:00:00Z', '2026-11-21T04:59:59Z');
    expect(labels(half, newYork)).toEqual([
      'June 2026',
      'July 2026',
      'August 2026',
      'September 2026',
      'October 2026',
      'November 2026',
    ]);
    expect(labels(half, { ...newYork, most: 3, isShort: true })).toEqual(['Jul 2026', 'Oct 2026']);
    const decade = between('2016-05-22T05:00:00Z', '2026-11-21T04:59:59Z');
    expect(labels(decade, newYork)).toEqual(['2018', '2020', '2022', '2024', '2026']);
  });
  test("months are in the reader's language, also where the axis counts days (DSP-04)", () => {
    const paris = { ...newYork, place: { ...place, locale: 'fr-FR' } };
    const half = between('2026-05-22T05:00:00Z', '2026-11-21T04:59:59Z');
    expect(labels(half, paris)[2]).toBe('août 2026');
    const week = between('2026-11-14T05:00:00Z', '2026-11-21T04:59:59Z');
    expect(labels(week, { ...paris, most: 8 })[0]).toBe('14 novembre');
    const day = between('2026-11-20T05:00:00Z', '2026-11-21T04:59:59Z');
    expect(labels(day, { ...paris, most: 5 }).slice(0, 2)).toEqual(['20 novembre', '6:00 AM']);
  });
  test('nothing for no time', () => {
    expect(timeTicks({ from: 5, to: 5 }, newYork)).toEqual([]);
  });
  test('a day stays a day where the clocks change, and the year where the day begins at 1', () => {
    const autumn = timeTicks(between('2026-10-30T04:00:00Z', '2026-11-03T04:59:59Z'), newYork);
    expect(autumn.map(({ at }) => new Date(at).toISOString())).toEqual([
      '2026-10-30T04:00:00.000Z',
      '2026-10-31T04:00:00.000Z',
      '2026-11-01T04:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
    ]);
  });
  test('in every zone: rising, within the axis, no more than have room, and each day mark begins its day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('America/New_York', 'Asia/Kolkata', 'America/Santiago', 'Australia/Lord_Howe', 'UTC'),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 8000 }),
        fc.integer({ min: 2, max: 9 }),
        (timeZone, start, days, most) => {
          const [from, to] = [start.getTime(), start.getTime() + days * 86_400_000];
          const ticks = timeTicks({ from, to }, { place: { ...place, timeZone }, most, isShort: false });
          expect(ticks.length).toBeLessThanOrEqual(most + 1);
          ticks.forEach(({ at }, index) => {
            expect(at).toBeGreaterThan(ticks[index - 1]?.at ?? from - 1);
            expect(at).toBeLessThanOrEqual(to);
            if (days < most) return;
            const before = calendarDateOf(new Date(at - 1), timeZone);
            expect(before).not.toEqual(calendarDateOf(new Date(at), timeZone));
          });
        },
      ),
      { seed: 21, numRuns: 60 },
    );
  });
});
