import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstOfDays, type TrendReading, trendOf } from './trend.ts';

const zone = 'America/New_York';
const at = (day: number, hour = 13) => new Date(Date.UTC(2026, 10, day, hour));
const reading = (
  day: number,
  systolic: number,
  diastolic = 80,
  special: Partial<TrendReading> = {},
): TrendReading => ({ at: at(day), values: { systolic, diastolic }, class: 'Normal', ...special });
const days = (from: number, ...systolic: number[]) => systolic.map((value, on) => reading(from + on, value));
const word = (now: TrendReading[], before: TrendReading[]) =>
  trendOf('BloodPressure', now, before, zone).word;

describe('the word of a trend (PDB-07, design v5)', () => {
  test.each([
    ['5 higher is up', [125, 125, 125], [120, 120, 120], 'up'],
    ['4.9 higher is the same', [124.9, 124.9, 124.9], [120, 120, 120], 'same'],
    ['5 lower is down', [115, 115, 115], [120, 120, 120], 'down'],
    ['2 days of now are too few', [150, 150], [120, 120, 120], null],
    ['2 days before are too few', [150, 150, 150], [120, 120], null],
    ['none at all', [], [], null],
  ] as const)('%s', (_, now, before, said) => {
    expect(word(days(14, ...now), days(7, ...before))).toBe(said);
  });

  test('the second parameter is told when the first one stays', () => {
    const now = [14, 15, 16].map((day) => reading(day, 120, 90));
    expect(word(now, days(7, 120, 120, 120))).toBe('up');
  });

  test('what moves the average up never makes it down', () => {
    const values = fc.array(fc.integer({ min: 60, max: 240 }), { minLength: 3, maxLength: 7 });
    fc.assert(
      fc.property(values, values, fc.integer({ min: 0, max: 60 }), (now, before, more) => {
        const order = ['down', 'same', 'up'];
        const less = order.indexOf(String(word(days(14, ...now), days(1, ...before))));
        const raised = now.map((value) => value + more);
        expect(order.indexOf(String(word(days(14, ...raised), days(1, ...before))))).toBeGreaterThanOrEqual(
          less,
        );
      }),
    );
  });
});

describe('the figures', () => {
  test('the first reading of each day counts, by the patient’s calendar', () => {
    // 04:30 UTC is still the day before in New York.
    const late = reading(15, 180, 100, { at: at(15, 4) });
    const found = firstOfDays([reading(15, 130), late, reading(14, 120)], zone);
    expect(found.map(({ values }) => values.systolic)).toEqual([120, 130]);
    expect(firstOfDays([late, reading(15, 130)], zone)).toHaveLength(2);
  });

  test('days in range, average, highest and lowest', () => {
    const now = [
      reading(14, 120, 78),
      reading(15, 168, 97, { class: 'Critical' }),
      reading(16, 132, 86, { class: 'Cautious' }),
    ];
    expect(trendOf('BloodPressure', now, [], zone)).toMatchObject({
      ...{ word: null, days: 3, inRange: 1, before: null },
      ...{ average: { systolic: 140, diastolic: 87 }, highest: now[1], lowest: now[0] },
    });
    expect(trendOf('Weight', [], [], zone)).toEqual({
      ...{ word: null, days: 0, inRange: 0, average: null, before: null, highest: null, lowest: null },
    });
  });

  test('an average is told as its vital is', () => {
    const averageOf = (vital: 'Weight' | 'BloodPressure', key: string, ...values: number[]) =>
      trendOf(
        vital,
        values.map((value, on) => reading(10 + on, 0, 0, { values: { [key]: value } })),
        [],
        zone,
      ).average;
    expect(averageOf('Weight', 'weight', 80, 80.1, 80.1)).toEqual({ weight: 80.1 });
    expect(averageOf('BloodPressure', 'systolic', 120, 121)).toEqual({ systolic: 121 });
  });

  test('a value that is missing takes part in nothing', () => {
    const one = { ...reading(14, 0), values: { diastolic: 80 } };
    const found = trendOf('BloodPressure', [one, reading(15, 130, 90)], [], zone);
    expect(found.average).toEqual({ systolic: 130, diastolic: 85 });
    expect(found.lowest?.values.systolic).toBe(130);
  });
});
