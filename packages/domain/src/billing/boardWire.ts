import * as z from 'zod/mini';
import { ClosedMonth } from '../timer/closedMonth.ts';
import { Count, Day, Id, Person, ShortText, Stamp } from '../wire/fields.ts';
import { billColumns, riskKinds } from './board.ts';
import { billDocuments } from './careFacts.ts';
import { billRefusals, verdictStates } from './verdict.ts';

/** A calendar month of 2000 to 2099: `YYYY-MM`. Nothing is billed before or after, and of a month at the end of all calendars no day comes after. */
export const BillMonth = z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/));

/** US cents; of a difference also below 0. */
export const BillCents = z.number().check(z.int(), z.gte(-1_000_000_00), z.lte(1_000_000_00));

const Lack = z.object({
  what: z.enum(['days', 'minutes', 'contact', ...billDocuments]),
  /** Of days and minutes. */
  count: z.nullable(Count),
});

/** What the rules say of a code in a stretch of time, as the server promises it. @see CodeVerdict */
export const VerdictRow = z.object({
  code: ShortText,
  clock: z.enum(['episode', 'devicePeriod', 'careMonth']),
  state: z.enum(verdictStates),
  start: Day,
  end: z.nullable(Day),
  dateOfService: z.nullable(Day),
  has: Count,
  least: Count,
  units: Count,
  /** Of one unit on the day of service, or on the last day of what is possible; `null` when no rate is known. */
  cents: z.nullable(BillCents),
  /** Of all its units; 0 of what is not reached, `null` when no rate is known. */
  totalCents: z.nullable(BillCents),
  missing: z.array(Lack),
  lastDay: z.nullable(Day),
  daysLeft: z.nullable(Count),
  no: z.nullable(z.enum(billRefusals)),
  by: z.nullable(ShortText),
  warns: z.array(ShortText),
});
export type VerdictRow = z.infer<typeof VerdictRow>;

/** What may be lost of a patient's month, and what would save it. */
const RiskRow = z.object({
  code: ShortText,
  kind: z.enum(riskKinds),
  missing: z.array(Lack),
  has: Count,
  /** Of a paper alone: the day on which the month closes. */
  lastDay: z.nullable(Day),
  daysLeft: z.nullable(Count),
  /** What the bill would be higher by; `null` when no rate is known. */
  cents: z.nullable(BillCents),
});
export type RiskRow = z.infer<typeof RiskRow>;

/** The bill that a patient's month has, and how today's data differ from it. */
const BilledRow = z.object({
  billId: Id,
  version: Count,
  made: Stamp,
  totalCents: Count,
  /** What a bill of today's data would come to less what was billed; 0 also where only the lines differ. */
  differenceCents: BillCents,
  isChanged: z.boolean(),
});

/** A patient on the board of a month. */
export const BoardRow = z.object({
  /** The patient. */
  userId: Id,
  name: ShortText,
  provider: z.nullable(Person),
  phone: z.nullable(z.string()),
  payer: ShortText,
  column: z.enum(billColumns),
  /** Codes that are reached, in the order of the table. */
  reached: z.array(z.object({ code: ShortText, units: Count, isProvisional: z.boolean() })),
  /** The sum of what is reached; `null` when a rate is missing. */
  cents: z.nullable(BillCents),
  /** What ends first is the first. */
  risks: z.array(RiskRow),
  /** Why nothing is reached, of one who is not billable; `null` also when there is time enough. */
  no: z.nullable(z.enum(billRefusals)),
  billed: z.nullable(BilledRow),
  /** Of who is at risk, on the board: they have an account, and can read a message. */
  hasAccount: z.optional(z.boolean()),
});
export type BoardRow = z.infer<typeof BoardRow>;

/** Which rows of the board are asked for. */
export const BoardQuery = z.object({
  /** Left out: the month that runs by the clinic's clock. */
  month: z.optional(BillMonth),
  /** Only the patients of this provider. */
  provider: z.optional(Id),
  /** Only this column; all when left out. */
  column: z.optional(z.enum([...billColumns, 'billed'])),
  /** Of those at risk only these. */
  kind: z.optional(z.enum(riskKinds)),
  /** From 1. */
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
});
export type BoardQuery = z.infer<typeof BoardQuery>;

const Column = z.object({ count: Count, cents: BillCents, rows: z.array(BoardRow).check(z.maxLength(100)) });

/** The board of a month, with the first page, or the page asked for, of each column. @see SCR-04 */
export const BillBoard = z.object({
  month: BillMonth,
  asOf: Stamp,
  /** From which day on bills of the month can be made. */
  billsFrom: Day,
  isOver: z.boolean(),
  /** IANA name: by whose days the month is due and closed. */
  clinicZone: z.string(),
  payer: ShortText,
  /** Whose rates the amounts are estimated by. */
  rateYear: Count,
  /** The day on which the clinic closes the month. */
  closesOn: Day,
  closed: z.nullable(ClosedMonth),
  /** Whether the reader may open a closed month again. */
  mayReopen: z.boolean(),
  /** Whether any patient of the clinic has sent a reading yet. */
  hasReadings: z.boolean(),
  /** Who could be billed now and has no bill, at the provider that is asked for. */
  unbilled: Count,
  /** Whose facts have changed since they were billed, at that provider. */
  changed: Count,
  /** Codes of the clinic, with what is reached of them in the month. */
  totals: z.array(z.object({ code: ShortText, description: z.string(), units: Count, cents: BillCents })),
  /** By provider, of the whole clinic also when one is asked for; `null`: patients without one. */
  providers: z.array(z.object({ provider: z.nullable(Person), patients: Count, cents: BillCents })),
  /** What is reached of the month, what the risks would add, and both. */
  forecast: z.object({ cents: BillCents, atRiskCents: BillCents, savedCents: BillCents }),
  /** Whether a code that is reached has no rate, so that the sums are too small. */
  lacksRates: z.boolean(),
  /** What setup still lacks before the first bill. */
  setupMissing: z.array(ShortText),
  pageSize: Count,
  columns: z.object({
    billable: Column,
    atRisk: z.extend(Column, {
      kinds: z.object({ minutes: Count, readings: Count, contact: Count, documents: Count }),
    }),
    notBillable: z.extend(Column, {
      reasons: z.array(
        z.object({ no: z.nullable(z.enum(billRefusals)), count: Count, names: z.array(ShortText) }),
      ),
    }),
    billed: Column,
  }),
});
export type BillBoard = z.infer<typeof BillBoard>;
