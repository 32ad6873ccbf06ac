import { limits } from '../limits/limits.ts';
import { readCalendarDate } from '../time/time.ts';
import { textLength } from '../wire/textLength.ts';
import type { CodeRate, KnownCode, Rate, RateImport } from './billing.ts';
import { type RateFault, rateFault, rateOfTyped } from './codeForm.ts';
import { areOfOne, doOverlap } from './rates.ts';

/** The columns of a file of rates, in any order. `locality` empty: national; `to` empty: until further notice. */
export const rateColumns = ['code', 'payer', 'locality', 'rate', 'from', 'to', 'source'] as const;
type RateColumn = (typeof rateColumns)[number];

/** What a cell of `rate` says of a code that the payer does not cover. */
export const notCoveredCell = 'not covered';

/** Those without which no rate can be read. */
const needed = ['code', 'payer', 'rate', 'from'] as const satisfies readonly RateColumn[];

/** A rate that a file brings, and what it does to the rates that there are. */
export interface RateLine {
  /** Of the file; its head is line 1. */
  line: number;
  rate: Rate;
  kind: 'new' | 'changed' | 'same';
  /** The rate in whose place it comes; `null` of a new one. */
  before: Rate | null;
}

/** What can be wrong with a line. */
export type RateLineFault = RateFault | ImportFault | 'tooLong';
/** What can be wrong with a rate beside others. */
export type ImportFault = 'codeUnknown' | 'twice' | 'tooManyOfCode' | 'overlaps';
export interface WrongRateLine {
  line: number;
  fault: RateLineFault;
}

/** What a clinic has before an import. */
interface KnownRates {
  codes: readonly Pick<KnownCode, 'code'>[];
  rates: readonly Rate[];
}

/** What a file of rates brings. */
export type RatesRead =
  | { kind: 'noHead'; missing: RateColumn[] }
  | { kind: 'empty' }
  | { kind: 'tooMany' }
  | { kind: 'read'; lines: RateLine[]; wrong: WrongRateLine[] };

/**
 * Reads the table of a file and compares it with what there is. Empty lines are left out. Days are `YYYY-MM-DD` or, as a
 * spreadsheet makes of them, `M/D/YYYY`. A payer or locality that is there keeps its spelling.
 *
 * @param table rows of cells; the first one names the columns
 * @returns every line that can be read, and every one that cannot, with its first fault
 * @see SCR-04
 */
