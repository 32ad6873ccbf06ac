import { erasureProblem } from '@rpm/domain';
import { sql, type Updateable } from 'kysely';
import { fates } from '../../rooms/fates.ts';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import type { Actor } from '../accounts/contract.ts';
import { passLoginOn } from '../accounts/login.sql.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { ErasureOutcome, Erasures } from './erasure.contract.ts';
import { lifeOf } from './life.sql.ts';
import type { PatientLife } from './life.ts';

const noRequest = { erasure_asked_at: null, erasure_asked_by: null, erasure_reason: null };

/** Holds and erasures in the store. */
export function postgresErasures(db: Database): Erasures {
  /** With the row of the patient, which nobody else changes meanwhile; nothing of another clinic. */
  const withLife = <T>(
    { clinicId }: Actor,
    id: string,
    work: (trx: Database, life: PatientLife | null) => Promise<T>,
  ) =>
    inTransaction(db, async (trx) => {
      const row = await trx
        .selectFrom('patients')
        .selectAll()
        .where('id', '=', id)
        .where('clinic_id', '=', clinicId)
        .forUpdate()
        .executeTakeFirst();
      return work(trx, row ? lifeOf(row) : null);
    });
  const write = async (
    trx: Database,
    [actor, action, id]: Parameters<typeof auditEntry>,
    change: Updateable<Tables['patients']>,
  ) => {
    await trx.updateTable('patients').set(change).where('id', '=', id).execute();
    await writeAudit(trx, auditEntry(actor, action, id));
  };

  return {
    async hold(actor, id, reason) {
      await withLife(actor, id, async (trx, life) => {
        if (!life || life.hold) return;
        const held = { held_at: actor.at, held_by: actor.accountId, hold_reason: reason };
        await write(trx, [actor, 'patient.held', id], { ...held, ...noRequest });
      });
    },
    async lift(actor, id) {
      await withLife(actor, id, async (trx, life) => {
        const none = { held_at: null, held_by: null, hold_reason: null };
        if (life?.hold) await write(trx, [actor, 'patient.hold-lifted', id], none);
      });
    },
    ask: (actor, id, reason) =>
      withLife(actor, id, async (trx, life) => {
        if (!life || life.hold) return 'held';
        const asked = { erasure_asked_at: actor.at, erasure_asked_by: actor.accountId };
        await write(trx, [actor, 'patient.erasure-asked', id], { ...asked, erasure_reason: reason });
        return 'asked';
      }),
    async withdraw(actor, id) {
      await withLife(actor, id, async (trx, life) => {
        if (life?.erasure) await write(trx, [actor, 'patient.erasure-withdrawn', id], noRequest);
      });
    },
    confirm: (actor, id) =>
      withLife(actor, id, async (trx, life): Promise<ErasureOutcome> => {
        const problem = life ? erasureProblem(life, { byId: actor.accountId, now: actor.at }) : 'notAsked';
        if (problem || !life?.erasure) return problem ?? 'notAsked';
        await eraseAll(trx, id);
        await trx
          .insertInto('erased_patients')
          .values({
            patient_id: id,
            clinic_id: actor.clinicId,
            erased_at: actor.at,
            asked_by: life.erasure.byId,
            confirmed_by: actor.accountId,
            reason: life.erasure.reason,
          })
          .execute();
        await writeAudit(trx, auditEntry(actor, 'patient.erased', id));
        return 'erased';
      }),
    erased: (clinicId) =>
      db
        .selectFrom('erased_patients')
        .select(['patient_id as patientId', 'erased_at as at', 'asked_by as askedById'])
        .select(['confirmed_by as confirmedById', 'reason'])
        .where('clinic_id', '=', clinicId)
        .orderBy('erased_at')
        .execute(),
  };
}

/** Tables with rows of a patient whose room does not say it, each before those that it points to; what triggers count of readings goes after them. */
const ofPatient = [
  'audit_changes',
  'file_upload_parts',
  'file_uploads',
  'files',
  'hospital_connections',
  'bills',
  'orders',
  'readings',
  'latest_readings',
  'out_of_range_readings',
  'patient_lines',
  'reading_days',
  'reading_months',
  'alerts',
  'reminders',
  'reviews',
  'ranges',
  'notes',
  'note_drafts',
  'conversation_marks',
  'timers',
  'time_entry_versions',
  'time_entries',
  'review_claims',
] as const;

/** Tables with rows of an account. */
const ofAccount = [
  'inquiries',
  'file_views',
  'photos',
  'password_requests',
  'login_codes',
  'email_codes',
  'known_devices',
  'totp_secrets',
  'passkeys',
  'recovery_codes',
  'passkey_challenges',
  'sessions',
  'intents',
] as const;

async function eraseAll(trx: Database, id: string): Promise<void> {
  await sql`select set_config('rpm.erasing', 'yes', true)`.execute(trx);
  const whole = await recordsOf(trx, id);
  for (const each of whole) await eraseRows(trx, each);
  // At last: a message in one record may have been written with the account of the other.
  await trx.deleteFrom('patients').where('id', 'in', whole).execute();
  await trx.deleteFrom('accounts').where('id', 'in', whole).where('role', '=', 'PATIENT').execute();
  await sql`select set_config('rpm.erasing', '', true)`.execute(trx);
}

/** A record, and those of the same person that became a part of it. */
async function recordsOf(trx: Database, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive whole(id) as (
      select ${id}::text union select p.id from patients p join whole on p.merged_into = whole.id)
    select id from whole`.execute(trx);
  return rows.map((row) => row.id);
}

async function eraseRows(trx: Database, id: string): Promise<void> {
  await sql`delete from mails where "to" = (select username from patients where id = ${id})`.execute(trx);
  await sql`delete from sign_ups where username_key = (select username_key from patients where id = ${id})`.execute(
    trx,
  );
  await passLoginOn(trx, id);
  await sql`delete from merges where ${id} in (kept_id, gone_id)`.execute(trx);
  await trx.deleteFrom('shares').where('owner_id', '=', id).execute();
  for (const table of [...fates.map((each) => each.table), ...ofPatient])
    await sql`delete from ${sql.table(table)} where patient_id = ${id}`.execute(trx);
  await trx.updateTable('review_rounds').set({ patient_id: null }).where('patient_id', '=', id).execute();
  for (const table of ofAccount)
    await sql`delete from ${sql.table(table)} where account_id = ${id}`.execute(trx);
}
