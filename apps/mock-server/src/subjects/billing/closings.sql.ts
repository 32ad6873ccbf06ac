import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { MonthClosings, StoredClosing } from './closings.contract.ts';
import type {} from './tables.ts';

/**
 * The months of a clinic that are closed. Its row is held until the end of the transaction, so that none is closed before
 * what is written meanwhile is there.
 */
export async function closedMonths(trx: Database, clinicId: string): Promise<string[]> {
  await sql`select from clinics where id = ${clinicId} for share`.execute(trx);
  const rows = await trx
    .selectFrom('month_closings')
    .select('month')
    .where('clinic_id', '=', clinicId)
    .where('reopened_at', 'is', null)
    .execute();
  return rows.map(({ month }) => month);
}

/** A row of the table of closed months. */
export const closingRow = ({
  closingId,
  clinicId,
  month,
  closedById,
  closedAt,
  reopening,
}: StoredClosing) => ({
  id: closingId,
  clinic_id: clinicId,
  month,
  closed_by: closedById,
  closed_at: closedAt,
  reopened_by: reopening?.byId ?? null,
  reopened_at: reopening?.at ?? null,
  reason: reopening?.reason ?? null,
});

/** The months that clinics have closed, of the store. */
export const postgresMonthClosings = (db: Database): MonthClosings => ({
  async of(clinicId, month) {
    const row = await db
      .selectFrom('month_closings')
      .select(['closed_by as closedById', 'closed_at as closedAt'])
      .where('clinic_id', '=', clinicId)
      .where('month', '=', month)
      .where('reopened_at', 'is', null)
      .executeTakeFirst();
    return row ? { month, ...row } : null;
  },
  close: ({ closingId: id, month }, actor) =>
    inTransaction(db, async (trx) => {
      const { clinicId: clinic_id, accountId: closed_by, at: closed_at } = actor;
      await sql`select from clinics where id = ${clinic_id} for no key update`.execute(trx);
      const there = await trx
        .selectFrom('month_closings')
        .select('id')
        .where('clinic_id', '=', clinic_id)
        .where('month', '=', month)
        .where('reopened_at', 'is', null)
        .executeTakeFirst();
      if (there) return false;
      await trx.insertInto('month_closings').values({ id, clinic_id, month, closed_by, closed_at }).execute();
      await writeAudit(trx, auditEntry(actor, 'month.closed', clinic_id, { month }));
      return true;
    }),
  reopen: ({ month, reason }, actor) =>
    inTransaction(db, async (trx) => {
      const { clinicId, accountId: reopened_by, at: reopened_at } = actor;
      const { numUpdatedRows } = await trx
        .updateTable('month_closings')
        .set({ reopened_by, reopened_at, reason })
        .where('clinic_id', '=', clinicId)
        .where('month', '=', month)
        .where('reopened_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await writeAudit(trx, auditEntry(actor, 'month.reopened', clinicId, { month, reason }));
      return true;
    }),
});
