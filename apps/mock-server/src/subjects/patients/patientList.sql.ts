import {
  type BillingSettings,
  countedMinutes,
  cutPart,
  fullName,
  type ListedPatient,
  measuredVitals,
  type RankFacts,
  type Stretch,
  secondsWithin,
} from '@rpm/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { reasonOf } from '../queue/contract.ts';
import { type AlertRow, alertsOf, silentSince, waitingAlerts } from '../queue/reasons.sql.ts';
import { type NewestJson, newestReading, newestReadingOf } from '../readings/readingFacts.sql.ts';
import { stretchesOf, type TimeFacts, timeFacts } from '../timer/timeFacts.sql.ts';
import type { PatientFilter, PatientLists, PatientSearch } from './patientList.contract.ts';
import { type PeriodJson, periodOf, periodThatRuns, type UseJson } from './patientPeriods.sql.ts';
import {
  countQuery,
  type FoundQuery,
  pageQuery,
  partQuery,
  rankedPageQuery,
  unseenOf,
} from './patientSearch.sql.ts';

/** The lists of patients of the store. */
export function postgresPatientLists(db: Database): PatientLists {
  return {
    async page(search) {
      const ofRanked = rankedPageQuery(search);
      const page = ofRanked && (await pageOf(db, ofRanked, search));
      const { found, total } =
        page?.found.lines?.length === search.noOfRows ? page : await pageOf(db, pageQuery(search), search);
      return { rows: linesOf(found, search), total, reasons: reasonsOf(found, search) };
    },
    async part(search, after, most) {
      const { rows } = await sql<{ found: Found }>`
        with found as materialized (${partQuery(search, after, most + 1)})
        select ${factsOf(search)} as found`.execute(db);
      const found = rows[0]?.found ?? nobody;
      const { rows: lines, next } = cutPart(found.lines ?? [], most, ({ name_key: name, id }) => ({
        name,
        id,
      }));
      return { rows: linesOf({ ...found, lines }, search), next };
    },
  };
}

/** A page in one statement and one value: to take twenty rows of many columns apart costs the API more than to write them. */
async function pageOf(db: Database, found: FoundQuery, search: PatientSearch) {
  const { rows } = await sql<{ total: string; found: Found }>`${prepared}
    with found as materialized (${found})
    select (${countQuery(search)}) as total, ${factsOf(search)} as found`.execute(db);
  return { found: rows[0]?.found ?? nobody, total: Number(rows[0]?.total) };
}

/** A line of the list as the database gives it. */
interface Line
  extends Pick<
    Selectable<Tables['patients']>,
    | 'id'
    | 'name_key'
    | 'username'
    | 'first_name'
    | 'middle_name'
    | 'last_name'
    | 'birth_date'
    | 'provider_id'
    | 'time_zone'
  > {
  provider_first: string | null;
  provider_middle: string | null;
  provider_last: string | null;
  critical: number;
  cautious: number;
  looked_at: string | null;
  silent_since: string | null;
  newest: NewestJson | null;
  period: PeriodJson;
}

/** The lines in order, and beside them what there may be several of for each. */
interface Found {
  lines: Line[] | null;
  /** The newest order of each patient, and of the others those whose device is or was activated. */
  orders: [patientId: string, vitals: unknown, isNewest: boolean, ...UseJson][] | null;
  /** The settings of the clinic. */
  billing: Partial<BillingSettings> | null;
  time: TimeFacts;
  alerts: AlertRow[] | null;
}
const nobody: Found = {
  lines: null,
  orders: null,
  billing: null,
  time: { entries: null, timers: null, notes: null },
  alerts: null,
};

/** The whole month, its last second included. */
const during = ({ month }: PatientFilter): Stretch => ({
  start: month.start,
  end: new Date(month.end.getTime() + 1000),
});

/** Whether a row is of a patient of the page. */
const isFound = sql`patient_id = any((select array_agg(patient_id) from found)::text[])`;

/**
 * All that the lines of the patients that were `found` say. Each patient is looked up by itself: a plan that is kept does not
 * know how few they are. What most of them have none of is looked up once for all.
 */
