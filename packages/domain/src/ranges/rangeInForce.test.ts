import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classOfMeasurement } from '../readings/measurement.ts';
import { readingClasses } from '../vitals/readings.ts';
import { judge, limitsInForce, limitsToKeep, type RangeVersion, rangeAt } from './rangeInForce.ts';

const hour = (hours: number) => new Date(Date.UTC(2026, 10, 1, hours));
const version = (number: number, start: number, end: number): RangeVersion => ({
  vital: 'Weight',
  version: number,
  start: hour(start),
  end: hour(end),
  limits: {},
});

describe('rangeAt (RNG-21)', () => {
  const versions = [version(2, 5, 8), version(1, 0, 10), version(3, 20, 30)];
  test.each([
    [-1, undefined],
    [0, 1],
    [4, 1],
    [5, 2],
    [8, 2],
    [9, 1],
    [10, 1],
    [11, undefined],
    [25, 3],
  ])('at hour %i version %s is in force; both ends belong to a range', (at, expected) => {
    expect(rangeAt(versions, 'Weight', hour(at))?.version).toBe(expected);
    expect(rangeAt(versions.toReversed(), 'Weight', hour(at))?.version).toBe(expected);
  });

  test('is the newest of those that hold the moment, in whatever order they come', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.nat(10)), { maxLength: 8 });
    fc.assert(
      fc.property(spans, fc.integer({ min: -1, max: 31 }), (given, at) => {
        const saved = given.map(([from, length], index) => version(index + 1, from, from + length));
        const last = given.findLastIndex(([from, length]) => from <= at && at <= from + length);
        const expected = last < 0 ? undefined : last + 1;
        expect(rangeAt(saved, 'Weight', hour(at))?.version).toBe(expected);
        expect(rangeAt(saved.toReversed(), 'Weight', hour(at))?.version).toBe(expected);
      }),
    );
  });

  test('the range of another vital is none', () => {
    expect(rangeAt(versions, 'HeartRate', hour(5))).toBeUndefined();
  });
});

describe('limitsInForce', () => {
  test('the defaults stand in for what a range does not name, and for a range that is none', () => {
    const systolic = {
      min: { normal: 90, cautious: 100, critical: null },
      max: { normal: 120, cautious: 125, critical: 130 },
    };
    const diastolic = {
      min: { normal: 60, cautious: 60, critical: 50 },
      max: { normal: 80, cautious: 89, critical: 110 },
    };
    expect(limitsInForce('BloodPressure', { limits: { systolic } })).toEqual({ systolic, diastolic });
    expect(limitsInForce('BloodPressure').diastolic).toEqual(diastolic);
  });
});

describe('limitsToKeep (RNG-02, R28)', () => {
  test('what is normal is ours, and what is no parameter of the vital is left out', () => {
    const ends = { min: { cautious: 76, critical: 75 }, max: { cautious: 80, critical: 81 } };
    expect(limitsToKeep('Weight', { weight: ends, systolic: ends, constructor: ends })).toEqual({
      weight: {
        min: { normal: null, cautious: 76, critical: 75 },
        max: { normal: null, cautious: 80, critical: 81 },
      },
    });
    expect(limitsToKeep('HeartRate', { heartRate: ends }).heartRate?.min.normal).toBe(60);
  });
});

describe('judge (PAY-06)', () => {
  test('each value by its own limits; the gravest class is that of the measurement', () => {
    expect(judge('BloodPressure', { systolic: 128, diastolic: 112 })).toEqual({
      classes: { systolic: 'Normal', diastolic: 'Critical' },
      class: 'Critical',
    });
    expect(judge('BloodPressure', { systolic: 150, diastolic: 70 }).class).toBe('Cautious');
  });

  test('what has no limits, and what has no values, is Normal', () => {
    expect(judge('Weight', { height: 300, constructor: 1 })).toEqual({
      classes: { height: 'Normal', constructor: 'Normal' },
      class: 'Normal',
    });
    expect(judge('Weight', {})).toEqual({ classes: {}, class: 'Normal' });
  });

  test('an empty limit falls back to the normal range', () => {
    const none = { cautious: null, critical: null };
    const limits = limitsToKeep('HeartRate', { heartRate: { min: none, max: none } });
    expect(judge('HeartRate', { heartRate: 101 }, { limits }).class).toBe('Critical');
    expect(judge('HeartRate', { heartRate: 100 }, { limits }).class).toBe('Normal');
  });

  test('no weight is out of order without a range of its own', () => {
    expect(judge('Weight', { weight: 399 })).toEqual({ classes: { weight: 'Normal' }, class: 'Normal' });
  });

  test('the class of a measurement is never milder than that of a value of it', () => {
    const pressure = fc.record({
      systolic: fc.integer({ min: 30, max: 300 }),
      diastolic: fc.integer({ min: 20, max: 200 }),
    });
    fc.assert(
      fc.property(pressure, (values) => {
        const judged = judge('BloodPressure', values);
        const each = Object.values(judged.classes).map((one) => readingClasses.indexOf(one));
        expect(readingClasses.indexOf(judged.class)).toBe(Math.max(...each));
        const shown = Object.entries(values).map(([parameter, value]) => ({
          parameter,
          value,
          readingClass: judged.classes[parameter] ?? null,
        }));
        expect(classOfMeasurement(shown)).toBe(judged.class);
      }),
      { seed: 1 },
    );
  });
});
