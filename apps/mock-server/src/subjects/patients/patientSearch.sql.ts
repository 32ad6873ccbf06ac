import { type PatientPlace, severityOf, silentBefore } from '@rpm/domain';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { unreviewedCounts } from '../readings/unreviewed.sql.ts';
import type { PatientFilter, PatientSearch } from './patientList.contract.ts';
import { fold, partPattern } from './search.ts';

/** One page of the patients that are asked for, in order. */
export function pageQuery(db: Database, search: PatientSearch) {
  const { sort = 'urgency', noOfRows } = search;
  return rowsQuery(db, search)
    .$if(sort === 'urgency', (query) =>
      query
        .orderBy(sql`array_position(${[...(search.ranked ?? [])]}::text[], patients.id) nulls last`)
        .orderBy('worst.severity', (order) => order.desc().nullsLast())
        .orderBy('worst.at', (order) => order.desc().nullsLast()),
    )
    .$if(sort === 'unreviewed', (query) =>
      query
        .orderBy((eb) => countOfUnreviewed(eb, 'critical'), 'desc')
        .orderBy((eb) => countOfUnreviewed(eb, 'cautious'), 'desc'),
    )
    .$if(sort === 'latest', (query) =>
      query.orderBy(
        (eb) => newestReading(eb),
        (order) => order.desc().nullsLast(),
      ),
    )
    .orderBy('name_key')
    .orderBy(sql`patients.id collate "C"`)
    .limit(noOfRows)
    .offset(search.page * noOfRows);
}

/** The patients after a place in their list by name. */
export const partQuery = (
  db: Database,
  search: PatientFilter,
  after: PatientPlace | undefined,
  most: number,
) =>
  rowsQuery(db, search)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(patients.name_key, patients.id collate "C") > (${after?.name}::text, ${after?.id}::text collate "C")`,
      ),
    )
    .orderBy('name_key')
    .orderBy(sql`patients.id collate "C"`)
    .limit(most);

/** The patients that are asked for, each with the worst of the newest readings. */
const rowsQuery = (db: Database, search: PatientFilter) =>
  db
    .selectFrom('patients')
    .leftJoin('accounts', 'accounts.id', 'patients.provider_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('latest_readings')
          .select(['severity', 'at'])
          .whereRef('patient_id', '=', 'patients.id')
          .orderBy('severity', 'desc')
          .orderBy('at', 'desc')
          .limit(1)
          .as('worst'),
      (join) => join.onTrue(),
    )
    .select([
      'patients.id',
      'patients.name_key',
      'patients.username',
      'patients.first_name',
      'patients.middle_name',
      'patients.last_name',
      'birth_date',
      'patients.time_zone',
      'provider_id',
      'accounts.first_name as provider_first_name',
      'accounts.middle_name as provider_middle_name',
      'accounts.last_name as provider_last_name',
    ])
    .where((eb) => matching(eb, search));

/** How many patients are asked for. */
export const countQuery = (db: Database, search: PatientSearch) =>
  db
    .selectFrom('patients')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where((eb) => matching(eb, search));

type Patients = ExpressionBuilder<Tables, 'patients'>;

function matching(eb: Patients, search: PatientFilter): Expression<SqlBool> {
  const { clinicId, providerId } = search;
  const part = fold((search.search ?? '').trim());
  const pattern = partPattern(part);
  return eb.and([
    eb('patients.clinic_id', '=', clinicId),
    eb('merged_into', 'is', null),
    eb('discharged_at', search.preset === 'discharged' ? 'is not' : 'is', null),
    ...(providerId === null ? [] : [eb('patients.provider_id', '=', providerId)]),
    ...(part === ''
      ? []
      : [eb.or([eb('patients.name_key', 'like', pattern), eb('patients.username_key', 'like', pattern)])]),
    ...presetOf(eb, search),
  ]);
}

function presetOf(eb: Patients, { preset = 'all', now }: PatientFilter): Expression<SqlBool>[] {
  switch (preset) {
    case 'all':
    case 'discharged':
      return [];
    case 'outOfRange':
      return [
        eb.exists(
          eb
            .selectFrom('latest_readings')
            .select('vital')
            .whereRef('patient_id', '=', 'patients.id')
            .where('severity', '>', severityOf('Normal')),
        ),
      ];
    case 'silent': {
      const before = silentBefore(now);
      return [
        eb.exists(
          eb
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.patient_id', '=', 'patients.id')
            .where('status', '=', 'Activated')
            .where((order) =>
              order.or([order('activated_at', 'is', null), order('activated_at', '<=', before)]),
            ),
        ),
        eb.not(
          eb.exists(
            eb
              .selectFrom('latest_readings')
              .select('vital')
              .whereRef('patient_id', '=', 'patients.id')
              .where('at', '>', before),
          ),
        ),
      ];
    }
    case 'notReviewed':
      return [eb.or([hasUnreviewed(eb, 'out_of_range_readings'), hasUnreviewed(eb, 'latest_readings')])];
  }
}

const hasUnreviewed = (eb: Patients, table: 'out_of_range_readings' | 'latest_readings') =>
  eb.exists(
    eb
      .selectFrom(table)
      .select('vital')
      .whereRef('patient_id', '=', 'patients.id')
      .where('review_id', 'is', null),
  );

const countOfUnreviewed = (eb: Pick<Patients, 'selectFrom'>, kind: keyof typeof unreviewedCounts) =>
  eb
    .selectFrom('out_of_range_readings')
    .select(unreviewedCounts[kind].as('total'))
    .where(sql<boolean>`patient_id = patients.id and review_id is null`);

/** When the newest reading of whatever vital was taken. */
const newestReading = (eb: Pick<Patients, 'selectFrom'>) =>
  eb
    .selectFrom('latest_readings')
    .select((reading) => reading.fn.max('at').as('at'))
    .where(sql.ref('latest_readings.patient_id'), '=', sql.ref('patients.id'));
