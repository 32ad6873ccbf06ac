import {
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
import { type ReasonJson, reasonJson, reasonOfJson } from '../queue/reasons.sql.ts';
import {
  daysOfMonth,
  type NewestJson,
  newestReading,
  newestReadingOf,
} from '../readings/readingFacts.sql.ts';
import { stretchesOf, type TimeFacts, timeFacts } from '../timer/timeFacts.sql.ts';
import type { PatientFilter, PatientLists, PatientSearch } from './patientList.contract.ts';
import { countQuery, type FoundQuery, pageQuery, partQuery, rankedPageQuery } from './patientSearch.sql.ts';

/** The lists of patients of the store. */
export function postgresPatientLists(db: Database): PatientLists {
  return {
    async page(search) {
      const ofRanked = rankedPageQuery(search);
      const page = ofRanked && (await pageOf(db, ofRanked, search));
      const { lines, total } =
        page?.lines.length === search.noOfRows ? page : await pageOf(db, pageQuery(search), search);
      return {
        rows: lines.map((line) => lineOf(line, search)),
        total,
        reasons: new Map(
          lines.flatMap(({ id, reason }): [string, RankFacts][] => {
            const facts = reason && reasonOfJson(id, reason, search.now);
            return facts ? [[id, facts]] : [];
          }),
        ),
      };
    },
    async part(search, after, most) {
      const { rows: found } = await sql<{ lines: Line[] | null }>`
        with found as materialized (${partQuery(search, after, most + 1)})
        select (${linesOf(search, { withReasons: false })}) as lines`.execute(db);
      const { rows, next } = cutPart(found[0]?.lines ?? [], most, ({ name_key: name, id }) => ({ name, id }));
      return { rows: rows.map((line) => lineOf(line, search)), next };
    },
  };
}

/** A page in one statement and one value: to take twenty rows of many columns apart costs the API more than to write them. */
async function pageOf(db: Database, found: FoundQuery, search: PatientSearch) {
  const { rows } = await sql<{ total: string; lines: Line[] | null }>`${prepared}
    with found as materialized (${found})
    select (${countQuery(search)}) as total, (${linesOf(search, { withReasons: true })}) as lines`.execute(
    db,
  );
  return { lines: rows[0]?.lines ?? [], total: Number(rows[0]?.total) };
}

/** A line of the list as the database gives it. */
interface Line
  extends Pick<
    Selectable<Tables['patients']>,
    'id' | 'name_key' | 'username' | 'first_name' | 'middle_name' | 'last_name' | 'birth_date' | 'provider_id'
  > {
  provider_first: string | null;
  provider_middle: string | null;
  provider_last: string | null;
  critical: number;
  cautious: number;
  looked_at: string | null;
  newest: NewestJson | null;
  days: number;
  time: TimeFacts;
  reason: ReasonJson | null;
  /** The newest order first; of the others those whose device is activated. */
  orders: [status: string | null, vitals: unknown, isNewest: boolean][] | null;
}

/** The whole month, its last second included. */
const during = ({ month }: PatientFilter): Stretch => ({
  start: month.start,
  end: new Date(month.end.getTime() + 1000),
});

/**
 * All that the lines of the patients that were `found` say, in order. Each patient is looked up by itself: a plan that is kept
 * does not know how few they are.
 */
const linesOf = (search: PatientFilter, { withReasons }: { withReasons: boolean }): RawBuilder<Line[]> => sql`
  select json_agg(line) from (
    select p.id, p.name_key, p.username, p.first_name, p.middle_name, p.last_name, p.birth_date, p.provider_id,
      a.first_name as provider_first, a.middle_name as provider_middle, a.last_name as provider_last,
      l.critical, l.cautious, l.looked_at, ${newestReading(sql`p.id`)} as newest, ${daysOfMonth('p', search.now)} as days,
      ${timeFacts(sql`p.id`, during(search))} as time,
      ${withReasons ? reasonJson(sql`l`, search.now) : sql`null`} as reason,
      (select json_agg(json_build_array(status, vitals, nth = 1) order by nth)
        from (select status, vitals, row_number() over (order by placed_at desc, number desc) as nth
          from orders where patient_id = p.id) as o where nth = 1 or status = 'Activated') as orders
    from found
      cross join lateral (select patient_id, critical, cautious, looked_at, silent_from from patient_lines
        where patient_id = found.patient_id limit 1) as l
      cross join lateral (select * from patients where id = found.patient_id limit 1) as p
      left join lateral (select first_name, middle_name, last_name from accounts where id = p.provider_id limit 1) as a on true
    order by place) as line`;

function lineOf(line: Line, search: PatientFilter): ListedPatient {
  const orders = line.orders ?? [];
  return {
    patientId: line.id,
    email: line.username,
    firstName: line.first_name,
    middleName: line.middle_name,
    lastName: line.last_name,
    birthDate: line.birth_date,
    provider: providerOf(line),
    vitals: measuredVitals(orders.flatMap(([status, vitals]) => (status === 'Activated' ? [vitals] : []))),
    latest: newestReadingOf(line.newest),
    unreviewed: { critical: line.critical, cautious: line.cautious },
    daysThisMonth: line.days,
    minutesThisMonth: countedMinutes(
      secondsWithin(stretchesOf(line.time, during(search), search.now), search.month),
    ),
    lastReviewedAt: line.looked_at === null ? null : new Date(line.looked_at),
    deviceStatus: orders.find(([, , isNewest]) => isNewest)?.[0] ?? null,
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
