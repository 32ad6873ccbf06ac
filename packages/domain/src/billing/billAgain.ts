import type { Biller, KeptBill, KeptLine } from './keptBill.ts';
import type { BillLineDetail } from './lineWire.ts';
import { billLines } from './monthBilled.ts';
import type { MonthJudged } from './monthJudged.ts';

/** What a bill rests on beside its lines, as it stood when it was made, or as it stands where the bill does not say. */
export function billedBy({ care, papers, payer }: Pick<MonthJudged, 'care' | 'papers' | 'payer'>) {
  const basis = care.bill?.basis;
  const { diagnosis = papers.diagnosis, provider = care.provider } = basis ?? {};
  return { diagnosis, payer: basis?.payer ?? payer, provider };
}

/** By whom a month was billed; by whom it would be now where the bill does not say. @param today of the clinic's setup */
export function billerOf(
  bill: KeptBill | null,
  { practiceName, npi, tin, billingProvider, placeOfService }: Biller,
): Biller {
  const was = bill?.basis?.biller;
  return {
    practiceName: was?.practiceName ?? practiceName,
    npi: was?.npi ?? npi,
    tin: was?.tin ?? tin,
    billingProvider: was?.billingProvider ?? billingProvider,
    placeOfService: was?.placeOfService ?? placeOfService,
  };
}

/**
 * What the bill of a patient's month would be if it were made again now, beside the one that there is: by the data, codes,
 * rates and papers of today. `null` of a month without a bill.
 *
 * @see API-25
 */
export function billAgain(judged: MonthJudged): BillLineDetail['again'] {
  const { bill } = judged.care;
  if (!bill) return null;
  const { lines, totalCents } = billLines(judged);
  const was = billedBy(judged).diagnosis;
  const is = judged.papers.diagnosis;
  return {
    totalCents,
    isEmpty: lines.length === 0,
    changes: changesOf(bill.lines, lines),
    diagnosis: was === is ? null : { was, is },
  };
}

type Change = NonNullable<BillLineDetail['again']>['changes'][number];

/** The lines that differ, by code. A line of one stretch of time is the same line; where none is, one of the same code. */
function changesOf(billed: readonly KeptLine[], today: readonly KeptLine[]): Change[] {
  const left = [...today];
  const take = (isIt: (each: KeptLine) => boolean): KeptLine | null => {
    const at = left.findIndex(isIt);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const sameStretch = billed.map((was) => ({
    was,
    is: take(({ code, start }) => code === was.code && start === was.start),
  }));
  const pairs = sameStretch.map(({ was, is }) => ({ was, is: is ?? take(({ code }) => code === was.code) }));
  return [
    ...pairs.map(({ was, is }) => ({ code: was.code, was: lineTold(was), is: is && lineTold(is) })),
    ...left.map((is) => ({ code: is.code, was: null, is: lineTold(is) })),
  ].filter(({ was, is }) => !was || !is || differs(was, is));
}

const lineTold = ({ units, cents, dateOfService }: KeptLine) => ({
  units,
  cents,
  dateOfService: dateOfService ?? null,
});

/** Of a bill that does not say its days of service only the rest is compared. */
const differs = (was: NonNullable<Change['was']>, is: NonNullable<Change['is']>): boolean =>
  was.units !== is.units ||
  was.cents !== is.cents ||
  (was.dateOfService !== null && was.dateOfService !== is.dateOfService);
