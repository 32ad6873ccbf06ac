import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { silentBefore } from '../readings/silence.ts';
import type { PatientSearch } from './patientList.contract.ts';
import { fold, partPattern } from './search.ts';

/** How grave the class of a reading is. */
export const gravity = sql<number>`case class when 'Critical' then 3 when 'Cautious' then 2 else 1 end`;

/** One page of the patients that are asked for, in order. */
export function pageQuery(db: Database, search: PatientSearch) {
  const { sort = 'urgency', noOfRows } = search;
  return db
    .selectFrom('patients')
    .leftJoin('accounts', 'accounts.id', 'patients.provider_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('latest_readings')
          .select([gravity.as('gravity'), 'at'])
          .whereRef('patient_id', '=', 'patients.id')
          .orderBy('gravity', 'desc')
          .orderBy('at', 'desc')
          .limit(1)
          .as('gravest'),
      (join) => join.onTrue(),
    )
    .leftJoin('open_alerts', 'open_alerts.patient_id', 'patients.id')
    .select([
      'patients.id',
      'patients.username',
      'patients.first_name',
      'patients.middle_name',
      'patients.last_name',
      'birth_date',
      'provider_id',
      'open_alerts.critical as open_critical',
      'open_alerts.cautious as open_cautious',
      'accounts.first_name as provider_first_name',
      'accounts.middle_name as provider_middle_name',
      'accounts.last_name as provider_last_name',
    ])
    .where((eb) => matching(eb, search))
    .$if(sort === 'urgency', (query) =>
      query
        .orderBy('gravest.gravity', (order) => order.desc().nullsLast())
        .orderBy('gravest.at', (order) => order.desc().nullsLast()),
    )
    .$if(sort === 'alerts', (query) =>
      query
        .orderBy(sql`coalesce(open_alerts.critical, 0)`, 'desc')
        .orderBy(sql`coalesce(open_alerts.cautious, 0)`, 'desc'),
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

/** How many patients are asked for. */
export const countQuery = (db: Database, search: PatientSearch) =>
  db
    .selectFrom('patients')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where((eb) => matching(eb, search));

type Patients = ExpressionBuilder<Tables, 'patients'>;

function matching(eb: Patients, search: PatientSearch): Expression<SqlBool> {
  const { clinicId, providerId } = search;
  const part = fold((search.search ?? '').trim());
  const pattern = partPattern(part);
  return eb.and([
    eb('patients.clinic_id', '=', clinicId),
    ...(providerId === null ? [] : [eb('patients.provider_id', '=', providerId)]),
    ...(part === ''
      ? []
      : [eb.or([eb('patients.name_key', 'like', pattern), eb('patients.username_key', 'like', pattern)])]),
    ...presetOf(eb, search),
  ]);
}

function presetOf(eb: Patients, { preset = 'all', now }: PatientSearch): Expression<SqlBool>[] {
  switch (preset) {
    case 'all':
      return [];
    case 'outOfRange':
      return [
        eb.exists(
          eb
            .selectFrom('latest_readings')
            .select('vital')
            .whereRef('patient_id', '=', 'patients.id')
            .where('class', '<>', 'Normal'),
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
      return [eb.or([hasOpenAlert(eb), hasUnseenReading])];
  }
}

const hasOpenAlert = (eb: Patients) =>
  eb.exists(
    eb
      .selectFrom('open_alerts')
      .select('cautious')
      .whereRef('open_alerts.patient_id', '=', 'patients.id')
      .where((alerts) => alerts.or([alerts('critical', '>', '0'), alerts('cautious', '>', '0')])),
  );

/** Whether the newest reading of some vital has been seen by nobody. */
const hasUnseenReading = sql<SqlBool>`exists (
  select from latest_readings l join readings r using (patient_id, vital, at)
  where l.patient_id = patients.id and not exists (
    select from reviews v
    where v.patient_id = l.patient_id and undone_at is null and up_to >= r.at and v.at >= r.received_at
  )
)`;

/** When the newest reading of whatever vital was taken. */
const newestReading = (eb: Pick<Patients, 'selectFrom'>) =>
  eb
    .selectFrom('latest_readings')
    .select((reading) => reading.fn.max('at').as('at'))
    .where(sql.ref('latest_readings.patient_id'), '=', sql.ref('patients.id'));
