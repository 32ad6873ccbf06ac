import { type KeptBill, type KnownCode, type Month, monthText, type Rate } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inSavepoint, inTransaction } from '../../store/sql/open.ts';
import type { Actor } from '../accounts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { MonthIsClosed } from './closings.contract.ts';
import { closedMonths } from './closings.sql.ts';
import { type Billing, billFacts, byCode, byRate, type CodeSaving, codeAction } from './contract.ts';
import type {} from './tables.ts';

/** A code is of another version than the one that is replaced. */
class CodeIsChanged extends Error {}

/** @throws CodeIsChanged */
async function saveCode(trx: Database, actor: Actor, saving: CodeSaving): Promise<void> {
  const { code, rates, version, changes } = saving;
  const { clinicId } = actor;
  const row = codeTableRow({ ...code, version: version + 1 }, clinicId);
  // Whose version is another one writes nothing; two who add the same code meet at its key.
  const written =
    version === 0
      ? await trx
          .insertInto('billing_codes')
          .values(row)
          .onConflict((conflict) => conflict.columns(['clinic_id', 'code']).doNothing())
          .returning('version')
          .executeTakeFirst()
      : await trx
          .updateTable('billing_codes')
          .set(row)
          .where('clinic_id', '=', clinicId)
          .where('code', '=', code.code)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  if (!written) throw new CodeIsChanged();
  await trx.deleteFrom('rates').where('clinic_id', '=', clinicId).where('code', '=', code.code).execute();
  if (rates.length > 0)
    await trx
      .insertInto('rates')
      .values(rates.map((rate) => rateTableRow({ ...rate, code: code.code }, clinicId)))
      .execute();
  await writeAudit(trx, auditEntry(actor, codeAction(saving), code.code, { changes }));
}

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
          'version',
        ])
        .where('clinic_id', '=', clinicId)
        .execute();
      return rows.sort(byCode);
    },
    async rates({ clinicId, year }) {
      let query = db
        .selectFrom('rates')
        .select([
          ...(['code', 'payer', 'locality', 'cents', 'source'] as const),
          ...(['effective_from as effectiveFrom', 'effective_to as effectiveTo'] as const),
        ])
        .where('clinic_id', '=', clinicId);
      if (year)
        query = query
          .where('effective_from', '<=', `${year}-12-31`)
          .where((eb) => eb.or([eb('effective_to', 'is', null), eb('effective_to', '>=', `${year}-01-01`)]));
      const rows = await query.execute();
      return rows
        .map(({ locality, ...rate }): Rate => ({ ...rate, locality: locality || null }))
        .sort(byRate);
    },
    async saveCodes(actor, savings) {
      // In one order, so that two who save the same codes wait for each other and not in a ring.
      const inOrder = savings.toSorted((one, other) => byCode(one.code, other.code));
      try {
        await inSavepoint(db, async (trx) => {
          for (const saving of inOrder) await saveCode(trx, actor, saving);
        });
        return 'done';
      } catch (error) {
        if (error instanceof CodeIsChanged) return 'changed';
        throw error;
      }
    },
    async addBill(actor, bill) {
      const { userId: patient_id, year, month, reason } = bill;
      return inTransaction(db, async (trx) => {
        await refuseClosed(trx, actor.clinicId, bill);
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
        await trx.insertInto('bills').values(billRow(kept, actor.at)).execute();
        await writeAudit(trx, auditEntry(actor, 'bill.made', patient_id, billFacts(kept)));
        return { isKept: true, version: kept.version };
      });
    },
    async addFirstBills(actor, all) {
      const [any] = all;
      if (!any) return [];
      const ids = all.map(({ userId }) => userId);
      return inTransaction(db, async (trx) => {
        await refuseClosed(trx, actor.clinicId, any);
        // In one order, so that two who bill the same patients wait for each other and not in a ring.
        await sql`select from patients where id = any(${ids}) order by id for no key update`.execute(trx);
        const there = await trx
          .selectFrom('bills')
          .select('patient_id')
          .where(sql<boolean>`patient_id = any(${ids})`)
          .where('year', '=', any.year)
          .where('month', '=', any.month)
          .execute();
        const had = new Set(there.map(({ patient_id }) => patient_id));
        const fresh = all
          .filter(({ userId }) => !had.has(userId))
          .map((bill): KeptBill => ({ ...bill, version: 1 }));
        const [first, ...more] = fresh.map((bill) =>
          auditEntry(actor, 'bill.made', bill.userId, billFacts(bill)),
        );
        if (!first) return [];
        await trx
          .insertInto('bills')
          .values(fresh.map((bill) => billRow(bill, actor.at)))
          .execute();
        await writeAudit(trx, first, ...more);
        return fresh.map(({ userId }) => userId);
      });
    },
  };
}

async function refuseClosed(trx: Database, clinicId: string, month: Month): Promise<void> {
  if ((await closedMonths(trx, clinicId)).includes(monthText(month))) throw new MonthIsClosed();
}

/** A code as its table holds it. */
export const codeTableRow = (code: KnownCode, clinicId: string) => ({
  clinic_id: clinicId,
  code: code.code,
  description: code.description,
  unit: code.unit,
  threshold: code.threshold,
  excludes: JSON.stringify(code.excludes),
  effective_from: code.effectiveFrom,
  effective_to: code.effectiveTo,
  version: code.version,
});

/** A bill as its table holds it. */
export const billRow = (bill: KeptBill, madeAt: Date) => ({
  id: bill.billId,
  patient_id: bill.userId,
  year: bill.year,
  month: bill.month,
  reason: bill.reason,
  version: bill.version,
  made_at: madeAt,
  bill: JSON.stringify(bill),
});

/** A rate as its table holds it. */
export const rateTableRow = (rate: Rate, clinicId: string) => ({
  clinic_id: clinicId,
  code: rate.code,
  payer: rate.payer,
  locality: rate.locality ?? '',
  cents: rate.cents,
  effective_from: rate.effectiveFrom,
  effective_to: rate.effectiveTo,
  source: rate.source,
});
