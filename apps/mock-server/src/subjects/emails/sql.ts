import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { codesInTable } from './codes.sql.ts';
import type { EmailConfirmations } from './contract.ts';
import type {} from './tables.ts';

/** The codes of the store that confirm an address. */
export function postgresEmailCodes(db: Database): EmailConfirmations {
  const { keep, beginTry } = codesInTable(db, 'email_codes');
  return {
    keep,
    beginTry,
    async confirmedAt(accountId) {
      const row = await db
        .selectFrom('accounts')
        .select('email_confirmed_at')
        .where('id', '=', accountId)
        .executeTakeFirst();
      return row?.email_confirmed_at ?? null;
    },
    confirm(actor, ticketHash) {
      const { accountId, at } = actor;
      return inTransaction(db, async (trx) => {
        const taken = await trx
          .deleteFrom('email_codes')
          .where('ticket_hash', '=', ticketHash)
          .where('account_id', '=', accountId)
          .where('expires_at', '>', at)
          .returning('account_id')
          .executeTakeFirst();
        if (!taken) return false;
        await confirmEmail(trx, accountId, at);
        await writeAudit(trx, auditEntry(actor, 'email.confirmed', accountId));
        return true;
      });
    },
  };
}

/** Confirms the address of an account; an earlier moment stays. */
export async function confirmEmail(db: Database, accountId: string, at: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email_confirmed_at: at })
    .where('id', '=', accountId)
    .where('email_confirmed_at', 'is', null)
    .execute();
}
