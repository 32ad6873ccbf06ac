import type { Change } from '../wire/change.ts';
import { type BillingCode, type CodeRate, BillingCode as CodeShape, type Rate } from './billing.ts';
import type { CentsOf } from './board.ts';

/** Whose rates a patient is billed by. */
export interface RatePlace {
  /** The patient's, or the clinic's. */
  payer: string;
  /** The clinic's; `null` when it has named none. */
  locality: string | null;
  /** The clinic's: its rates are the estimate where the payer has none. */
  usualPayer: string;
}

const plain = (text: string) => text.trim().toLowerCase();
const isSame = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : plain(one) === plain(other);

/** Whether a rate holds on a day of service. */
const holdsOn = ({ effectiveFrom, effectiveTo }: CodeRate, day: string) =>
  effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo);

/** Whether a rate holds on any day of a year, whenever it began. */
export const isOfYear = (
  { effectiveFrom, effectiveTo }: Pick<Rate, 'effectiveFrom' | 'effectiveTo'>,
  year: number,
): boolean => effectiveFrom <= `${year}-12-31` && (effectiveTo === null || effectiveTo >= `${year}-01-01`);

/** The rate of a payer for a code on a day, that of the locality before that of everywhere; `null` when there is none. */
export function rateOn(
  rates: readonly Rate[],
  { payer, locality }: Pick<RatePlace, 'payer' | 'locality'>,
  code: string,
  day: string,
): Rate | null {
  const own = rates.filter((rate) => rate.code === code && isSame(rate.payer, payer) && holdsOn(rate, day));
  return (
    own.find((rate) => isSame(rate.locality, locality)) ?? own.find((rate) => rate.locality === null) ?? null
  );
}

/** What a unit of a code pays, most specific first: of the payer and the locality, of the payer, of the clinic's payer. */
export const centsFrom =
  (rates: readonly Rate[], { payer, locality, usualPayer }: RatePlace): CentsOf =>
  (code, day) => {
    const own = rateOn(rates, { payer, locality }, code, day);
    return (own ?? rateOn(rates, { payer: usualPayer, locality }, code, day))?.cents ?? null;
  };

/** Whether a payer pays for a code on a day: unless a rate says that it does not. */
export const coveredBy = (
  rates: readonly Rate[],
  place: Pick<RatePlace, 'payer' | 'locality'>,
  code: string,
  day: string,
): boolean => {
  const rate = rateOn(rates, place, code, day);
  return rate === null || rate.cents !== null;
};

/** Whether two rates of one code are of the same payer and locality, however they are spelled. */
export const areOfOne = (one: CodeRate, other: CodeRate) =>
  isSame(one.payer, other.payer) && isSame(one.locality, other.locality);

/** Whether two rates of one code, of the same payer and locality, hold on one day. */
export const doOverlap = (one: CodeRate, other: CodeRate): boolean =>
  areOfOne(one, other) &&
  (other.effectiveTo === null || one.effectiveFrom <= other.effectiveTo) &&
  (one.effectiveTo === null || other.effectiveFrom <= one.effectiveTo);

/** The place of the first rate of a code that holds on a day of one before it, of the same payer and locality; -1: none does. */
export const overlapAt = (rates: readonly CodeRate[]): number =>
  rates.findIndex((rate, at) => rates.slice(0, at).some((before) => doOverlap(before, rate)));

/** Whether two entries are the same rate, however much it pays: what is never taken away. */
export const isSameRate = (one: CodeRate, other: CodeRate): boolean =>
  one.payer === other.payer && one.locality === other.locality && one.effectiveFrom === other.effectiveFrom;

/** A code as it stands, with its rates. */
export interface CodeWithRates {
  code: BillingCode;
  rates: readonly CodeRate[];
}

const codeFields = Object.keys(CodeShape.def.shape) as (keyof BillingCode)[];
const text = (value: unknown) => (Array.isArray(value) ? value.join(', ') : (value ?? null));

/** What is another one of a code after than before, as the audit log keeps it. @param before `null` of a new one */
export function codeChanges(before: CodeWithRates | null, after: CodeWithRates): Change[] {
  const ofCode = codeFields.flatMap((field) => {
    const [was, is] = [before ? text(before.code[field]) : null, text(after.code[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
  const ofRates = after.rates.flatMap((rate) => {
    const was = before?.rates.find((each) => isSameRate(each, rate)) ?? null;
    const isAsWas =
      was && was.cents === rate.cents && was.effectiveTo === rate.effectiveTo && was.source === rate.source;
    return isAsWas ? [] : [{ field: 'rate', before: was, after: rate }];
  });
  return [...ofCode, ...ofRates];
}

/** The rates of a code after one more was said for a year and a payer, everywhere. */
export function withYearRate(
  rates: readonly CodeRate[],
  { payer, year, cents }: { payer: string; year: number; cents: number },
): CodeRate[] {
  const rate: CodeRate = {
    payer,
    locality: null,
    cents,
    source: '',
    effectiveFrom: `${year}-01-01`,
    effectiveTo: `${year}-12-31`,
  };
  const there = rates.find((each) => isSameRate(each, rate));
  return there ? rates.map((each) => (each === there ? { ...each, cents } : each)) : [...rates, rate];
}
