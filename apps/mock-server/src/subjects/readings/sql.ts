import {
  cutPart,
  fullName,
  orderOfReading,
  severityOf,
  type VitalKind,
  valuesKey,
  vitalKinds,
  ReadingRow as WireRow,
  wasThere,
} from '@rpm/domain';
import { type Selectable, sql } from 'kysely';
import { inOrder } from '../../store/inOrder.ts';
import type { Outer } from '../../store/sql/columns.ts';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { wholeSeconds } from '../../store/wholeSeconds.ts';
import type { AlertJson } from '../alerts/rows.sql.ts';
import { alertsTakeIn, type FreshReading, kindsOf } from '../alerts/takeIn.sql.ts';
import { settleReviews } from '../reviews/settle.sql.ts';
import type { IncomingReading, KeptReading, Reading, Readings } from './contract.ts';
import { readingIn } from './reading.sql.ts';
import { countsOfClinic, countsOfPatient } from './readingCounts.sql.ts';
import { searchReadings } from './search.sql.ts';
import type {} from './tables.ts';
import { countsOfUnreviewed, noneUnreviewed } from './unreviewed.sql.ts';
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
    unreviewedReadings: async (patientId) =>
      (await countsOfUnreviewed(db, [patientId])).get(patientId) ?? noneUnreviewed,
    async page(search) {
      const { patientId, vital, page, noOfRows } = search;
      const { start, end } = search.bounds;
      const found = matching(db, search);
      const [rows, counted] = await Promise.all([
        newestOf(found)
          .limit(noOfRows)
          .offset(page * noOfRows)
          .execute(),
        start || end
          ? found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
          : totalOf(db, patientId, vital).executeTakeFirstOrThrow(),
      ]);
      return { rows: rows.map(readingOf), total: Number(counted.total) };
    },
    async part(search, after, most) {
      const found = matching(db, search).$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(at, severity, received_at, serial, values_key) < (${new Date(after?.at ?? 0)}::timestamptz,
            ${severityOf(after?.class ?? 'Normal')}::smallint, ${new Date(after?.received ?? 0)}::timestamptz, ${after?.serial}::text, ${after?.values}::text)`,
        ),
      );
      const rows = await newestOf(found)
        .limit(most + 1)
        .execute();
      return cutPart(rows.map(readingOf), most, orderOfReading);
    },
    search: (search, most) => searchReadings(db, search, most),
  };
}

/** The readings that are asked for. */
const matching = (
  db: Database,
  { patientId, vital, bounds: { start, end } }: Parameters<Readings['part']>[0],
) =>
  db
    .selectFrom('readings')
    .where('patient_id', '=', patientId)
    .where('vital', '=', vital)
    .$if(start !== undefined, (query) => query.where('at', '>=', start ?? new Date(0)))
    .$if(end !== undefined, (query) => query.where('at', '<=', end ?? new Date(0)));

/** Them in the order of `compareNewest`. */
const newestOf = (found: ReturnType<typeof matching>) =>
  found
    .selectAll()
    .select(isContradicted.as('is_contradicted'))
    .orderBy('at', 'desc')
    .orderBy('severity', 'desc')
    .orderBy('received_at', 'desc')
    .orderBy('serial', 'desc')
    .orderBy('values_key', 'desc');

/** Whether the device of a reading sent other values for the same second. */
export const isContradicted = sql<boolean>`exists (
  select from readings other
  where other.patient_id = readings.patient_id and other.vital = readings.vital and other.at = readings.at
    and other.serial = readings.serial and other.values_key <> readings.values_key)`;

/** How many readings of a vital a patient has, counted already. */
const totalOf = (db: Database, patientId: string, vital: VitalKind) =>
  db
    .selectFrom('reading_months')
    .select(sql<string>`coalesce(sum(normal + cautious + critical), 0)`.as('total'))
    .where('patient_id', '=', patientId)
    .where('vital', '=', vital);

/**
 * The statement of a delivery; what is there already is left as it is.
 *
 * @returns for each patient, how many readings were new in all, and when somebody last looked through the patient's
 */
export const insertQuery = (readings: readonly Reading[]) =>
  sql<DeliveredRow>`${prepared} select * from add_readings(${jsonOf(readings)}::jsonb)`;

const jsonOf = (readings: readonly Reading[]) => JSON.stringify(inOrder(readings).map(readingRow));

interface DeliveredRow {
  added: string;
  patient_id: string;
  last_reviewed: Date | null;
  fresh: FreshReading[];
}

/** What a statement of a delivery tells: of `take_readings` also the alerts that its readings may join, each in a row of its own. */
type Delivered = { [K in keyof DeliveredRow]: DeliveredRow[K] | null } & { known: AlertJson | null };

const takeQuery = (readings: readonly IncomingReading[]) =>
  sql<Delivered>`${prepared} select * from take_readings(${jsonOf(readings)}::jsonb, ${kindsOf(readings)})`;

/** Only a delivery with something out of limits, or with a weight, needs more than its one statement. */
const insertReadings = (db: Database, readings: readonly IncomingReading[]): Promise<number> =>
  readings.some(({ excesses, gainAlertId }) => excesses?.length || gainAlertId !== undefined)
    ? inTransaction(db, async (trx) => {
        const { rows } = await takeQuery(readings).execute(trx);
        const known = rows.flatMap((row) => row.known ?? []);
        const told = rows.flatMap(({ patient_id, last_reviewed, added, fresh }) =>
          patient_id === null ? [] : [{ patient_id, last_reviewed, added: added ?? '0', fresh: fresh ?? [] }],
        );
        await alertsTakeIn(trx, readings, told[0]?.fresh ?? [], known);
        return settled(trx, readings, told);
      })
    : insertQuery(readings)
        .execute(db)
        .then(({ rows }) => settled(db, readings, rows));

async function settled(
  db: Database,
  readings: readonly IncomingReading[],
  rows: readonly DeliveredRow[],
): Promise<number> {
  // Nearly always everybody looked before this came, and all of it is unreviewed, as it was stored.
  const reviewed = rows.filter(({ patient_id, last_reviewed: at }) =>
    readings.some((each) => at && each.patientId === patient_id && wasThere({ at }, each)),
  );
  const patientIds = reviewed.map(({ patient_id }) => patient_id);
  if (patientIds.length > 0) await settleReviews(db, patientIds);
  return Number(rows[0]?.added ?? 0);
}

const readingRow = ({ patientId, vital, at, receivedAt, classes, serial, ...reading }: Reading) => ({
  patient_id: patientId,
  vital,
  at,
  received_at: receivedAt,
  severity: severityOf(reading.class),
  measured: (reading.measured ?? reading).values,
  classes,
  serial,
  unit: reading.measured?.unit ?? null,
  values_key: valuesKey(reading.values),
});

type ReadingRow = Selectable<Tables['readings']> & { is_contradicted: boolean };

/** In the columns of JSON is what the API answers of a reading. */
const { shape: stored } = WireRow;

/** A reading as it is kept. */
export function readingOf(row: ReadingRow): KeptReading {
  return {
    ...readingIn({
      patientId: row.patient_id,
      vital: row.vital,
      at: row.at,
      receivedAt: row.received_at,
      severity: row.severity,
      measured: stored.values.parse(row.measured),
      unit: row.unit,
      classes: stored.classes.parse(row.classes),
      serial: row.serial,
    }),
    isContradicted: row.is_contradicted,
  };
}

type LatestRow = ReadingRow &
  Outer<Pick<Selectable<Tables['reviews']>, 'reviewer_id'>> &
  Outer<Pick<Selectable<Tables['accounts']>, 'first_name' | 'middle_name' | 'last_name'>> & {
    total: string;
    reviewed_at: Selectable<Tables['reviews']>['at'] | null;
  };

async function latestReadings(db: Database, patientId: string) {
  const { rows } = await sql<LatestRow>`
    select readings.*, ${isContradicted} as is_contradicted, reviewer_id, v.at as reviewed_at, first_name, middle_name, last_name,
      (select sum(normal + cautious + critical) from reading_months m
        where m.patient_id = l.patient_id and m.vital = l.vital) as total
    from latest_readings l
    join readings using (patient_id, vital, at, serial, values_key)
    left join reviews v on v.id = l.review_id
    left join accounts a on a.id = reviewer_id
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
