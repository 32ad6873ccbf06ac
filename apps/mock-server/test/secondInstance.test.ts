import { randomBytes } from 'node:crypto';
import { endpoints } from '@rpm/api-client/calls';
import { appKindNames, type HospitalConnection, hospitalKinds, limits, SessionRecord } from '@rpm/domain';
import { beforeAll, expect, test } from 'vitest';
import { demoAccounts, smallClinic } from '../src/seed/index.ts';
import { readClientSecrets } from '../src/server/clientSecrets.ts';
import { hospitalGate } from '../src/server/hospitalGate.ts';
import { outward } from '../src/server/outward.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import type { StoredRecord } from '../src/subjects/records/contract.ts';
import { hashToken, newToken } from '../src/subjects/sessions/tokens.ts';
import { testApi } from './harness.ts';
import { type Program, post, startProgram } from './program.ts';
import { filledDatabase, makeStore, open, testPassword } from './stores.ts';

/*
 * A second instance of this product, a process with a port and a database of its own, is the hospital of a patient of the
 * first one. Both are what clinics run; nothing stands for anything.
 */

const { patient } = demoAccounts;
const { accountId: userId } = patient;
const redirect = 'https://portal.example/hospital-connect-status';
const record = (
  special: Pick<StoredRecord, 'recordId' | 'resourceType' | 'display' | 'code'> & Partial<StoredRecord>,
): StoredRecord => ({
  ...{ patientId: userId, status: 'active', performer: 'Dr. Fennel Placeholder', note: null },
  ...{ at: new Date('2026-03-02T14:00:00Z'), ...special },
});

/** What the second instance has of the patient: of each kind something, and a report with its results. */
const there = [
  record({
    recordId: 'there-allergy',
    resourceType: 'AllergyIntolerance',
    display: 'Latex',
    code: '111088007',
  }),
  record({ recordId: 'there-condition', resourceType: 'Condition', display: 'Asthma', code: '195967001' }),
  record({
    recordId: 'there-medicine',
    resourceType: 'MedicationRequest',
    display: 'Lisinopril 10 mg',
    code: '314076',
  }),
  record({ recordId: 'there-vaccine', resourceType: 'Immunization', display: 'Influenza', code: '140' }),
  record({
    recordId: 'there-procedure',
    resourceType: 'Procedure',
    display: 'Appendectomy',
    code: '80146002',
  }),
  record({ recordId: 'there-visit', resourceType: 'Encounter', display: 'Check-up', code: null }),
  record({
    ...{ recordId: 'there-report', resourceType: 'DiagnosticReport', display: 'Basic metabolic panel' },
    code: '51990-0',
    results: [
      { name: 'Potassium', value: 4.4, unit: 'mmol/L', low: 3.5, high: 5.1 },
      { name: 'Color', value: 'yellow', unit: null, low: null, high: null },
    ],
  }),
];

let hospital: { url: string; address: string; token: string; secret: string; program: Program };

beforeAll(async () => {
  const url = await filledDatabase({ ...smallClinic(), records: there });
  const privacyUrl = 'https://portal.example/privacy';
  const args = [
    ...['add', '--id', 'first-instance', '--name', 'Northside Portal', '--publisher', 'Northside'],
    ...['--redirect', redirect, '--privacy', privacyUrl],
  ];
  const register = startProgram('manageApps.ts', { DATABASE_URL: url }, { args });
  expect(await register.ended, register.output()).toBe(0);
  // One that shows a secret, as the same program registers it (manageApps.test.ts), without another start of it.
  const secret = newToken(randomBytes);
  await postgresStore(open(url)).connectedApps.register({
    ...{ appId: 'first_instance.2', name: 'Northside Portal', publisher: 'Northside', privacyUrl },
    ...{ redirectUris: [redirect], secretHash: hashToken(secret), madeAt: new Date(), endedAt: null },
  });
  const program = startProgram('main.ts', { DATABASE_URL: url }, { isKept: true });
  const [, address = ''] = (await program.printed(/Monitoring: \S+/)).split(' ');
  const { username } = patient;
  const answer = await post(address, endpoints.login, { username, password: testPassword });
  const { token } = SessionRecord.parse(await answer.json());
  hospital = { url, address, token, secret, program };
});

