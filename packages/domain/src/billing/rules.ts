import type { BillingCode } from './billing.ts';

/** What a code runs by: an episode of care, the 30 days of a device, or the month of the clinic. */
export type BillClock = 'episode' | 'devicePeriod' | 'careMonth';

/** What a payer asks for before a code may be billed, in a stretch of time. Rules are data: a new year adds rows. */
export interface BillRule {
  /** CPT or HCPCS */
  code: string;
  clock: BillClock;
  /** Days with data, minutes of anybody's care, or minutes of a physician alone. */
  counts: 'days' | 'minutes' | 'physicianMinutes';
  /** From how many on; of an add-on, for its first unit. */
  least: number;
  /** Up to how many; beyond it another code takes its place. `null`: any number. */
  most: number | null;
  /** For how many more there is another unit; `null`: there is one unit. */
  each: number | null;
  /** The most units of one clock. */
  maxUnits: number;
  /** The code that takes its place beyond `most`. */
  replacedBy: string | null;
  /** The code beside which alone it is billed. */
  addOnOf: string | null;
  /** Codes that it is not billed with; where both are reached, the one that stands first in the table stays. */
  excludes: readonly string[];
  /** Codes beside which it is billed with a warning: payers differ. */
  warnsBeside: readonly string[];
  /** Whether the month needs one live contact. */
  needsContact: boolean;
  /** Whether the day of training must be known. */
  needsTraining: boolean;
  /** First and last day of service for which the row holds, `YYYY-MM-DD`; `null`: until further notice. */
  from: string;
  to: string | null;
  payer: string;
  source: string;
}

/** CY 2026 Physician Fee Schedule, in force from January 1, 2026. */
const rule2026 = 'https://www.federalregister.gov/documents/2025/11/05/2025-19787';
/** What held before: 16 days in 30, 20 minutes in a month. */
const rule2021 = 'https://www.federalregister.gov/documents/2020/12/28/2020-26815';

const basis = {
  most: null,
  each: null,
  maxUnits: 1,
  replacedBy: null,
  addOnOf: null,
  excludes: [],
  warnsBeside: [],
  needsContact: false,
  needsTraining: false,
  to: null,
  payer: 'Medicare',
} satisfies Partial<BillRule>;

const before2026 = { to: '2025-12-31', source: rule2021 };
const since2026 = { from: '2026-01-01', source: rule2026 };

const setUp = { ...basis, code: '99453', clock: 'episode', counts: 'days', needsTraining: true } as const;
const supply = { ...basis, clock: 'devicePeriod', counts: 'days', least: 16, code: '99454' } as const;
const care = { ...basis, clock: 'careMonth', counts: 'minutes', needsContact: true } as const;
const first20 = { ...care, code: '99457', least: 20 } as const;
const further20 = {
  ...care,
  code: '99458',
  least: 40,
  each: 20,
  maxUnits: 2,
  addOnOf: '99457',
} as const;

/**
 * The rules of remote patient monitoring, with the form of 2025 beside that of 2026. Of two that exclude each other the
 * one that stands first stays.
 *
 * @see SCR-04
 */
export const billRules: readonly BillRule[] = [
  { ...setUp, ...before2026, least: 16, from: '2019-01-01' },
  { ...setUp, ...since2026, least: 2 },
  { ...supply, ...before2026, from: '2019-01-01' },
  { ...supply, ...since2026, excludes: ['99445'] },
  { ...supply, ...since2026, code: '99445', least: 2, most: 15, replacedBy: '99454', excludes: ['99454'] },
  { ...first20, ...before2026, from: '2019-01-01' },
  { ...first20, ...since2026, excludes: ['99470'] },
  { ...further20, ...before2026, from: '2020-01-01' },
  { ...further20, ...since2026 },
  { ...care, ...since2026, code: '99470', least: 10, most: 19, replacedBy: '99457', excludes: ['99457'] },
  {
    ...basis,
    code: '99091',
    clock: 'devicePeriod',
    counts: 'physicianMinutes',
    least: 30,
    warnsBeside: ['99457'],
    from: '2018-01-01',
    source: rule2021,
  },
];

const clocks = { episode: 'episode', days: 'devicePeriod', minutes: 'careMonth' } as const;

/** The rule of a code that the table does not know: what the clinic wrote down of it, and nothing more. */
const ownRule = (code: BillingCode): BillRule => ({
  ...basis,
  code: code.code,
  clock: clocks[code.unit],
  counts: code.unit === 'minutes' ? 'minutes' : 'days',
  least: code.threshold,
  from: code.effectiveFrom,
  excludes: code.excludes,
  source: '',
});

/**
 * The rules by which a clinic bills a code: those of the table, or what the clinic wrote down of a code of its own. The
 * clinic's threshold can ask for more, never for less; its dates narrow those of the rule.
 *
 * @returns none when the code is never in force
 */
export function rulesOf(code: BillingCode): BillRule[] {
  const known = billRules.filter((rule) => rule.code === code.code);
  const rules = known.length > 0 ? known : [ownRule(code)];
  return rules
    .map((rule) => ({
      ...rule,
      least: leastOf(rule, code),
      excludes: [...new Set([...rule.excludes, ...code.excludes])],
      from: [rule.from, code.effectiveFrom].toSorted()[1] ?? rule.from,
      to: [rule.to, code.effectiveTo].flatMap((day) => day ?? []).toSorted()[0] ?? null,
    }))
    .filter(({ from, to }) => to === null || from <= to);
}

/** The threshold of an add-on is what comes on top; that of set-up counts episodes, of which one is enough. */
function leastOf({ least, each, clock }: BillRule, { unit, threshold }: BillingCode): number {
  if (clock === 'episode' || unit === 'episode') return least;
  return each === null ? Math.max(least, threshold) : Math.max(least, least - each + threshold);
}

/** Whether a rule holds for a day of service. */
export const isInForce = ({ from, to }: Pick<BillRule, 'from' | 'to'>, day: string): boolean =>
  from <= day && (to === null || day <= to);
