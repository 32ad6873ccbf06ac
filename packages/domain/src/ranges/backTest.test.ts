import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classify, readingClasses } from '../vitals/readings.ts';
import { measureIn } from '../vitals/units.ts';
import { backTest, type PastReading, typedLimits } from './backTest.ts';
import { limitFields } from './limitRules.ts';
import type { TypedParameter } from './rangeForm.ts';

const systolic: TypedParameter = {
  parameter: 'systolic',
  measure: measureIn('us', 'mmHg'),
  found: { cautiousMin: null, cautiousMax: null, criticalMin: null, criticalMax: null },
  unitDescription: null,
  normal: { min: 90, max: 120 },
  cautiousMin: '90',
  cautiousMax: '150',
  criticalMin: '80',
  criticalMax: '170',
};
const past = (value: number, given: PastReading['class'] = 'Normal'): PastReading => ({
  values: { systolic: value },
  classes: { systolic: given },
  class: given,
});

test('wider limits would have given fewer alarms', () => {
  const readings = [past(118), past(140, 'Cautious'), past(155, 'Critical'), past(180, 'Critical')];
  expect(backTest(readings, { parameters: [systolic], withLimits: true })).toEqual({
    was: { Normal: 1, Cautious: 1, Critical: 2 },
    would: { Normal: 2, Cautious: 1, Critical: 1 },
  });
});

test('without limits, and for an empty one, the normal range judges (PAY-06)', () => {
  const empty = { ...systolic, cautiousMax: ' ', criticalMax: '' };
  for (const [parameter, withLimits] of [
    [systolic, false],
    [empty, true],
  ] as const) {
    expect(typedLimits(parameter, withLimits)?.critical.max).toBe(120);
    expect(backTest([past(121)], { parameters: [parameter], withLimits })?.would.Critical).toBe(1);
  }
});

test('each limit is the typed one, else the normal one', () => {
  const between = (min: number, max: number) => fc.option(fc.integer({ min, max }));
  const [outerLow, low, high, outerHigh] = [
    between(30, 60),
    between(61, 99),
    between(100, 150),
    between(151, 300),
  ];
  const text = (value: number | null) => (value === null ? '' : String(value));
  fc.assert(
    fc.property(low, high, outerLow, outerHigh, (cautiousMin, cautiousMax, criticalMin, criticalMax) => {
      const typed = {
        ...systolic,
        cautiousMin: text(cautiousMin),
        cautiousMax: text(cautiousMax),
        criticalMin: text(criticalMin),
        criticalMax: text(criticalMax),
      };
      expect(typedLimits(typed, true)).toEqual({
        normal: { min: 90, max: 120 },
        cautious: { min: cautiousMin ?? 90, max: cautiousMax ?? 120 },
        critical: { min: criticalMin ?? 90, max: criticalMax ?? 120 },
      });
    }),
  );
});

test('a reading without values is Normal', () => {
  const empty: PastReading = { values: {}, classes: {}, class: 'Critical' };
  expect(backTest([empty], { parameters: [systolic], withLimits: true })).toEqual({
    was: { Normal: 0, Cautious: 0, Critical: 1 },
    would: { Normal: 1, Cautious: 0, Critical: 0 },
  });
});

test('nothing is judged by limits that are no numbers or crossed', () => {
  for (const wrong of [{ cautiousMin: 'x' }, { cautiousMin: '151' }, { criticalMin: '171' }]) {
    const parameters = [systolic, { ...systolic, ...wrong }];
    expect(backTest([past(100)], { parameters, withLimits: true })).toBeNull();
    expect(backTest([past(100)], { parameters, withLimits: false })).not.toBeNull();
  }
});

test('the gravest value counts; one that the form does not know keeps its class', () => {
  const reading: PastReading = {
    values: { systolic: 100, diastolic: 95, pulse: 60 },
    classes: { systolic: 'Normal', diastolic: 'Cautious' },
    class: 'Cautious',
  };
  const would = (parameters: TypedParameter[]) =>
    backTest([reading], { parameters, withLimits: true })?.would;
  expect(would([systolic])).toEqual({ Normal: 0, Cautious: 1, Critical: 0 });
  expect(would([{ ...systolic, cautiousMin: '110', criticalMin: '105' }])).toEqual({
    Normal: 0,
    Cautious: 0,
    Critical: 1,
  });
});

test('every reading is counted once on both sides, by the rule that judges new ones', () => {
  const values = fc.array(fc.integer({ min: 40, max: 250 }), { maxLength: 30 });
  const typed = fc.record(
    Object.fromEntries(limitFields.map((name) => [name, fc.integer({ min: 40, max: 250 })])),
  );
  fc.assert(
    fc.property(values, typed, (taken, limits) => {
      const text = Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, String(value)]));
      const parameter = { ...systolic, ...text };
      const result = backTest(
        taken.map((value) => past(value)),
        { parameters: [parameter], withLimits: true },
      );
      const judgedBy = typedLimits(parameter, true);
      if (!judgedBy) {
        expect(result).toBeNull();
        return;
      }
      for (const each of readingClasses) {
        expect(result?.would[each]).toBe(taken.filter((value) => classify(value, judgedBy) === each).length);
      }
      expect(result?.was.Normal).toBe(taken.length);
    }),
  );
});
