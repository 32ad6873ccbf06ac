import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { migrations } from '../src/rooms/migrations.ts';
import { inTheirTime, migrate } from '../src/store/sql/migrate.ts';
import { before, changedAt, world } from './fhirDated.ts';
import { recordOf } from './hospitalRecords.ts';
import { emptyDatabase, filledDatabase, open, openAsApp } from './stores.ts';

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

test('what went to another record, or back, before that was dated has the moment of the upgrade; all else keeps its date (F5)', async () => {
  const db = open(await emptyDatabase());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => inTheirTime(migrations) } });
  expect((await migrator.migrateTo('0214-carers')).error).toBeUndefined();
  await sql`
    insert into clinics (id, name, time_zone) values ('c', 'C', 'UTC');
    insert into patients (id, clinic_id, first_name, middle_name, last_name, username, username_key, name_key, time_zone, enrolled_at)
      select id, 'c', 'A', '', 'B', id, id, 'a b', 'UTC', '2026-01-01' from unnest(array['kept', 'gone', 'back']) id;
    insert into readings (patient_id, vital, at, received_at, severity, measured, classes, serial, values_key)
      select id, 'HeartRate', '2026-11-01T10:00:00.5Z', '2026-11-01T11:00:00Z', 0, '{"heartRate":70}', '{"heartRate":"Normal"}', serial, '70'
      from unnest(array['kept', 'kept', 'gone', 'back', 'back'], array['MOVED', 'OWN', 'STAYS', 'MOVED', 'OWN']) given (id, serial);
    insert into merges (id, clinic_id, kept_id, gone_id, at, by_id, version_after, ended_access, undone_at, undone_by)
      values ('m', 'c', 'kept', 'gone', '2026-11-02', 'a', 0, false, null, null),
        ('u', 'c', 'kept', 'back', '2026-11-02', 'a', 0, false, '2026-11-03', 'a');
    insert into merge_moves select id, 'readings',
      jsonb_build_array('HeartRate', extract(epoch from timestamptz '2026-11-01T10:00:00.5Z'), 'MOVED', '70') from merges`.execute(
    db,
  );
  const [from] = (await sql<{ now: Date }>`select now() as now`.execute(db)).rows;
  await migrate(db);
  const { rows } = await sql<{ name: string }>`
    select patient_id || ' ' || serial as name from readings where moved_at > ${from?.now} order by 1`.execute(
    db,
  );
  expect(rows.map(({ name }) => name)).toEqual(['back MOVED', 'kept MOVED']);
  const dated = await sql<{
    id: string;
  }>`select id from merges where moved_at > ${from?.now} order by 1`.execute(db);
  expect(dated.rows.map(({ id }) => id)).toEqual(['m', 'u']);
  // The lock of readings is closed again.
  await expect(sql`update readings set moved_at = null`.execute(db)).rejects.toThrow('cannot be changed');
});
