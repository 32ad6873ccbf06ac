import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { toOperator } from '../inbox/contract.ts';
import type { Inquiries } from './contract.ts';
import type {} from './tables.ts';

/** The inquiries of the store. */
export function postgresInquiries(db: Database): Inquiries {
  return {
    async add({ inquiryId, type, message }, actor, { inbox, raised } = toOperator) {
      const { accountId, clinicId, at } = actor;
      await inTransaction(db, async (trx) => {
        await trx
          .insertInto('inquiries')
          .values({
            id: inquiryId,
            clinic_id: clinicId,
            account_id: accountId,
            type,
            message,
            at,
            inbox,
            raised: JSON.stringify(raised),
          })
          .execute();
        await writeAudit(trx, auditEntry(actor, 'inquiry.added', inquiryId));
      });
    },
    async list(clinicId, most) {
      const rows = await db
        .selectFrom('inquiries')
        .select(['id', 'type', 'message', 'account_id', 'at'])
        .where('clinic_id', '=', clinicId)
        .orderBy('number', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ id, type, message, account_id: accountId, at }) => ({
        inquiryId: id,
        type,
        message,
        accountId,
        clinicId,
        at,
      }));
    },
  };
}
