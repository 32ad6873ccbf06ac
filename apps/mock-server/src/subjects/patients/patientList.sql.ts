import {
  countedMinutes,
  cutPart,
  fullName,
  type ListedPatient,
  measuredVitals,
  type Stretch,
  secondsWithin,
} from '@rpm/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { type ReadingFactsRow, readingFacts, readingFactsOf } from '../readings/readingFacts.sql.ts';
import { stretchesOf, type TimeFacts, timeFacts } from '../timer/timeFacts.sql.ts';
import type { PatientFilter, PatientLists } from './patientList.contract.ts';
import { countQuery, pageQuery, partQuery } from './patientSearch.sql.ts';

/** The lists of patients of the store. */
export function postgresPatientLists(db: Database): PatientLists {
  return {
    async page(search) {
      // One statement: the number stands beside each patient of the page, and alone where the page is empty.
      const { rows } = await sql<{ total: string } & (FoundRow | { id: null })>`${prepared}
        select * from (${countQuery(db, search)}) as counted
          left join (${withFacts(pageQuery(db, search), search)}) as shown on true order by place`.execute(
        db,
      );
      return {
        rows: rows.flatMap((row) => (row.id === null ? [] : [lineOf(row, search)])),
        total: Number(rows[0]?.total),
      };
    },
    async part(search, after, most) {
      const found = await withFacts(partQuery(db, search, after, most + 1), search).execute(db);
      const { rows, next } = cutPart(found.rows, most, ({ name_key: name, id }) => ({ name, id }));
      return { rows: rows.map((row) => lineOf(row, search)), next };
    },
  };
}

type Patient = Selectable<Tables['patients']>;

interface FoundRow
  extends Pick<
    Patient,
    'id' | 'name_key' | 'username' | 'first_name' | 'middle_name' | 'last_name' | 'birth_date' | 'provider_id'
  > {
  provider_first_name: string | null;
  provider_middle_name: string | null;
  provider_last_name: string | null;
  readings: ReadingFactsRow;
  time: TimeFacts;
  /** The newest order first; of the others those whose device is activated. */
  orders: { status: string | null; vitals: unknown; isNewest: boolean }[] | null;
}

/** The whole month, its last second included. */
const during = ({ month }: PatientFilter): Stretch => ({
  start: month.start,
  end: new Date(month.end.getTime() + 1000),
});

/** The patients that were found, in their order, each with all that a line says. */
const withFacts = (found: ReturnType<typeof pageQuery>, search: PatientFilter): RawBuilder<FoundRow> => sql`
  select p.*, ${readingFacts('p', search.now)} as readings, ${timeFacts(sql.ref('p.id'), during(search))} as time,
    (select json_agg(json_build_object('status', status, 'vitals', vitals, 'isNewest', place = 1) order by place)
      from (select status, vitals, row_number() over (order by placed_at desc, number desc) as place
        from orders where patient_id = p.id) as ranked
      where place = 1 or status = 'Activated') as orders
  from (select found.*, row_number() over () as place from (${found}) as found) as p order by place`;

function lineOf(row: FoundRow, search: PatientFilter): ListedPatient {
  const orders = row.orders ?? [];
  const { latest, unreviewed, daysThisMonth, lastReviewed } = readingFactsOf(row.readings);
  return {
    patientId: row.id,
    email: row.username,
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    provider: providerOf(row),
    vitals: measuredVitals(orders.flatMap(({ status, vitals }) => (status === 'Activated' ? [vitals] : []))),
    latest,
    unreviewed,
    daysThisMonth,
    minutesThisMonth: countedMinutes(
      secondsWithin(stretchesOf(row.time, during(search), search.now), search.month),
    ),
    lastReviewedAt: lastReviewed,
    deviceStatus: orders.find(({ isNewest }) => isNewest)?.status ?? null,
  };
}

function providerOf(row: FoundRow): ListedPatient['provider'] {
  if (row.provider_id === null) return null;
  const name = fullName({
    firstName: row.provider_first_name,
    middleName: row.provider_middle_name,
    lastName: row.provider_last_name,
  });
  return { userId: row.provider_id, name };
}
