import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { formatStamp } from '../time/time.ts';
import { vitalMeasure } from '../vitals/vitalMeasures.ts';
import { type KnownReading, oldestFirst, valuesText } from './readingCourse.ts';

const unheard = () => {};

const reading = (mrTime: string | null, weight: number | null = 80): KnownReading => ({
  mrTime,
  values: weight === null ? null : { weight },
  classes: null,
  isContradicted: null,
});

test('what has no time or no values has no place; the classes of another are unknown', () => {
  const onBad = vi.fn();
  expect(
    oldestFirst(
      [
        reading('20261120-08:00:00', 81),
        reading('20261119-08:00:00', 80),
        reading('yesterday'),
        reading(null),
        reading('20261118-08:00:00', null),
        { ...reading('20261117-08:00:00'), classes: { weight: 'Cautious' } },
      ],
      onBad,
    ),
  ).toEqual([
    {
      at: Date.UTC(2026, 10, 17, 8),
      values: { weight: 80 },
      classes: { weight: 'Cautious' },
      isContradicted: false,
    },
    { at: Date.UTC(2026, 10, 19, 8), values: { weight: 80 }, classes: {}, isContradicted: false },
    { at: Date.UTC(2026, 10, 20, 8), values: { weight: 81 }, classes: {}, isContradicted: false },
  ]);
  // DSP-06: what is missing is no bad date.
  expect(onBad.mock.calls).toEqual([['Unreadable time stamp']]);
});

test('each moment once, rising, and none is lost', () => {
  const seconds = fc.array(fc.integer({ min: 0, max: 500 }));
  fc.assert(
    fc.property(seconds, (list) => {
      const course = oldestFirst(
        list.map((each) => reading(formatStamp(new Date(each * 1000)))),
        unheard,
      );
      expect(course.map(({ at }) => at)).toEqual(
        [...new Set(list)].sort((a, b) => a - b).map((s) => s * 1000),
      );
    }),
    { seed: 4 },
  );
});

test('values of one moment that differ have a place each, with their mark', () => {
  const both = [80, 90].map((weight) => ({ ...reading('20261120-08:00:00', weight), isContradicted: true }));
  const course = oldestFirst([...both, ...both], unheard);
  expect(course.map(({ values, isContradicted }) => [values.weight, isContradicted])).toEqual([
    [80, true],
    [90, true],
  ]);
});

test.each([
  ['BloodPressure', { systolic: 142, diastolic: 86 }, '142/86'],
  ['BloodPressure', { diastolic: 86, systolic: 142, pulse: 70 }, '142/86'],
  ['BloodPressure', { systolic: 142 }, '142/—'],
  ['BloodPressure', {}, null],
  ['BloodPressure', null, null],
  ['Weight', { weight: 80.5 }, '177.5'],
  ['BodyTemperature', { temperature: 37 }, '98.6'],
  ['BloodOxygen', { oxygenSaturation: 0 }, '0'],
] as const)('%s %o is %s', (vital, values, text) => {
  expect(valuesText(vital, values, vitalMeasure(vital, 'us'))).toBe(text);
});