export function readRates(table: readonly (readonly string[])[], known: KnownRates): RatesRead {
  const [head, rows] = [table.slice(0, 1).flat(), table.slice(1)];
  const names = head.map((cell) => plainCell(cell).toLowerCase());
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0) return { kind: 'noHead', missing };
  const filled = rows
    .map((cells, at) => ({ cells: cells.map(plainCell), line: at + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) return { kind: 'empty' };
  if (filled.length > limits.rateLinesMost) return { kind: 'tooMany' };
  const wrong: WrongRateLine[] = [];
  const read: { line: number; rate: Rate }[] = [];
  for (const { cells, line } of filled) {
    const found = readLine((name) => cells[names.indexOf(name)] ?? '', known.rates);
    if (typeof found === 'string') wrong.push({ line, fault: found });
    else read.push({ line, rate: found });
  }
  const faults = importFaults(
    read.map(({ rate }) => rate),
    known,
  );
  const lines: RateLine[] = [];
  for (const [at, { line, rate }] of read.entries()) {
    const fault = faults[at];
    if (fault) wrong.push({ line, fault });
    else lines.push({ line, rate, ...differenceOf(rate, known.rates) });
  }
  return { kind: 'read', lines, wrong: wrong.sort(byLine) };
}

const byLine = (one: WrongRateLine, other: WrongRateLine) => one.line - other.line;

/** A cell without the apostrophe that keeps a spreadsheet from running it. @see toCsv */
const plainCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

/** `YYYY-MM-DD` of a day as a spreadsheet writes it; another text stays as it is. */
function dayOf(text: string): string {
  const plain = text.replace(
    /(\d{1,2})\/(\d{1,2})\/(\d{4})/,
    (_, month: string, day: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  return readCalendarDate(plain) ? plain : text;
}

/** The rate of a line, with payer and locality as they are spelled already; or what is wrong with it. */
function readLine(cell: (name: RateColumn) => string, rates: readonly Rate[]): Rate | RateLineFault {
  const isCovered = cell('rate').toLowerCase() !== notCoveredCell;
  const typed = {
    payer: cell('payer'),
    locality: cell('locality'),
    source: cell('source'),
    isCovered,
    rate: cell('rate'),
    effectiveFrom: dayOf(cell('from')),
    effectiveTo: dayOf(cell('to')),
  };
  const fault = rateFault(typed);
  if (fault) return fault;
  const texts = [typed.payer, typed.locality, typed.source];
  if (texts.some((text) => textLength(text) > limits.shortTextMaxCharacters)) return 'tooLong';
  const code = cell('code').toUpperCase();
  const rate = { code, ...rateOfTyped(typed) };
  const there = rates.find((each) => each.code === code && areOfOne(each, rate));
  return there ? { ...rate, payer: there.payer, locality: there.locality } : rate;
}

/** Whether two rates are of one code, payer, locality and first day: one takes the place of the other. */
const isPlaceOf = (one: Rate, other: Rate) =>
  one.code === other.code && areOfOne(one, other) && one.effectiveFrom === other.effectiveFrom;

function differenceOf(rate: Rate, rates: readonly Rate[]): Pick<RateLine, 'kind' | 'before'> {
  const before = rates.find((each) => isPlaceOf(each, rate)) ?? null;
  if (!before) return { kind: 'new', before };
  const isSame =
    before.cents === rate.cents && before.effectiveTo === rate.effectiveTo && before.source === rate.source;
  return { kind: isSame ? 'same' : 'changed', before };
}

/** All rates after others have come: one in whose place another comes keeps its payer and locality as they are spelled. */
export const ratesAfter = (rates: readonly Rate[], coming: readonly Rate[]): Rate[] => [
  ...rates.map((rate) => {
    const next = coming.find((each) => isPlaceOf(each, rate));
    return next ? { ...next, payer: rate.payer, locality: rate.locality } : rate;
  }),
  ...coming.filter((rate) => !rates.some((each) => isPlaceOf(each, rate))),
];

/**
 * What is wrong with rates that come together, each by itself right, beside each other and what there is.
 *
 * @returns the fault of each, in their order; `null`: nothing
 */
export function importFaults(coming: readonly Rate[], { codes, rates }: KnownRates): (ImportFault | null)[] {
  const isKnown = new Set(codes.map(({ code }) => code));
  const after = ratesAfter(rates, coming);
  return coming.map((rate, at) => {
    if (!isKnown.has(rate.code)) return 'codeUnknown';
    if (coming.findIndex((each) => isPlaceOf(each, rate)) < at) return 'twice';
    if (differenceOf(rate, rates).kind === 'same') return null;
    const own = after.filter(({ code }) => code === rate.code);
    if (own.length > limits.ratesOfCodeMost) return 'tooManyOfCode';
    return own.some((each) => !isPlaceOf(each, rate) && doOverlap(each, rate)) ? 'overlaps' : null;
  });
}

/** What is sent of a file without a fault: the lines that change something; `null` when none does. */
export function rateImport(
  lines: readonly RateLine[],
  codes: readonly Pick<KnownCode, 'code' | 'version'>[],
): RateImport | null {
  const rates = lines.filter(({ kind }) => kind !== 'same').map(({ rate }) => rate);
  if (rates.length === 0) return null;
  const touched = new Set(rates.map(({ code }) => code));
  const versions = codes
    .filter(({ code }) => touched.has(code))
    .map(({ code, version }) => ({ code, version }));
  return { rates, versions };
}

/** Rates as rows of a file that `readRates` reads again, with its head. */
export const rateRows = (rates: readonly Rate[]): string[][] => [
  [...rateColumns],
  ...rates.map((rate) => [
    ...[rate.code, rate.payer, rate.locality ?? '', amountCell(rate)],
    ...[rate.effectiveFrom, rate.effectiveTo ?? '', rate.source],
  ]),
];

const amountCell = ({ cents }: CodeRate) => (cents === null ? notCoveredCell : (cents / 100).toFixed(2));
