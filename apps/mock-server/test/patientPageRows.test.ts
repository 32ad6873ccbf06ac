import { monthBounds, type PatientQuery } from '@rpm/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { demoAccounts, northside, southside } from '../src/seed/index.ts';
import type { Database } from '../src/store/sql/open.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { startOfTest } from './harness.ts';
import { requestWorld } from './requestWorld.ts';
import { filledDatabase, open, openAsApp } from './stores.ts';

const { clinicId } = northside;
const { provider, colleague } = demoAccounts;
const month = monthBounds({ year: 2026, month: 11 }, northside.timeZone);

/**
 * A clinic with so many patients more, of whom each has a device, two newest readings and two days with readings; every fourth
 * has one out of range, and nobody has looked. Thirty are silent, and wait. A tenth are one provider's.
 */
async function clinicOf(more: number): Promise<string> {
  const url = await filledDatabase({
    ...requestWorld(),
    readings: () => [],
    reviews: [],
    alerts: () => [],
    notes: [],
    timers: [],
    timeEntries: [],
  });
  const owner = open(url);
  const at = sql`${startOfTest}::timestamptz - (case when n <= 30 then 9000 else n end) * interval '1 minute'`;
  const enroll = (ids: string, clinic: string, count: number) =>
    sql`
    insert into patients (id, clinic_id, first_name, middle_name, last_name, username, username_key, name_key, provider_id, time_zone, enrolled_at, address)
    select ${ids} || n, ${clinic}, 'More', '', n, ${ids} || n, ${ids} || n, 'more ' || n,
      (select id from accounts where clinic_id = ${clinic}
        and id = case when n % 10 = 0 then ${provider.accountId} else ${colleague.accountId} end), 'UTC', ${startOfTest},
      jsonb_build_object('address1', (select string_agg(md5(n::text || i), ' ') from generate_series(1, 10) i))
    from generate_series(1, ${count}::int) n`.execute(owner);
  await enroll('more-', clinicId, more);
  // Where there is one clinic alone, all patients are its own, and to read all of them is as good as an index.
  await enroll('others-', southside.clinicId, 3 * more);
  await sql`insert into orders overriding system value select o.* from orders t
    cross join generate_series(1, ${more}::int) n
    cross join lateral jsonb_populate_record(t, jsonb_build_object('id', 'more-' || n, 'id_key', 'more-' || n, 'number', 10000 + n,
      'patient_id', 'more-' || n, 'status', 'Activated', 'serial', 'more-' || n, 'serial_key', 'more-' || n,
      'activated_at', ${startOfTest}::timestamptz - interval '9 days')) as o
    where t.id = (select min(id) from orders where clinic_id = ${clinicId})`.execute(owner);
  await sql`insert into readings (patient_id, vital, at, received_at, severity, measured, classes, serial, values_key)
    select 'more-' || n, vital, ${at} - day * interval '1 day', ${at} - day * interval '1 day', (n % 4 = 0)::int, '{"heartRate": 72}', '{}', 'SN', '72'
    from generate_series(1, ${more}::int) n, unnest(array['HeartRate', 'Weight']) vital, generate_series(0, 1) day`.execute(
    owner,
  );
  await sql`vacuum analyze`.execute(owner);
  return url;
}

/** How many rows a transaction has read so far, of all tables. */
async function readBy(trx: Database): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as total from pg_stat_xact_user_tables`.execute(
    trx,
  );
  return Number(rows[0]?.total);
}

/** How many rows the store reads for a page, of all tables: what an index alone answers is none. */
async function rowsOf(db: Database, query: Partial<PatientQuery>, providerId: string | null) {
  return db.transaction().execute(async (trx) => {
    const before = await readBy(trx);
    const store = postgresStore(trx);
    const whose = { clinicId, ...(providerId !== null && { providerId }) };
    const isRanked = query.sort === 'urgency';
    const ranked = isRanked ? await store.queues.order({ ...whose, now: startOfTest }) : [];
    const page = { page: 0, noOfRows: 20, clinicId, providerId, month, now: startOfTest, ranked };
    const { rows } = await store.patientLists.page({ ...page, ...query });
    expect(rows).not.toEqual([]);
    return (await readBy(trx)) - before;
  });
}

const patients = 2000;
/** Pages, with more rows than each reads: of each patient the own order twice, for the device and for when care has ended. */
const pages: readonly (readonly [query: Partial<PatientQuery>, more: number])[] = [
  ...(['urgency', 'unreviewed', 'latest', 'name'] as const).map((sort) => [{ sort }, 320] as const),
  [{ sort: 'urgency', page: 4 }, 400],
  [{ sort: 'urgency', search: 'more 77' }, 400],
  // Who is out of range is counted, in one of two ways that cost the same: by the index, or by the rows as well.
  [{ sort: 'urgency', preset: 'outOfRange' }, 700],
  [{ sort: 'name', preset: 'outOfRange' }, 700],
  [{ sort: 'name', preset: 'silent' }, 300],
  // How many nobody has looked at is counted from all lines of the clinic: an index of them would be written with each delivery.
  [{ sort: 'latest', preset: 'notReviewed' }, patients + 300],
];

test('a page of the patient list reads its own rows, in a clinic of 2,000 (17.6)', async () => {
  const db = openAsApp(await clinicOf(patients), clinicId, 1);
  for (const [query, more] of pages) {
    const name = JSON.stringify(query);
    expect(await rowsOf(db, query, null), name).toBeLessThan(more);
    // Of a provider: the own lines may be read and sorted, which are a tenth.
    expect(await rowsOf(db, query, provider.accountId), name).toBeLessThan(400 + (2 * patients) / 10);
  }
});

test('the review queue reads who waits, and no other patient (17.6)', async () => {
  const db = openAsApp(await clinicOf(patients), clinicId, 1);
  await db.transaction().execute(async (trx) => {
    const before = await readBy(trx);
    expect(await postgresStore(trx).queues.places({ clinicId, now: startOfTest })).toHaveLength(30);
    expect((await readBy(trx)) - before).toBeLessThan(300);
  });
});
