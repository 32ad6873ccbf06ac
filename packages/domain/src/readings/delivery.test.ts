import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { limits } from '../limits/limits.ts';
import { plausibleValues } from '../vitals/plausible.ts';
import { vitalParameters } from '../vitals/vitalParameters.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import * as wire from './delivery.ts';

const mrTime = '20261120-14:30:00';
const pressure = { mrSubType: 'BloodPressure', mrTime, values: { systolic: 128, diastolic: 82 } };

describe('NewReading', () => {
  test.each([
    [{}, []],
    [{ more: 1 }, []],
    [{ mrTime: `${mrTime}.500` }, []],
    [{ mrSubType: 'bloodpressure' }, ['mrSubType']],
    [{ mrSubType: 'Mood' }, ['mrSubType']],
    [{ mrSubType: undefined }, ['mrSubType']],
    [{ mrSubType: 'constructor' }, ['mrSubType']],
    [{ mrSubType: 'HeartRate' }, ['values']],
    [{ mrTime: 'now' }, ['mrTime']],
    [{ mrTime: undefined }, ['mrTime']],
    [{ values: undefined }, ['values']],
    [{ values: {} }, ['values']],
    [{ values: { systolic: 128 } }, ['values']],
    [{ values: { systolic: 128, diastolic: 82, pulse: 70 } }, ['values']],
    [{ values: { systolic: 128, pulse: 70 } }, ['values']],
    [{ values: { systolic: 128, constructor: 82 } }, ['values']],
    [{ values: { systolic: '128', diastolic: 82 } }, ['values.systolic']],
    [{ values: { systolic: null, diastolic: 82 } }, ['values.systolic']],
    [{ values: { systolic: Number.NaN, diastolic: 82 } }, ['values.systolic']],
    [{ values: { systolic: 29, diastolic: 82 } }, ['values']],
    [{ values: { systolic: 128, diastolic: 201 } }, ['values']],
    [{ unit: 'mmHg' }, []],
    [{ unit: ' MM[HG] ' }, []],
    [{ unit: 'toString' }, ['unit']],
    [{ unit: '' }, ['unit']],
    [{ mrSubType: 'Weight', unit: 'Lbs', values: { weight: 178.1 } }, []],
    [{ mrSubType: 'BodyTemperature', unit: 'F', values: { temperature: 98.6 } }, []],
    [{ unit: 'psi' }, ['unit']],
    [{ unit: 'lb' }, ['unit']],
    [{ unit: 7 }, ['unit']],
    [{ mrSubType: 'Weight', unit: '[lb_av]', values: { weight: 178.1 } }, []],
    [{ mrSubType: 'Weight', unit: 'g', values: { weight: 80_784 } }, []],
    [{ mrSubType: 'Weight', unit: 'lb', values: { weight: 44 } }, ['values']],
    [{ mrSubType: 'BodyTemperature', unit: '°F', values: { temperature: 98.6 } }, []],
    [{ mrSubType: 'BodyTemperature', values: { temperature: 98.6 } }, ['values']],
  ])('with %j has its faults at %j', (special, faults) => {
    expect(faultsOf(wire.NewReading, { ...pressure, ...special })).toEqual(faults);
  });

  const kinds = vitalKinds.flatMap((kind) => vitalParameters[kind].map((each) => ({ kind, ...each })));
  test.each(kinds)('$kind: $parameter is taken up to both ends of what a device measures', (one) => {
    const { kind, parameter } = one;
    const plausible = plausibleValues[parameter];
    const others = vitalParameters[kind].map((each) => [each.parameter, plausibleValues[each.parameter].min]);
    const faults = (value: number) =>
      faultsOf(wire.NewReading, {
        mrSubType: kind,
        mrTime,
        values: { ...Object.fromEntries(others), [parameter]: value },
      });
    expect([faults(plausible.min), faults(plausible.max)]).toEqual([[], []]);
    expect([faults(plausible.min - 0.1), faults(plausible.max + 0.1)]).toEqual([['values'], ['values']]);
  });

  test('is taken exactly when every parameter of the vital is there, is plausible, and nothing else is (API-06)', () => {
    const names = [...new Set(kinds.map(({ parameter }) => parameter)), '__proto__', 'toString'];
    const values = fc.dictionary(fc.constantFrom(...names), fc.double({ noNaN: true, min: -50, max: 1100 }), {
      maxKeys: 3,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...vitalKinds), values, (kind, given) => {
        const own = vitalParameters[kind];
        const isWhole =
          // A record that is read has no '__proto__' of its own.
          Object.keys(given).filter((name) => name !== '__proto__').length === own.length &&
          own.every(({ parameter }) => {
            const { min, max } = plausibleValues[parameter];
            const value = Object.hasOwn(given, parameter) ? Number(given[parameter]) : Number.NaN;
            return min <= value && value <= max;
          });
        expect(faultsOf(wire.NewReading, { mrSubType: kind, mrTime, values: given })).toEqual(
          isWhole ? [] : ['values'],
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('NewReadings', () => {
  const batch = (count: number) => ({ readings: Array(count).fill(pressure) });
  test('are one, or a batch of 1 to 400', () => {
    expect(wire.NewReadings.parse(pressure)).toEqual(pressure);
    expect(wire.NewReadings.parse(batch(2))).toEqual(batch(2));
    for (const [count, is] of [
      [0, false],
      [1, true],
      [limits.readingsAtOnce, true],
      [limits.readingsAtOnce + 1, false],
    ] as const) {
      expect(wire.NewReadings.safeParse(batch(count)).success).toBe(is);
    }
  });
  test.each([[null], [[]], [[pressure]], [{}], ['x']])('are never %j', (sent) => {
    expect(wire.NewReadings.safeParse(sent).success).toBe(false);
  });
  test('one bad reading in a batch is refused with its place', () => {
    const bad = { ...pressure, mrTime: 'soon' };
    expect(faultsOf(wire.NewReadings, { readings: [pressure, bad] })).toEqual(['readings.1.mrTime']);
  });
});
