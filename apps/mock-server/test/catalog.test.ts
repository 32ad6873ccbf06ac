import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { letAppIn } from '../src/store/sql/appRole.ts';
import { migrate } from '../src/store/sql/migrate.ts';
import type { Database } from '../src/store/sql/open.ts';
import { appRole } from './database.setup.ts';
import { appUrl, emptyDatabase, open, openAsApp } from './stores.ts';

/** Tables that belong to no clinic, with the reason. Every other one has a wall. */
const ofNoClinic: Readonly<Record<string, string>> = {
  installation: 'what this database is',
  kysely_migration: 'the changes of the tables',
  kysely_migration_lock: 'the changes of the tables',
  migration_checksums: 'the changes of the tables',
  login_attempts: 'hashes of what was tried, before anybody is known',
  account_locks: 'hashes of addresses, before anybody is known',
  sign_ups: 'addresses that have no account yet',
  contact_messages: 'what guests wrote, to the operator',
  mails: 'the outbox of a demo',
  audit_sending: 'up to where the logs of all clinics were sent elsewhere',
  audit_anchors: 'checksums where the chain of all clinics was cut',
  hospitals: 'a directory of public addresses, loaded by the operator',
  apps: 'a list of apps, registered by the operator',
  audit_chain: 'checksums over the lines of all clinics, without what they say',
};

/**
 * Unique indexes that do not begin with what a row's clinic is known by, with the reason. Where tables are spread over
 * machines by clinic, each machine could keep these alone, because their values are made so that no two are alike; those
 * that must be compared across machines say so.
 */
const beyondTheClinic: Readonly<Record<string, string>> = {
  accounts_pkey: 'a random id',
  accounts_username_key_key:
    'ACROSS: an address opens one account; a table of addresses says on which machine',
  alerts_pkey: 'a random id',
  alert_readings_pkey: 'it begins with the random id of an alert',
  alert_events_pkey: 'a number of its own machine',
  compliance_alerts_pkey: 'a random id',
  compliance_events_pkey: 'a number of its own machine',
  absences_pkey: 'a number of its own machine',
  audit_log_pkey: 'a number of its own machine',
  access_log_pkey: 'a number of its own machine',
  audit_changes_pkey: 'a salted digest',
  bills_pkey: 'a random id',
  month_closings_pkey: 'a random id',
  clinics_pkey: 'it is the clinic',
  inquiries_pkey: 'a random id',
  inbox_events_pkey: 'counted by the database',
  merges_pkey: 'a random id',
  merge_moves_pkey: 'it begins with the random id of a merge',
  invitations_pkey: 'a random id',
  notes_pkey: 'a random id',
  note_templates_pkey: 'a random id',
  time_entries_pkey: 'a random id',
  time_entry_versions_pkey: 'it begins with the random id of an entry',
  credentials_pkey: 'a random id',
  record_requests_pkey: 'a random id',
  hospital_connections_pkey: 'a random id',
  systems_pkey: 'a random id',
  subscriptions_pkey: 'a random id',
  subscription_patients_pkey: 'it begins with the random id of a subscription',
  clinic_events_pkey: 'a number of its own machine',
  subscription_events_pkey: 'it begins with the random id of a subscription',
  app_grants_pkey: 'a random id',
  app_grants_code: 'the hash of a random code',
  app_tokens_pkey: 'the hash of a random token',
  login_providers_pkey: 'a random id',
  login_providers_iss: 'ACROSS: an EHR opens the records of one clinic; its address says on which machine',
  sign_on_domains_pkey: 'ACROSS: a domain is of one clinic; a table of domains says on which machine',
  sign_on_trips_pkey: 'the hash of a random token',
  system_exports_pkey: 'a random id',
  system_tokens_pkey: 'the hash of a random token',
  vendor_connections_pkey: 'a random id',
  orders_number: 'a number of its own machine, which breaks ties between orders of one clinic',
  orders_pkey: 'ACROSS: the number of an order, which each machine draws from a range of its own',
  passkeys_pkey: 'drawn at random by the authenticator',
  patients_pkey: 'a random id',
  records_pkey: 'a random id',
  reviews_pkey: 'a random id',
  sessions_pkey: 'the hash of a random token; the token says on which machine',
  shares_pkey: 'a random id',
  reminder_mails_token: 'the hash of a random token',
  shares_token_hash_key: 'the hash of a random token',
  device_tokens_token_hash_key: 'the hash of a random token',
  login_codes_ticket_hash_key: 'the hash of a random ticket',
  email_codes_ticket_hash_key: 'the hash of a random ticket',
};
/** By these a row's clinic is known; each of them is of one clinic for ever. */
const knownBy = ['clinic_id', 'patient_id', 'account_id', 'owner_id', 'order_id'];