const factsOf = (search: PatientFilter): RawBuilder<Found> => sql`json_build_object(
  'lines', (select json_agg(line) from (
    select p.*, a.first_name as provider_first, a.middle_name as provider_middle, a.last_name as provider_last,
      l.critical, l.cautious, l.looked_at, ${silentSince(sql`l`, search.now)} as silent_since,
      ${newestReading(sql`p.id`)} as newest
    from found
      cross join lateral (select ${unseenOf('Critical')} as critical, ${unseenOf('Cautious')} as cautious, looked_at, silent_from
        from patient_lines
        where patient_id = found.patient_id limit 1) as l
      cross join lateral (select id, name_key, username, first_name, middle_name, last_name, birth_date, provider_id, time_zone,
          ${periodOf(search.now)} as period
        from patients p where id = found.patient_id limit 1) as p
      left join lateral (select first_name, middle_name, last_name from accounts where id = p.provider_id limit 1) as a on true
    order by place) as line),
  'orders', (select json_agg(json_build_array(patient_id, vitals, nth = 1, status, activated_at, deactivated_at))
    from (select patient_id, vitals, status, activated_at, deactivated_at, row_number() over (partition by patient_id order by placed_at desc, number desc) as nth
      from orders where ${isFound}) as o where nth = 1 or status = 'Activated' or activated_at is not null),
  'billing', (select billing -> 'value' from clinics where id = ${search.clinicId}),
  'time', ${timeFacts(isFound, during(search))},
  'alerts', ${waitingAlerts(sql`a.patient_id = any((select array_agg(patient_id) from found)::text[])`, search.now)})`;

function linesOf({ lines, orders, billing, time }: Found, search: PatientFilter): ListedPatient[] {
  const ordersOf = Map.groupBy(orders ?? [], ([patientId]) => patientId);
  const timeOf = stretchesOf(time, during(search), search.now);
  return (lines ?? []).map((line) =>
    lineOf(line, ordersOf.get(line.id) ?? [], timeOf.get(line.id) ?? [], billing, search),
  );
}

function lineOf(
  line: Line,
  orders: NonNullable<Found['orders']>,
  time: readonly Stretch[],
  billing: Found['billing'],
  { month, now }: PatientFilter,
): ListedPatient {
  const activated = orders.filter(([, , , status]) => status === 'Activated');
  return {
    patientId: line.id,
    email: line.username,
    firstName: line.first_name,
    middleName: line.middle_name,
    lastName: line.last_name,
    birthDate: line.birth_date,
    timeZone: line.time_zone,
    provider: providerOf(line),
    vitals: measuredVitals(activated.map(([, vitals]) => vitals)),
    latest: newestReadingOf(line.newest),
    unreviewed: { critical: line.critical, cautious: line.cautious },
    period: periodThatRuns(
      line.period,
      orders.map(([, , , ...use]) => use),
      line.time_zone,
      billing,
      now,
    ),
    minutesThisMonth: countedMinutes(secondsWithin(time, month)),
    lastReviewedAt: dateOf(line.looked_at),
    deviceStatus: (activated[0] ?? orders.find(([, , isNewest]) => isNewest))?.[3] ?? null,
  };
}

function providerOf(line: Line): ListedPatient['provider'] {
  if (line.provider_id === null) return null;
  const name = fullName({
    firstName: line.provider_first,
    middleName: line.provider_middle,
    lastName: line.provider_last,
  });
  return { userId: line.provider_id, name };
}

function reasonsOf({ lines, alerts }: Found, { now }: PatientFilter): Map<string, RankFacts> {
  const waiting = alertsOf(alerts, now);
  return new Map(
    (lines ?? []).flatMap((line): [string, RankFacts][] => {
      const reason = reasonOf(waiting.get(line.id) ?? [], {
        lastLookAt: dateOf(line.looked_at),
        silentSince: dateOf(line.silent_since),
        now,
      });
      return reason ? [[line.id, reason]] : [];
    }),
  );
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
