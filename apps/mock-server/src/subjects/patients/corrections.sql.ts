import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Actor } from '../accounts/contract.ts';
import { correctionEntry } from '../audit/changes.ts';
import { writeAudit, writeChanges } from '../audit/sql.ts';
import { endAll } from '../passwords/sql.ts';
import type { Correction, CorrectionOutcome, PatientCorrections } from './corrections.contract.ts';
import { stored } from './corrections.memory.ts';
import { foldName, usernameKey } from './search.ts';

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
    .select(['username_key', 'version'])
    .where('id', '=', patientId)
    .where('clinic_id', '=', actor.clinicId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (found?.version !== version) return 'changed';
  const { birthDate, providerId, consentDate, ...same } = stored(correction);
  const key = usernameKey(same.username);
  if (key !== found.username_key && (await isTaken(trx, key))) return 'taken';
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
      username_key: key,
    })
    .where('id', '=', patientId)
    .execute();
  if (key !== found.username_key) await loseAccount(trx, correction, found.username_key, actor.at);
  const { entry, kept } = correctionEntry(actor, correction);
  await writeAudit(trx, entry);
  await writeChanges(trx, kept);
  return 'corrected';
}

/** Whether an address is somebody's. Those who want one address take turns, so that two never get it. */
async function isTaken(trx: Database, key: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 3))`.execute(trx);
  const { rows } = await sql`select from patients where username_key = ${key}
    union all select from accounts where username_key = ${key}`.execute(trx);
  return rows.length > 0;
}

/** Whoever opened the account by the old address has nothing of it any more. */
async function loseAccount(
  trx: Database,
  { patientId, lostPasswordHash }: Correction,
  before: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ password_hash: lostPasswordHash, email_confirmed_at: null })
    .where('id', '=', patientId)
    .execute();
  await endAll(trx, { accountId: patientId, at });
  await trx.deleteFrom('email_codes').where('account_id', '=', patientId).execute();
  await trx.deleteFrom('totp_secrets').where('account_id', '=', patientId).execute();
  await trx.deleteFrom('passkeys').where('account_id', '=', patientId).execute();
  await trx.deleteFrom('recovery_codes').where('account_id', '=', patientId).execute();
  await trx.deleteFrom('passkey_challenges').where('account_id', '=', patientId).execute();
  await trx.deleteFrom('sign_ups').where('username_key', '=', before).execute();
}
