import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { Photos } from './contract.ts';
import type {} from './tables.ts';

/** The photos of the store. */
export function postgresPhotos(db: Database): Photos {
  return {
    async find(accountId) {
      const row = await db
        .selectFrom('photos')
        .select(['content_type', 'content'])
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row ? { contentType: row.content_type, content: row.content.toString('base64') } : null;
    },
    async save({ contentType, content }, actor) {
      const picture = { content_type: contentType, content: Buffer.from(content, 'base64') };
      await inTransaction(db, async (trx) => {
        await trx
          .insertInto('photos')
          .values({ account_id: actor.accountId, ...picture })
          .onConflict((conflict) => conflict.column('account_id').doUpdateSet(picture))
          .execute();
        await writeAudit(trx, auditEntry(actor, 'profile.photo-saved', actor.accountId));
      });
    },
    async remove(actor) {
      await inTransaction(db, async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('photos')
          .where('account_id', '=', actor.accountId)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return;
        await writeAudit(trx, auditEntry(actor, 'profile.photo-removed', actor.accountId));
      });
    },
  };
}
