import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { limits } from '../limits/limits.ts';
import { plausibleValues } from '../vitals/plausible.ts';
import { vitalParameters } from '../vitals/vitalParameters.ts';
import { type VitalKind, vitalKinds } from '../vitals/vitals.ts';
import { RangeSave } from './rangeSave.ts';
import * as wire from './rangeWire.ts';

const start = '20261121-15:30:00';
const end = '21261121-15:30:00';
const line = (parameter: string, special: object = {}) => ({
  vital_type: 'BloodPressure',
  parameter,
  cautiousMin: 90,
  cautiousMax: 139,
  criticalMin: 80,
  criticalMax: 180,
  ...special,
});
const systolic = line('systolic');
const save = { userId: 'p-1', startDateTime: start, endDateTime: end, vitalRanges: [systolic] };
const faults = (special: object) => faultsOf(RangeSave, { ...save, ...special });

describe('RangeSave (RNG-22)', () => {
  test.each([
    [{}, []],
    [{ userId: '' }, ['userId']],
    [{ userId: undefined }, ['userId']],
    [{ fromVersion: 0 }, []],
    [{ fromVersion: 3 }, []],
    [{ fromVersion: -1 }, ['fromVersion']],
    [{ fromVersion: '3' }, ['fromVersion']],
    [{ fromVersion: null }, ['fromVersion']],
    [{ startDateTime: 'now' }, ['startDateTime']],
    [{ startDateTime: null }, ['startDateTime']],
    [{ endDateTime: '21260230-00:00:00' }, ['endDateTime']],
    [{ endDateTime: undefined }, ['endDateTime']],
    [{ endDateTime: start }, ['endDateTime']],
    [{ endDateTime: `${start}.000` }, ['endDateTime']],
    [{ startDateTime: `${start}.000`, endDateTime: start }, ['endDateTime']],
    [{ endDateTime: `${start}.001` }, []],
    [{ endDateTime: '20261121-15:29:59' }, ['endDateTime']],
    [{ vitalRanges: undefined }, ['vitalRanges']],
    [{ vitalRanges: [] }, ['vitalRanges']],
    [{ vitalRanges: [systolic, line('diastolic')] }, []],
  ])('with %j: fault at %j', (special, expected) => {
    expect(faults(special)).toEqual(expected);
  });

  test.each([
    [{ cautiousMin: '90' }, ['vitalRanges.0.cautiousMin']],
    [{ cautiousMax: undefined }, ['vitalRanges.0.cautiousMax']],
    [{ criticalMin: Number.NaN }, ['vitalRanges.0.criticalMin']],
    [{ criticalMax: Number.POSITIVE_INFINITY }, ['vitalRanges.0.criticalMax']],
    [{ parameter: '' }, ['vitalRanges.0.parameter', 'vitalRanges']],
    [{ vital_type: '' }, ['vitalRanges.0.vital_type', 'vitalRanges']],
    [{ parameter: 'pulse' }, ['vitalRanges']],
    [{ parameter: 'constructor' }, ['vitalRanges']],
    [{ vital_type: 'Mood' }, ['vitalRanges']],
    [{ vital_type: 'HeartRate' }, ['vitalRanges']],
  ])('a line with %j: fault at %j', (special, expected) => {
    expect(faults({ vitalRanges: [line('systolic', special)] })).toEqual(expected);
  });

  test.each([
    ['a parameter twice', [systolic, systolic]],
    ['two vitals', [systolic, line('heartRate', { vital_type: 'HeartRate' })]],
    ['a parameter of another vital at the end', [systolic, line('heartRate')]],
    ['two vitals that share no word', [systolic, line('diastolic', { vital_type: 'HeartRate' })]],
    ['more lines than a vital may have', Array(limits.vitalMaxParameters + 1).fill(systolic)],
  ])('%s: fault at the lines', (_, vitalRanges) => {
    expect(faults({ vitalRanges })).toEqual(['vitalRanges']);
  });

  test.each([
    [{ cautiousMin: 140 }, 'cautiousCrossed'],
    [{ criticalMin: 181, cautiousMin: null }, 'criticalCrossed'],
    [{ criticalMin: 91 }, 'cautiousMinAboveCritical'],
    [{ cautiousMax: 181 }, 'cautiousMaxBelowCritical'],
    [{ criticalMax: 1e308 }, 'notPlausible'],
    [{ criticalMin: -5 }, 'notPlausible'],
    [{ cautiousMin: 139 }, undefined],
    [{ cautiousMin: 180, cautiousMax: 180, criticalMin: 180 }, undefined],
    [{ cautiousMin: null, cautiousMax: 30 }, undefined],
    [{ criticalMin: 30, criticalMax: null }, undefined],
    [{ cautiousMin: null, cautiousMax: null, criticalMin: null, criticalMax: null }, undefined],
  ])('limits %j say %j, on whichever line (RNG-14, RNG-15)', (special, says) => {
    for (const vitalRanges of [
      [line('systolic', special), line('diastolic')],
      [systolic, line('diastolic', special)],
    ]) {
      const { error } = RangeSave.safeParse({ ...save, vitalRanges });
      expect(error?.issues.map(({ message }) => message)).toEqual(says && [says]);
      if (says) expect(faults({ vitalRanges })).toEqual(['vitalRanges']);
    }
  });

  test('an end that is not after the start says so (RNG-10)', () => {
    const { error } = RangeSave.safeParse({ ...save, endDateTime: start });
    expect(error?.issues.map(({ message }) => message)).toEqual(['endNotAfterStart']);
  });

  test('takes every choice of the parameters of one vital, each once, whose limits can be measured and never fall', () => {
    const lines = fc.constantFrom(...vitalKinds).chain((kind) => {
      const own = vitalParameters[kind].map(({ parameter }) => parameter);
      const edges = own.flatMap((parameter) => [
        plausibleValues[parameter].min,
        plausibleValues[parameter].max,
      ]);
      const [least, most] = [Math.min(...edges) - 1, Math.max(...edges) + 1];
      const value = fc.option(fc.double({ noNaN: true, min: least, max: most }), { freq: 2 });
      const four = fc.record({
        cautiousMin: value,
        cautiousMax: value,
        criticalMin: value,
        criticalMax: value,
      });
      return fc
        .tuple(fc.subarray(own, { minLength: 1 }), fc.array(four, { minLength: own.length }))
        .map(([chosen, ends]) =>
          chosen.map((parameter, index) => ({ vital_type: kind as string, parameter, ...ends[index] })),
        );
    });
    const isOrdered = (min?: number | null, max?: number | null) => (min ?? -Infinity) <= (max ?? Infinity);
    fc.assert(
      fc.property(lines, (vitalRanges) => {
        const isRight = vitalRanges.every((each) => {
          const { cautiousMin, cautiousMax, criticalMin, criticalMax } = each;
          const known = vitalParameters[each.vital_type as VitalKind].find(
            ({ parameter }) => parameter === each.parameter,
          );
          const plausible = known ? plausibleValues[known.parameter] : { min: 0, max: 0 };
          const all = [criticalMin, cautiousMin, cautiousMax, criticalMax];
          return (
            isOrdered(cautiousMin, cautiousMax) &&
            isOrdered(criticalMin, criticalMax) &&
            isOrdered(criticalMin, cautiousMin) &&
            isOrdered(cautiousMax, criticalMax) &&
            all.every((one) => isOrdered(plausible.min, one) && isOrdered(one, plausible.max))
          );
        });
        expect(faults({ vitalRanges })).toEqual(isRight ? [] : ['vitalRanges']);
      }),
    );
  });
});