let db: Database;
beforeAll(async () => {
  db = open(await emptyDatabase());
  await migrate(db);
});

const tables = async () => {
  const { rows } = await sql<{ name: string; walled: boolean; policies: string }>`
    select c.relname as name, c.relrowsecurity as walled,
      (select count(*) from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`.execute(
    db,
  );
  return rows;
};

test('every table has a wall between clinics, or is listed as of none', async () => {
  const open = (await tables()).filter(({ walled, policies }) => !walled || policies === '0');
  expect(open.map(({ name }) => name).sort()).toEqual(Object.keys(ofNoClinic).sort());
});

test('a wall compares a row, or looks one other row up: it asks for no set of rows, which may be those of all clinics (17.6)', async () => {
  const { rows } = await sql<{ name: string; rule: string }>`
    select tablename as name, qual as rule from pg_policies where schemaname = 'public'`.execute(db);
  expect(rows.filter(({ rule }) => /\bEXISTS\b|\bIN \(|\bANY \(/.test(rule))).toEqual([]);
  const lookUps = rows.filter(({ rule }) => rule.includes('FROM'));
  expect(lookUps.length).toBeGreaterThan(30);
  for (const { rule } of lookUps)
    expect(rule).toMatch(/FROM \w+ wall\s+WHERE \(wall\.id = \w+\.\w+\)\) IS NOT NULL/);
});

test('a column that names a row sorts as the id of the row does: else no index finds it (17.6)', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select con.conrelid::regclass::text as table, a.attname as column
    from pg_constraint con cross join lateral unnest(con.conkey, con.confkey) as pair(own, theirs)
    join pg_attribute a on a.attrelid = con.conrelid and a.attnum = pair.own
    join pg_attribute b on b.attrelid = con.confrelid and b.attnum = pair.theirs
    where con.contype = 'f' and a.attcollation <> b.attcollation`.execute(db);
  expect(rows).toEqual([]);
});

test('no view and no function looks over the walls', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

test("each unique index of a clinic's table holds the clinic, or is listed with the reason", async () => {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select i.relname as name, t.relname as table, array(
        select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(x.indkey)) as columns
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where x.indisunique and t.relnamespace = 'public'::regnamespace and t.relrowsecurity`.execute(db);
  const beyond = rows.filter(({ columns }) => !columns.some((each) => knownBy.includes(each)));
  expect(rows.length).toBeGreaterThan(30);
  expect(beyond.map(({ name }) => name).sort()).toEqual(Object.keys(beyondTheClinic).sort());
});

test("the server's role owns nothing, and cannot change or empty what the logs say (F26)", async () => {
  const url = await emptyDatabase();
  const owner = open(url);
  await migrate(owner);
  await letAppIn(owner, appRole);
  await sql`insert into clinics (id, name, time_zone) values ('c', 'C', 'UTC')`.execute(owner);
  const app = openAsApp(url);
  await sql`insert into audit_log (at, clinic_id, account_id, action, subject, details) values (now(), 'c', 'a', 'x', 'y', '{}')`.execute(
    app,
  );
  await sql`insert into access_log (clinic_id, account_id, event, subject, kind, window_at, at, last_at, source, times)
    values ('c', 'a', 'read', 's', 'k', now(), now(), now(), 'here', 1)`.execute(app);
  expect((await sql`select seal_audit(10, now())`.execute(app)).rows).toHaveLength(1);
  const refused = [
    ...['audit_log', 'access_log', 'audit_chain'].flatMap((table) => [
      `delete from ${table}`,
      `truncate ${table}`,
      `alter table ${table} disable trigger user`,
      `alter table ${table} disable row level security`,
      `alter table ${table} add column more text`,
      `drop table ${table}`,
      `create trigger t before insert on ${table} for each row execute function refuse_change_of_audit()`,
    ]),
    "update audit_log set subject = 'z'",
    "update access_log set subject = 'z'",
    "update audit_chain set checksum = ''",
    'drop policy clinic_wall on patients',
    'alter table patients disable row level security',
    'alter policy clinic_wall on patients using (true)',
    'create table public.mine (a int)',
    "create or replace function refuse_change_of_audit() returns trigger language plpgsql as 'begin return new; end'",
    "set session_replication_role = 'replica'",
    'update kysely_migration set name = name',
    'set role postgres',
    'create role other',
  ];
  for (const statement of refused)
    await expect(sql.raw(statement).execute(app), statement).rejects.toMatchObject({ code: '42501' });
  const { rows } = await sql<{ audit: string; access: string; chain: string }>`
    select (select count(*) from audit_log) as audit, (select count(*) from access_log) as access,
      (select count(*) from audit_chain) as chain`.execute(owner);
  expect(rows).toEqual([{ audit: '1', access: '1', chain: '2' }]);
  expect(new URL(appUrl(url)).username).toBe(appRole);
});
