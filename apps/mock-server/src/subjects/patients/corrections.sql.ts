import { followsRecord, type OrderStatus, orderStatuses } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Actor } from '../accounts/contract.ts';
import { closeLogin } from '../accounts/login.sql.ts';
import { writeChanges } from '../audit/changes.sql.ts';
import { correctionEntry } from '../audit/changes.ts';
import { writeAudit } from '../audit/sql.ts';
import {
  type Correction,
  type CorrectionOutcome,
  movedZones,
  type PatientCorrections,
  stored,
} from './corrections.contract.ts';
import { fold, foldName, usernameKey } from './search.ts';
import { readZones, zonesColumn } from './zones.sql.ts';

/** The corrections of the store. */
export function postgresCorrections(db: Database): PatientCorrections {
  return {
    correct: (correction, actor) => inTransaction(db, (trx) => correct(trx, correction, actor)),
  };
}

async function correct(trx: Database, correction: Correction, actor: Actor): Promise<CorrectionOutcome> {
  const { patientId, version } = correction;
  const found = await trx
    .selectFrom('patients')
    .select(['username_key', 'version', 'time_zone', 'zones', 'enrolled_at', 'consent_date'])
    .where('id', '=', patientId)
    .where('clinic_id', '=', actor.clinicId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (found?.version !== version) return 'changed';
  const { birthDate, providerId, consentDate, ...same } = stored(correction);
  const { zones } = movedZones(
    {
      timeZone: found.time_zone,
      enrolledAt: found.enrolled_at,
      ...(found.zones !== null && { zones: readZones(found.zones) }),
    },
    correction,
    actor.at,
  );
  const key = usernameKey(same.username);
  if (key !== found.username_key && (await isTaken(trx, key, actor.clinicId))) return 'taken';
  await trx
    .updateTable('patients')
    .set({
      first_name: same.firstName,
      middle_name: same.middleName,
      last_name: same.lastName,
      name_key: foldName(same),
      birth_date: birthDate,
      gender: same.gender,
      username: same.username,
      username_key: key,
      phone: same.phone,
      provider_id: providerId,
      consent_date: consentDate,
      time_zone: same.timeZone,
      ...(zones && { zones: zonesColumn(zones) }),
      changed_at: actor.at,
      ...(consentDate !== found.consent_date && { consent_changed_at: actor.at }),
      version: version + 1,
    })
    .where('id', '=', patientId)
    .execute();
  await trx
    .updateTable('accounts')
    .set({
      first_name: same.firstName,
      middle_name: same.middleName,
      last_name: same.lastName,
      username: same.username,
    })
    .where('id', '=', patientId)
    .execute();
  await trx
    .updateTable('orders')
    .set({
      first_name: same.firstName,
      middle_name: same.middleName,
      last_name: same.lastName,
      birth_date: birthDate,
      gender: same.gender,
      email: same.username,
      patient_key: foldName(same),
      last_name_key: fold(same.lastName.trim()),
    })
    .where('patient_id', '=', patientId)
    .where((eb) => eb.or([eb('status', 'is', null), eb('status', 'not in', orderStatuses.filter(isOver))]))
    .execute();
  if (key !== found.username_key) {
    await closeLogin(trx, patientId, actor.at);
    await trx.deleteFrom('activation_codes').where('patient_id', '=', patientId).execute();
  }
  const { entry, kept } = correctionEntry(actor, correction);
  await writeAudit(trx, entry);
  await writeChanges(trx, kept);
  return 'corrected';
}

const isOver = (status: OrderStatus) => !followsRecord(status);

/** Whether an address is somebody's of the clinic. Those who want one address take turns, so that two never get it. */
async function isTaken(trx: Database, key: string, clinicId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${clinicId} ${key}`}, 3))`.execute(trx);
  const { rows } = await sql`select from patients where username_key = ${key} and clinic_id = ${clinicId}
    union all select from accounts where username_key = ${key} and clinic_id = ${clinicId}`.execute(trx);
  return rows.length > 0;
}
