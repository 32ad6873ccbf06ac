import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Change } from '../wire/change.ts';
import { Count, Day, FilledText, Id, Person, ShortText, Stamp } from '../wire/fields.ts';

/** What a code counts. */
export const billUnits = ['episode', 'days', 'minutes'] as const;

/** US cents. */
const Cents = Count.check(z.lte(100_000_00));
const year = Count.check(z.gte(2000), z.lte(2100));
/** A CPT or HCPCS code. @see https://www.ama-assn.org/practice-management/cpt */
export const BillCodeNumber = z.string().check(z.regex(/^[A-Z0-9]{5}$/));

/** A code that a clinic bills by: data with a year and a payer, never a constant. */
export const BillingCode = z.object({
  code: BillCodeNumber,
  description: FilledText,
  unit: z.enum(billUnits),
  /**
   * How many days or minutes the month must have, or how many episodes, before the clinic bills the code. It can ask
   * for more than the rules of `billableCodes`, never for less.
   */
  threshold: Count,
  /** Codes that exclude this one in the same period. */
  excludes: z.array(BillCodeNumber).check(z.maxLength(20)),
  effectiveFrom: Day,
  /** `null`: until further notice. */
  effectiveTo: z.nullable(Day),
});
export type BillingCode = z.infer<typeof BillingCode>;

/** Until when a stretch of days can be; `null`: until further notice. */
const isForward = ({ effectiveFrom, effectiveTo }: { effectiveFrom: string; effectiveTo: string | null }) =>
  effectiveTo === null || effectiveFrom <= effectiveTo;

const rateShape = {
  payer: FilledText,
  /** Where it holds, as the payer calls it; `null`: everywhere. */
  locality: z.nullable(FilledText),
  /** Of one unit; `null`: the payer does not cover the code. */
  cents: z.nullable(Cents),
  /** First and last day of service for which it holds; `null`: until further notice. */
  effectiveFrom: Day,
  effectiveTo: z.nullable(Day),
  /** Where it comes from, such as a fee schedule or a page of a contract. */
  source: ShortText,
};

/** What a payer pays for a code on days of service. An estimate: the clinic's own contract decides. */
export const Rate = z.object({ code: BillCodeNumber, ...rateShape });
export type Rate = z.infer<typeof Rate>;

/** A rate as the API tells it. */
export const KnownRate = z.extend(Rate, { payer: ShortText, /** In which it begins. */ year: Count });
export type KnownRate = z.infer<typeof KnownRate>;

/** A rate of a code that is saved with it. */
export const CodeRate = z.object(rateShape).check(z.refine(isForward, { path: ['effectiveTo'] }));
export type CodeRate = z.infer<typeof CodeRate>;

/** A code as the API tells it. */
export const KnownCode = z.extend(BillingCode, {
  /** Grows with each change of the code or of its rates. */
  version: Count,
});
export type KnownCode = z.infer<typeof KnownCode>;

/** Of a code that is saved; what was kept before this was asked for is told as it is. */
const isThreshold = ({ threshold }: { threshold: number }) => threshold <= limits.billThresholdMost;

/** Saves a code with all its rates, in place of the version that the form began with; 0 adds one. */
export const SaveBillingCode = z.object({
  code: BillingCode.check(
    z.refine(isForward, { path: ['effectiveTo'] }),
    z.refine(isThreshold, { path: ['threshold'] }),
  ),
  rates: z.array(CodeRate).check(z.maxLength(limits.ratesOfCodeMost)),
  version: Count,
});
export type SaveBillingCode = z.infer<typeof SaveBillingCode>;

/** Brings rates into codes that are there: new ones, and others in place of those of the same payer, locality and first day. */
export const RateImport = z.object({
  rates: z
    .array(Rate.check(z.refine(isForward, { path: ['effectiveTo'] })))
    .check(z.minLength(1), z.maxLength(limits.rateLinesMost)),
  /** The version of each of their codes when the differences were told. */
  versions: z
    .array(z.object({ code: BillCodeNumber, version: Count }))
    .check(z.maxLength(limits.rateLinesMost)),
});
export type RateImport = z.infer<typeof RateImport>;

/** Changes of a code, or of what a clinic bills with: who, when, and what was before. */
export const BillingHistory = z.array(z.object({ time: Stamp, by: Person, changes: z.array(Change) }));
export type BillingHistory = z.infer<typeof BillingHistory>;

/** Adds a code with its rate, or sets both anew. The rate is of the given year, else of that from which the code is in force. */
export const NewBillCode = z
  .object({
    ...BillingCode.def.shape,
    clinic: FilledText,
    payer: FilledText,
    cents: Cents,
    year: z.optional(year),
  })
  .check(z.refine(isForward, { path: ['effectiveTo'] }), z.refine(isThreshold, { path: ['threshold'] }));
export type NewBillCode = z.infer<typeof NewBillCode>;

/** Which rates are asked for. */
export const RateQuery = z.object({
  // Coerced, because a query string carries text.
  year: z.optional(z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100))),
});

/** What makes the bill of a patient for a calendar month. */
export const BillRequest = z.object({
  /** The patient. */
  userId: Id,
  year,
  /** 1 to 12 */
  month: Count.check(z.gte(1), z.lte(12)),
  /** Why the bill of a month that has one is made anew. */
  reason: z.optional(FilledText),
});
export type BillRequest = z.infer<typeof BillRequest>;

/** One line of a bill, with what it rests on. */
export const BillLine = z.object({
  code: BillCodeNumber,
  description: z.string(),
  units: Count,
  /** Of one unit; `null` when no rate is known for the year. */
  cents: z.nullable(Cents),
  evidence: z.object({ days: Count, minutes: Count, contacts: Count }),
});
export type BillLine = z.infer<typeof BillLine>;

/** A bill, as the server promises it. */
export const Bill = z.object({
  billId: Id,
  userId: Id,
  year: Count,
  month: Count,
  lines: z.array(BillLine).check(z.maxLength(limits.vitalMaxParameters)),
  /** The sum of the lines whose rate is known. */
  totalCents: Count,
  made: Stamp,
  /** 1 for the first of the month; the greatest counts. */
  version: Count,
  /** Why it was made in place of the version before; `null` of the first. */
  reason: z.nullable(z.string()),
});
export type Bill = z.infer<typeof Bill>;
/** What a refusal carries when the month has a bill and no reason for another one was given: its version. */
export const BillExists = z.object({ current: Count });
/** What `generateBill` answers. */
export const BillMade = z.object({ message: z.string(), data: Bill });