const ends = { normal: 90, cautious: 85, critical: null };
const saved = {
  vital: 'BloodPressure',
  startDateTime: start,
  endDateTime: end,
  version: 1,
  setBy: { userId: 'u-2', name: 'Wren Exampledoc' },
  setTime: start,
  limits: { systolic: { min: ends, max: ends } },
};
test.each([
  [{}, []],
  [{ vital: 'Mood' }, ['vital']],
  [{ version: 0.5 }, ['version']],
  [{ setBy: null }, ['setBy']],
  [{ setTime: '' }, ['setTime']],
  [{ limits: { systolic: { min: ends } } }, ['limits.systolic.max']],
  [{ limits: { systolic: { min: ends, max: { ...ends, normal: '90' } } } }, ['limits.systolic.max.normal']],
])('a saved range with %j: fault at %j (RNG-21, API-17)', (special, expected) => {
  expect(faultsOf(wire.SavedRange, { ...saved, ...special })).toEqual(expected);
});

test('limits in force name vitals that we know, and need not name all', () => {
  expect(faultsOf(wire.LimitsInForce, { BloodPressure: saved.limits })).toEqual([]);
  expect(faultsOf(wire.LimitsInForce, {})).toEqual([]);
  expect(wire.LimitsInForce.safeParse({ Mood: saved.limits }).success).toBe(false);
});
