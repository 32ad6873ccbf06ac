import { fullName, limits } from '@rpm/domain';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { acknowledgeReviewed, takeBackReview } from '../alerts/reviewed.sql.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { Reviews } from './contract.ts';
import { settleReviews } from './settle.sql.ts';
import type {} from './tables.ts';

/** The looks through readings of the store. */
export function postgresReviews(db: Database): Reviews {
  return {
    async add({ reviewId, patientId, upTo }, actor) {
      await inTransaction(db, async (trx) => {
        await trx
          .insertInto('reviews')
          .values({
            id: reviewId,
            patient_id: patientId,
            reviewer_id: actor.accountId,
            at: actor.at,
            up_to: upTo,
            undone_at: null,
          })
          .execute();
        await settleReviews(trx, [patientId]);
        await acknowledgeReviewed(trx, { reviewId, patientId, upTo }, actor);
        await writeAudit(trx, auditEntry(actor, 'readings.reviewed', patientId, { reviewId }));
      });
    },
    async list(patientId) {
      const rows = await db
        .selectFrom('reviews')
        .innerJoin('accounts', 'accounts.id', 'reviews.reviewer_id')
        .select(['reviews.id as reviewId', 'reviewer_id as userId', 'at', 'up_to as upTo'])
        .select(['first_name as firstName', 'middle_name as middleName', 'last_name as lastName'])
        .where('patient_id', '=', patientId)
        .where('undone_at', 'is', null)
        .orderBy('at', 'desc')
        .orderBy('reviews.id', 'desc')
        .limit(limits.reviewsMax)
        .execute();
      return rows.map(({ reviewId, userId, at, upTo, ...name }) => ({
        reviewId,
        reviewer: { userId, name: fullName(name) },
        at,
        upTo,
      }));
    },
    async undo({ reviewId, patientId }, actor) {
      return inTransaction(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('reviews')
          .set({ undone_at: actor.at })
          .where('id', '=', reviewId)
          .where('patient_id', '=', patientId)
          .where('reviewer_id', '=', actor.accountId)
          .where('undone_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await settleReviews(trx, [patientId]);
        await takeBackReview(trx, reviewId, actor);
        await writeAudit(trx, auditEntry(actor, 'readings.review-undone', patientId, { reviewId }));
        return true;
      });
    },
  };
}
