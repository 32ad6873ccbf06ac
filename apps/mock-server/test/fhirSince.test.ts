import { type FhirType, fhirInstant, formatStamp, limits } from '@rpm/domain';
import type { Bundle } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { aConnection, clinicWith, demoAccounts, demoHospitals, northside } from '../src/seed/index.ts';
import { transaction, transactionMaxMs } from '../src/store/sql/open.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { askFhir, beginExport, linesOf, own, ownSystem, tokenFor } from './fhirWorld.ts';
import { type TestApi, testApi } from './harness.ts';
import { filledDatabase, makeStore, open, openAsApp, storeKinds } from './stores.ts';
import { aReading } from './wholePatient.ts';

const { patient, provider } = demoAccounts;
const { clinicId } = northside;
const { accountId: patientId } = patient;

/** A clinic in which nobody wrote or measured anything yet. */
const world = async () => ({
  ...{ ...clinicWith([]), notes: [], readings: () => [] },
  systems: [await ownSystem()],
});
const actor = (api: TestApi) => ({ accountId: provider.accountId, clinicId, at: api.services.clock() });

const aNote = (noteId: string) => ({
  ...{ noteId, patientId, kind: 'conversation' as const, topic: 'Other' as const, text: 'Good morning.' },
  ...{ toPatient: false, minutes: 0, isInteractive: false },
});

/** What systems are told of and nobody changes: how it comes about. */
const written: readonly { type: FhirType; write: (api: TestApi) => Promise<unknown> }[] = [
  {
    type: 'Observation',
    write: (api) => {
      const at = api.services.clock();
      return api.services.store.readings.add([{ ...aReading(), at, receivedAt: at }]);
    },
  },
  { type: 'Communication', write: (api) => api.services.store.notes.add(aNote('note-1'), actor(api)) },
  {
    type: 'ChargeItem',
    write: (api) =>
      api.services.store.billing.addBill(actor(api), {
        ...{ billId: 'bill-1', userId: patientId, year: 2026, month: 10, reason: null, totalCents: 5211 },
        lines: [
          {
            ...{ code: '99454', description: 'Device supply', units: 1, cents: 5211 },
            evidence: { days: 20, minutes: 0, contacts: 0 },
          },
        ],
        made: formatStamp(api.services.clock()),
      }),
  },
  {
    type: 'AuditEvent',
    write: (api) =>
      api.services.store.access.note({
        ...{ ...actor(api), event: 'read', subject: patientId, kind: 'notes' },
        ...{ source: '203.0.113.7', browser: '', times: 1 },
      }),
  },
];

/** So many seconds from now. */
const stamp = (api: TestApi, seconds = 0) =>
  fhirInstant(new Date(api.services.clock().getTime() + seconds * 1000));

describe.each(storeKinds)('an export misses nothing at %s (15.3)', (kind) => {
  async function clinic() {
    const api = testApi(await makeStore(kind, await world()));
    const token = await tokenFor(api, 'first');
    const begin = async (type: FhirType, since?: string) => {
      const query = `?_type=${type}${since === undefined ? '' : `&_since=${since}`}`;
      return `${(await beginExport(api, token, query)).path}/${type}`;
    };
    /** Who takes it out reads it, which is in the log as well. */
    const countOf = async (file: string) => {
      const { status, lines } = await linesOf(api, token, file);
      expect(status).toBe(200);
      return lines.filter((line) => !line.includes('Riverbend EHR')).length;
    };
    return { api, begin, countOf };
  }

  test.each(written)(
    '$type: what began before an export and was done after it comes with the next',
    async ({ type, write }) => {
      const { api, begin, countOf } = await clinic();
      const transactionTime = stamp(api);
      expect(await countOf(await begin(type))).toBe(0);
      // Its call began a minute before the export.
      api.wait(-60);
      await write(api);
      api.wait(120);
      expect(await countOf(await begin(type, transactionTime))).toBe(1);
      expect(await countOf(await begin(type, stamp(api, limits.exportLookBackSeconds)))).toBe(0);
    },
  );

  test.each(written)(
    '$type: what came after an export began is not in it, however late a file is fetched',
    async ({ type, write }) => {
      const { api, begin, countOf } = await clinic();
      const [whole, since] = [await begin(type), await begin(type, stamp(api))];
      api.wait(60);
      await write(api);
      api.wait(60);
      expect([await countOf(whole), await countOf(since), await countOf(await begin(type))]).toEqual([
        0, 0, 1,
      ]);
    },
  );
});

