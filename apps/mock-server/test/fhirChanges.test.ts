import {
  type ClinicSave,
  type FhirType,
  fhirId,
  fhirIdOf,
  limits,
  usualHours,
  usualSymptomWords,
} from '@rpm/domain';
import type { Bundle, CapabilityStatement } from 'fhir/r4';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { migrations } from '../src/rooms/migrations.ts';
import { aCredential, clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { inTheirTime, migrate } from '../src/store/sql/migrate.ts';
import { ownOrder } from './deviceOrders.ts';
import { askFhir, beginExport, idsOf, linesOf, own, ownSystem, tokenFor } from './fhirWorld.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { recordOf } from './hospitalRecords.ts';
import { people } from './requestPeople.ts';
import {
  emptyDatabase,
  filledDatabase,
  makeStore,
  open,
  openAsApp,
  type StoreKind,
  storeKinds,
} from './stores.ts';

const { administrator, colleague, patient, provider, staff } = demoAccounts;
const { clinicId } = northside;

/** When everything of these tests changed last before they begin. */
const before = '2026-11-10T15:00:00Z';
const changedAt = new Date(before);

const inUse = { orderId: 'RPM-90002', serial: 'SN-2' };

function world() {
  const whole = clinicWith([
    ownOrder({ orderId: 'RPM-90001', status: 'Processing', placedAt: changedAt }),
    ownOrder({ ...inUse, status: 'Activated', placedAt: new Date(0), activatedAt: changedAt }),
  ]);
  return {
    ...{ ...whole, readings: () => [], alerts: () => [], notes: [], reviews: [] },
    clinics: whole.clinics.map((each) => ({ ...each, changedAt })),
    accounts: whole.accounts.map((each) => ({ ...each, changedAt })),
    patients: whole.patients.map((each) => ({
      ...{ ...each, consentDate: '2026-06-02' },
      changed: { at: changedAt, consentAt: changedAt },
    })),
  };
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

/** Corrects the details of the patient. */
async function correct(api: TestApi, special: object) {
  const { store } = api.services;
  const found = await store.patients.find(patient.accountId);
  if (!found) throw new Error('There is a patient.');
  const { firstName, middleName, lastName, username, timeZone } = found;
  const details = {
    ...{ firstName, middleName, lastName, username, timeZone, movedOn: '', dob: found.birthDate ?? '' },
    ...{ gender: found.gender ?? '', phone: found.phone ?? '', dUserId: found.provider?.userId ?? '' },
    ...{ consentDate: found.consentDate ?? '', ...special },
  };
  const wish = { patientId: patient.accountId, version: found.life.version, details, changes: [] };
  expect(await store.corrections.correct({ ...wish, salt: `salt ${found.life.version}` }, actor(api))).toBe(
    'corrected',
  );
}

const ownActor = (api: TestApi) => ({ ...actor(api), accountId: provider.accountId });
const number = (credentialId: string, api: TestApi) =>
  aCredential({
    ...{ credentialId, kind: 'npi', state: null, number: '1234567893', expires: null },
    ...{ addedAt: api.services.clock(), review: 'waiting', checkedById: null, checkedAt: null },
  });

const note = (kind: 'exception' | 'note') => ({
  ...{ noteId: `a-${kind}`, patientId: patient.accountId, kind, topic: 'Other' as const, text: 'A text.' },
  ...{ toPatient: false, minutes: 0, isInteractive: false },
});
const { userId: goneId } = people.colleagues;
const merge = ({ services }: TestApi, at: Date, details: 'kept' | 'other' = 'kept') =>
  services.store.merges.merge(
    { accountId: administrator.accountId, clinicId, at },
    { mergeId: `m-${at.getTime()}`, keptId: patient.accountId, goneId, details },
  );
/** What decides who belongs to a care team. The patient reads it, and must not learn that there is an exception note. */
const careTeams = (
  [
    (api) => correct(api, { dUserId: colleague.accountId }),
    async (api) => {
      // One is left.
      await api.services.store.notes.add(note('note'), {
        ...actor(api),
        accountId: staff.accountId,
        at: changedAt,
      });
      await correct(api, { dUserId: '' });
    },
    (api) => api.services.store.notes.add(note('note'), ownActor(api)),
    (api) =>
      api.services.store.reviews.add(
        { reviewId: 'r', patientId: patient.accountId, upTo: changedAt },
        ownActor(api),
      ),
    async (api) => {
      const { reviews } = api.services.store;
      const wish = { reviewId: 'r', patientId: patient.accountId };
      await reviews.add({ ...wish, upTo: changedAt }, { ...ownActor(api), at: changedAt });
      expect(await reviews.undo(wish, ownActor(api))).toBe(true);
    },
    async (api) => expect(await merge(api, api.services.clock())).toBe('done'),
    async (api) => {
      expect(await merge(api, changedAt)).toBe('done');
      expect(await api.services.store.merges.undo(actor(api), goneId)).toBe('done');
    },
    (api) => api.services.store.staffAccess.end(actor(api), provider.accountId),
  ] as const satisfies readonly Dated['change'][]
).map((change): Dated => {
  return {
    ...{ type: 'CareTeam', path: `CareTeam?patient=${own}`, change },
    changeElse: (api) =>
      api.services.store.notes.add(note('exception'), { ...actor(api), accountId: staff.accountId }),
  };
});

const all: readonly Dated[] = [
  ...careTeams,
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
  {
    type: 'DeviceRequest',
    path: `DeviceRequest?_id=${fhirIdOf(patient.accountId, 'RPM-90001')}`,
    change: (api) =>
      api.services.store.orders.changeStatus({ ...actor(api), orderId: 'RPM-90001', to: 'Shipped' }),
    changeElse: (api) => correct(api, { firstName: 'Mary' }),
  },
  {
    type: 'Device',
    path: `Device?patient=${own}`,
    change: (api) =>
      api.services.store.orders.deactivate({ ...actor(api), orderId: inUse.orderId, reason: 'Broken' }),
    changeElse: (api) => correct(api, { firstName: 'Mary' }),
  },
  {
    type: 'Patient',
    path: `Patient?_id=${own}`,
    change: (api) => correct(api, { phone: '+1 212 555 0177' }),
    changeElse: (api) => api.services.store.erasures.hold(actor(api), patient.accountId, 'A lawsuit.'),
  },
  {
    type: 'Practitioner',
    path: `Practitioner?_id=${fhirId(provider.accountId)}`,
    change: (api) => api.services.store.staffAccess.end(actor(api), provider.accountId),
    changeElse: (api) => api.services.store.profiles.save({ phone: '+1 212 555 0177' }, ownActor(api)),
  },
  {
    type: 'Practitioner',
    path: `Practitioner?_id=${fhirId(provider.accountId)}`,
    change: async (api) => {
      const { credentials } = api.services.store;
      await credentials.add(ownActor(api), number('npi-1', api));
      const wish = { credentialId: 'npi-1', review: 'accepted' as const, reason: null };
      expect(await credentials.check(actor(api), wish)).toBe('done');
    },
    changeElse: (api) => api.services.store.credentials.add(ownActor(api), number('npi-2', api)),
  },
  {
    type: 'Consent',
    path: `Consent?patient=${own}`,
    change: (api) => correct(api, { consentDate: '2026-06-03' }),
    changeElse: (api) => correct(api, { firstName: 'Mary' }),
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
      expect(await has(await begun(stamp(61 + limits.exportLookBackSeconds)))).toBe(false);
    },
  );

  test.each(all)(
    '$type: what began before an export and was done after it comes with the next',
    async (dated) => {
      const { api, token } = await clinic(kind);
      const { type, path, change } = dated;
      const ids = idsOf((await askFhir(api, token, path)).json);
      api.wait(60);
      const since = stamp(60);
      // Its call began half a minute before the export, whose files have been fetched by now.
      api.wait(-30);
      await change(api);
      api.wait(60);
      const { path: manifest } = await beginExport(api, token, `?_type=${type}&_since=${since}`);
      const { lines } = await linesOf(api, token, `${manifest}/${type}`);
      expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(
        expect.arrayContaining(ids),
      );
    },
  );
});

