import { type ClinicSetup, roleKind } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { Clinics } from './contract.ts';

/** The clinics of the store. */
export function postgresClinics(db: Database): Clinics {
  return {
    async find(clinicId) {
      const found = await db
        .selectFrom('clinics')
        .select(['id as clinicId', 'name', 'time_zone as timeZone'])
        .where('id', '=', clinicId)
        .executeTakeFirst();
      return found ?? null;
    },
    async setup(clinicId) {
      const roles = await db
        .selectFrom('accounts')
        .select('role')
        .distinct()
        .where('clinic_id', '=', clinicId)
        .where('access_ended_at', 'is', null)
        .execute();
      const { rows } = await sql<Omit<ClinicSetup, 'provider'>>`select
        exists (select from billing_codes where clinic_id = ${clinicId}) as billing,
        exists (select from clinic_devices where clinic_id = ${clinicId} and in_use) as devices,
        exists (select from patients where clinic_id = ${clinicId}) as patient,
        exists (select from orders where clinic_id = ${clinicId}) as "order",
        exists (select from orders where clinic_id = ${clinicId} and activated_at is not null) as activation,
        exists (select from latest_readings join patients on patients.id = patient_id
          where clinic_id = ${clinicId}) as reading`.execute(db);
      const provider = roles.some(({ role }) => roleKind(role) === 'provider');
      const [found] = rows;
      if (!found) throw new Error('A select without a table has one row.');
      return { ...found, provider };
    },
    async allowSession(actor, seconds) {
      await inTransaction(db, async (trx) => {
        await trx
          .updateTable('clinics')
          .set({ session_max_seconds: seconds })
          .where('id', '=', actor.clinicId)
          .execute();
        await writeAudit(trx, auditEntry(actor, 'clinic.session-length', actor.clinicId, { seconds }));
      });
    },
  };
}
