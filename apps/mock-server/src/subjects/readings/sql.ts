import { fullName, type ReadingClass, type VitalKind, vitalKinds } from '@rpm/domain';
import { sql } from 'kysely';
import { inOrder } from '../../store/inOrder.ts';
import type { Database } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { wholeSeconds } from '../../store/wholeSeconds.ts';
import type { Reading, Readings } from './contract.ts';
import { countsOfClinic, countsOfPatient } from './readingCounts.sql.ts';
import { countsOfVitals } from './vitalCounts.sql.ts';

/** The readings of the store. */
export function postgresReadings(db: Database): Readings {
  return {
    add: (readings) => insertReadings(db, readings),
    counts: (patientId, bounds) => countsOfPatient(db, patientId, bounds),
    countsByVital: (patientId, bounds) => countsOfVitals(db, patientId, bounds),
    countsByPatient: (scope, bounds) => countsOfClinic(db, scope, bounds),
    async totalDays(patientId) {
      const { total } = await db
        .selectFrom('reading_days')
        .select((eb) => eb.fn.countAll<string>().as('total'))
        .where('patient_id', '=', patientId)
        .executeTakeFirstOrThrow();
      return Number(total);
    },
    async days(patientId, bounds) {
      const { from, till } = wholeSeconds(bounds);
      const { rows } = await sql<{ day: string }>`
        select to_char(day, 'YYYY-MM-DD') as day
        from patients p cross join period_cover(${from}, ${till}, p.time_zone) c
        join reading_days d on d.patient_id = p.id and d.day between c.first_day and c.last_day
        where p.id = ${patientId} order by d.day`.execute(db);
      return rows.map(({ day }) => day);
    },
    latest: (patientId) => latestReadings(db, patientId),
    async openAlerts(patientId) {
      const row = await db
        .selectFrom('open_alerts')
        .select(['critical', 'cautious'])
        .where('patient_id', '=', patientId)
        .executeTakeFirst();
      return { critical: Number(row?.critical ?? 0), cautious: Number(row?.cautious ?? 0) };
    },
    async page({ patientId, vital, bounds: { start, end }, page, noOfRows }) {
      const found = db
        .selectFrom('readings')
        .where('patient_id', '=', patientId)
        .where('vital', '=', vital)
        .$if(start !== undefined, (query) => query.where('at', '>=', start ?? new Date(0)))
        .$if(end !== undefined, (query) => query.where('at', '<=', end ?? new Date(0)));
      const [rows, counted] = await Promise.all([
        found
          .selectAll()
          .orderBy('at', 'desc')
          .limit(noOfRows)
          .offset(page * noOfRows)
          .execute(),
        start || end
          ? found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
          : totalOf(db, patientId, vital).executeTakeFirstOrThrow(),
      ]);
      return { rows: rows.map(readingOf), total: Number(counted.total) };
    },
  };
}

/** How many readings of a vital a patient has, counted already. */
const totalOf = (db: Database, patientId: string, vital: VitalKind) =>
  db
    .selectFrom('reading_months')
    .select(sql<string>`coalesce(sum(normal + cautious + critical), 0)`.as('total'))
    .where('patient_id', '=', patientId)
    .where('vital', '=', vital);

/** The statement of a delivery; what is there already is left as it is. */
export const insertQuery = (readings: readonly Reading[]) => sql`${prepared}
  insert into readings (patient_id, vital, at, received_at, class, measured, classes, serial)
    select patient_id, vital, at, received_at, class, measured, classes, serial
    from jsonb_to_recordset(${JSON.stringify(inOrder(readings).map(readingRow))}::jsonb) as given(
      patient_id text, vital text, at timestamptz, received_at timestamptz, class text, measured jsonb, classes jsonb,
      serial text)
  on conflict do nothing`;

async function insertReadings(db: Database, readings: readonly Reading[]): Promise<number> {
  const { numAffectedRows } = await insertQuery(readings).execute(db);
  return Number(numAffectedRows ?? 0n);
}

const readingRow = ({ patientId, vital, at, receivedAt, values, classes, serial, ...reading }: Reading) => ({
  patient_id: patientId,
  vital,
  at,
  received_at: receivedAt,
  class: reading.class,
  measured: values,
  classes,
  serial,
});

type ReadingRow = {
  [C in keyof Tables['readings']]: C extends 'measured' | 'classes' ? unknown : Tables['readings'][C];
};

/** What is in the table was checked and judged on its way in, so it is of these types. */
const readingOf = (row: ReadingRow): Reading => ({
  patientId: row.patient_id,
  vital: row.vital as VitalKind,
  at: row.at,
  receivedAt: row.received_at,
  values: row.measured as Reading['values'],
  classes: row.classes as Reading['classes'],
  class: row.class as ReadingClass,
  serial: row.serial,
});

interface LatestRow extends ReadingRow {
  total: string;
  reviewer_id: string | null;
  reviewed_at: Date | null;
  first_name: string | null;
  middle_name: string | null;
  last_name: string | null;
}

async function latestReadings(db: Database, patientId: string) {
  const { rows } = await sql<LatestRow>`
    select r.*, v.*,
      (select sum(normal + cautious + critical) from reading_months m
        where m.patient_id = l.patient_id and m.vital = l.vital) as total
    from latest_readings l
    join readings r using (patient_id, vital, at)
    left join lateral (
      select reviewer_id, reviews.at as reviewed_at, first_name, middle_name, last_name
      from reviews join accounts on accounts.id = reviewer_id
      where patient_id = l.patient_id and undone_at is null and up_to >= l.at and reviews.at >= r.received_at
      order by reviews.at desc, reviews.id desc limit 1
    ) v on true
    where l.patient_id = ${patientId}`.execute(db);
  return rows
    .map((row) => ({ reading: readingOf(row), total: Number(row.total), seenBy: seenBy(row) }))
    .sort((a, b) => vitalKinds.indexOf(a.reading.vital) - vitalKinds.indexOf(b.reading.vital));
}

function seenBy({ reviewer_id, reviewed_at, first_name, middle_name, last_name }: LatestRow) {
  if (reviewer_id === null || reviewed_at === null) return null;
  const name = fullName({ firstName: first_name, middleName: middle_name, lastName: last_name });
  return { userId: reviewer_id, name, at: reviewed_at };
}
