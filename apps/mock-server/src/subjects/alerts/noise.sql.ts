import {
  classOfSeverity,
  fullName,
  isMostlyWrong,
  limits,
  outcomesWithoutAction,
  type RangeVersion,
  rangeProblem,
  type VitalKind,
  vitalKinds,
} from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { KnownRangeProblem, KnownWrong, NoiseReports, NoiseSearch } from './noise.contract.ts';
import { type CountedLimit, knownNoise, noisePage, noiseSince } from './noise.ts';

/** The limits to review of the store: five statements, however many alerts and patients there are. */
export function postgresNoise(db: Database): NoiseReports {
  return {
    async report(search) {
      const { now, rangesPage, wrongPage } = search;
      const since = noiseSince(search);
      const [sums, counted, ranges, wrong] = await Promise.all([
        sumsOf(db, search, since),
        countedLimits(db, search, since, now),
        rangeProblems(db, search, now, rangesPage),
        mostlyWrong(db, search, since, wrongPage),
      ]);
      const { total, ofLimits, shown } = noisePage(counted, search);
      const worst = await worstValues(
        db,
        shown.flatMap(({ alertIds }) => alertIds),
      );
      const rows = shown.map((each) => knownNoise(each, worst));
      return { since, ...sums, ofLimits, limits: { total, rows }, ranges, wrong };
    },
    confirm({ patientId, vital, version }, actor) {
      return inTransaction(db, async (trx) => {
        const { rows } = await sql`
          update ranges set confirmed_at = ${actor.at}, confirmed_by = ${actor.accountId}
          where patient_id = ${patientId} and vital = ${vital} and version = ${version}
            and not exists (select from ranges newer where newer.patient_id = ${patientId}
              and newer.vital = ${vital} and newer.version > ${version})
          returning version`.execute(trx);
        if (rows.length === 0) return false;
        await writeAudit(trx, auditEntry(actor, 'range.confirmed', patientId, { vital, version }));
        return true;
      });
    },
  };
}

const without = sql`count(*) filter (where outcome = any(${[...outcomesWithoutAction]}))::int`;
/** Whose patients are looked through. */
type Whose = Pick<NoiseSearch, 'clinicId' | 'onlyOf'>;
const ofProvider = (id: string | undefined) => (id === undefined ? sql`` : sql`and p.provider_id = ${id}`);
/** The alerts that are looked through: of patients in the care of the clinic. */
const lately = ({ clinicId, onlyOf }: Whose, since: Date) => sql`
  from alerts a join patients p on p.id = a.patient_id
  where a.clinic_id = ${clinicId} and a.opened_at >= ${since} and discharged_at is null and merged_into is null
    ${ofProvider(onlyOf)}`;
const inOrder = sql`array_position(${[...vitalKinds]}::text[], vital)`;

async function sumsOf(db: Database, whose: Whose, since: Date) {
  const { rows } = await sql<{ alerts: number; withoutAction: number }>`
    select count(*)::int as alerts, ${without} as "withoutAction" ${lately(whose, since)}`.execute(db);
  return rows[0] ?? { alerts: 0, withoutAction: 0 };
}

type Named = Record<`${'first' | 'middle' | 'last'}_name`, string | null>;
type Setter = Record<`set_${'first' | 'middle' | 'last'}`, string | null> & { set_by: string | null };
const nameOf = ({ first_name: firstName, middle_name: middleName, last_name: lastName }: Named) =>
  fullName({ firstName, middleName, lastName });
const setterOf = ({
  set_by: userId,
  set_first: firstName,
  set_middle: middleName,
  set_last: lastName,
}: Setter) => (userId === null ? null : { userId, name: fullName({ firstName, middleName, lastName }) });

type CountedRow = Omit<CountedLimit, 'class' | 'name' | 'range'> &
  Named &
  Setter & { severity: number; limits: RangeVersion['limits'] | null; set_at: Date | null };

/** The limits that fired often enough to be asked about, each with the range in force now. */
async function countedLimits(db: Database, whose: Whose, since: Date, now: Date): Promise<CountedLimit[]> {
  const { rows } = await sql<CountedRow>`
    select f.*, p.first_name, p.middle_name, p.last_name, p.provider_id as "providerId",
      r.limits, r.set_by, r.set_at, s.first_name as set_first, s.middle_name as set_middle, s.last_name as set_last
    from (
      select a.patient_id as "patientId", vital, parameter, side, severity, (shown ->> 'limit')::float8 as "limit",
        count(*)::int as fired, ${without} as "withoutAction", array_agg(a.id) as "alertIds"
      ${lately(whose, since)}
      group by 1, 2, 3, 4, 5, 6 having count(*) >= ${limits.noiseFired}
    ) f
    join patients p on p.id = f."patientId"
    left join lateral (
      select ranges.limits, set_by, set_at from ranges
      where ranges.patient_id = f."patientId" and ranges.vital = f.vital and start_at <= ${now} and end_at >= ${now}
      order by version desc limit 1
    ) r on true
    left join accounts s on s.id = r.set_by`.execute(db);
  return rows.map(({ severity, limits: own, set_at, ...row }) => {
    const setBy = setterOf(row);
    const { patientId, providerId, vital, parameter, side, limit, fired, withoutAction, alertIds } = row;
    return {
      patientId,
      providerId,
      vital,
      parameter,
      side,
      limit,
      fired,
      withoutAction,
      alertIds,
      class: classOfSeverity(severity) === 'Critical' ? 'Critical' : 'Cautious',
      name: nameOf(row),
      range: own && setBy && set_at ? { limits: own, setBy, setAt: set_at } : null,
    };
  });
}

