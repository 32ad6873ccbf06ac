import { isOfYear, type KeptBill, type Month, monthText } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { MonthIsClosed } from './closings.contract.ts';
import { closedMonths } from './closings.memory.ts';
import { type Billing, billFacts, byCode, byRate, codeAction } from './contract.ts';
import type {} from './state.ts';

/** The billing data of a memory store. */
export function memoryBilling(state: MemoryState): Billing {
  const { audit, bills } = state;
  const refuseClosed = (clinicId: string, month: Month) => {
    if (closedMonths(state, clinicId).includes(monthText(month))) throw new MonthIsClosed();
  };
  return {
    async codes(clinicId) {
      const own = state.billingCodes.filter((code) => code.clinicId === clinicId);
      return own.map(({ clinicId: _clinic, ...code }) => structuredClone(code)).sort(byCode);
    },
    async rates({ clinicId, year }) {
      const own = state.rates.filter((rate) => rate.clinicId === clinicId && (!year || isOfYear(rate, year)));
      return own.map(({ clinicId: _clinic, ...rate }) => rate).sort(byRate);
    },
    async saveCodes(actor, savings) {
      const { clinicId } = actor;
      const isOf = (code: string) => (each: { clinicId: string; code: string }) =>
        each.clinicId === clinicId && each.code === code;
      const versionOf = (code: string) => state.billingCodes.find(isOf(code))?.version ?? 0;
      if (savings.some(({ code, version }) => versionOf(code.code) !== version)) return 'changed';
      for (const saving of savings) {
        const { code, rates, version, changes } = saving;
        const isIt = isOf(code.code);
        state.billingCodes = [
          ...state.billingCodes.filter((each) => !isIt(each)),
          { ...structuredClone(code), version: version + 1, clinicId },
        ];
        state.rates = [
          ...state.rates.filter((each) => !isIt(each)),
          ...rates.map((rate) => ({ ...rate, code: code.code, clinicId })),
        ];
        audit.push(auditEntry(actor, codeAction(saving), code.code, { changes }));
      }
      return 'done';
    },
    async addBill(actor, bill) {
      const { userId, year, month } = bill;
      refuseClosed(actor.clinicId, bill);
      const before = bills.filter(
        (each) => each.userId === userId && each.year === year && each.month === month,
      );
      if (before.length > 0 && bill.reason === null) return { isKept: false, version: before.length };
      const version = before.length + 1;
      bills.push({ ...structuredClone(bill), version });
      audit.push(auditEntry(actor, 'bill.made', userId, billFacts({ ...bill, version })));
      return { isKept: true, version };
    },
    async addFirstBills(actor, all) {
      for (const bill of all) refuseClosed(actor.clinicId, bill);
      const isThere = ({ userId, year, month }: Omit<KeptBill, 'version'>) =>
        bills.some((each) => each.userId === userId && each.year === year && each.month === month);
      const fresh = all.filter((bill) => !isThere(bill)).map((bill) => ({ ...bill, version: 1 }));
      bills.push(...structuredClone(fresh));
      audit.push(...fresh.map((bill) => auditEntry(actor, 'bill.made', bill.userId, billFacts(bill))));
      return fresh.map(({ userId }) => userId);
    },
  };
}
