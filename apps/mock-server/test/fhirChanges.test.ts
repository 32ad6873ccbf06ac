import { type ClinicSave, type FhirType, fhirId, usualHours, usualSymptomWords } from '@rpm/domain';
import type { Bundle, CapabilityStatement } from 'fhir/r4';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { ownOrder } from './deviceOrders.ts';
import { askFhir, beginExport, idsOf, linesOf, own, ownSystem, tokenFor } from './fhirWorld.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { filledDatabase, makeStore, open, openAsApp, type StoreKind, storeKinds } from './stores.ts';

const { administrator } = demoAccounts;
const { clinicId } = northside;

/** When everything of these tests changed last before they begin. */
const before = '2026-11-10T15:00:00Z';
const changedAt = new Date(before);

function world() {
  const whole = clinicWith([ownOrder({ placedAt: changedAt })]);
  return { ...whole, clinics: whole.clinics.map((each) => ({ ...each, changedAt })) };
}

async function clinic(kind: StoreKind) {
  const api = testApi(await makeStore(kind, { ...world(), systems: [await ownSystem()] }));
  return { api, token: await tokenFor(api, 'first') };
}

const stamp = (seconds: number) =>
  new Date(startOfTest.getTime() + seconds * 1000).toISOString().replace('.000Z', 'Z');
const actor = (api: TestApi) => ({ accountId: administrator.accountId, clinicId, at: api.services.clock() });

/** A resource that has a date: how it is found, and what changes it. */
interface Dated {
  type: FhirType;
  path: string;
  change: (api: TestApi) => Promise<unknown>;
  /** Changes something of its row that systems are not shown. */
  changeElse: (api: TestApi) => Promise<unknown>;
}

const details = (special: Partial<ClinicSave> = {}): ClinicSave => ({
  ...{ name: northside.name, timeZone: northside.timeZone, units: 'us', opensTimer: false },
  ...{ openingHours: usualHours, escalationMinutes: 30, symptomWords: [...usualSymptomWords] },
  ...{ silentDays: 3, version: 0, ...special },
});

const all: readonly Dated[] = [
  {
    type: 'Organization',
    path: `Organization?_id=${fhirId(clinicId)}`,
    change: async (api) => {
      const version = (await api.services.store.clinics.details(clinicId))?.version ?? 0;
      await api.services.store.clinics.saveDetails(
        actor(api),
        details({ name: 'Renamed Clinic', silentDays: 5, version }),
      );
    },
    changeElse: (api) => api.services.store.clinics.saveDetails(actor(api), details({ silentDays: 5 })),
  },
];

describe.each(storeKinds)('systems are told when something changed at %s (15.3)', (kind) => {
  const find = async (api: TestApi, token: string, path: string) => {
    const { json } = await askFhir(api, token, path);
    return ((json as Bundle).entry ?? []).map(({ resource }) => resource);
  };

  test.each(all)(
    '$type: by its date, in a search and by its ETag; what is not shown counts not',
    async (dated) => {
      const { api, token } = await clinic(kind);
      const { type, path, change, changeElse } = dated;
      const { rest = [] } = (await askFhir(api, null, 'metadata')).json as CapabilityStatement;
      expect(rest[0]?.resource?.find((each) => each.type === type)?.searchParam).toContainEqual({
        ...{ name: '_lastUpdated', type: 'date' },
      });
      const count = async (query: string) => (await find(api, token, `${path}&_lastUpdated=${query}`)).length;
      const [first] = await find(api, token, path);
      expect(first).toMatchObject({ meta: { lastUpdated: before } });
      const one = `${type}/${first?.id}`;
      const etag = (await askFhir(api, token, one)).headers.get('etag') ?? '';
      const isKnown = async () =>
        (await askFhir(api, token, one, { headers: { 'if-none-match': etag } })).status === 304;
      api.wait(60);
      await changeElse(api);
      expect([await count(before), await count(`gt${before}`), await isKnown()]).toEqual([1, 0, true]);
      api.wait(60.25);
      await change(api);
      const now = stamp(120);
      expect(await find(api, token, path)).toMatchObject([{ meta: { lastUpdated: now } }]);
      expect([await count(now), await count(`ge${now}`), await count(`gt${before}`)]).toEqual([1, 1, 1]);
      expect([await count(before), await count(`gt${now}`), await count(`lt${now}`)]).toEqual([0, 0, 0]);
      // It is written to the second, so some of the second is enough.
      expect([await count('ge2026-11-20T15:02:00.900Z'), await count('gt2026-11-20T15:02:00.100Z')]).toEqual([
        1, 1,
      ]);
      expect(await isKnown()).toBe(false);
    },
  );

  test.each(all)(
    '$type: an export since then has it, and what changes while it is fetched is not lost',
    async (dated) => {
      const { api, token } = await clinic(kind);
      const { type, path, change } = dated;
      const ids = idsOf((await askFhir(api, token, path)).json);
      expect(ids).toHaveLength(1);
      const begun = async (since: string | null) => {
        const query = `?_type=${type}${since === null ? '' : `&_since=${since}`}`;
        return `${(await beginExport(api, token, query)).path}/${type}`;
      };
      const has = async (file: string) =>
        (await linesOf(api, token, file)).lines
          .map((line) => (JSON.parse(line) as { id: string }).id)
          .some((id) => ids.includes(id));
      const [whole, since] = [await begun(null), await begun(stamp(-86_400))];
      expect([await has(whole), await has(await begun(before)), await has(since)]).toEqual([
        true,
        true,
        false,
      ]);
      api.wait(60.25);
      await change(api);
      expect([await has(whole), await has(since)]).toEqual([true, true]);
      api.wait(60);
      expect([await has(await begun(stamp(60))), await has(await begun('2026-11-20T15:01:00.900Z'))]).toEqual(
        [true, true],
      );
      expect(await has(await begun(stamp(61)))).toBe(false);
    },
  );
});

describe('a change is dated by the database where a statement does not say when it was', () => {
  const tries: readonly [table: string, column: string, value: string][] = [['clinics', 'name', "'Other'"]];

  test.each(tries)('%s: %s', async (table, column, value) => {
    const url = await filledDatabase(world());
    const db = openAsApp(url);
    const dates = async () => {
      const { rows } = await sql<{ at: Date; now: Date }>`
        select changed_at as at, now() as now from ${sql.table(table)}`.execute(db);
      return rows;
    };
    expect((await dates()).map(({ at }) => at.toISOString())).toContain(changedAt.toISOString());
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)}`.execute(db);
    expect((await dates()).map(({ at }) => at.toISOString())).toContain(changedAt.toISOString());
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.raw(value)}`.execute(db);
    for (const { at, now } of await dates())
      expect(Math.abs(now.getTime() - at.getTime())).toBeLessThan(60_000);
  });
});
