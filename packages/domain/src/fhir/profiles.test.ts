import { expect, test } from 'vitest';
import type { MedicalRecord } from '../records/records.ts';
import { clinicalResource } from './clinical.ts';
import { asServed } from './profiles.ts';

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

test('what no profile was looked at for claims none (15.3)', () => {
  const problem: MedicalRecord = { ...prescription, resourceType: 'Condition' };
  expect(served(problem).meta).toBeUndefined();
});
