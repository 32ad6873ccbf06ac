import { expect, test } from 'vitest';
import type { MedicalRecord } from '../records/records.ts';
import { clinicalResource } from './clinical.ts';
import { asServed, readingProfile } from './profiles.ts';

const prescription: MedicalRecord = {
  ...{ recordId: 'record-1', resourceType: 'MedicationRequest', status: 'active', code: null, note: null },
  ...{ display: 'Lisinopril 10 mg', performer: 'Dana Reyes', time: '20261102-14:00:00' },
};
const served = (record: MedicalRecord) => asServed(clinicalResource(record, 'Patient/1'), { id: 'one' });

test('a prescription claims its profile of US Core only when somebody is known to have written it (15.3)', () => {
  expect(served(prescription).meta?.profile).toEqual([
    'http://hl7.org/fhir/us/core/StructureDefinition/us-core-medicationrequest',
  ]);
  expect(served({ ...prescription, performer: null }).meta).toBeUndefined();
});

test('a pressure claims its profile in the one unit that the profile has (15.3)', () => {
  const profile = 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-blood-pressure';
  expect(readingProfile('BloodPressure', undefined)).toBe(profile);
  expect(readingProfile('BloodPressure', 'mm[Hg]')).toBe(profile);
  expect(readingProfile('BloodPressure', 'kPa')).toBeUndefined();
  expect(readingProfile('Weight', '[lb_av]')).toMatch(/us-core-body-weight$/);
});

test("a report claims its profile when it is a laboratory's, and says when it came out or that nobody knows (15.3)", () => {
  const report: MedicalRecord = { ...prescription, resourceType: 'DiagnosticReport', status: 'final' };
  expect(served(report).meta).toBeUndefined();
  const results = [{ name: 'Potassium', value: 4.2, unit: 'mmol/L', low: 3.5, high: 5.1 }];
  expect(served({ ...report, results })).toMatchObject({
    meta: { profile: ['http://hl7.org/fhir/us/core/StructureDefinition/us-core-diagnosticreport-lab'] },
    category: [{ coding: [{ code: 'LAB' }] }],
    _issued: { extension: [{ valueCode: 'unknown' }] },
  });
  const corrected = served({ ...report, results, changed: '20261103-14:00:00' });
  expect(corrected).toMatchObject({ issued: '2026-11-03T14:00:00Z' });
  expect(corrected).not.toHaveProperty('_issued');
});

test('a document claims its profile when it can be fetched (15.3)', () => {
  const elsewhere: MedicalRecord = { ...prescription, resourceType: 'DocumentReference', status: 'current' };
  expect(served(elsewhere).meta).toBeUndefined();
});

test('what US Core has no profile of claims none (15.3)', () => {
  expect(asServed({ resourceType: 'ChargeItem' }, { id: 'one' })).not.toHaveProperty('meta');
});
