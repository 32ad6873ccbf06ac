import type { Bounds } from '@rpm/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ClassCounts, ClinicScope, PatientCounts } from '../contracts/readings.ts';
import { wholeSeconds } from '../wholeSeconds.ts';
import type { Database } from './open.ts';

interface CountRow {
  normal: string | null;
  cautious: string | null;
  critical: string | null;
}

/** How many readings of each class a patient has. */
export async function countsOfPatient(
  db: Database,
  patientId: string,
  bounds: Bounds | null,
): Promise<ClassCounts> {
  const { rows } = await sql<CountRow>`
    with scope as (select id, time_zone from patients where id = ${patientId})
    select ${sums} from (${pieces(bounds)}) as pieces`.execute(db);
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

interface PatientRow extends CountRow {
  id: string;
  first_name: string;
  middle_name: string;
  last_name: string;
  birth_date: string | null;
  has_device: boolean;
}

/** The statement behind the tables of a clinic or provider. */
export function clinicQuery({ clinicId, providerId }: ClinicScope, bounds: Bounds | null) {
  const ofProvider = providerId === undefined ? sql`` : sql`and provider_id = ${providerId}`;
  return sql<PatientRow>`
    with scope as materialized (
      select id, first_name, middle_name, last_name, birth_date, time_zone from patients
      where clinic_id = ${clinicId} ${ofProvider}
    ),
    counted as (select id, ${sums} from (${pieces(bounds)}) as pieces group by id)
    select scope.id, first_name, middle_name, last_name, birth_date, normal, cautious, critical,
      exists (select from orders where patient_id = scope.id and status = 'Activated') as has_device
    from scope left join counted on counted.id = scope.id
    order by scope.id collate "C"`;
}

const sums = sql`sum(normal) as normal, sum(cautious) as cautious, sum(critical) as critical`;

/**
 * The counts of the patients in `scope`, piece by piece: all months; or the whole months and days within the bounds,
 * counted already, and what remains of the first and the last day, counted from the readings by their index. No day of
 * any zone is longer than the 27 hours in which the remains are looked for.
 */
function pieces(bounds: Bounds | null): RawBuilder<unknown> {
  if (!bounds) {
    return sql`select id, normal, cautious, critical from scope join reading_months on patient_id = id`;
  }
  const { from, till } = wholeSeconds(bounds);
  const [start, end] = [sql`${from}::timestamptz`, sql`${till}::timestamptz`];
  return sql`
    select s.id, m.normal, m.cautious, m.critical
    from scope s join ${cover(start, end)} using (time_zone)
    join reading_months m on m.patient_id = s.id and m.month >= c.from_month and m.month < c.till_month
    union all
    select s.id, d.normal, d.cautious, d.critical
    from scope s join ${cover(start, end)} using (time_zone)
    cross join lateral (values (c.from_day, c.from_month), (c.till_month, c.till_day)) as part(first, till)
    join reading_days d on d.patient_id = s.id and d.day >= part.first and d.day < part.till
    union all
    select s.id, (r.class = 'Normal')::int, (r.class = 'Cautious')::int, (r.class = 'Critical')::int
    from scope s join ${cover(start, end)} using (time_zone)
    cross join lateral (values
      (c.has_head, ${start}, least(${end}, ${start} + interval '27 hours'), c.first_day),
      (c.has_tail, greatest(${start}, ${end} - interval '27 hours'), ${end}, c.last_day)
    ) as part(is_there, first, till, day)
    join readings r on r.patient_id = s.id and r.at >= part.first and r.at < part.till
      and (r.at at time zone c.time_zone)::date = part.day
    where part.is_there`;
}

/** How the time is put together in each time zone of the patients. */
const cover = (from: RawBuilder<unknown>, till: RawBuilder<unknown>) => sql`
  (select zones.time_zone, made.* from (select distinct time_zone from scope) as zones
    cross join lateral period_cover(${from}, ${till}, zones.time_zone) as made) as c`;

const countsOf = (row: CountRow | undefined): ClassCounts => ({
  Normal: Number(row?.normal ?? 0),
  Cautious: Number(row?.cautious ?? 0),
  Critical: Number(row?.critical ?? 0),
});
