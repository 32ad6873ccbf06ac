import { fhirId, fhirInstant, formatStamp, limits } from '@rpm/domain';
import type { Bundle } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { aConnection, clinicWith, demoAccounts } from '../src/seed/index.ts';
import { aBill, gone, kept, mergeClinic, merger } from './fhirMergeWorld.ts';
import { askFhir, beginExport, linesOf, ownSystem, tokenFor } from './fhirWorld.ts';
import { type TestApi, testApi } from './harness.ts';
import { aReading } from './readingWorlds.ts';
import { files } from './requestRecords.ts';
import { makeStore, storeKinds } from './stores.ts';

type Copy = Map<string, unknown>;
interface Manifest {
  transactionTime: string;
  output: { type: string; url: string }[];
  deleted?: { type: string; url: string }[];
}

const [someFile] = files;
if (!someFile) throw new Error('There are files.');
const aFile = { ...someFile, txnName: 'file-mine' };

const pathIn = (url: string) => url.replace('https://portal.example/fhir/', '');
let asked = 0;

/** Takes out all, or what changed, into a copy, and out of it what was taken away. The log of access grows with each. */
async function take(
  api: TestApi,
  copy: Copy,
  since?: string,
  of: { scope?: string; systemId?: string } = {},
) {
  asked += 1;
  const token = await tokenFor(api, `taking-${asked}`, of.scope, of.systemId);
  const { path } = await beginExport(api, token, since === undefined ? '' : `?_since=${since}`);
  const manifest = (await askFhir(api, token, path)).json as Manifest;
  const read = async ({ url }: { url: string }) => (await linesOf(api, token, pathIn(url))).lines;
  const told = new Set<string>();
  for (const each of manifest.output.filter(({ type }) => type !== 'AuditEvent'))
    for (const line of await read(each)) {
      const resource = JSON.parse(line) as { resourceType: string; id: string };
      told.add(`${resource.resourceType}/${resource.id}`);
      copy.set(`${resource.resourceType}/${resource.id}`, resource);
    }
  const away: string[] = [];
  for (const each of manifest.deleted ?? [])
    for (const line of await read(each)) {
      const bundle = JSON.parse(line) as Bundle;
      expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'transaction' });
      away.push(...(bundle.entry ?? []).map(({ request }) => `${request?.method} ${request?.url}`));
    }
  const urls = away.map((each) => each.replace('DELETE ', ''));
  // None is named twice, and none that is there.
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.filter((each) => told.has(each))).toEqual([]);
  for (const url of urls) copy.delete(url);
  return { manifest, urls };
}

const namesOf = (copy: Copy) => [...copy.keys()].sort();

