import { endpoints } from '@rpm/api-client/calls';
import type { ClinicConnection, Hospital, HospitalConnection } from '@rpm/domain';
import { limits } from '@rpm/domain';
import { refusalWords, serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { storyHospitals } from '../src/seed/hospitals.ts';
import { aConnection, clinicWith, demoAccounts, demoHospitals, type World } from '../src/seed/index.ts';
import type { GateFault, HospitalGate } from '../src/subjects/hospitals/gate.ts';
import { syncHospitals } from '../src/subjects/hospitals/sync.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

const { patient, administrator, staff, otherAdministrator } = demoAccounts;
const userId = patient.accountId;
type Who = Pick<typeof patient | typeof staff, 'accountId'>;
const hospitalId = 'mock-county-hospital';
const kinds = ['DiagnosticReport', 'Condition', 'AllergyIntolerance'] as const;
const day = 86_400;

/** A hospital that a test changes as it goes. */
function aHospital(special: Partial<HospitalGate> = {}) {
  const asked: string[] = [];
  const forgotten: string[] = [];
  let now: Partial<HospitalGate> = special;
  const gate: HospitalGate = {
    begin: (...given) => (now.begin ?? storyHospitals.begin)(...given),
    finish: (...given) => (now.finish ?? storyHospitals.finish)(...given),
    renew: (...given) => (now.renew ?? storyHospitals.renew)(...given),
    forget: async (_, tokens) => void forgotten.push(tokens.refresh ?? tokens.access),
    read: (at, tokens, path) => {
      asked.push(path);
      return (now.read ?? storyHospitals.read)(at, tokens, path);
    },
  };
  return {
    gate,
    asked,
    forgotten,
    become: (next: Partial<HospitalGate>) => {
      now = next;
    },
  };
}
const fault =
  (what: GateFault['fault'], status: number | null = null) =>
  async () => ({ fault: what, status });

async function start(kind: StoreKind, special: Partial<HospitalGate> = {}, more: Partial<World> = {}) {
  const store = await makeStore(kind, { ...clinicWith([]), hospitals: demoHospitals, ...more });
  const hospital = aHospital(special);
  const api = testApi(store, { hospitals: hospital.gate });
  const ask = async (who: Who, name: keyof typeof endpoints, options: object = {}) =>
    api.ask(endpoints[name], { token: await api.sessionOf(who), ...options });
  const list = async () =>
    (await ask(patient, 'getHospitalConnections', { params: { userId } })).json as HospitalConnection[];
  const search = async (text: string) =>
    ((await ask(patient, 'getHospitals', { query: { text } })).json as Hospital[]).map(({ name }) => name);
  const connect = (body: object = {}) =>
    ask(patient, 'connectHospital', { body: { userId, hospitalId, kinds, ...body } });
  const stateOf = (answer: { json: unknown }) =>
    new URL((answer.json as { address: string }).address).searchParams.get('state') ?? '';
  const finish = async (state: string, body: object = { code: 'a-code' }) => {
    const answer = await ask(patient, 'finishHospital', { body: { userId, state, ...body } });
    await api.settle();
    return answer;
  };
  const connected = async () => {
    await finish(stateOf(await connect()));
    return (await list())[0] as HospitalConnection;
  };
  const sync = async (connectionId: string) => {
    const answer = await ask(patient, 'syncHospital', { body: { userId, connectionId } });
    await api.settle();
    return answer;
  };
  const records = async () =>
    (await ask(patient, 'getLatestMR', { params: { userId } })).json as {
      display: string;
      source?: string;
    }[];
  const audited = async () =>
    (await store.audit.list(patient.clinicId))
      .map(({ action }) => action)
      .filter((each) => /hospital/.test(each));
  return {
    ...{
      api,
      store,
      hospital,
      ask,
      list,
      search,
      connect,
      stateOf,
      finish,
      connected,
      sync,
      records,
      audited,
    },
  };
}

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
    await store.within('every clinic', () =>
      store.hospitals.replaceDirectory([{ ...first, name: 'New Name' }]),
    );
    expect(await search('')).toEqual(['New Name']);
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
    hospital.become({ begin: fault('slow') });
    expect(await connect()).toMatchObject({ status: 409, json: { message: refusalWords.hospitalAway } });
    hospital.become({ begin: fault('notFhir') });
    expect(await connect()).toMatchObject({ status: 409, json: { message: refusalWords.hospitalStrange } });
    expect(await list()).toMatchObject([{ state: 'Requested', runs: [] }]);
  });

  test('one without an endpoint cannot be connected, an unknown one is not there, and there is an end', async () => {
    const own = Array.from({ length: limits.hospitalConnectionsMax }, (_, at) => ({
      ...{ hospitalId: `h-${at}`, name: `Hospital ${at}`, line: '', city: '', state: '', zip: '' },
      ...{ endpoint: 'https://h.example', clientId: 'us' },
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

  test('a sync takes what is new, what was changed and what is gone, and says how many', async () => {
    const { connected, sync, list, records, hospital } = await start(kind);
    const { connectionId } = await connected();
    hospital.become({
      read: async (at, tokens, path) => {
        if (!path.startsWith('Condition')) return storyHospitals.read(at, tokens, path);
        const condition = { resourceType: 'Condition', recordedDate: '2022-01-01' };
        const entry = [
          { resource: { ...condition, id: 'c-2', code: { text: 'Asthma' } } },
          { resource: { ...condition, id: 'c-3', code: { text: 'Gout' } } },
        ];
        return { found: { resourceType: 'Bundle', entry } };
      },
    });
    expect(await sync(connectionId)).toMatchObject({
      status: 200,
      json: { message: serverWords.hospitalSyncing },
    });
    expect((await list())[0]).toMatchObject({ records: 4, runs: [{}, { added: 2, changed: 0, gone: 1 }] });
    hospital.become({
      read: async (at, tokens, path) => {
        if (!path.startsWith('Condition')) return storyHospitals.read(at, tokens, path);
        const resource = { resourceType: 'Condition', recordedDate: '2022-01-01', id: 'c-2' };
        return {
          found: {
            resourceType: 'Bundle',
            entry: [{ resource: { ...resource, code: { text: 'Mild asthma' } } }],
          },
        };
      },
    });
    await sync(connectionId);
    expect((await list())[0]).toMatchObject({
      records: 3,
      runs: [{}, {}, { added: 0, changed: 1, gone: 1 }],
    });
    const displays = (await records()).map(({ display }) => display);
    expect(displays).toContain('Mild asthma');
    expect(displays).not.toContain('Gout');
  });

  test('a kind that fails keeps what was read of it before; the others are current', async () => {
    const { connected, sync, list, records, hospital } = await start(kind);
    const { connectionId } = await connected();
    hospital.become({
      read: (at, tokens, path) =>
        path.startsWith('Condition') ? fault('slow')() : storyHospitals.read(at, tokens, path),
    });
    await sync(connectionId);
    expect((await list())[0]).toMatchObject({
      ...{ state: 'Connected', records: 3 },
      runs: [{}, { outcome: 'part', problems: [{ kind: 'Condition', fault: 'slow', status: null }] }],
    });
    expect((await records()).map(({ display }) => display)).toContain('Hypertension');
  });

  test.each([
    ['unreachable', null, 'Failed'],
    ['refused', 401, 'Expired'],
    ['broken', 500, 'Failed'],
  ] as const)('a hospital that is %s costs no record', async (what, status, state) => {
    const { connected, sync, list, hospital } = await start(kind);
    const { connectionId, lastGood } = await connected();
    hospital.become({ read: fault(what, status) });
    await sync(connectionId);
    expect((await list())[0]).toMatchObject({
      ...{ state, records: 3, lastGood },
      runs: [{}, { outcome: 'failed', problems: [{ kind: null, fault: what, status }] }],
    });
  });

  test('records of somebody else never come in', async () => {
    const { connected, records } = await start(kind, {
      read: async (at, tokens, path) =>
        path.startsWith('Patient')
          ? { found: { resourceType: 'Patient', id: 'p-1', birthDate: '1900-01-01' } }
          : storyHospitals.read(at, tokens, path),
    });
    expect(await connected()).toMatchObject({
      ...{ state: 'Failed', records: 0 },
      runs: [{ problems: [{ kind: null, fault: 'otherPerson' }] }],
    });
    expect((await records()).some(({ source }) => source !== undefined)).toBe(false);
  });

  test('tokens are renewed before their end; when the hospital gives none, the patient logs in again', async () => {
    const until = startOfTest.getTime() + 3_600_000;
    const tokens = { access: 'one', until, refresh: 'refresh-1', patient: 'p-1' };
    const used: string[] = [];
    const { api, connected, sync, list, hospital, connect, stateOf, finish } = await start(kind, {
      finish: async () => tokens,
    });
    const { connectionId } = await connected();
    api.wait(3600);
    hospital.become({
      finish: async () => tokens,
      renew: async (_, old) => ({ ...old, access: 'two', until: until + 86_400_000, refresh: 'refresh-2' }),
      read: (at, given, path) => {
        used.push(given.access);
        return storyHospitals.read(at, given, path);
      },
    });
    await sync(connectionId);
    expect(new Set(used)).toEqual(new Set(['two']));
    api.wait(2 * day);
    hospital.become({ renew: fault('refused', 400), finish: async () => ({ ...tokens, until: null }) });
    await sync(connectionId);
    expect((await list())[0]).toMatchObject({ state: 'Expired', records: 3 });
    expect(await sync(connectionId)).toMatchObject({
      status: 409,
      json: { message: refusalWords.hospitalLogIn },
    });
    expect(await finish(stateOf(await connect()))).toMatchObject({ status: 200 });
    expect(await list()).toMatchObject([{ connectionId, state: 'Connected', records: 3 }]);
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

  test('a sync that is under way is not begun again, until it is dead', async () => {
    const gate = Promise.withResolvers<void>();
    const { api, ask, connected, hospital, list } = await start(kind);
    const { connectionId } = await connected();
    hospital.become({
      read: async (...given) => {
        await gate.promise;
        return storyHospitals.read(...given);
      },
    });
    const again = () => ask(patient, 'syncHospital', { body: { userId, connectionId } });
    expect(await again()).toMatchObject({ status: 200 });
    expect((await list())[0]?.isSyncing).toBe(true);
    expect(await again()).toMatchObject({ status: 409, json: { message: refusalWords.hospitalSyncing } });
    api.wait(limits.hospitalSyncMinutes * 60);
    expect((await list())[0]?.isSyncing).toBe(false);
    expect(await again()).toMatchObject({ status: 200 });
    gate.resolve();
    await api.settle();
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
    await connected();
    const two = (await list()).find(({ state }) => state === 'Connected');
    expect(await end(two?.connectionId ?? '', true)).toMatchObject({ status: 200 });
    expect(await from()).toBe(3);
    expect(await list()).toMatchObject([{ connectionId: one.connectionId, records: 3 }]);
    expect(await end(one.connectionId, true)).toMatchObject({ status: 200 });
    expect(await list()).toEqual([]);
    expect(await end(one.connectionId, true)).toMatchObject({ status: 404 });
    expect((await audited()).filter((action) => action === 'hospital.ended')).toHaveLength(3);
  });

  test('every night each connection is synced once, by whichever process; one that is ended is not', async () => {
    const { api, store, connected, list, hospital } = await start(kind);
    const { connectionId } = await connected();
    const night = () => Promise.all([syncHospitals(api.services), syncHospitals(api.services)]);
    hospital.asked.length = 0;
    await night();
    expect(hospital.asked).toEqual([]);
    api.wait(day);
    await night();
    expect(hospital.asked.filter((path) => path === 'Patient/p-1')).toHaveLength(1);
    expect((await list())[0]?.runs).toHaveLength(2);
    const actor = { accountId: userId, clinicId: patient.clinicId, at: api.services.clock() };
    const wish = { patientId: userId, connectionId, forget: false };
    await store.within('every clinic', () => store.hospitals.end(actor, wish));
    api.wait(day);
    hospital.asked.length = 0;
    await night();
    expect(hospital.asked).toEqual([]);
  });

  test('what a hospital writes breaks no sync: signs that no database takes, huge texts, days that were never', async () => {
    const report = { resourceType: 'DiagnosticReport', status: 'final', result: [{ reference: '#o' }] };
    const observation = { resourceType: 'Observation', id: 'o', code: { text: 'Pota\0ssium' } };
    const entry = ['2026-01-01', '0000-00-00', '99999-01-01'].map((effectiveDateTime, at) => ({
      resource: {
        ...{ ...report, id: `r-${at}`, effectiveDateTime, code: { text: `\ud800 \0${'x'.repeat(50_000)}` } },
        contained: [{ ...observation, valueString: '=1+1 \udfff <img src=x>' }],
      },
    }));
    const { connected, records } = await start(kind, {
      read: async (at, tokens, path) =>
        path.startsWith('DiagnosticReport')
          ? { found: { resourceType: 'Bundle', entry } }
          : storyHospitals.read(at, tokens, path),
    });
    expect(await connected()).toMatchObject({
      state: 'Connected',
      records: 3,
      runs: [{ outcome: 'complete' }],
    });
    const found = (await records()).filter(({ source }) => source !== undefined);
    expect(found[0]).toMatchObject({
      results: [{ name: 'Potassium', value: '=1+1 \ufffd <img src=x>' }],
    });
  });

  test('pages are followed to their end, and no further than what is taken', async () => {
    const page = (from: number, next: boolean) => ({
      found: {
        resourceType: 'Bundle',
        entry: Array.from({ length: 1000 }, (_, at) => ({
          resource: {
            ...{ resourceType: 'Condition', id: `c-${from + at}`, recordedDate: '2022-01-01' },
            code: { text: 'Something' },
          },
        })),
        ...(next && { link: [{ relation: 'next', url: `https://fhir.mockcounty.example/r4?page=${from}` }] }),
      },
    });
    let pages = 0;
    const { connected } = await start(kind, {
      read: async (at, tokens, path) => {
        if (!/Condition|page=/.test(path)) return storyHospitals.read(at, tokens, path);
        pages += 1;
        return page(pages * 1000, true);
      },
    });
    expect(await connected()).toMatchObject({
      ...{ state: 'Connected', records: limits.hospitalRecordsMax + 2 },
      runs: [{ outcome: 'part', problems: [{ kind: 'Condition', fault: 'tooMuch' }] }],
    });
    expect(pages).toBe(2);
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
