import { limits } from '../limits/limits.ts';
import { readCalendarDate } from '../time/time.ts';
import type { Checked } from '../wire/fieldErrors.ts';
import type { BillingCode, CodeRate, SaveBillingCode } from './billing.ts';
import { overlapAt } from './rates.ts';
import { type BillRule, billRules } from './rules.ts';

/** A rate as it is typed. */
export interface TypedRate {
  payer: string;
  /** '': everywhere. */
  locality: string;
  isCovered: boolean;
  /** Dollars and cents, such as '52.11'. */
  rate: string;
  effectiveFrom: string;
  /** '': until further notice. */
  effectiveTo: string;
  source: string;
  /** Whether it is saved: then nobody takes it away, and its payer, locality and first day stay. */
  isKept: boolean;
}

/** What is typed of a rate, whether it is saved or not. */
type RateTexts = Omit<TypedRate, 'isKept'>;

/** What the form of a code holds: texts as they are typed. */
export interface BillCodeForm {
  code: string;
  description: string;
  unit: BillingCode['unit'];
  threshold: string;
  /** Codes with commas between them. */
  excludes: string;
  effectiveFrom: string;
  /** '': until further notice. */
  effectiveTo: string;
  rates: TypedRate[];
}

/** What can be wrong with a rate. */
export type RateFault = 'payerRequired' | 'rateInvalid' | 'fromInvalid' | 'toInvalid' | 'overlaps';

/** A rate that somebody begins to type. */
export const newRate = (payer: string, year: number): TypedRate => ({
  payer,
  locality: '',
  isCovered: true,
  rate: '',
  source: '',
  isKept: false,
  effectiveFrom: `${year}-01-01`,
  effectiveTo: `${year}-12-31`,
});

/** What the form begins with. @param code `null` for a new one, which begins with one rate to type */
export const codeForm = (
  code: BillingCode | null,
  rates: readonly CodeRate[],
  { payer, year }: { payer: string; year: number },
): BillCodeForm => ({
  code: code?.code ?? '',
  description: code?.description ?? '',
  unit: code?.unit ?? 'days',
  threshold: code ? String(code.threshold) : '',
  excludes: code?.excludes.join(', ') ?? '',
  effectiveFrom: code?.effectiveFrom ?? `${year}-01-01`,
  effectiveTo: code?.effectiveTo ?? '',
  rates: code ? rates.map(typedRate) : [newRate(payer, year)],
});

const typedRate = (rate: CodeRate): TypedRate => ({
  payer: rate.payer,
  locality: rate.locality ?? '',
  isCovered: rate.cents !== null,
  rate: rate.cents === null ? '' : (rate.cents / 100).toFixed(2),
  source: rate.source,
  effectiveFrom: rate.effectiveFrom,
  effectiveTo: rate.effectiveTo ?? '',
  isKept: true,
});

const isCode = (text: string) => /^[A-Z0-9]{5}$/.test(text);

/**
 * The least that the rules ask for before a code is billed at all; a clinic may ask for more, never for less.
 *
 * @returns 0 for a code that the rules do not know, and of set-up, which is billed once
 */
export function leastOfCode(
  code: string,
  unit: BillingCode['unit'],
  rules: readonly BillRule[] = billRules,
): number {
  const least = rules
    .filter((rule) => rule.code === code && rule.clock !== 'episode')
    .map((rule) => rule.each ?? rule.least);
  return unit === 'episode' || least.length === 0 ? 0 : Math.min(...least);
}

/** Whole cents of what is typed; `null` when it is no amount from 0 on. */
function centsOf(text: string): number | null {
  const found = /^\$?\s*(\d{1,5})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!found) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

const isDay = (text: string) => readCalendarDate(text) !== null;
const orNull = (text: string) => text.trim() || null;

/** The rate that is typed, when nothing is wrong with it. */
export const rateOfTyped = (typed: RateTexts): CodeRate => ({
  payer: typed.payer.trim(),
  locality: orNull(typed.locality),
  source: typed.source.trim(),
  cents: typed.isCovered ? centsOf(typed.rate) : null,
  effectiveFrom: typed.effectiveFrom,
  effectiveTo: orNull(typed.effectiveTo),
});

/** What is wrong with a rate by itself; `null`: nothing. */
export function rateFault(typed: RateTexts): RateFault | null {
  const { effectiveFrom: from, effectiveTo: to } = typed;
  if (typed.payer.trim() === '') return 'payerRequired';
  if (typed.isCovered && centsOf(typed.rate) === null) return 'rateInvalid';
  if (!isDay(from)) return 'fromInvalid';
  return to !== '' && (!isDay(to) || to < from) ? 'toInvalid' : null;
}

/** What is wrong with each of the rates that are typed; `null`: nothing. */
export function rateFaults(typed: readonly TypedRate[]): (RateFault | null)[] {
  const own = typed.map(rateFault);
  const overlap = own.every((fault) => fault === null) ? overlapAt(typed.map(rateOfTyped)) : -1;
  return own.map((fault, at) => (at === overlap ? 'overlaps' : fault));
}

/** What is saved of a form. */
export type CodeTyped = Pick<SaveBillingCode, 'code' | 'rates'>;

/** Checks what is typed; the faults are those of `codeListWords.dialog.errors`. */
export function checkCode(typed: BillCodeForm): Checked<BillCodeForm, CodeTyped> {
  const code = typed.code.trim().toUpperCase();
  const excludes = typed.excludes
    .split(',')
    .map((each) => each.trim().toUpperCase())
    .filter(Boolean);
  const threshold = Number(typed.threshold);
  const isWhole = /^\d{1,9}$/.test(typed.threshold.trim()) && threshold <= limits.billThresholdMost;
  const until = orNull(typed.effectiveTo);
  const faultOfRates = rateFaults(typed.rates).find((fault) => fault !== null) ?? null;
  const faults: [keyof BillCodeForm, string, boolean][] = [
    ['code', 'codeInvalid', !isCode(code)],
    ['description', 'descriptionRequired', typed.description.trim() === ''],
    ['threshold', 'leastInvalid', !isWhole],
    ['threshold', 'leastTooLow', isWhole && threshold < leastOfCode(code, typed.unit)],
    ['excludes', 'excludesInvalid', !excludes.every(isCode) || excludes.length > 20],
    ['effectiveFrom', 'fromInvalid', !isDay(typed.effectiveFrom)],
    ['effectiveTo', 'toInvalid', until !== null && (!isDay(until) || until < typed.effectiveFrom)],
    ['rates', String(faultOfRates), faultOfRates !== null],
  ];
  const wrong = faults.filter(([, , isWrong]) => isWrong);
  if (wrong.length > 0) return { errors: Object.fromEntries(wrong.map(([field, fault]) => [field, fault])) };
  return {
    value: {
      code: {
        code,
        description: typed.description.trim(),
        unit: typed.unit,
        threshold,
        excludes,
        effectiveFrom: typed.effectiveFrom,
        effectiveTo: until,
      },
      rates: typed.rates.map(rateOfTyped),
    },
  };
}

/** Whether a code is in force on a day, not yet, or no more. @param day `YYYY-MM-DD` */
export function codeState(
  { effectiveFrom, effectiveTo }: Pick<BillingCode, 'effectiveFrom' | 'effectiveTo'>,
  day: string,
): 'inForce' | 'later' | 'ended' {
  if ((effectiveTo ?? day) < day) return 'ended';
  return effectiveFrom > day ? 'later' : 'inForce';
}