/** What of a table systems are shown, and the column that says when it changed. */
const columns: Readonly<Record<string, readonly string[]>> = {
  'clinics changed_at': ['name'],
  'accounts changed_at': ['first_name', 'middle_name', 'last_name', 'access_ended_at'],
  'orders changed_at': ['patient_id', 'provider_id', 'device_name', 'status', 'serial', 'placed_at'],
  'patients changed_at': [
    ...['first_name', 'middle_name', 'last_name', 'birth_date', 'username', 'provider_id', 'gender'],
    ...['phone', 'address', 'emergency_contact', 'language', 'discharged_at', 'merged_into'],
  ],
  'patients consent_changed_at': ['consent_date'],
  'records kept_at': ['display', 'code', 'status', 'at', 'performer', 'note', 'results', 'source'],
};
/** Another value than any that a row has, where it is no text. */
const others: Readonly<Record<string, string>> = {
  ...{ patient_id: 'null', provider_id: 'null', placed_at: `now() - interval '1 hour'` },
  ...{
    address: `'{"city":"Elsewhere"}'`,
    emergency_contact: `'{}'`,
    merged_into: '(select min(o.id) from patients o where o.id <> patients.id)',
  },
  ...{ at: 'now()', results: `'[]'` },
  discharged_at: 'now()',
  access_ended_at: 'now()',
};
/** What a column may not be without. */
const beside: Readonly<Record<string, string>> = {
  discharged_at: `, discharge_day = '2026-11-20', discharged_by = 'a', discharge_reason = 'b'`,
  merged_into: `, merged_at = now(), merged_by = 'a'`,
};

