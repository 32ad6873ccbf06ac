import type { KeptBill, Month, PatientCare } from '@rpm/domain';
import { setUpCode } from './contract.ts';

/** Of all bills of a patient: that of the month, and the set-ups of other months, each in its last version. */
export function billsOf(
  all: readonly KeptBill[],
  { year, month }: Month,
): Pick<PatientCare, 'bill' | 'billedSetUps'> {
  const last = all.filter(
    (bill) =>
      !all.some(
        (each) => each.year === bill.year && each.month === bill.month && each.version > bill.version,
      ),
  );
  const isOfMonth = (bill: KeptBill) => bill.year === year && bill.month === month;
  return {
    bill: last.find(isOfMonth) ?? null,
    billedSetUps: last
      .filter((bill) => !isOfMonth(bill))
      .flatMap((bill) =>
        bill.lines
          .filter(({ code }) => code === setUpCode)
          .map(({ dateOfService }) => dateOfService ?? lastDayOf(bill)),
      )
      .sort(),
  };
}

/** Of a bill from before it named days of service: the last day of its month. */
const lastDayOf = ({ year, month }: Month): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