/** The first instance, in whose directory the second one stands. */
async function first({ clientId = 'first-instance', secret = '' } = {}) {
  const listed = {
    ...{ hospitalId: 'second', name: 'Second Instance Hospital', line: '1 Way', city: 'Mockville' },
    ...{
      state: 'Ohio',
      zip: '43999',
      endpoint: `${hospital.address}/fhir`,
      clientId,
      clientAuth: secret === '' ? ('none' as const) : ('client_secret_basic' as const),
    },
  };
  const store = await makeStore('postgres', { ...smallClinic(), records: [], hospitals: [listed] });
  const clock = { now: () => 0 };
  const secrets = readClientSecrets(`${listed.endpoint}/ ${secret}`) ?? new Map<string, string>();
  const api = testApi(store, {
    hospitals: hospitalGate(outward(), () => clock.now(), { secrets }),
    clientSecretsOf: [...secrets.keys()],
  });
  clock.now = () => api.services.clock().getTime();
  const token = await api.sessionOf(patient);
  const connection = async () => {
    await api.settle();
    const { json } = await api.ask(endpoints.getHospitalConnections, { token, params: { userId } });
    return (json as HospitalConnection[])[0];
  };
  const records = async () => {
    const found = await Promise.all(
      hospitalKinds.map((resourceType) =>
        store.records.page({ patientId: userId, resourceType, page: 0, noOfRows: 50 }),
      ),
    );
    return found.flatMap(({ rows }) => rows);
  };
  return { api, store, token, connection, records };
}

/** What the patient answers on the page of the second instance, and what the browser brings back. */
async function letIn(address: string) {
  const asked = new URL(address);
  expect(`${asked.origin}${asked.pathname}`).toBe(`${hospital.address}/connect-app`);
  const query = asked.searchParams;
  const said = (name: string) => query.get(name) ?? '';
  const request = {
    ...{
      clientId: said('client_id'),
      redirectUri: said('redirect_uri'),
      responseType: said('response_type'),
    },
    ...{ scope: said('scope'), state: said('state'), audience: said('aud') },
    ...{ challenge: said('code_challenge'), method: said('code_challenge_method'), nonce: said('nonce') },
  };
  const params = new URLSearchParams(request);
  const asking = await fetch(`${hospital.address}/api/asking-app/${userId}?${params}`, {
    headers: { authorization: `Bearer ${hospital.token}` },
  });
  expect(await asking.json()).toMatchObject({ name: 'Northside Portal', isFaulty: false, keeps: true });
  const allows = { kinds: appKindNames, days: 365 };
  const answer = await post(
    hospital.address,
    endpoints.answerApp,
    { userId, request, allows },
    hospital.token,
  );
  const back = new URL(((await answer.json()) as { address: string }).address);
  expect(`${back.origin}${back.pathname}`).toBe(redirect);
  return Object.fromEntries(back.searchParams);
}

/** What the patient sees at the second instance of the apps that may read. */
const appsThere = async () => {
  const path = endpoints.getConnectedApps.path.replace(':userId', userId);
  const headers = { authorization: `Bearer ${hospital.token}` };
  return (await (await fetch(hospital.address + path, { headers })).json()) as object[];
};

