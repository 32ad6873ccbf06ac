import type { BillingCode, Rate } from '@rpm/domain';
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
      await inTransaction(db, async (trx) => {
        await trx
          .insertInto('bills')
          .values({
            id: bill.billId,
            patient_id: bill.userId,
            year: bill.year,
            month: bill.month,
            bill: JSON.stringify(bill),
            made_at: actor.at,
          })
          .execute();
        await writeAudit(trx, auditEntry(actor, 'bill.made', bill.userId, billFacts(bill)));
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
