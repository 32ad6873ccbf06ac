import type { BillingCode, Rate } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { Billing } from './contract.ts';
import { evidenceOf } from './evidence.sql.ts';
import { billFacts, byCode, byRate } from './memory.ts';

/** The billing data of the store. */
export function postgresBilling(db: Database): Billing {
  return {
    async codes(clinicId) {
      const rows = await db
        .selectFrom('billing_codes')
        .select([
          'code',
          'description',
          'unit',
          'threshold',
          'excludes',
          'effective_from as effectiveFrom',
          'effective_to as effectiveTo',
        ])
        .where('clinic_id', '=', clinicId)
        .execute();
      return rows.sort(byCode);
    },
    async rates({ clinicId, year }) {
      let query = db
        .selectFrom('rates')
        .select(['code', 'payer', 'year', 'cents'])
        .where('clinic_id', '=', clinicId);
      if (year) query = query.where('year', '=', year);
      return (await query.execute()).sort(byRate);
    },
    async setCode(actor, { code, rate }) {
      const codeRow = codeTableRow(code, actor.clinicId);
      const rateRow = { ...rate, clinic_id: actor.clinicId };
      await inTransaction(db, async (trx) => {
        await trx
          .insertInto('billing_codes')
          .values(codeRow)
          .onConflict((conflict) => conflict.columns(['clinic_id', 'code']).doUpdateSet(codeRow))
          .execute();
        await trx
          .insertInto('rates')
          .values(rateRow)
          .onConflict((conflict) =>
            conflict.columns(['clinic_id', 'code', 'payer', 'year']).doUpdateSet({ cents: rate.cents }),
          )
          .execute();
        await writeAudit(trx, auditEntry(actor, 'billing.code-added', code.code, { ...rate }));
      });
    },
    evidence: (month) => evidenceOf(db, month),
    async addBill(actor, bill) {
      const { billId: id, userId: patient_id, year, month, reason } = bill;
      return inTransaction(db, async (trx) => {
        // So that two who bill the same month come one after the other.
        await sql`select from patients where id = ${patient_id} for no key update`.execute(trx);
        const { before } = await trx
          .selectFrom('bills')
          .select((eb) => eb.fn.coalesce(eb.fn.max('version'), sql<number>`0`).as('before'))
          .where('patient_id', '=', patient_id)
          .where('year', '=', year)
          .where('month', '=', month)
          .executeTakeFirstOrThrow();
        if (before > 0 && reason === null) return { isKept: false, version: before };
        const kept = { ...bill, version: before + 1 };
        await trx
          .insertInto('bills')
          .values({
            ...{ id, patient_id, year, month, reason, version: kept.version, made_at: actor.at },
            bill: JSON.stringify(kept),
          })
          .execute();
        await writeAudit(trx, auditEntry(actor, 'bill.made', patient_id, billFacts(kept)));
        return { isKept: true, version: kept.version };
      });
    },
  };
}

/** A code as its table holds it. */
export const codeTableRow = (code: BillingCode, clinicId: string) => ({
  clinic_id: clinicId,
  code: code.code,
  description: code.description,
  unit: code.unit,
  threshold: code.threshold,
  excludes: JSON.stringify(code.excludes),
  effective_from: code.effectiveFrom,
  effective_to: code.effectiveTo,
});

/** A rate as its table holds it. */
export const rateTableRow = ({ code, payer, year, cents }: Rate, clinicId: string) => ({
  clinic_id: clinicId,
  code,
  payer,
  year,
  cents,
});
