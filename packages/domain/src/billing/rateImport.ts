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
export type RateLineFault = RateFault | 'codeUnknown' | 'tooLong' | 'twice' | 'tooManyOfCode';
export interface WrongRateLine {
  line: number;
  fault: RateLineFault;
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
export function readRates(
  table: readonly (readonly string[])[],
  { codes, rates }: { codes: readonly Pick<KnownCode, 'code'>[]; rates: readonly Rate[] },
): RatesRead {
  const [head = [], ...rows] = table;
  const names = head.map((cell) => plainCell(cell).toLowerCase());
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0) return { kind: 'noHead', missing };
  const filled = rows
    .map((cells, at) => ({ cells: cells.map(plainCell), line: at + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) return { kind: 'empty' };
  if (filled.length > limits.rateLinesMost) return { kind: 'tooMany' };
  const isKnown = new Set(codes.map(({ code }) => code));
  const wrong: WrongRateLine[] = [];
  const lines: RateLine[] = [];
  for (const { cells, line } of filled) {
    const cell = (name: RateColumn) => cells[names.indexOf(name)] ?? '';
    const read = readLine(cell, rates);
    const fault = typeof read === 'string' ? read : faultBeside(read, { isKnown, lines });
    if (typeof read === 'string' || fault) wrong.push({ line, fault: fault ?? (read as RateFault) });
    else lines.push({ line, rate: read, ...differenceOf(read, rates) });
  }
  return { kind: 'read', lines, wrong: [...wrong, ...faultsAfter(rates, lines)].sort(byLine) };
}

const byLine = (one: WrongRateLine, other: WrongRateLine) => one.line - other.line;

/** A cell without the apostrophe that keeps a spreadsheet from running it. @see toCsv */
const plainCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

/** `YYYY-MM-DD` of a day as a spreadsheet writes it; another text stays as it is. */
function dayOf(text: string): string {
  const found = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (!found) return text;
  const [, month = '', day = '', year] = found;
  const plain = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return readCalendarDate(plain) ? plain : text;
}

/** The rate of a line, with payer and locality as they are spelled already; or what is wrong with it. */
function readLine(cell: (name: RateColumn) => string, rates: readonly Rate[]): Rate | RateLineFault {
  const isCovered = cell('rate').toLowerCase() !== notCoveredCell;
  const typed = {
    ...{ payer: cell('payer'), locality: cell('locality'), source: cell('source') },
    ...{ isCovered, rate: isCovered ? cell('rate') : '', isKept: false },
    ...{ effectiveFrom: dayOf(cell('from')), effectiveTo: dayOf(cell('to')) },
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

const faultBeside = (
  rate: Rate,
  { isKnown, lines }: { isKnown: ReadonlySet<string>; lines: readonly RateLine[] },
): RateLineFault | null => {
  if (!isKnown.has(rate.code)) return 'codeUnknown';
  return lines.some((each) => isPlaceOf(each.rate, rate)) ? 'twice' : null;
};

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

/** What is wrong with lines when they stand beside what there is and each other. */
function faultsAfter(rates: readonly Rate[], lines: readonly RateLine[]): WrongRateLine[] {
  const byCode = Map.groupBy(
    ratesAfter(
      rates,
      lines.map(({ rate }) => rate),
    ),
    ({ code }) => code,
  );
  return lines.flatMap(({ line, rate, kind }): WrongRateLine[] => {
    const own = byCode.get(rate.code) ?? [];
    if (kind === 'same') return [];
    if (own.length > limits.ratesOfCodeMost) return [{ line, fault: 'tooManyOfCode' }];
    const isBeside = own.some((each) => !isPlaceOf(each, rate) && doOverlap(each, rate));
    return isBeside ? [{ line, fault: 'overlaps' }] : [];
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
