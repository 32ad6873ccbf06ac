import { type Bounds, severityOf } from '@rpm/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Outer } from '../../store/sql/columns.ts';
import type { Database } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { wholeSeconds } from '../../store/wholeSeconds.ts';
import type { ClassCounts, ClinicScope, PatientCounts } from './contract.ts';

type CountRow = Outer<Pick<Selectable<Tables['reading_months']>, 'normal' | 'cautious' | 'critical'>>;

/** How many readings of each class a patient has. */
export async function countsOfPatient(
  db: Database,
  patientId: string,
  bounds: Bounds | null,
): Promise<ClassCounts> {
  const { made, joined, sums } = counting(bounds);
  const { rows } = await sql<CountRow>`${prepared}
    with scope as materialized (select id, time_zone from patients where id = ${patientId}) ${made}
    select ${sums} from scope ${joined}`.execute(db);
  return countsOf(rows[0]);
}

/** How many readings of each class everybody of a clinic or provider has. */
export async function countsOfClinic(
  db: Database,
  scope: ClinicScope,
  bounds: Bounds | null,
): Promise<PatientCounts[]> {
  const { rows } = await clinicQuery(scope, bounds).execute(db);
  return rows.map((row) => ({
    patientId: row.id,
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    hasDevice: row.has_device,
    counts: countsOf(row),
  }));
}

type PatientRow = CountRow &
  Pick<Selectable<Tables['patients']>, 'id' | 'first_name' | 'middle_name' | 'last_name' | 'birth_date'> & {
    has_device: boolean;
  };

/** The statement behind the tables of a clinic or provider. */
export function clinicQuery({ clinicId, providerId }: ClinicScope, bounds: Bounds | null) {
  const { made, joined, sums } = counting(bounds);
  const ofProvider = providerId === undefined ? sql`` : sql`and provider_id = ${providerId}`;
  return sql<PatientRow>`${prepared}
    with scope as materialized (
      select id, first_name, middle_name, last_name, birth_date, time_zone from patients
      where clinic_id = ${clinicId} and discharged_at is null and merged_into is null ${ofProvider}
    ) ${made}
    select scope.id, first_name, middle_name, last_name, birth_date, ${sums}, has_device is not null as has_device
    from scope ${joined}
    left join lateral (
      select true as has_device from orders where patient_id = scope.id and status = 'Activated' limit 1
    ) as device on true
    order by scope.id collate "C"`;
}

/** Parts of a statement that counts for each patient in `scope`. */
interface Counting {
  /** What is made once for all patients. */
  made: RawBuilder<unknown>;
  /** What is joined to each. */
  joined: RawBuilder<unknown>;
  /** The columns `normal`, `cautious` and `critical`. */
  sums: RawBuilder<unknown>;
}

/**
 * Counts piece by piece: all months; or the whole months and days within the bounds, counted already, and what remains
 * of the first and the last day, counted from the readings by their index. Each piece is an aggregate of its own beside
 * each patient, so that it is looked up by the patient's index, however the planner guesses.
 */
function counting(bounds: Bounds | null): Counting {
  if (!bounds) {
    const joined = piece('p1', sql`reading_months where patient_id = scope.id`);
    return { made: sql``, joined, sums: sumsOf(['p1']) };
  }
  const { from, till } = wholeSeconds(bounds);
  const [start, end] = [sql`${from}::timestamptz`, sql`${till}::timestamptz`];
  const made = sql`, cover as materialized (
    select zones.time_zone, made.* from (select distinct time_zone from scope) as zones
    cross join lateral period_cover(${start}, ${end}, zones.time_zone) as made)`;
  const joined = sql`left join cover as c using (time_zone)
    ${piece('p1', sql`reading_months where patient_id = scope.id and ${within('month', 'from_month', 'till_month')}`)}
    ${piece('p2', sql`reading_days where patient_id = scope.id and ${within('day', 'from_day', 'from_month')}`)}
    ${piece('p3', sql`reading_days where patient_id = scope.id and ${within('day', 'till_month', 'till_day')}`)}
    ${rest('p4', 'has_head', 'first_day', { start, end: sql`least(${end}, ${start} + ${longestDay})` })}
    ${rest('p5', 'has_tail', 'last_day', { start: sql`greatest(${start}, ${end} - ${longestDay})`, end })}`;
  return { made, joined, sums: sumsOf(['p1', 'p2', 'p3', 'p4', 'p5']) };
}

/** No day of any zone is longer. */
const longestDay = sql`interval '27 hours'`;

const classes = ['normal', 'cautious', 'critical'] as const;

/** How many of the readings that are looked at are of each class. */
export const countsBySeverity = sql`count(*) filter (where severity = ${sql.lit(severityOf('Normal'))}) as normal,
  count(*) filter (where severity = ${sql.lit(severityOf('Cautious'))}) as cautious,
  count(*) filter (where severity = ${sql.lit(severityOf('Critical'))}) as critical`;

/** The rows of a calendar within two of the days of `cover`; nothing is looked up where there is no day between. */
const within = (column: string, first: string, till: string) => {
  const [each, from, to] = [sql.ref(column), sql.ref(`c.${first}`), sql.ref(`c.${till}`)];
  return sql`${from} < ${to} and ${each} >= ${from} and ${each} < ${to}`;
};

/** A piece that is counted already. */
const piece = (name: string, rows: RawBuilder<unknown>) => sql`left join lateral (
  select sum(normal) as normal, sum(cautious) as cautious, sum(critical) as critical from ${rows}
) as ${sql.ref(name)} on true`;

/** What there is of the first or last day. */
const rest = (
  name: string,
  isThere: string,
  day: string,
  { start, end }: { start: RawBuilder<unknown>; end: RawBuilder<unknown> },
) => sql`left join lateral (
  select ${countsBySeverity}
  from readings where ${sql.ref(`c.${isThere}`)} and patient_id = scope.id and at >= ${start} and at < ${end}
    and (at at time zone c.time_zone)::date = ${sql.ref(`c.${day}`)}
) as ${sql.ref(name)} on true`;

const sumsOf = (pieces: readonly string[]) =>
  sql.join(
    classes.map((name) => {
      const parts = pieces.map((each) => sql`coalesce(${sql.ref(`${each}.${name}`)}, 0)`);
      return sql`${sql.join(parts, sql` + `)} as ${sql.ref(name)}`;
    }),
  );

const countsOf = (row: CountRow | undefined): ClassCounts => ({
  Normal: Number(row?.normal ?? 0),
  Cautious: Number(row?.cautious ?? 0),
  Critical: Number(row?.critical ?? 0),
});
