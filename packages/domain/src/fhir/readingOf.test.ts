import fc from 'fast-check';
import type { Observation } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { NewReading } from '../readings/delivery.ts';
import { formatStamp } from '../time/time.ts';
import { plausibleValues } from '../vitals/plausible.ts';
import { vitalCoding } from '../vitals/vitalCodes.ts';
import { vitalParameters } from '../vitals/vitalParameters.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import { fhirInstant } from './instant.ts';
import { observationOf } from './observation.ts';
import { readingOf } from './readingOf.ts';

const aReading = fc.constantFrom(...vitalKinds).chain((mrSubType) =>
  fc.record({
    mrSubType: fc.constant(mrSubType),
    at: fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
    values: fc.record(
      Object.fromEntries(
        vitalParameters[mrSubType].map(({ parameter }) => {
          const { min, max } = plausibleValues[parameter];
          return [parameter, fc.double({ min, max, noNaN: true })];
        }),
      ),
    ),
  }),
);

test('a reading becomes an Observation and the same reading again (15.3)', () => {
  fc.assert(
    fc.property(aReading, ({ mrSubType, at, values }) => {
      at.setUTCMilliseconds(0);
      const row = {
        ...{ effective: fhirInstant(at), issued: fhirInstant(at), values },
        ...{ class: 'Normal' as const, classes: {} },
      };
      const made = observationOf({ mrSubType, coding: vitalCoding(mrSubType) }, row, 'Patient/1');
      const read = readingOf(made);
      expect(read).toMatchObject({ mrSubType, mrTime: formatStamp(at), values });
      expect(NewReading.safeParse(read).success).toBe(true);
    }),
  );
});

const pressure: Observation = {
  resourceType: 'Observation',
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code: '85354-9' }] },
  effectiveDateTime: '2026-11-20T09:00:00-05:00',
  component: [
    component('8480-6', 128),
    component('8462-4', 76),
    { code: { text: 'Posture' }, valueString: 'sitting' },
  ],
};

function component(code: string, value: number, unit = 'mm[Hg]') {
  return {
    code: { coding: [{ system: 'http://loinc.org', code }] },
    valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
  };
}

test('the moment is read with its zone', () => {
  expect(readingOf(pressure)).toEqual({
    ...{ mrSubType: 'BloodPressure', mrTime: '20261120-14:00:00', unit: 'mm[Hg]' },
    values: { systolic: 128, diastolic: 76 },
  });
});

describe('what is no reading names the element', () => {
  test.each<[string, Partial<Observation>, string]>([
    ['a plan', { status: 'preliminary' }, 'status'],
    ['what we do not know', { code: { text: 'Mood' } }, 'code'],
    ['a code of another system', { code: { coding: [{ system: 'urn:x', code: '85354-9' }] } }, 'code'],
    ['a day alone', { effectiveDateTime: '2026-11-20' }, 'effective'],
    ['a moment without a zone', { effectiveDateTime: '2026-11-20T09:00:00' }, 'effective'],
    ['one of two values', { component: [component('8480-6', 128)] }, 'value'],
    [
      'more than a value',
      {
        component: [
          { ...component('8480-6', 128), valueQuantity: { value: 128, comparator: '>' } },
          component('8462-4', 76),
        ],
      },
      'value',
    ],
    ['two units', { component: [component('8480-6', 128), component('8462-4', 10, 'kPa')] }, 'unit'],
    [
      'no unit',
      {
        component: [
          { ...component('8480-6', 128), valueQuantity: { value: 128 } },
          { ...component('8462-4', 76), valueQuantity: { value: 76 } },
        ],
      },
      'unit',
    ],
  ])('%s', (_, special, fault) => {
    expect(readingOf({ ...pressure, ...special })).toBe(fault);
  });
});
