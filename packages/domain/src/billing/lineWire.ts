import * as z from 'zod/mini';
import { ClosedMonth } from '../timer/closedMonth.ts';
import { Count, Day, Id, Person, ShortText, Stamp } from '../wire/fields.ts';
import { BillCents, BillMonth, BoardRow, VerdictRow } from './boardWire.ts';

/** By what a patient's month is estimated: the set-up, the device's supply, and the care. */
export const estimateKinds = ['setUp', 'supply', 'care'] as const;
export type EstimateKind = (typeof estimateKinds)[number];

/** Codes with what they bring; `null` when a rate is missing. */
const Priced = z.object({ codes: z.array(ShortText), cents: z.nullable(BillCents) });

/** A line of a bill, as it is compared; `dateOfService` is `null` of a bill that does not say it. */
const ComparedLine = z.object({
  units: Count,
  /** Of one unit; `null` when no rate was known. */
  cents: z.nullable(BillCents),
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
    nowCents: z.nullable(BillCents),
    savedCents: z.nullable(BillCents),
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