describe.each(storeKinds)('a record of a hospital at %s (15.3, 15.5)', (kind) => {
  const { connectionId } = aConnection();
  const condition = {
    ...{ newId: 'record-1', sourceId: 'there-1', resourceType: 'Condition' as const, code: null },
    ...{
      display: 'Asthma',
      status: 'active',
      performer: null,
      note: null,
      at: new Date('2019-03-02T14:00:00Z'),
    },
  };
  const sync = (api: TestApi, display: string) =>
    api.services.store.hospitals.endSync(connectionId, api.services.clock(), {
      read: [{ kind: 'Condition', records: [{ ...condition, display }], isWhole: true }],
      problems: [],
    });

  test('is told of when it comes and when it changes, however old it is', async () => {
    const api = testApi(
      await makeStore(kind, {
        ...(await world()),
        ...{
          hospitals: demoHospitals,
          hospitalConnections: [aConnection({ state: 'Connected' })],
          records: [],
        },
      }),
    );
    const token = await tokenFor(api, 'first');
    const isIn = async (type: FhirType, since: string) => {
      const { path } = await beginExport(api, token, `?_type=${type}&_since=${since}`);
      return (await linesOf(api, token, `${path}/${type}`)).lines.length > 0;
    };
    const changed = async (type: FhirType = 'Condition') => {
      const { json } = await askFhir(api, token, `${type}?patient=${own}`);
      return (json as Bundle).entry?.map(({ resource }) => resource?.meta?.lastUpdated);
    };
    const before = stamp(api);
    api.wait(60);
    await sync(api, 'Asthma');
    const came = stamp(api);
    expect(await changed()).toEqual([came]);
    for (const type of ['Condition', 'Provenance'] as const) expect(await isIn(type, before)).toBe(true);
    api.wait(60);
    await sync(api, 'Asthma');
    // Looked for again, and nothing is new: neither the record nor who stands for it is told of once more.
    expect(await changed()).toEqual([came]);
    expect(await changed('Provenance')).toEqual([came]);
    await sync(api, 'Asthma, mild');
    expect(await changed()).toEqual([stamp(api)]);
    expect(await changed('Provenance')).toEqual([stamp(api)]);
    expect(await isIn('Condition', stamp(api, limits.exportLookBackSeconds))).toBe(true);
    expect(await isIn('Condition', stamp(api, limits.exportLookBackSeconds + 1))).toBe(false);
  });
});

test('what another call is still writing while an export is fetched comes with the next one (15.3)', async () => {
  const store = postgresStore(openAsApp(await filledDatabase(await world())));
  const api = testApi(store);
  const token = await tokenFor(api, 'first');
  const isIn = async (query: string) => {
    const { path } = await beginExport(api, token, `?_type=Communication${query}`);
    return (await linesOf(api, token, `${path}/Communication`)).lines.length > 0;
  };
  const at = actor(api);
  const [fetched, wrote] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writing = store.within({ clinicId }, () =>
    store.atomically(async (parts) => {
      await parts.notes.add(aNote('note-1'), at);
      wrote.resolve();
      await fetched.promise;
    }),
  );
  await wrote.promise;
  api.wait(5);
  const transactionTime = stamp(api);
  const isThere = await isIn('');
  fetched.resolve();
  await writing;
  expect(isThere).toBe(false);
  api.wait(5);
  expect(await isIn(`&_since=${transactionTime}`)).toBe(true);
});

test('a write that takes longer than an export looks back is none', async () => {
  const db = open(await filledDatabase(await world()));
  const rename = (name: string, maxMs?: number) =>
    transaction(db, (trx) => trx.updateTable('clinics').set({ name }).execute(), maxMs);
  const names = async () =>
    new Set((await db.selectFrom('clinics').select('name').execute()).map(({ name }) => name));
  await rename('In time');
  await expect(rename('Late', -1)).rejects.toThrow('too long');
  expect(await names()).toEqual(new Set(['In time']));
  // A call may have waited for its body and for a connection before, and its last statement comes after.
  const [connectionMs, statementMs] = [10_000, 20_000];
  expect(transactionMaxMs + limits.answerWithinMs + connectionMs + statementMs).toBeLessThan(
    limits.exportLookBackSeconds * 1000,
  );
});
