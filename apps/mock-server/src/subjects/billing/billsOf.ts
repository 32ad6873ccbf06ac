import { billedPeriodsOf, type KeptBill, type Month, type PatientCare } from '@rpm/domain';
import { setUpCode } from './contract.ts';

/** Of all bills of a patient: that of the month, and the set-ups and device periods of other months, each in its last version. */
export function billsOf(
  all: readonly KeptBill[],
  { year, month }: Month,
): Pick<PatientCare, 'bill' | 'billedSetUps' | 'billedPeriods'> {
  const last = all.filter(
    (bill) =>
      !all.some(
        (each) => each.year === bill.year && each.month === bill.month && each.version > bill.version,
      ),
  );
  const isOfMonth = (bill: KeptBill) => bill.year === year && bill.month === month;
  const others = last.filter((bill) => !isOfMonth(bill));
  return {
    bill: last.find(isOfMonth) ?? null,
    billedPeriods: others.flatMap(billedPeriodsOf),
    billedSetUps: others
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
