import type { Bill, BillingCode, Rate } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { compareTexts } from '../patients/search.ts';
import type { Billing } from './contract.ts';
import { evidenceOf } from './evidence.memory.ts';

/** The billing data of a memory store. */
export function memoryBilling(state: MemoryState): Billing {
  const { audit, bills } = state;
  return {
    async codes(clinicId) {
      const own = state.billingCodes.filter((code) => code.clinicId === clinicId);
      return own.map(({ clinicId: _clinic, ...code }) => structuredClone(code)).sort(byCode);
    },
    async rates({ clinicId, year }) {
      const own = state.rates.filter((rate) => rate.clinicId === clinicId && (!year || rate.year === year));
      return own.map(({ clinicId: _clinic, ...rate }) => rate).sort(byRate);
    },
    async setCode(actor, { code, rate }) {
      const { clinicId } = actor;
      state.billingCodes = [
        ...state.billingCodes.filter((each) => each.clinicId !== clinicId || each.code !== code.code),
        { ...code, clinicId },
      ];
      state.rates = [
        ...state.rates.filter((each) => each.clinicId !== clinicId || byRate(each, rate) !== 0),
        { ...rate, clinicId },
      ];
      audit.push(auditEntry(actor, 'billing.code-added', code.code, { ...rate }));
    },
    evidence: async (month) => evidenceOf(state, month),
    async addBill(actor, bill) {
      const { userId, year, month } = bill;
      const before = bills.filter(
        (each) => each.userId === userId && each.year === year && each.month === month,
      );
      if (before.length > 0 && bill.reason === null) return { isKept: false, version: before.length };
      const version = before.length + 1;
      bills.push({ ...structuredClone(bill), version });
      audit.push(auditEntry(actor, 'bill.made', userId, billFacts({ ...bill, version })));
      return { isKept: true, version };
    },
  };
}

/** The order of codes. */
export const byCode = (a: BillingCode, b: BillingCode) => compareTexts(a.code, b.code);

/** The order of rates; 0 for two that cannot stand beside each other. */
export const byRate = (a: Rate, b: Rate) =>
  compareTexts(a.code, b.code) || compareTexts(a.payer, b.payer) || a.year - b.year;

/** What the audit log says of a bill. */
export const billFacts = ({ billId, year, month, totalCents, version, reason }: Bill) => ({
  billId,
  year,
  month,
  totalCents,
  version,
  ...(reason !== null && { reason }),
});
