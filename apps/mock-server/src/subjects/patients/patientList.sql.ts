import {
  countedMinutes,
  cutPart,
  fullName,
  type ListedPatient,
  measuredVitals,
  secondsWithin,
} from '@rpm/domain';
import type { Database } from '../../store/sql/open.ts';
import { readingFacts } from '../readings/readingFacts.sql.ts';
import { noneUnreviewed } from '../readings/unreviewed.sql.ts';
import { postgresTimes } from '../timer/sql.ts';
import type { PatientFilter, PatientLists } from './patientList.contract.ts';
import { countQuery, pageQuery, partQuery } from './patientSearch.sql.ts';

/** The lists of patients of the store. */
export function postgresPatientLists(db: Database): PatientLists {
  return {
    async page(search) {
      const [found, { total }] = await Promise.all([
        pageQuery(db, search).execute(),
        countQuery(db, search).executeTakeFirstOrThrow(),
      ]);
      return { rows: await rowsOf(db, found, search), total: Number(total) };
    },
    async part(search, after, most) {
      const found = await partQuery(db, search, after, most + 1).execute();
      const { rows, next } = cutPart(found, most, ({ name_key: name, id }) => ({ name, id }));
      return { rows: await rowsOf(db, rows, search), next };
    },
  };
}

/** The lines of the patients that were found. */
async function rowsOf(
  db: Database,
  found: readonly FoundRow[],
  search: PatientFilter,
): Promise<ListedPatient[]> {
  const ids = found.map(({ id }) => id);
  const during = { start: search.month.start, end: new Date(search.month.end.getTime() + 1000) };
  const [devices, time, facts] = await Promise.all([
    devicesOf(db, ids),
    postgresTimes(db).stretches(ids, during, search.now),
    readingFacts(db, ids, search.now),
  ]);
  return found.map((row): ListedPatient => {
    const orders = devices.filter(({ patient_id }) => patient_id === row.id);
    const activated = orders.filter(({ status }) => status === 'Activated');
    return {
      patientId: row.id,
      email: row.username,
      firstName: row.first_name,
      middleName: row.middle_name,
      lastName: row.last_name,
      birthDate: row.birth_date,
      provider: providerOf(row),
      vitals: measuredVitals(activated.map(({ vitals }) => vitals)),
      latest: facts.latest.get(row.id) ?? null,
      unreviewed: facts.unreviewed.get(row.id) ?? noneUnreviewed,
      daysThisMonth: facts.daysThisMonth.get(row.id) ?? 0,
      minutesThisMonth: countedMinutes(secondsWithin(time.get(row.id) ?? [], search.month)),
      lastReviewedAt: facts.lastReviewed.get(row.id) ?? null,
      deviceStatus: orders.find(({ is_newest }) => is_newest)?.status ?? null,
    };
  });
}

type FoundRow = Awaited<ReturnType<ReturnType<typeof pageQuery>['executeTakeFirstOrThrow']>>;

function providerOf(row: FoundRow): ListedPatient['provider'] {
  if (row.provider_id === null) return null;
  const name = fullName({
    firstName: row.provider_first_name,
    middleName: row.provider_middle_name,
    lastName: row.provider_last_name,
  });
  return { userId: row.provider_id, name };
}

/** Of each patient the newest order and those whose device is activated. */
async function devicesOf(db: Database, patientIds: readonly string[]) {
  if (patientIds.length === 0) return [];
  const ranked = db
    .selectFrom('orders')
    .select((eb) => [
      'patient_id',
      'status',
      'vitals',
      eb.fn
        .agg<string>('row_number')
        .over((over) => over.partitionBy('patient_id').orderBy('placed_at', 'desc').orderBy('number', 'desc'))
        .as('place'),
    ])
    .where('patient_id', 'in', patientIds);
  return db
    .selectFrom(ranked.as('ranked'))
    .select((eb) => ['patient_id', 'status', 'vitals', eb('place', '=', '1').as('is_newest')])
    .where((eb) => eb.or([eb('place', '=', '1'), eb('status', '=', 'Activated')]))
    .execute();
}
