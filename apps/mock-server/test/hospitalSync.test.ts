import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { storyHospitals } from '../src/seed/hospitals.ts';
import { demoAccounts } from '../src/seed/index.ts';
import { syncHospitals } from '../src/subjects/hospitals/sync.ts';
import { startOfTest } from './harness.ts';
import { fault, start, userId } from './hospitalWorld.ts';
import { storeKinds } from './stores.ts';

const { patient } = demoAccounts;

const day = 86_400;

describe.each(storeKinds)('the sync of hospitals over the store in %s (SCR-09)', (kind) => {
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

  test('a test that no report names comes as a report of its own, and goes when a report names it', async () => {
    const { connected, sync, records, hospital } = await start(kind);
    const lab = {
      ...{ resourceType: 'Observation', status: 'final', effectiveDateTime: '2026-11-03' },
      ...{ code: { text: 'Glucose, fasting' }, valueQuantity: { value: 92, unit: 'mg/dL' } },
    };
    const entry = [{ resource: { ...lab, id: 'o-2' } }];
    const bundle = (some: object[]) => ({ found: { resourceType: 'Bundle', entry: some } });
    hospital.become({
      read: async (at, tokens, path) =>
        path.startsWith('Observation') ? bundle(entry) : storyHospitals.read(at, tokens, path),
    });
    const { connectionId } = await connected();
    const displays = async () => (await records()).map(({ display }) => display);
    expect((await records()).find(({ display }) => display === 'Glucose, fasting')).toMatchObject({
      ...{ resourceType: 'DiagnosticReport', source: expect.any(String) },
      results: [{ name: 'Glucose, fasting', value: 92, unit: 'mg/dL' }],
    });
    const report = { resourceType: 'DiagnosticReport', id: 'r-2', status: 'final', issued: '2026-11-03' };
    hospital.become({
      read: async (at, tokens, path) => {
        if (path.startsWith('Observation')) return bundle(entry);
        if (!path.startsWith('DiagnosticReport')) return storyHospitals.read(at, tokens, path);
        const named = { code: { text: 'Sugar' }, result: [{ reference: 'Observation/o-2' }] };
        return bundle([{ resource: { ...report, ...named } }]);
      },
    });
    await sync(connectionId);
    expect(await displays()).toContain('Sugar');
    expect(await displays()).not.toContain('Glucose, fasting');
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

  test('a connection whose tokens nobody can open any more keeps no other from its night', async () => {
    const { api, connected, connect, finish, stateOf, hospital } = await start(kind);
    await connected();
    const other = await connect({ hospitalId: 'northside-general-hospital' });
    expect(await finish(stateOf(other))).toMatchObject({ status: 200 });
    const { store, vault } = api.services;
    api.wait(day);
    hospital.asked.length = 0;
    let isFirst = true;
    const open = (sealed: string, of: string) => {
      if (!isFirst) return vault.open(sealed, of);
      isFirst = false;
      throw new Error('No key opens this');
    };
    await expect(syncHospitals({ ...api.services, store, vault: { ...vault, open } })).rejects.toThrow(
      'No key',
    );
    expect(hospital.asked.filter((path) => path === 'Patient/p-1')).toHaveLength(1);
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
});
