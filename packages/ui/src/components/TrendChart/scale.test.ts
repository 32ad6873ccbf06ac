import { classify, classMarks, measureIn, type ParameterLimits } from '@rpm/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandsOf, roundValues, valueExtent, valueMarks, withRoom } from './scale.ts';

const none = { min: null, max: null };
const noLimits: ParameterLimits = { normal: none, cautious: none, critical: none };
const systolic: ParameterLimits = {
  normal: { min: 95, max: 135 },
  cautious: { min: 95, max: 135 },
  critical: { min: 85, max: 165 },
};

describe('bandsOf', () => {
  test('five bands from high to low', () => {
    expect(bandsOf(systolic, { min: 80, max: 170 })).toEqual([
      { kind: 'Critical', min: 165, max: 170 },
      { kind: 'Cautious', min: 135, max: 165 },
      { kind: 'Normal', min: 95, max: 135 },
      { kind: 'Cautious', min: 85, max: 95 },
      { kind: 'Critical', min: 80, max: 85 },
    ]);
  });
  test('no limit: no band; limits on one side: the other is Normal to the end', () => {
    expect(bandsOf(noLimits, { min: 0, max: 1 })).toEqual([]);
    const oxygen = { normal: { min: 95, max: null }, cautious: none, critical: { min: 93, max: null } };
    expect(bandsOf(oxygen, { min: 90, max: 100 }).map(({ kind }) => kind)).toEqual([
      'Normal',
      'Cautious',
      'Critical',
    ]);
  });

  const low = fc.option(fc.integer({ min: 0, max: 100 }));
  const high = fc.option(fc.integer({ min: 101, max: 200 }));
  const span = fc.record({ min: low, max: high });
  test('a value lies in the band of its class', () => {
    fc.assert(
      fc.property(
        fc
          .record({ normal: span, cautious: span, critical: span })
          .filter((limits) => classMarks(limits).length > 0),
        fc.integer({ min: 0, max: 200 }),
        (limits, whole) => {
          const value = whole + 0.5;
          const bands = bandsOf(limits, valueExtent({ min: value, max: value }, limits));
          const band = bands.find(({ min, max }) => min <= value && value <= max);
          expect(band?.kind).toBe(classify(value, limits));
        },
      ),
      { seed: 13 },
    );
  });
});

describe('valueExtent', () => {
  test('holds all limits and all values, with a margin', () => {
    const { min, max } = valueExtent({ min: 110, max: 185 }, systolic);
    expect([min, max]).toEqual([85 - 11, 185 + 11]);
  });
  test('one value, no value', () => {
    expect(valueExtent({ min: 100, max: 100 }, noLimits)).toEqual({ min: 89, max: 111 });
    expect(valueExtent({ min: 0, max: 0 }, noLimits)).toEqual({ min: -1, max: 1 });
    expect(valueExtent(null, noLimits)).toEqual({ min: 0, max: 1 });
  });
});

test('limits are marked once each, and a cautious one that is never reached is not', () => {
  const marks = (limits: ParameterLimits) => classMarks(limits).map(({ value }) => value);
  expect(marks(systolic)).toEqual([85, 95, 135, 165]);
  expect(marks(noLimits)).toEqual([]);
  expect(marks({ normal: { min: 95, max: 100 }, cautious: none, critical: none })).toEqual([95, 100]);
});

test('the scale is of the reader’s unit: its limits, or else its round numbers', () => {
  const pounds = measureIn('us', 'kg');
  const texts = (limits: ParameterLimits) =>
    valueMarks(limits, { min: 79, max: 83 }, pounds).map(({ text }) => text);
  expect(texts(noLimits)).toEqual(['176', '178', '180', '182']);
  expect(texts({ normal: { min: 79, max: 83 }, cautious: none, critical: none })).toEqual([
    '174.2',
    '182.98',
  ]);
  const [first] = valueMarks(noLimits, { min: 79, max: 83 }, pounds);
  expect(first?.value).toBeCloseTo(79.83, 2);
});

test.each([
  [{ min: 72.3, max: 80.1 }, [74, 76, 78, 80]],
  [{ min: 92, max: 108 }, [95, 100, 105]],
  [{ min: 36.42, max: 36.61 }, [36.45, 36.5, 36.55, 36.6]],
  [{ min: 0, max: 1 }, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [{ min: -30, max: 900 }, [0, 200, 400, 600, 800]],
])('round values of %o', (extent, values) => {
  expect(roundValues(extent)).toEqual(values);
});

test('texts that would touch give way to those before them in the list', () => {
  expect(withRoom([0, 5, 10, 11, 30], 10)).toEqual([0, 2, 4]);
  expect(withRoom([30, 25, 0], 10)).toEqual([0, 2]);
  expect(withRoom([], 10)).toEqual([]);
});
