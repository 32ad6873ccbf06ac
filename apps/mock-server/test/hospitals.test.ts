import type { ClinicConnection, HospitalConnection } from '@rpm/domain';
import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { aConnection, demoAccounts, demoHospitals } from '../src/seed/index.ts';
import type { StoredRecord } from '../src/subjects/records/contract.ts';
import { fault, hospitalId, start, userId, type Who } from './hospitalWorld.ts';
import { storeKinds } from './stores.ts';

const { patient, administrator, staff, otherAdministrator } = demoAccounts;

describe.each(storeKinds)('hospitals over the store in %s (SCR-09)', (kind) => {
  test('are found by name, by city and by ZIP, the nearest first', async () => {
    const { search } = await start(kind);
    expect(await search('heart')).toEqual(['Placeholder Heart Institute']);
    expect(await search('sampleton OHIO')).toEqual(['Mock County Hospital', 'Placeholder Heart Institute']);
    expect((await search('43998'))[0]).toBe('Fixture Regional Lab');
    expect(await search('43998')).toHaveLength(demoHospitals.length);
    expect(await search('10001')).toEqual([]);
    expect(await search('100%_')).toEqual([]);
    expect(await search('')).toHaveLength(demoHospitals.length);
  });

  test('a directory is replaced whole; who is connected to one that is gone stays so', async () => {
    const { store, search, connected, list } = await start(kind);
    await connected();
    const [first] = demoHospitals;
    if (!first) throw new Error('There is no hospital.');
    const listed = { ...first, name: 'New Name', clientAuth: 'private_key_jwt' as const };
    await store.within('every clinic', () => store.hospitals.replaceDirectory([listed]));
    expect(await search('')).toEqual(['New Name']);
    expect(await store.hospitals.find(listed.hospitalId)).toEqual(listed);
    expect((await list())[0]?.hospital.name).toBe('Mock County Hospital');
  });

  test('a patient is sent there, comes back, and the records are read with their source', async () => {
    const { connect, stateOf, finish, list, records, audited, hospital } = await start(kind);
    const sent = await connect();
    expect(sent).toMatchObject({ status: 200, json: { message: serverWords.hospitalAsked } });
    expect((sent.json as { address: string }).address).toContain(
      'https://fhir.mockcounty.example/r4/authorize',
    );
    expect(await list()).toMatchObject([{ state: 'Requested', lastGood: null, records: 0, runs: [] }]);
    expect(await finish(stateOf(sent))).toMatchObject({
      status: 200,
      json: { message: serverWords.hospitalConnected },
    });
    expect(await list()).toMatchObject([
      {
        ...{ state: 'Connected', isSyncing: false, lastGood: '20261120-15:00:00', records: 3 },
        runs: [{ outcome: 'complete', added: 3, changed: 0, gone: 0, problems: [] }],
        hospital: { name: 'Mock County Hospital', host: 'fhir.mockcounty.example' },
      },
    ]);
    const found = (await records()).filter(({ source }) => source === 'Mock County Hospital');
    expect(found).toMatchObject([
      {
        display: 'Metabolic panel',
        results: [{ name: 'Potassium', value: 4.4, unit: 'mmol/L', low: 3.5, high: 5.1 }],
      },
      { display: 'Hypertension', performer: 'Dr. Fennel Placeholder', code: '38341003' },
      { display: 'Allergy to penicillin' },
    ]);
    expect(hospital.asked).toEqual([
      'Patient/p-1',
      'DiagnosticReport?patient=p-1&_count=100',
      'Observation?patient=p-1&category=laboratory&_count=100',
      'Condition?patient=p-1&_count=100',
      'AllergyIntolerance?patient=p-1&_count=100',
    ]);
    expect(await audited()).toEqual(['hospital.asked', 'hospital.connected']);
  });

  test('what comes back is good once, for fifteen minutes, and for whom it was begun', async () => {
    const { api, connect, stateOf, finish, ask } = await start(kind);
    const again = { status: 409, json: { message: refusalWords.hospitalAskAgain } };
    const state = stateOf(await connect());
    const other = { ...{ userId: demoAccounts.otherPatient.accountId, state }, code: 'a-code' };
    expect(await ask(demoAccounts.otherPatient, 'finishHospital', { body: other })).toMatchObject(again);
    expect(await finish('a-made-up-state')).toMatchObject(again);
    expect(await finish(state)).toMatchObject({ status: 200 });
    expect(await finish(state)).toMatchObject(again);
    const late = stateOf(await connect());
    api.wait(limits.hospitalRequestMinutes * 60);
    expect(await finish(late)).toMatchObject(again);
  });

  test('who says no there, or is not let in, is told, and nothing is connected', async () => {
    const { connect, stateOf, finish, list, hospital } = await start(kind);
    const denied = { status: 409, json: { message: refusalWords.hospitalDenied } };
    expect(await finish(stateOf(await connect()), { error: 'access_denied' })).toMatchObject(denied);
    hospital.become({ finish: fault('refused', 400) });
    expect(await finish(stateOf(await connect()))).toMatchObject(denied);
    hospital.become({ finish: fault('otherPerson') });
    const staff = { status: 409, json: { message: refusalWords.hospitalNotPatient } };
    expect(await finish(stateOf(await connect()))).toMatchObject(staff);
    hospital.become({ begin: fault('slow') });
    expect(await connect()).toMatchObject({ status: 409, json: { message: refusalWords.hospitalAway } });
    hospital.become({ begin: fault('notFhir') });
    expect(await connect()).toMatchObject({ status: 409, json: { message: refusalWords.hospitalStrange } });
    expect(await list()).toMatchObject([{ state: 'Requested', runs: [] }]);
  });

  test('one without an endpoint cannot be connected, an unknown one is not there, and there is an end', async () => {
    const own = Array.from({ length: limits.hospitalConnectionsMax }, (_, at) => ({
      ...{ hospitalId: `h-${at}`, name: `Hospital ${at}`, line: '', city: '', state: '', zip: '' },
      ...{ endpoint: 'https://h.example', clientId: 'us', clientAuth: 'none' as const },
    }));
    const { connect } = await start(kind, {}, { hospitals: [...demoHospitals, ...own] });
    expect(await connect({ hospitalId: 'trial-creek-community-hospital' })).toMatchObject({
      ...{ status: 409, json: { message: refusalWords.hospitalCannot } },
    });
    expect(await connect({ hospitalId: 'none' })).toMatchObject({ status: 404 });
    expect(await connect({ kinds: [] })).toMatchObject({ status: 400 });
    expect(await connect({ kinds: ['Condition', 'Condition'] })).toMatchObject({ status: 400 });
    for (const each of own)
      expect(await connect({ hospitalId: each.hospitalId })).toMatchObject({ status: 200 });
    expect(await connect()).toMatchObject({
      ...{ status: 409, json: { message: 'You have 10 hospitals. Disconnect one first.' } },
    });
  });

  test('tokens and what proves who began are kept sealed, and told to nobody', async () => {
    const { store, connect, stateOf, finish, list } = await start(kind);
    const sent = await connect();
    const kept = async () => store.within('every clinic', () => store.hospitals.ofPatient(userId));
    const [asked] = await kept();
    expect(asked?.asked?.verifier).toMatch(/^v1\.test\./);
    expect(asked?.asked?.stateHash).not.toContain(stateOf(sent));
    await finish(stateOf(sent));
    const [connection] = await kept();
    expect(connection?.tokens).toMatch(/^v1\.test\./);
    expect(connection?.asked).toBeNull();
    expect(JSON.stringify(await list())).not.toMatch(/token|verifier|v1\.test/);
  });

  test('who disconnects keeps the records, or has them forgotten; the tokens are gone, there too', async () => {
    const { ask, connected, list, records, audited, hospital, store } = await start(kind);
    const end = (connectionId: string, forget: boolean) =>
      ask(patient, 'endHospital', { body: { userId, connectionId, forget } });
    const from = async () => (await records()).filter(({ source }) => source !== undefined).length;
    const one = await connected();
    expect(await end(one.connectionId, false)).toMatchObject({ status: 200 });
    expect(await list()).toMatchObject([{ state: 'Disconnected', records: 3 }]);
    expect(await from()).toBe(3);
    expect(hospital.forgotten).toEqual(['a-refresh-token']);
    const [kept] = await store.within('every clinic', () => store.hospitals.ofPatient(userId));
    expect(kept?.tokens).toBeNull();
    expect(await end(one.connectionId, false)).toMatchObject({ status: 404 });
    expect(await end(one.connectionId, true)).toMatchObject({ status: 200 });
    expect(await from()).toBe(0);
    expect(await list()).toEqual([]);
    expect(await end(one.connectionId, true)).toMatchObject({ status: 404 });
    const two = await connected();
    expect(await end(two.connectionId, true)).toMatchObject({ status: 200 });
    expect(await from()).toBe(0);
    expect((await audited()).filter((action) => action === 'hospital.ended')).toHaveLength(3);
  });

  test('who connects a hospital again has each of its records once, under its old name', async () => {
    const { ask, connect, connected, finish, stateOf, list, records, hospital } = await start(kind);
    const end = ({ connectionId }: { connectionId: string }) =>
      ask(patient, 'endHospital', { body: { userId, connectionId, forget: false } });
    const from = async () =>
      (await records()).filter(({ source }) => source !== undefined).map(({ recordId }) => recordId);
    await end(await connected());
    const before = await from();
    // A kind that is not asked for again stays with the connection that brought it.
    await finish(stateOf(await connect({ kinds: ['Condition', 'AllergyIntolerance'] })));
    expect(await from()).toEqual(before);
    const [two, one] = await list();
    expect(two).toMatchObject({ state: 'Connected', records: 2, runs: [{ added: 0, changed: 0, gone: 0 }] });
    expect(one).toMatchObject({ state: 'Disconnected', records: 1 });
    await end(two as HospitalConnection);
    // Where nothing could be read, nothing changes hands.
    hospital.become({ read: fault('unreachable') });
    await end(await connected());
    expect(await from()).toEqual(before);
    hospital.become({});
    await finish(stateOf(await connect()));
    expect(await list()).toMatchObject([{ state: 'Connected', records: 3 }]);
    expect(await from()).toEqual(before);
  });

  test('what earlier connections left twice is there once when the hospital is read again', async () => {
    const endedAt = new Date('2026-11-19T15:00:00Z');
    const ended = ['one', 'two'].map((connectionId) =>
      aConnection({ connectionId, hospitalId, state: 'Disconnected', endedAt }),
    );
    const left = ended.map(
      ({ connectionId }): StoredRecord => ({
        recordId: `of-${connectionId}`,
        patientId: userId,
        resourceType: 'AllergyIntolerance',
        display: 'Allergy to penicillin',
        code: null,
        status: 'active',
        at: endedAt,
        performer: null,
        note: null,
        connectionId,
        sourceId: 'a-1',
        source: 'Mock County Hospital',
      }),
    );
    const world = { hospitalConnections: ended, records: left };
    const { connect, finish, stateOf, list, records } = await start(kind, {}, world);
    await finish(stateOf(await connect({ kinds: ['AllergyIntolerance'] })));
    expect((await records()).map(({ recordId }) => recordId)).toEqual(['of-one']);
    expect(await list()).toMatchObject([{ state: 'Connected', records: 1 }]);
  });

  test('an administrator sees the states of the own clinic and no other one; nobody else does', async () => {
    const { ask } = await start(kind, {}, { hospitalConnections: [aConnection()] });
    const seen = async (who: Who) =>
      (await ask(who, 'getClinicHospitalConnections')).json as ClinicConnection[];
    expect(await seen(administrator)).toMatchObject([
      { state: 'Requested', patient: { userId, name: 'Marigold Testpatient' } },
    ]);
    expect(await seen(otherAdministrator)).toEqual([]);
    expect(await ask(staff, 'getClinicHospitalConnections')).toMatchObject({ status: 403 });
  });
});