test('a change is dated by the database where its statement does not say when it was, by nothing else', async () => {
  const db = openAsApp(
    await filledDatabase({ ...world(), records: [recordOf('Condition', { isOwn: true })] }),
  );
  for (const [key, shown] of Object.entries(columns)) {
    const [table = '', date = ''] = key.split(' ');
    const set = (values: string) => sql.raw(`update ${table} set ${values}`).execute(db);
    const dates = async () => {
      const { rows } = await sql<{
        at: Date;
      }>`select ${sql.ref(date)} as at from ${sql.table(table)}`.execute(db);
      return rows.map(({ at }) => at.getTime());
    };
    for (const column of shown) {
      await set(`${date} = '${before}'`);
      await set(`${column} = ${column}`);
      expect([column, new Set(await dates())]).toEqual([column, new Set([changedAt.getTime()])]);
      await set(`${column} = ${others[column] ?? "'Another'"}${beside[column] ?? ''}`);
      expect([column, Math.min(...(await dates())) > changedAt.getTime()]).toEqual([column, true]);
    }
  }
});

test('what was there before dates were kept has the moment of the upgrade, so that nobody misses a change', async () => {
  const db = open(await emptyDatabase());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => inTheirTime(migrations) } });
  expect((await migrator.migrateTo('0204-message-readings')).error).toBeUndefined();
  await sql`insert into clinics (id, name, time_zone) values ('c', 'C', 'UTC')`.execute(db);
  await sql`insert into patients (id, clinic_id, first_name, middle_name, last_name, username, username_key, name_key,
      time_zone, enrolled_at, consent_date)
    values ('p', 'c', 'A', '', 'B', 'a@b.test', 'a@b.test', 'a b', 'UTC', '2026-01-01', '2026-01-01')`.execute(
    db,
  );
  await sql`insert into accounts (id, clinic_id, username, username_key, password_hash, role, first_name, middle_name,
      last_name) values ('a', 'c', 'a', 'a', '', 'DOCTOR', 'A', '', 'B')`.execute(db);
  await sql`insert into orders (id, clinic_id, patient_id, status, placed_at, patient_key, last_name_key, provider_key,
      id_key, mode_key, status_key)
    values ('o', 'c', 'p', 'Submitted', '2026-01-01', '', '', '', '', '', '')`.execute(db);
  await sql`insert into records (id, patient_id, resource_type, display, status, at)
    values ('r', 'p', 'Condition', 'Asthma', 'active', '2019-01-01')`.execute(db);
  const [from] = (await sql<{ now: Date }>`select now() as now`.execute(db)).rows;
  await migrate(db);
  for (const key of Object.keys(columns)) {
    const [table = '', date = ''] = key.split(' ');
    const { rows } = await sql<{ isLater: boolean }>`
      select ${sql.ref(date)} > ${from?.now} as "isLater" from ${sql.table(table)}`.execute(db);
    expect([key, rows]).toEqual([key, [{ isLater: true }]]);
  }
});
