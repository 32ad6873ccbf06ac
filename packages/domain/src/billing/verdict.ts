import type { BillDocument } from './careFacts.ts';
import type { BillClock, BillRule } from './rules.ts';

/**
 * What a code is worth in a stretch of time: it can be billed; it is reached while its clock runs; something is missing
 * that can still be had; or a rule says no.
 */
export const verdictStates = ['billable', 'provisional', 'possible', 'impossible'] as const;
export type VerdictState = (typeof verdictStates)[number];

/** What is missing before a code can be billed: so many days or minutes, or one thing. */
export type Missing = { what: 'days' | 'minutes'; count: number } | { what: 'contact' | BillDocument };

/** Which rule said no. */
export const billRefusals = [
  'tooFewDays',
  'tooFewMinutes',
  'noContact',
  'noData',
  'replaced',
  'excluded',
  'addOnAlone',
  'billedBefore',
  'notInForce',
  'notCovered',
  'otherPractice',
  'otherProgramme',
] as const;
export type BillRefusal = (typeof billRefusals)[number];

/** What the rules say of one code in one stretch of time. */
export interface CodeVerdict {
  code: string;
  clock: BillClock;
  state: VerdictState;
  /** First and last day of the clock; the last of an episode is not known. */
  start: string;
  end: string | null;
  /** The day that a claim names; `null` while nothing counts. */
  dateOfService: string | null;
  /** Days or minutes that are there, and the least that the code asks for. */
  has: number;
  least: number;
  /** What may be billed: 0 unless billable or provisional. */
  units: number;
  /** What is missing of a possible one, or before another unit of a provisional one. */
  missing: readonly Missing[];
  /** The last day on which it can be had; `null` when it has none, or when nothing is missing. */
  lastDay: string | null;
  /** How many days come after today until then. */
  daysLeft: number | null;
  /** Why not, of an impossible one. */
  no: BillRefusal | null;
  /** The other code that a refusal is about. */
  by: string | null;
  /** Codes of the same patient and month beside which payers may refuse it. */
  warns: readonly string[];
  /** The rule that was asked. */
  rule: BillRule;
}

/** Whether a code can be billed as things stand. */
export const isReached = ({ state }: Pick<CodeVerdict, 'state'>): boolean =>
  state === 'billable' || state === 'provisional';
