import type { Cell } from '../wire/csv.ts';
import { billedBy } from './billAgain.ts';
import { type ToldColumn, toldColumn } from './board.ts';
import { billLines } from './monthBilled.ts';
import type { MonthJudged } from './monthJudged.ts';

/** The columns of the table, in order. */
export const billTableColumns = [
  'patient',
  'patientId',
  'birthDate',
  'provider',
  'payer',
  'diagnosis',
  'state',
  'code',
  'units',
  'dateOfService',
  'from',
  'to',
  'days',
  'minutes',
  'contacts',
  'rate',
  'amount',
  'bill',
  'version',
] as const;

/** What the table is written in. */
export interface BillTableWords {
  heads: Readonly<Record<(typeof billTableColumns)[number], string>>;
  states: Readonly<Record<ToldColumn, string>>;
}

/**
 * The bills of a month as a table: a line for each code, of the bill where there is one, else of what is reached today; and
 * one without a code for whoever has none. Amounts are in dollars; one that is not known is empty.
 *
 * @param isClosed the month takes no more bills
 */
export function billTable(
  all: readonly MonthJudged[],
  isClosed: boolean,
  { heads, states }: BillTableWords,
): Cell[][] {
  const rows = all.flatMap((judged) => {
    const { care, column } = judged;
    const { bill } = care;
    const { diagnosis, payer, provider } = billedBy(judged);
    const { lines } = bill ?? billLines(judged);
    const whose: Cell[] = [
      ...[care.name, care.patientId, care.birthDate, provider?.name ?? null],
      ...[payer, diagnosis, states[toldColumn(bill ? 'billed' : column, isClosed)]],
    ];
    const made: Cell[] = [bill?.billId ?? null, bill?.version ?? null];
    const told = lines.map(({ code, units, cents, evidence, dateOfService, start, end }): Cell[] => [
      ...whose,
      ...[code, units, dateOfService ?? null, start ?? null, end ?? null],
      ...[evidence.days, evidence.minutes, evidence.contacts],
      ...(cents === null ? [null, null] : [cents / 100, (cents * units) / 100]),
      ...made,
    ]);
    return told.length > 0 ? told : [[...whose, ...Array.from({ length: 10 }, () => null), ...made]];
  });
  return [billTableColumns.map((each) => heads[each]), ...rows];
}
