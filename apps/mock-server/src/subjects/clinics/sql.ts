import {
  type ClinicDetails,
  type ClinicSetup,
  clinicChanges,
  roleKind,
  usualSymptomWords,
} from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { type Clinics, isAsWanted } from './contract.ts';
import type {} from './tables.ts';

/** The clinics of the store. */
export function postgresClinics(db: Database): Clinics {
  return {
    async find(clinicId) {
      const found = await db
        .selectFrom('clinics')
        .select(['id as clinicId', 'name', 'time_zone as timeZone', 'changed_at as changedAt'])
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
        exists (select from clinics where id = ${clinicId} and opening_hours is not null) as clinic,
        exists (select from billing_codes where clinic_id = ${clinicId}) as billing,
        exists (select from clinic_devices where clinic_id = ${clinicId} and in_use) as devices,
        exists (select from patients where clinic_id = ${clinicId}) as patient,
        exists (select from orders where clinic_id = ${clinicId}) as "order",
        exists (select from orders where clinic_id = ${clinicId} and activated_at is not null) as activation,
        exists (select from latest_readings join patients on patients.id = patient_id
          where patients.clinic_id = ${clinicId}) as reading`.execute(db);
      const provider = roles.some(({ role }) => roleKind(role) === 'provider');
      const [found] = rows;
      if (!found) throw new Error('A select without a table has one row.');
      return { ...found, provider };
    },
    async details(clinicId) {
      return detailsOf(await detailsQuery(db, clinicId).executeTakeFirst());
    },
    saveDetails(actor, { version, ...wanted }) {
      return inTransaction(db, async (trx) => {
        const before = detailsOf(await detailsQuery(trx, actor.clinicId).forNoKeyUpdate().executeTakeFirst());
        if (!before) return null;
        if (isAsWanted(before, wanted)) return { isSaved: true, current: before };
        if (before.version !== version) return { isSaved: false, current: before };
        const { name, timeZone, units, opensTimer, openingHours, escalationMinutes, silentDays } = wanted;
        const current: ClinicDetails = { ...wanted, version: version + 1 };
        await trx
          .updateTable('clinics')
          .set({
            name,
            time_zone: timeZone,
            units,
            settings_version: current.version,
            opens_timer: opensTimer,
            opening_hours: JSON.stringify(openingHours),
            escalation_minutes: escalationMinutes,
            symptom_words: JSON.stringify(wanted.symptomWords),
            silent_days: silentDays,
            ...(name !== before.name && {
              changed_at: actor.at,
              former_names: sql<string>`former_names || ${JSON.stringify([before.name])}::jsonb`,
            }),
          })
          .where('id', '=', actor.clinicId)
          .execute();
        const changes = clinicChanges(before, wanted);
        await writeAudit(trx, auditEntry(actor, 'clinic.details', actor.clinicId, { changes }));
        return { isSaved: true, current };
      });
    },
    async wasCalled(clinicId, name) {
      const found = await db
        .selectFrom('clinics')
        .select('id')
        .where('id', '=', clinicId)
        .where(sql<boolean>`former_names @> ${JSON.stringify([name])}::jsonb`)
        .executeTakeFirst();
      return found !== undefined;
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

/** Of a clinic that has no list of its own, with the usual one. */
const detailsOf = (
  row: (Omit<ClinicDetails, 'symptomWords'> & { symptomWords: string[] | null }) | undefined,
): ClinicDetails | null =>
  row ? { ...row, symptomWords: row.symptomWords ?? [...usualSymptomWords] } : null;

const detailsQuery = (db: Database, clinicId: string) =>
  db
    .selectFrom('clinics')
    .select(['name', 'time_zone as timeZone', 'units', 'opens_timer as opensTimer'])
    .select(['opening_hours as openingHours', 'escalation_minutes as escalationMinutes'])
    .select(['symptom_words as symptomWords', 'silent_days as silentDays', 'settings_version as version'])
    .where('id', '=', clinicId);