test('a second instance of this product is the hospital of a patient, from consent to the end (15.5)', async () => {
  const { api, token, connection, records } = await first();
  const connect = { userId, hospitalId: 'second', kinds: [...hospitalKinds] };
  const asked = await api.ask(endpoints.connectHospital, { token, body: connect });
  expect(asked.status).toBe(200);
  const { code, state } = await letIn((asked.json as { address: string }).address);
  const finished = await api.ask(endpoints.finishHospital, { token, body: { userId, code, state } });
  expect(finished.status).toBe(200);
  expect(await connection()).toMatchObject({
    ...{ state: 'Connected', records: there.length },
    runs: [{ outcome: 'complete', added: there.length, problems: [] }],
  });

  const came = await records();
  const told = came.map(({ resourceType, display, code: own, source, results }) => [
    ...[resourceType, display, own, source, results?.length ?? 0],
  ]);
  expect(told.sort()).toEqual(
    there
      .map(({ resourceType, display, code: own, results }) => [
        ...[resourceType, display, own, 'Second Instance Hospital', results?.length ?? 0],
      ])
      .sort(),
  );
  expect(came.map(({ at }) => at.getTime()).sort()).toEqual(there.map(({ at }) => at.getTime()).sort());

  const db = open(hospital.url);
  await db
    .insertInto('records')
    .values({
      ...{
        id: 'there-later',
        patient_id: userId,
        resource_type: 'AllergyIntolerance',
        display: 'Penicillin',
      },
      ...{ code: '91936005', status: 'active', at: new Date('2026-11-01T12:00:00Z'), performer: null },
      ...{ note: null, results: null, changed_at: null, connection_id: null, source_id: null, source: null },
    })
    .execute();
  await db.deleteFrom('records').where('id', '=', 'there-condition').execute();
  // The token is over by the clock of the first one: the next one is fetched for the refreshing token, twice.
  for (const [added, gone] of [
    [1, 1],
    [0, 0],
  ]) {
    api.wait(limits.appTokenSeconds);
    const { connectionId } = (await connection()) ?? { connectionId: '' };
    const sync = await api.ask(endpoints.syncHospital, { token, body: { userId, connectionId } });
    expect(sync.status).toBe(200);
    expect((await connection())?.runs.at(-1)).toMatchObject({ outcome: 'complete', added, changed: 0, gone });
  }
  expect((await records()).map(({ display }) => display)).toContain('Penicillin');
  expect(await appsThere()).toMatchObject([{ name: 'Northside Portal' }]);

  const { connectionId } = (await connection()) ?? { connectionId: '' };
  const end = { userId, connectionId, forget: true };
  expect((await api.ask(endpoints.endHospital, { token, body: end })).status).toBe(200);
  await api.settle();
  expect(await records()).toEqual([]);
  expect(await appsThere()).toEqual([]);
});

test('who says no there is told so here, and what was stopped there has to be asked for again (15.5)', async () => {
  const { api, token, connection } = await first();
  const connect = { userId, hospitalId: 'second', kinds: ['AllergyIntolerance'] };
  const begin = async () => {
    const { json } = await api.ask(endpoints.connectHospital, { token, body: connect });
    return (json as { address: string }).address;
  };
  const { state } = Object.fromEntries(new URL(await begin()).searchParams);
  expect(await api.ask(endpoints.finishHospital, { token, body: { userId, state } })).toMatchObject({
    ...{ status: 409, json: { code: 'hospitalDenied' } },
  });
  const brought = await letIn(await begin());
  const body = { userId, code: brought.code, state: brought.state };
  expect((await api.ask(endpoints.finishHospital, { token, body })).status).toBe(200);
  expect(await connection()).toMatchObject({ state: 'Connected' });
  const [app] = (await appsThere()) as { grantId: string }[];
  await post(hospital.address, endpoints.endConnectedApp, { userId, grantId: app?.grantId }, hospital.token);
  const { connectionId } = (await connection()) ?? { connectionId: '' };
  await api.ask(endpoints.syncHospital, { token, body: { userId, connectionId } });
  expect(await connection()).toMatchObject({ state: 'Expired' });
});

test('a second instance that wants a secret lets in who shows it, for tokens and their renewal, and nobody else (15.5)', async () => {
  const begin = async (known: { clientId: string; secret: string }) => {
    const instance = await first(known);
    const body = { userId, hospitalId: 'second', kinds: ['AllergyIntolerance'] };
    const { json } = await instance.api.ask(endpoints.connectHospital, { token: instance.token, body });
    const { code, state } = await letIn((json as { address: string }).address);
    const finished = await instance.api.ask(endpoints.finishHospital, {
      ...{ token: instance.token, body: { userId, code, state } },
    });
    return { ...instance, finished };
  };
  const clientId = 'first_instance.2';
  for (const secret of [`${hospital.secret}x`, hospital.secret.slice(1)])
    expect((await begin({ clientId, secret })).finished.status).toBe(409);
  // Who shows none at all is no better than who shows a wrong one.
  expect((await begin({ clientId, secret: '' })).finished.status).toBe(409);

  const { api, token, connection, finished } = await begin({ clientId, secret: hospital.secret });
  expect(finished.status).toBe(200);
  expect(await connection()).toMatchObject({ state: 'Connected' });
  api.wait(limits.appTokenSeconds);
  const { connectionId } = (await connection()) ?? { connectionId: '' };
  await api.ask(endpoints.syncHospital, { token, body: { userId, connectionId } });
  expect((await connection())?.runs.at(-1)).toMatchObject({ outcome: 'complete' });
  const end = { userId, connectionId, forget: true };
  expect((await api.ask(endpoints.endHospital, { token, body: end })).status).toBe(200);
});
