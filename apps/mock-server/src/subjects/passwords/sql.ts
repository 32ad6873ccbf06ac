import type { Language } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { confirmEmail } from '../emails/sql.ts';
import { ownAccounts, postgresAccounts } from '../sessions/sql.ts';
import type { PasswordChanges } from './contract.ts';
import type {} from './tables.ts';

/** The changes of passwords in the store. */
export function postgresPasswords(db: Database): PasswordChanges {
  return {
    async keep({ usernameKey, tokenHash, expiresAt }, at) {
      await db.deleteFrom('password_requests').where('expires_at', '<=', at).execute();
      const { rows } = await sql<{ accountId: string; username: string; language: Language }>`
        with account as (select id, username, language from accounts where username_key = ${usernameKey} and access_ended_at is null),
        kept as (
          insert into password_requests (account_id, token_hash, expires_at)
          select id, ${tokenHash}, ${expiresAt}::timestamptz from account
          on conflict (account_id) do update
          set token_hash = excluded.token_hash, expires_at = excluded.expires_at
        )
        select id as "accountId", username, language from account`.execute(db);
      return rows[0] ?? null;
    },
    async check({ accountId, tokenHash, at }) {
      const found = await db
        .selectFrom('password_requests')
        .select('account_id')
        .where('account_id', '=', accountId)
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', at)
        .executeTakeFirst();
      return found !== undefined;
    },
    reset({ accountId, tokenHash, passwordHash, at }) {
      return inTransaction(db, async (trx) => {
        const taken = await trx
          .deleteFrom('password_requests')
          .where('account_id', '=', accountId)
          .where('token_hash', '=', tokenHash)
          .where('expires_at', '>', at)
          .returning('account_id')
          .executeTakeFirst();
        const account = taken && (await postgresAccounts(trx).find(accountId));
        if (!account) return null;
        await setPassword(trx, { accountId, passwordHash, at });
        // The link came by mail.
        await confirmEmail(trx, accountId, at);
        const { clinicId } = account;
        await writeAudit(trx, auditEntry({ accountId, clinicId, at }, 'password.reset', accountId));
        return account;
      });
    },
    async change(actor, { passwordHash, keptSession }) {
      const { accountId, at } = actor;
      await inTransaction(db, async (trx) => {
        await setPassword(trx, { accountId, passwordHash, keptSession, at });
        await writeAudit(trx, auditEntry(actor, 'password.changed', accountId));
      });
    },
  };
}

interface NewPasswordOf extends Ending {
  passwordHash: string;
}

/** Sets a password and ends what was under way with the one before. */
async function setPassword(trx: Database, { passwordHash, ...ending }: NewPasswordOf) {
  await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', ending.accountId)
    .execute();
  await endAll(trx, ending);
}

interface Ending {
  accountId: string;
  /** The one session that goes on. */
  keptSession?: string;
  at: Date;
}

/** Ends what is under way with the password of an account: sessions, known devices, links and codes. */
export async function endAll(trx: Database, { accountId, keptSession = '', at }: Ending): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('account_id', 'in', ownAccounts(trx, accountId))
    .where('ended_at', 'is', null)
    .where('token_hash', '<>', keptSession)
    .execute();
  await trx.deleteFrom('known_devices').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('password_requests').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('login_codes').where('account_id', '=', accountId).execute();
}
