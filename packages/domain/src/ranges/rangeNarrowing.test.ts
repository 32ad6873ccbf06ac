import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ParameterLimits } from '../vitals/readings.ts';
import type { UnitSystem } from '../vitals/unitSystems.ts';
import { measureIn } from '../vitals/units.ts';
import { changeRange, openRange, type RangeChange } from './rangeEditing.ts';
import { rangeParameters } from './rangeLimits.ts';
import { narrowedLimits } from './rangeNarrowing.ts';

const own = [{ parameter: 'temperature', unit: '°C', unitDescription: null, min: 36.5, max: 37.3 }];
const standard: ParameterLimits = {
  normal: { min: 36.5, max: 37.3 },
  cautious: { min: 36, max: 37.9 },
  critical: { min: 35.1, max: 39 },
};
const type = (field: 'cautiousMin' | 'cautiousMax' | 'criticalMin' | 'criticalMax', value: string) =>
  ({ kind: 'limit', parameter: 'temperature', field, value }) satisfies RangeChange;
const opened = (shown: ParameterLimits, units: UnitSystem = 'metric') =>
  changeRange(openRange('Wren', undefined, 'UTC'), {
    kind: 'loaded',
    units,
    parameters: rangeParameters(own, new Map(), new Map([['temperature', shown]])),
  });
const after = (...changes: RangeChange[]) => changes.reduce(changeRange, opened(standard));
const narrowed = (...changes: RangeChange[]) =>
  narrowedLimits(after(...changes)).map(({ field, from, to }) => [field, from, to]);

test('nothing is narrower while the form is as it opened, or before it has opened (RNG-21)', () => {
  expect(narrowed()).toEqual([]);
  expect(narrowedLimits(openRange('Wren', undefined, 'UTC'))).toEqual([]);
});

test.each([
  ['cautiousMin', '36.1', '35.9', 36],
  ['cautiousMax', '37.8', '38', 37.9],
  ['criticalMin', '35.2', '35', 35.1],
  ['criticalMax', '38.9', '39.1', 39],
] as const)('%s is narrower at %s and wider at %s (RNG-21)', (field, inner, outer, from) => {
  expect(narrowed(type(field, inner))).toEqual([[field, String(from), inner]]);
  expect(narrowed(type(field, outer))).toEqual([]);
  expect(narrowed(type(field, String(from)))).toEqual([]);
});

test('without cautious and critical values all four become the normal ones (RNG-04, RNG-21)', () => {
  expect(narrowed({ kind: 'withLimits', isOn: false })).toEqual([
    ['cautiousMin', '36', '36.5'],
    ['cautiousMax', '37.9', '37.3'],
    ['criticalMin', '35.1', '36.5'],
    ['criticalMax', '39', '37.3'],
  ]);
});

test('a range that is set again is compared with what counts now, and not with its own limits (RNG-21)', () => {
  const parametersOf = (limits: ParameterLimits) =>
    rangeParameters(own, new Map([['temperature', limits]]), new Map());
  const ended: ParameterLimits = { ...standard, critical: { min: 35.5, max: 40 } };
  const again = changeRange(openRange('Wren', undefined, 'UTC'), {
    ...{ kind: 'loaded', units: 'metric' },
    ...{ parameters: parametersOf(ended), inForce: parametersOf(standard) },
  });
  const moved = (state: typeof again) =>
    narrowedLimits(state).map(({ field, from, to }) => [field, from, to]);
  expect(moved(again)).toEqual([['criticalMin', '35.1', '35.5']]);
  expect(moved(changeRange(again, type('criticalMax', '39.5')))).toEqual([['criticalMin', '35.1', '35.5']]);
  expect(moved(changeRange(again, type('criticalMin', '35')))).toEqual([]);
});

test('a field that is empty or no number says nothing yet', () => {
  expect(narrowed(type('criticalMax', ''))).toEqual([]);
  expect(narrowed(type('criticalMax', '3x'))).toEqual([]);
});

test('a limit where there was none is not narrower; an empty one was the normal one (PAY-06)', () => {
  const none = { min: null, max: null };
  const bare = { ...opened({ normal: none, cautious: none, critical: none }) };
  expect(narrowedLimits(changeRange(bare, type('criticalMax', '37')))).toEqual([]);
  const unlimited = {
    inForce: [
      {
        ...own[0],
        parameter: 'weight',
        unit: 'kg',
        unitDescription: null,
        isKnown: true,
        limits: { normal: none, cautious: none, critical: none },
      },
    ],
    form: {
      ...bare.form,
      withLimits: true,
      parameters: [
        {
          parameter: 'weight',
          measure: measureIn('metric', 'kg'),
          found: { cautiousMin: null, cautiousMax: null, criticalMin: null, criticalMax: null },
          unitDescription: null,
          normal: none,
          cautiousMin: '60',
          cautiousMax: '90',
          criticalMin: '50',
          criticalMax: '99',
        },
      ],
    },
  };
  expect(narrowedLimits(unlimited)).toEqual([]);
  expect(narrowedLimits({ ...unlimited, form: { ...unlimited.form, withLimits: false } })).toEqual([]);
});

test('the limits of the sentence are in the reader’s unit, and one that reads as it did is the same (RNG-21)', () => {
  const inFahrenheit = (value: string) =>
    narrowedLimits(changeRange(opened(standard, 'us'), type('cautiousMax', value)));
  expect(inFahrenheit('99.5')).toEqual([
    { parameter: 'temperature', field: 'cautiousMax', from: '100.2', to: '99.5' },
  ]);
  expect(inFahrenheit('100.2')).toEqual([]);
});

test('whatever is typed, a limit is named exactly when it moved inward', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 1000 }), (tenths) => {
      const text = String(tenths / 10);
      expect(narrowed(type('criticalMin', text)).length).toBe(Number(text) > 35.1 ? 1 : 0);
      expect(narrowed(type('criticalMax', text)).length).toBe(Number(text) < 39 ? 1 : 0);
    }),
  );
});
