import { type Bounds, fullName, measuredVitals, type PatientRow } from '@rpm/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import type { PatientLists, PatientSearch } from '../contracts/patientList.ts';
import { fold, partPattern } from '../search.ts';
import type { Database } from './open.ts';
import type { Tables } from './tables.ts';

/** The lists of patients of the store. */
export function postgresPatientLists(db: Database): PatientLists {
  return {
    async page(search) {
      const [found, { total }] = await Promise.all([
        pageQuery(db, search).execute(),
        countQuery(db, search).executeTakeFirstOrThrow(),
      ]);
      const ids = found.map(({ id }) => id);
      const [devices, minutes] = await Promise.all([devicesOf(db, ids), minutesOf(db, ids, search.month)]);
      const rows = found.map((row): PatientRow => {
        const orders = devices.filter(({ patient_id }) => patient_id === row.id);
        return {
          userId: row.id,
          username: row.username,
          firstName: row.first_name,
          middleName: row.middle_name,
          lastName: row.last_name,
          dob: row.birth_date,
          provider:
            row.provider_id === null
              ? null
              : {
                  userId: row.provider_id,
                  name: fullName({
                    firstName: row.provider_first_name,
                    middleName: row.provider_middle_name,
                    lastName: row.provider_last_name,
                  }),
                },
          vitals: measuredVitals(
            orders.filter(({ status }) => status === 'Activated').map(({ vitals }) => vitals),
          ),
          latest: null,
          daysThisMonth: 0,
          minutesThisMonth: minutes.get(row.id) ?? 0,
          lastReviewed: null,
          deviceStatus: orders.find(({ is_newest }) => is_newest)?.status ?? null,
        };
      });
      return { rows, total: Number(total) };
    },
  };
}

const pageQuery = (db: Database, search: PatientSearch) =>
  db
    .selectFrom('patients')
    .leftJoin('accounts', 'accounts.id', 'patients.provider_id')
    .select([
      'patients.id',
      'patients.username',
      'patients.first_name',
      'patients.middle_name',
      'patients.last_name',
      'birth_date',
      'provider_id',
      'accounts.first_name as provider_first_name',
      'accounts.middle_name as provider_middle_name',
      'accounts.last_name as provider_last_name',
    ])
    .where((eb) => matching(eb, search))
    .orderBy('name_key')
    .orderBy(sql`patients.id collate "C"`)
    .limit(search.noOfRows)
    .offset(search.page * search.noOfRows);

const countQuery = (db: Database, search: PatientSearch) =>
  db
    .selectFrom('patients')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where((eb) => matching(eb, search));

function matching(
  eb: ExpressionBuilder<Tables, 'patients'>,
  { clinicId, providerId, search = '' }: PatientSearch,
) {
  const part = fold(search.trim());
  const pattern = partPattern(part);
  return eb.and([
    eb('patients.clinic_id', '=', clinicId),
    ...(providerId === null ? [] : [eb('patients.provider_id', '=', providerId)]),
    ...(part === ''
      ? []
      : [eb.or([eb('patients.name_key', 'like', pattern), eb('patients.username_key', 'like', pattern)])]),
  ]);
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

/** The minutes of notes of each patient in a month. */
async function minutesOf(
  db: Database,
  patientIds: readonly string[],
  { start, end }: Bounds,
): Promise<Map<string, number>> {
  if (patientIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('notes')
    .select((eb) => ['patient_id', eb.fn.sum<string>('minutes').as('minutes')])
    .where('patient_id', 'in', patientIds)
    .where('at', '>=', start)
    .where('at', '<', new Date(end.getTime() + 1000))
    .groupBy('patient_id')
    .execute();
  return new Map(rows.map(({ patient_id, minutes }) => [patient_id, Number(minutes)]));
}