describe.each(storeKinds)('who keeps copies is told what was taken away at %s (15.3, Bulk Data)', (kind) => {
  test('a copy that follows a merge, its undoing and another one is as if all were taken out anew', async () => {
    const api = await mergeClinic(kind);
    const { store } = api.services;
    const merge = (mergeId: string) =>
      store.merges.merge(merger(api), { mergeId, keptId: kept, goneId: gone, details: 'kept' });
    const copy: Copy = new Map();
    let { transactionTime } = (await take(api, copy)).manifest;
    const counts: number[] = [];
    for (const change of [
      () => merge('first'),
      () => store.merges.undo(merger(api), gone),
      async () => {
        expect(await merge('second')).toBe('done');
        api.wait(5);
        return store.merges.undo(merger(api), gone);
      },
      () => merge('third'),
    ]) {
      api.wait(10);
      expect(await change()).toBe('done');
      api.wait(10);
      const { manifest, urls } = await take(api, copy, transactionTime);
      ({ transactionTime } = manifest);
      counts.push(urls.length);
      const anew: Copy = new Map();
      expect((await take(api, anew)).manifest.deleted).toBeUndefined();
      expect(namesOf(copy)).toEqual(namesOf(anew));
      expect(Object.fromEntries(copy)).toEqual(Object.fromEntries(anew));
    }
    expect(Math.min(...counts)).toBeGreaterThan(10);
  });

  test('a file, a record that its hospital no longer has, one of a hospital that is forgotten, and the charges of an older bill', async () => {
    const api = await mergeClinic(kind);
    const { store } = api.services;
    const { connectionId } = aConnection();
    const owner = { ...merger(api), accountId: demoAccounts.staff.accountId };
    const file = { ...aFile, patientId: gone, uploadedById: owner.accountId };
    expect(await store.files.add(owner, file, 1_000_000)).toBe(true);
    const copy: Copy = new Map();
    let { transactionTime } = (await take(api, copy)).manifest;
    const counts: number[] = [];
    const removeFile = () => store.files.remove({ ...owner, at: api.services.clock() }, file);
    const condition = {
      ...{ newId: 'record-new', sourceId: 'there', resourceType: 'Condition' as const, code: null },
      ...{ display: 'Asthma', status: 'active', performer: null, note: null, at: api.services.clock() },
    };
    const sync = (records: (typeof condition)[]) =>
      store.hospitals.endSync(connectionId, api.services.clock(), {
        ...{ read: [{ kind: 'Condition', records, isWhole: true }], problems: [] },
      });
    for (const change of [
      removeFile,
      async () => {
        await store.files.add(owner, file, 1_000_000);
        await removeFile();
        return store.files.add(owner, { ...file, at: api.services.clock() }, 1_000_000);
      },
      () => sync([condition]),
      () => store.hospitals.end(merger(api), { patientId: gone, connectionId, forget: true }),
      () =>
        store.billing.addBill(merger(api), {
          ...{ ...aBill, billId: 'bill-newer', reason: 'Corrected.' },
          made: formatStamp(api.services.clock()),
        }),
    ]) {
      api.wait(10);
      await change();
      api.wait(10);
      // Of what was taken away before nothing is told again, but for the time that an export looks back.
      const { manifest, urls } = await take(api, copy, transactionTime);
      ({ transactionTime } = manifest);
      counts.push(urls.length);
      const anew: Copy = new Map();
      await take(api, anew);
      expect(namesOf(copy)).toEqual(namesOf(anew));
      expect((await take(api, new Map(), transactionTime, { systemId: 'system_foreign' })).urls).toEqual([]);
    }
    expect(counts).toEqual([1, 0, 2, 4, 5]);
  });

  test('a record that its hospital took away after it went to another record is in neither', async () => {
    const api = await mergeClinic(kind);
    const { store } = api.services;
    const copy: Copy = new Map();
    const { transactionTime } = (await take(api, copy)).manifest;
    api.wait(10);
    await store.merges.merge(merger(api), { mergeId: 'm', keptId: kept, goneId: gone, details: 'kept' });
    const read = [{ kind: 'Condition' as const, records: [], isWhole: true }];
    await store.hospitals.endSync(aConnection().connectionId, api.services.clock(), { read, problems: [] });
    api.wait(10);
    await take(api, copy, transactionTime);
    const anew: Copy = new Map();
    await take(api, anew);
    expect(namesOf(copy)).toEqual(namesOf(anew));
  });

  test('a reading that came again to where it was is not taken away', async () => {
    const api = await mergeClinic(kind);
    const { store } = api.services;
    const since = fhirInstant(api.services.clock());
    await store.merges.merge(merger(api), { mergeId: 'm', keptId: kept, goneId: gone, details: 'kept' });
    await store.merges.undo(merger(api), gone);
    const search = { patientId: gone, vitals: ['HeartRate'] as const, bounds: {}, received: {}, changed: {} };
    const { rows } = await store.readings.search({ ...search, from: null }, 9);
    const went = rows.find(({ serial }) => serial === 'SN-GONE');
    if (!went) throw new Error('One went.');
    const { movedAt: _, ...reading } = went;
    await store.readings.add([aReading({ ...reading, patientId: kept, receivedAt: api.services.clock() })]);
    api.wait(10);
    const copy: Copy = new Map();
    const { urls } = await take(api, copy, since);
    const own = (all: readonly string[]) =>
      all.filter((each) => each.startsWith(`Observation/${fhirId(kept)}.`));
    expect(own(namesOf(copy))).toHaveLength(1);
    expect(own(urls)).toHaveLength(1);
  });

  test('a consent whose day was taken out, and a team to which nobody belongs any more', async () => {
    const world = { ...clinicWith([]), reviews: [], systems: [await ownSystem()] };
    const api = testApi(await makeStore(kind, { ...world, notes: [], readings: () => [] }));
    const { store } = api.services;
    const before = await store.patients.find(kept);
    if (!before) throw new Error('There is a patient.');
    const copy: Copy = new Map();
    let { transactionTime } = (await take(api, copy)).manifest;
    const { patientId, username, firstName, middleName, lastName, phone } = before;
    const names = { firstName, middleName, lastName, phone: phone ?? '', username, dob: '', gender: '' };
    const correct = (consentDate: string, dUserId: string, version: number) =>
      store.corrections.correct(
        {
          ...{
            patientId,
            version,
            salt: `salt-${version}`,
            changes: [{ field: 'firstName', before: '', after: '' }],
          },
          details: { ...names, dUserId, consentDate, timeZone: 'UTC', movedOn: '2026-11-01' },
        },
        merger(api),
      );
    for (const [at, [consentDate, dUserId]] of [
      ['', ''],
      ['2026-11-02', demoAccounts.provider.accountId],
      ['', ''],
    ].entries()) {
      api.wait(10);
      await correct(consentDate ?? '', dUserId ?? '', before.life.version + at);
      api.wait(10);
      const { manifest, urls } = await take(api, copy, transactionTime);
      ({ transactionTime } = manifest);
      const gone = ['CareTeam', 'Consent'].map((type) => `${type}/${fhirId(patientId)}`);
      expect(urls.filter((url) => gone.includes(url)).sort()).toEqual(dUserId === '' ? gone : []);
      const anew: Copy = new Map();
      await take(api, anew);
      expect(namesOf(copy)).toEqual(namesOf(anew));
    }
  });

  test('who was erased; and only in that time, of the types that the token opens', async () => {
    const api = await mergeClinic(kind);
    const { store } = api.services;
    await store.merges.merge(merger(api), { mergeId: 'm', keptId: kept, goneId: gone, details: 'kept' });
    await store.erasures.ask(merger(api), 'patient-001', 'Asked.');
    const merged = await take(api, new Map(), fhirInstant(api.services.clock()), {
      scope: 'system/Communication.rs system/Patient.rs',
    });
    expect(merged.urls.map((url) => url.split('/')[0])).toEqual(['Communication']);
    const at = api.services.clock().getTime();
    const foreign = { systemId: 'system_foreign' };
    expect((await take(api, new Map(), fhirInstant(api.services.clock()), foreign)).urls).toEqual([]);
    const sinceLater = fhirInstant(new Date(at + (limits.exportLookBackSeconds + 1) * 1000));
    expect((await take(api, new Map(), sinceLater)).urls).toEqual([]);
    await store.erasures.ask(merger(api), kept, 'Asked.');
    const second = { ...merger(api), accountId: demoAccounts.provider.accountId };
    expect(await store.erasures.confirm(second, kept)).toBe('erased');
    const { urls } = await take(api, new Map(), fhirInstant(api.services.clock()));
    expect((await take(api, new Map(), fhirInstant(api.services.clock()), foreign)).urls).toEqual([]);
    expect(urls).toEqual(['Patient', 'CareTeam', 'Consent'].map((type) => `${type}/${fhirId(kept)}`));
  });
});
