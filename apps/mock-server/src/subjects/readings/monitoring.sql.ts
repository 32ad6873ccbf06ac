import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { foldWord } from '../patients/search.ts';
import type { ClinicScope } from './contract.ts';
import type { Monitoring } from './monitoring.contract.ts';

/** What the store counts of who is monitored. */
export function postgresMonitoring(db: Database): Monitoring {
  return {
    async patients(scope, { start, end }) {
      const { total, is_new } = await patientsIn(db, scope)
        .where('discharged_at', 'is', null)
        .where('merged_into', 'is', null)
        .where((eb) =>
          eb.or([
            eb.exists(
              eb
                .selectFrom('orders')
                .select('orders.id')
                .whereRef('orders.patient_id', '=', 'patients.id')
                .where('orders.status', '=', 'Activated'),
            ),
            eb.exists(
              eb
                .selectFrom('readings')
                .select('readings.patient_id')
                .whereRef('readings.patient_id', '=', 'patients.id'),
            ),
          ]),
        )
        .select((eb) => [
          eb.fn.countAll<string>().as('total'),
          eb.fn
            .countAll<string>()
            .filterWhere('enrolled_at', '>=', start)
            .filterWhere('enrolled_at', '<', new Date(end.getTime() + 1000))
            .as('is_new'),
        ])
        .executeTakeFirstOrThrow();
      return { total: Number(total), isNew: Number(is_new) };
    },
    async activatedDevices(scope) {
      const activated = db
        .selectFrom('orders')
        .where('status', '=', 'Activated')
        .select((eb) => eb.fn.countAll<string>().as('total'));
      const { total } = await ('patientId' in scope
        ? activated.where('patient_id', '=', scope.patientId)
        : activated
            .where('clinic_id', '=', scope.clinicId)
            // What the index knows the status by.
            .where('status_key', '=', foldWord('Activated'))
            .$if(scope.providerId !== undefined, (query) =>
              query.where('patient_id', 'in', patientsIn(db, scope).select('patients.id')),
            )
      ).executeTakeFirstOrThrow();
      return Number(total);
    },
    async allottedDevices(scope) {
      const { total } = await allottedQuery(db, scope).executeTakeFirstOrThrow();
      return Number(total);
    },
    async since(patientId) {
      const found = await db
        .selectFrom('orders')
        .select((eb) => eb.fn.min('activated_at').as('since'))
        .where('patient_id', '=', patientId)
        .executeTakeFirst();
      return found?.since ?? null;
    },
  };
}

/** Of a clinic they are counted already. */
const allottedQuery = (db: Database, scope: ClinicScope | { patientId: string }) => {
  if (!('patientId' in scope || scope.providerId)) {
    return db
      .selectFrom('order_counts')
      .select(sql<string>`coalesce(sum(orders), 0)`.as('total'))
      .where('clinic_id', '=', scope.clinicId)
      .where('status_key', '<>', foldWord('Deactivated'));
  }
  const patientIds =
    'patientId' in scope ? sql`(${scope.patientId})` : sql`(${patientsIn(db, scope).select('patients.id')})`;
  return db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where(sql<boolean>`patient_id in ${patientIds} and status_key <> ${foldWord('Deactivated')}`);
};

/** The patients of a clinic or provider; also those who are discharged, whose devices count until they are deactivated. */
const patientsIn = (db: Database, { clinicId, providerId }: ClinicScope) =>
  db
    .selectFrom('patients')
    .where('patients.clinic_id', '=', clinicId)
    .$if(providerId !== undefined, (query) => query.where('patients.provider_id', '=', providerId ?? ''));
