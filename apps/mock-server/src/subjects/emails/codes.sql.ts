import { limits } from '@rpm/domain';
import type { Database } from '../../store/sql/open.ts';
import type { LoginCodes } from './loginCodes.contract.ts';

/** The codes of the store that a log in waits for. */
export const postgresLoginCodes = (db: Database): LoginCodes => codesInTable(db, 'login_codes');

/** One-time codes in a table of their own, one for an account. */
export function codesInTable(db: Database, table: 'login_codes' | 'email_codes'): LoginCodes {
  return {
    async keep({ accountId, ticketHash, codeHash, expiresAt }, at) {
      await db.deleteFrom(table).where('expires_at', '<=', at).execute();
      const row = { ticket_hash: ticketHash, code_hash: codeHash, expires_at: expiresAt, tries: 0 };
      await db
        .insertInto(table)
        .values({ account_id: accountId, ...row })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute();
    },
    async beginTry(ticketHash, at) {
      const tried = await db
        .updateTable(table)
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('ticket_hash', '=', ticketHash)
        .where('expires_at', '>', at)
        .where('tries', '<', limits.codeTries)
        .returning(['account_id as accountId', 'code_hash as codeHash'])
        .executeTakeFirst();
      return tried ?? null;
    },
    async take(ticketHash, at) {
      const taken = await db
        .deleteFrom(table)
        .where('ticket_hash', '=', ticketHash)
        .where('expires_at', '>', at)
        .returning('account_id as accountId')
        .executeTakeFirst();
      return taken ?? null;
    },
  };
}
