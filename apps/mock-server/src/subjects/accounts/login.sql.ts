import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { endAll } from '../passwords/sql.ts';
import type {} from './tables.ts';

/** What belongs to how somebody logs in, whatever clinic the account is of. */
const ofLogin = ['totp_secrets', 'passkeys', 'recovery_codes', 'known_devices'] as const;

/**
 * When an account logs in for others too, the first of those takes the log in over, as it is, and this one is logged in
 * to by it. Other clinics' patients notice nothing of what one clinic does with its own. @see F12
 */
export async function passLoginOn(trx: Database, accountId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts where login_id = ${accountId} order by id for update`.execute(trx);
  const heir = rows[0]?.id;
  if (heir === undefined) return;
  const { username_key, password_hash, asks_for_code } = await trx
    .selectFrom('accounts')
    .select(['username_key', 'password_hash', 'asks_for_code'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('accounts')
    .set({ username_key: null, password_hash: '', login_id: heir })
    .where('id', '=', accountId)
    .execute();
  await trx.updateTable('accounts').set({ login_id: heir }).where('login_id', '=', accountId).execute();
  await trx
    .updateTable('accounts')
    .set({ username_key, password_hash, asks_for_code, login_id: null })
    .where('id', '=', heir)
    .execute();
  for (const table of ofLogin)
    await sql`update ${sql.table(table)} set account_id = ${heir} where account_id = ${accountId}`.execute(
      trx,
    );
}

/**
 * Nobody logs in to an account any more until a new activation code of its clinic is used: what opened it before, the
 * password and the mailbox, was given under an address that is not the patient's. @see F5
 */
export async function closeLogin(trx: Database, accountId: string, at: Date): Promise<void> {
  await passLoginOn(trx, accountId);
  await endAll(trx, { accountId, at });
  for (const table of [...ofLogin, 'passkey_challenges', 'email_codes'])
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(trx);
  await trx
    .updateTable('accounts')
    .set({ username_key: null, password_hash: '', login_id: '', email_confirmed_at: null })
    .where('id', '=', accountId)
    .execute();
}
