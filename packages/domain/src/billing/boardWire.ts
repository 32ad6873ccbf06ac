import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { ClosedMonth } from '../timer/closedMonth.ts';
import { Count, Day, Id, Person, ShortText, Stamp } from '../wire/fields.ts';
import { billColumns, riskKinds } from './board.ts';
import { billDocuments } from './careFacts.ts';
import { billRefusals, verdictStates } from './verdict.ts';

/** A calendar month of 2000 to 2099: `YYYY-MM`. Nothing is billed before or after, and of a month at the end of all calendars no day comes after. */
export const BillMonth = z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/));

/** US cents; of a difference also below 0. */
const Cents = z.number().check(z.int(), z.gte(-1_000_000_00), z.lte(1_000_000_00));

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
  cents: z.nullable(Cents),
  /** Of all its units; 0 of what is not reached, `null` when no rate is known. */
  totalCents: z.nullable(Cents),
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
  cents: z.nullable(Cents),
});
export type RiskRow = z.infer<typeof RiskRow>;

/** The bill that a patient's month has, and how today's data differ from it. */
const BilledRow = z.object({
  billId: Id,
  version: Count,
  made: Stamp,
  totalCents: Count,
  /** What a bill of today's data would come to less what was billed; 0 also where only the lines differ. */
  differenceCents: Cents,
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
  cents: z.nullable(Cents),
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
  month: BillMonth,
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

const Column = z.object({ count: Count, cents: Cents, rows: z.array(BoardRow).check(z.maxLength(100)) });

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
  totals: z.array(z.object({ code: ShortText, description: z.string(), units: Count, cents: Cents })),
  /** By provider, of the whole clinic also when one is asked for; `null`: patients without one. */
  providers: z.array(z.object({ provider: z.nullable(Person), patients: Count, cents: Cents })),
  /** What is reached of the month, what the risks would add, and both. */
  forecast: z.object({ cents: Cents, atRiskCents: Cents, savedCents: Cents }),
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

/** By what a patient's month is estimated: the set-up, the device's supply, and the care. */
export const estimateKinds = ['setUp', 'supply', 'care'] as const;
export type EstimateKind = (typeof estimateKinds)[number];

/** Codes with what they bring; `null` when a rate is missing. */
const Priced = z.object({ codes: z.array(ShortText), cents: z.nullable(Cents) });

/** A line of a bill, as it is compared; `dateOfService` is `null` of a bill that does not say it. */
const ComparedLine = z.object({
  units: Count,
  /** Of one unit; `null` when no rate was known. */
  cents: z.nullable(Cents),
  dateOfService: z.nullable(Day),
});

/** A patient's month, with both clocks. */
export const BillLineDetail = z.object({
  row: BoardRow,
  dob: z.nullable(Day),
  gender: z.nullable(z.string()),
  devices: z.array(z.object({ name: ShortText, serialNumber: z.string() })),
  asOf: Stamp,
  /** IANA name: of the times of care. */
  clinicZone: z.string(),
  today: Day,
  month: BillMonth,
  isOver: z.boolean(),
  rateYear: Count,
  closed: z.nullable(ClosedMonth),
  /** Device periods that end in the month, and of the running month the one that runs; `code`: what is reached of it */
  periods: z.array(
    z.object({ start: Day, end: Day, days: z.array(Day), isOver: z.boolean(), code: z.nullable(ShortText) }),
  ),
  /** Seconds of care that count, and whether a live contact lies in the month. */
  care: z.object({
    start: Day,
    end: Day,
    seconds: Count,
    /** Rounded down once. */
    minutes: Count,
    contacts: Count,
    /** The day that it is by the clinic's clock. */
    today: Day,
    /** The days on which somebody worked, by the clinic's clock, earliest first; a stretch is of the day of its beginning. */
    days: z.array(z.object({ day: Day, minutes: Count, hasContact: z.boolean() })),
    entries: z.array(
      z.object({
        entryId: z.nullable(Id),
        start: Stamp,
        end: Stamp,
        /** What it brings to the minutes of the month, so that all add up to them. */
        minutes: Count,
        /** How many of its minutes count with another entry. */
        overlap: Count,
        activity: z.string(),
        author: Person,
        isInteractive: z.boolean(),
      }),
    ),
  }),
  verdicts: z.array(VerdictRow),
  /** What supply and care bring now, and would with what is at risk. */
  estimate: z.object({
    rows: z.array(
      z.object({ kind: z.enum(estimateKinds), now: z.nullable(Priced), saved: z.nullable(Priced) }),
    ),
    nowCents: z.nullable(Cents),
    savedCents: z.nullable(Cents),
  }),
  /** What the bill would be if it were made again now, beside the one that there is; `null` while there is none. */
  again: z.nullable(
    z.object({
      totalCents: Count,
      /** Nothing is reached any more that could be billed. */
      isEmpty: z.boolean(),
      /** The lines that differ: `was` on the bill, `is` today; `null` where there is none. */
      changes: z.array(
        z.object({ code: ShortText, was: z.nullable(ComparedLine), is: z.nullable(ComparedLine) }),
      ),
      /** When it is not that of the bill any more. */
      diagnosis: z.nullable(z.object({ was: z.nullable(ShortText), is: z.nullable(ShortText) })),
    }),
  ),
  /** Order number, consent, diagnosis and training as they are on record; `null` what is missing. */
  papers: z.object({
    order: z.nullable(ShortText),
    consent: z.nullable(Day),
    diagnosis: z.nullable(ShortText),
    training: z.nullable(Day),
  }),
});
export type BillLineDetail = z.infer<typeof BillLineDetail>;

/** What a device period of a patient has come to: its days with data, and which code is next, or reached. */
const ExampleWindow = z.object({
  start: Day,
  end: Day,
  /** How many days with data are in it. */
  count: Count,
  /** The nearest code of its days that can still be reached; `null` when there is none. */
  more: z.nullable(z.object({ count: Count, code: ShortText })),
  /** The code that its days are enough for. */
  code: z.nullable(ShortText),
});

/** A patient as both rules for the device period count the days, to choose between them by. @see SCR-04 */
export const PeriodExample = z.object({
  name: ShortText,
  /** By the patient's calendar. */
  today: Day,
  /** In either period, earliest first. */
  dataDays: z.array(Day),
  windows: z.object({ thirtyDays: ExampleWindow, calendarMonth: ExampleWindow }),
});
export type PeriodExample = z.infer<typeof PeriodExample>;

/** Bills of a month for chosen patients; each is made once, whoever asks. */
export const BillsRequest = z.object({
  month: BillMonth,
  /** Only the patients of this provider. */
  provider: z.optional(Id),
  /** Left out: all patients of the clinic, or of the provider. */
  userIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(limits.billsAtOnce))),
});
export type BillsRequest = z.infer<typeof BillsRequest>;

/** Which month's bills leave the product. */
export const MonthWish = z.object({ month: BillMonth });

/** The bills of a month as a table. */
export const BillsExport = z.object({
  fileName: z.string(),
  contentType: z.literal('text/csv'),
  content: z.string(),
});

/** The bills of a month as claims: a Bundle of FHIR R4. @see claimBundle */
export const ClaimsExport = z.object({
  fileName: z.string(),
  contentType: z.literal('application/fhir+json'),
  content: z.string(),
  /** How many claims are in it. */
  total: Count,
});

/** What `generateBills` answers: the patients whose bills were made now, and those whose month had one already. */
export const BillsMade = z.object({
  message: z.string(),
  made: z.array(Id),
  already: z.array(Id),
  /** Patients of whom nothing is reached, or whose month still runs by their own clock: nothing was made. */
  none: z.array(Id),
});
