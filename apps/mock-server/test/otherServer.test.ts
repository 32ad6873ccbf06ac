import { endpoints } from '@rpm/api-client/calls';
import { type HospitalConnection, hospitalKinds } from '@rpm/domain';
import { expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { hospitalGate } from '../src/server/hospitalGate.ts';
import { testApi } from './harness.ts';
import { startMedplum } from './medplumHospital.ts';
import { makeStore } from './stores.ts';

const { patient } = demoAccounts;
const { accountId: userId } = patient;
const codes = (system: string, code: string, display: string) => ({
  coding: [{ system, code, display }],
  text: display,
});
const snomed = 'http://snomed.info/sct';
const loinc = 'http://loinc.org';

/** A patient of the hospital who has something of each kind, and somebody else who has an allergy, too. */
async function hospital() {
  const there = await startMedplum();
  const store = await makeStore('memory', clinicWith([]));
  const { birthDate, lastName, firstName } = (await store.patients.find(userId)) ?? {};
  const person = { birthDate: birthDate ?? '', name: [{ family: lastName ?? '', given: [firstName ?? ''] }] };
  const { id } = await there.keep({ resourceType: 'Patient', ...person });
  const { id: other } = await there.keep({ resourceType: 'Patient', name: [{ family: 'Elsewhere' }] });
  const subject = { reference: `Patient/${id}` };
  const clinicalStatus = codes(
    'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical',
    'active',
    '',
  );
  const allergy = { resourceType: 'AllergyIntolerance' as const, clinicalStatus, recordedDate: '2019-04-02' };
  await there.keep({ ...allergy, patient: subject, code: codes(snomed, '111088007', 'Latex') });
  await there.keep({
    ...{ ...allergy, patient: { reference: `Patient/${other}` } },
    code: codes(snomed, '91936005', 'Penicillin'),
  });
  const condition = await there.keep({
    ...{ resourceType: 'Condition', subject, code: codes(snomed, '195967001', 'Asthma') },
    recordedDate: '2020-05-03T10:00:00Z',
  });
  await there.keep({
    ...{ resourceType: 'MedicationRequest', subject, status: 'active', intent: 'order' },
    medicationCodeableConcept: codes('http://www.nlm.nih.gov/research/umls/rxnorm', '314076', 'Lisinopril'),
    authoredOn: '2021-01-02',
  });
  await there.keep({
    ...{ resourceType: 'Immunization', patient: subject, status: 'completed' },
    vaccineCode: codes('http://hl7.org/fhir/sid/cvx', '140', 'Influenza'),
    occurrenceDateTime: '2025-10-01',
  });
  await there.keep({
    ...{ resourceType: 'Procedure', subject, status: 'completed' },
    ...{ code: codes(snomed, '80146002', 'Appendectomy'), performedDateTime: '2010-02-03' },
  });
  await there.keep({
    ...{ resourceType: 'Encounter', subject, status: 'finished', period: { start: '2026-03-02T14:00:00Z' } },
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB' },
    type: [{ text: 'Check-up' }],
  });
  const potassium = await there.keep({
    ...{ resourceType: 'Observation', subject, status: 'final', code: codes(loinc, '2823-3', 'Potassium') },
    category: [codes('http://terminology.hl7.org/CodeSystem/observation-category', 'laboratory', '')],
    valueQuantity: { value: 4.4, unit: 'mmol/L' },
  });
  await there.keep({
    ...{ resourceType: 'DiagnosticReport', subject, status: 'final', effectiveDateTime: '2026-03-01' },
    ...{ code: codes(loinc, '51990-0', 'Basic metabolic panel') },
    result: [{ reference: `Observation/${potassium.id}` }],
  });
  there.letIn(id);
  return { ...there, condition };
}

/** The browser goes to the hospital's page, which lets everybody in, and comes back. */
async function logIn(address: string) {
  const answer = await fetch(address, { redirect: 'manual' });
  const { searchParams } = new URL(answer.headers.get('location') ?? '');
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
}

test('a FHIR server that we did not write is the hospital of a patient: each kind comes, what is gone there goes (15.5)', async () => {
  const { endpoint, drop, condition } = await hospital();
  expect((await fetch(`${endpoint}/Patient`)).status).toBe(401);
  const listed = {
    ...{ hospitalId: 'other', name: 'Other Hospital', line: '1 Way', city: 'Mockville' },
    ...{ state: 'Ohio', zip: '43999', endpoint, clientId: 'us', clientAuth: 'none' as const },
  };
  const store = await makeStore('memory', { ...clinicWith([]), records: [], hospitals: [listed] });
  const api = testApi(store, { hospitals: hospitalGate(undefined, () => api.services.clock().getTime()) });
  const token = await api.sessionOf(patient);
  const body = { userId, hospitalId: 'other', kinds: [...hospitalKinds] };
  const { json } = await api.ask(endpoints.connectHospital, { token, body });
  const brought = await logIn((json as { address: string }).address);
  const finished = await api.ask(endpoints.finishHospital, { token, body: { userId, ...brought } });
  expect(finished.status).toBe(200);
  const connection = async () => {
    await api.settle();
    const list = await api.ask(endpoints.getHospitalConnections, { token, params: { userId } });
    return (list.json as HospitalConnection[])[0];
  };
  expect(await connection()).toMatchObject({
    ...{ state: 'Connected', records: hospitalKinds.length },
    runs: [{ outcome: 'complete', added: hospitalKinds.length, problems: [] }],
  });
  const records = async () => {
    const pages = await Promise.all(
      hospitalKinds.map((resourceType) =>
        store.records.page({ patientId: userId, resourceType, page: 0, noOfRows: 50 }),
      ),
    );
    return pages.flatMap(({ rows }) => rows);
  };
  const came = await records();
  expect(came.map(({ display }) => display).sort()).toEqual(
    [
      'Latex',
      'Asthma',
      'Lisinopril',
      'Influenza',
      'Appendectomy',
      'Check-up',
      'Basic metabolic panel',
    ].sort(),
  );
  expect(new Set(came.map(({ source }) => source))).toEqual(new Set(['Other Hospital']));
  expect(came.find(({ resourceType }) => resourceType === 'DiagnosticReport')).toMatchObject({
    ...{ code: '51990-0', results: [{ name: 'Potassium', value: 4.4, unit: 'mmol/L' }] },
  });

  await drop('Condition', condition.id);
  const { connectionId } = (await connection()) ?? { connectionId: '' };
  await api.ask(endpoints.syncHospital, { token, body: { userId, connectionId } });
  expect((await connection())?.runs.at(-1)).toMatchObject({ outcome: 'complete', changed: 0, gone: 1 });
  expect((await records()).map(({ display }) => display)).not.toContain('Asthma');
});
