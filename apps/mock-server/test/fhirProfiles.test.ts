import type { FhirResource } from 'fhir/r4';
import { beforeAll, expect, test } from 'vitest';
import { faultsOf, loadDefinitions, usCore } from './fhirValidator.ts';

beforeAll(loadDefinitions);

const subject = { reference: 'Patient/1' };
const code = { text: 'A name' };
const of = (system: string, value: string) => ({ coding: [{ system, code: value }] });
const terminology = (name: string) => `http://terminology.hl7.org/CodeSystem/${name}`;
const loinc = 'http://loinc.org';
const quantity = (value: number, unit: string) => ({
  ...{ value, unit, code: unit },
  system: 'http://unitsofmeasure.org',
});
const observed = {
  ...{ resourceType: 'Observation', status: 'final', subject },
  effectiveDateTime: '2026-11-20T15:00:00Z',
};
const vital = { ...observed, category: [of(terminology('observation-category'), 'vital-signs')] };
const laboratory = { ...observed, category: [of(terminology('observation-category'), 'laboratory')] };

const coded = (quantityOf: object, ...codes: string[]) => ({
  ...{ ...vital, valueQuantity: quantityOf },
  code: { coding: codes.map((each) => ({ system: loinc, code: each })) },
});

/** Of each profile something that follows it. */
const right: Readonly<Record<string, object>> = {
  'heart-rate': coded(quantity(71, '/min'), '8867-4'),
  'body-weight': coded(quantity(71, 'kg'), '29463-7'),
  'body-temperature': coded(quantity(37, 'Cel'), '8310-5'),
  'pulse-oximetry': coded(quantity(97, '%'), '59408-5', '2708-6'),
  'observation-lab': { ...laboratory, code, valueQuantity: { value: 4, unit: 'mmol/L' } },
  practitioner: {
    ...{ resourceType: 'Practitioner', name: [{ family: 'Testperson' }] },
    identifier: [{ system: 'http://hl7.org/fhir/sid/us-npi', value: '1' }],
  },
  organization: { resourceType: 'Organization', active: true, name: 'A clinic' },
  careteam: {
    ...{ resourceType: 'CareTeam', subject },
    participant: [{ role: [code], member: { reference: 'Practitioner/1' } }],
  },
  'condition-problems-health-concerns': {
    ...{ resourceType: 'Condition', subject, code },
    category: [of(terminology('condition-category'), 'problem-list-item')],
  },
  allergyintolerance: {
    ...{ resourceType: 'AllergyIntolerance', patient: subject, code },
    clinicalStatus: of(terminology('allergyintolerance-clinical'), 'active'),
  },
  immunization: {
    ...{ resourceType: 'Immunization', status: 'completed', vaccineCode: code, patient: subject },
    ...{ occurrenceDateTime: '2026-11-20', primarySource: true },
  },
  procedure: {
    ...{ resourceType: 'Procedure', status: 'completed', subject, code, performedDateTime: '2026-11-20' },
  },
  documentreference: {
    ...{ resourceType: 'DocumentReference', status: 'current', subject, category: [code] },
    ...{ type: of(loinc, '11502-2'), content: [{ attachment: { url: 'Binary/1' } }] },
  },
  encounter: {
    ...{ resourceType: 'Encounter', status: 'finished', subject, type: [code] },
    class: { system: terminology('v3-ActCode'), code: 'AMB' },
  },
  'diagnosticreport-lab': {
    ...{ resourceType: 'DiagnosticReport', status: 'final', subject, code },
    category: [of(terminology('v2-0074'), 'LAB')],
    ...{ effectiveDateTime: '2026-11-20', issued: '2026-11-20T15:00:00Z' },
  },
  provenance: {
    ...{ resourceType: 'Provenance', target: [{ reference: 'Observation/1' }] },
    ...{ recorded: '2026-11-20T15:00:00Z', agent: [{ who: { reference: 'Patient/1' } }] },
  },
};

const followed = (profile: string, special: object = {}) =>
  JSON.parse(
    JSON.stringify({ ...right[profile], meta: { profile: [usCore(profile)] }, ...special }),
  ) as FhirResource;

test.each(Object.keys(right))('what follows US Core has no fault: %s', (profile) => {
  expect(faultsOf(followed(profile))).toEqual([]);
});

test.each<[profile: string, what: string, wrong: object]>([
  ['heart-rate', 'no code of the vital', { code }],
  ['heart-rate', 'another unit', { valueQuantity: quantity(71, 'Hz') }],
  ['body-weight', 'no value', { valueQuantity: undefined }],
  ['body-temperature', 'no category', { category: undefined }],
  ['pulse-oximetry', 'one code of two', { code: of(loinc, '59408-5') }],
  ['observation-lab', 'another category', { category: vital.category }],
  [
    'observation-lab',
    'a unit that is not of UCUM',
    { valueQuantity: { value: 4, system: loinc, code: 'x' } },
  ],
  ['observation-lab', 'a month', { effectiveDateTime: '2026-11' }],
  ['practitioner', 'no number', { identifier: [{ system: 'http://hl7.org/fhir/sid/us-npi' }] }],
  ['organization', 'not whether it is active', { active: undefined }],
  ['careteam', 'no role', { participant: [{ member: { reference: 'Practitioner/1' } }] }],
  ['condition-problems-health-concerns', 'no category', { category: undefined }],
  [
    ...(['condition-problems-health-concerns', 'a category of another profile'] as const),
    { category: [of(terminology('condition-category'), 'encounter-diagnosis')] },
  ],
  ['allergyintolerance', 'no code', { code: undefined }],
  ['immunization', 'not who told it', { primarySource: undefined }],
  ['procedure', 'done, and no moment', { performedDateTime: undefined }],
  ['documentreference', 'not to be fetched', { content: [{ attachment: { title: 'Elsewhere' } }] }],
  ['documentreference', 'a type in words alone', { type: code }],
  ['encounter', 'no type', { type: undefined }],
  ['diagnosticreport-lab', 'final and never issued', { issued: undefined }],
  [
    ...(['diagnosticreport-lab', 'a result without a category'] as const),
    { contained: [{ resourceType: 'Observation', id: 'one', status: 'final', code }] },
  ],
  ['provenance', 'a device for nobody', { agent: [{ who: { reference: 'Device/1' } }] }],
  ['provenance', 'by what stands for nothing', { agent: [{ who: { reference: 'Location/1' } }] }],
])('what does not follow US Core is found: %s, %s', (profile, _, wrong) => {
  expect(faultsOf(followed(profile, wrong))).not.toEqual([]);
});

test('what is wrong by R4, or empty, is found', () => {
  expect(faultsOf({ resourceType: 'Observation' } as FhirResource)).not.toEqual([]);
  const nothing = { resourceType: 'Bundle', type: 'collection', link: [], identifier: { value: '' } };
  expect(faultsOf(nothing as unknown as FhirResource)).toEqual([
    ...['Bundle: .link is empty', 'Bundle: .identifier.value is empty'],
  ]);
  const pressure = { ...vital, code: of(loinc, '85354-9'), meta: { profile: [usCore('blood-pressure')] } };
  expect(faultsOf(pressure as FhirResource)).not.toEqual([]);
});