/** The worst value of each of these alerts. */
async function worstValues(db: Database, alertIds: readonly string[]): Promise<Map<string, number>> {
  if (alertIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; worst: number }>`
    select a.id, case when a.side = 'low' then min(value) else max(value) end as worst
    from alerts a join alert_readings r on r.alert_id = a.id
    where a.id = any(${[...alertIds]}::text[]) group by a.id, a.side`.execute(db);
  return new Map(rows.map(({ id, worst }) => [id, worst]));
}

type RangeRow = Named &
  Setter & {
    patient_id: string;
    vital: VitalKind;
    version: number | null;
    end_at: Date | null;
    time_zone: string;
    set_at: Date | null;
    active_at: Date | null;
  };

async function rangeProblems(db: Database, { clinicId, onlyOf }: Whose, now: Date, page: number) {
  const dayMs = 86_400_000;
  const soon = new Date(now.getTime() + limits.rangeEndsDays * dayMs);
  const endless = new Date(now.getTime() + limits.rangeEndlessYears * 365 * dayMs);
  const old = new Date(now.getTime() - limits.rangeLookedAtDays * dayMs);
  const inCare = sql`p.clinic_id = ${clinicId} and discharged_at is null and merged_into is null ${ofProvider(onlyOf)}`;
  const found = sql`(
    select p.id as patient_id, vital, r.version, end_at, set_by, set_at, null::timestamptz as active_at,
      case when end_at <= ${soon} then 0 else 2 end as place
    from patients p join lateral (
      select distinct on (vital) vital, version, end_at, set_by, set_at, confirmed_at from ranges
      where ranges.patient_id = p.id order by vital, version desc
    ) r on true
    where ${inCare}
      and (end_at <= ${soon} or (end_at > ${endless} and set_at <= ${old} and confirmed_at is null))
    union all
    select p.id, vital, null, null, null, null, active_at, 1
    from patients p join lateral (
      select vital, min(activated_at) as active_at
      from orders, jsonb_array_elements_text(case jsonb_typeof(vitals) when 'array' then vitals else '[]' end) vital
      where orders.patient_id = p.id and status = 'Activated' and vital = any(${[...vitalKinds]}::text[])
      group by vital
    ) d on true
    where ${inCare}
      and not exists (select from ranges where ranges.patient_id = p.id and ranges.vital = d.vital)
  )`;
  const ordered = sql`order by place, coalesce(end_at, active_at), patient_id, ${inOrder}`;
  const [{ rows }, counted] = await Promise.all([
    sql<RangeRow>`
      select f.*, p.first_name, p.middle_name, p.last_name, p.time_zone,
        s.first_name as set_first, s.middle_name as set_middle, s.last_name as set_last
      from (
        select * from ${found} g ${ordered} limit ${limits.noiseSideRows} offset ${page * limits.noiseSideRows}
      ) f join patients p on p.id = patient_id left join accounts s on s.id = set_by ${ordered}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${found} g`.execute(db),
  ]);
  const known = rows.flatMap((row): KnownRangeProblem[] => {
    const { patient_id: patientId, vital, version, end_at: end, time_zone: timeZone, set_at: setAt } = row;
    const problem = end && setAt ? rangeProblem({ end, setAt, isConfirmed: false }, now) : 'missing';
    if (!problem) return [];
    const set = { setAt, setBy: setterOf(row), activeSince: row.active_at };
    return [{ patientId, name: nameOf(row), vital, problem, version, end, timeZone, ...set }];
  });
  return { rows: known, total: counted.rows[0]?.total ?? 0 };
}

type WrongRow = Named & Omit<KnownWrong, 'name'>;

async function mostlyWrong(db: Database, whose: Whose, since: Date, page: number) {
  const { rows } = await sql<WrongRow>`
    select w.*, p.first_name, p.middle_name, p.last_name from (
      select a.patient_id as "patientId", vital, count(*)::int as closed,
        count(*) filter (where outcome = 'wrongReading')::int as wrong
      ${lately(whose, since)} and a.state = 'Resolved'
      group by 1, 2 having count(*) >= ${limits.noiseClosed}
    ) w join patients p on p.id = "patientId" order by wrong desc, "patientId", ${inOrder}`.execute(db);
  const found = rows.filter(isMostlyWrong);
  const shown = found.slice(page * limits.noiseSideRows, (page + 1) * limits.noiseSideRows);
  return {
    total: found.length,
    rows: shown.map(
      ({ patientId, vital, closed, wrong, ...row }): KnownWrong => ({
        patientId,
        vital,
        closed,
        wrong,
        name: nameOf(row),
      }),
    ),
  };
}
