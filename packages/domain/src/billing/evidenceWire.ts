import * as z from 'zod/mini';
import { SavedRange } from '../ranges/rangeWire.ts';
import { Count, Day, Id, Person, ShortText, Stamp } from '../wire/fields.ts';
import { BillLine } from './billing.ts';
import { BillMonth, VerdictRow } from './boardWire.ts';

/** Whose month an evidence pack is of. */
export const EvidenceWish = z.object({ userId: Id, month: BillMonth });

const Line = z.extend(BillLine, {
  start: z.nullable(Day),
  end: z.nullable(Day),
  dateOfService: z.nullable(Day),
});

const Entry = z.object({
  /** `null` of a note's minutes, and of a timer that runs. */
  entryId: z.nullable(Id),
  start: Stamp,
  end: Stamp,
  /** What it brings to the minutes of the month, so that all add up to them. */
  minutes: Count,
  /** How many of its minutes count with another entry. */
  overlap: Count,
  activity: z.string(),
  /** What was done or talked about, as it was written down. */
  note: z.string(),
  author: Person,
  role: ShortText,
  isInteractive: z.boolean(),
  /** What it was before its last change, who changed it when, and why; `null` while it is as it was first saved. */
  edited: z.nullable(
    z.object({
      by: Person,
      time: Stamp,
      start: Stamp,
      end: Stamp,
      reason: z.nullable(ShortText),
      reasonText: z.string(),
    }),
  ),
});

/** All that the bill of a patient's month rests on, for paper. What is missing is `null`, never left out. @see SCR-04 */
export const EvidencePack = z.object({
  asOf: Stamp,
  /** Who asks. */
  reader: Person,
  clinicName: ShortText,
  practiceName: z.nullable(ShortText),
  npi: z.nullable(ShortText),
  /** IANA name: of the times of care. */
  clinicZone: z.string(),
  month: BillMonth,
  isOver: z.boolean(),
  patient: z.object({
    userId: Id,
    name: ShortText,
    dob: z.nullable(Day),
    gender: z.nullable(z.string()),
    /** IANA name: of the days with readings. */
    timeZone: z.string(),
    provider: z.nullable(Person),
  }),
  payer: ShortText,
  diagnosis: z.nullable(ShortText),
  billingProvider: z.nullable(Person),
  /** The bill of the month; `null` while there is none, and the lines are those of today. */
  bill: z.nullable(z.object({ billId: Id, version: Count, made: Stamp, reason: z.nullable(z.string()) })),
  lines: z.array(Line),
  /** The sum of the lines whose rate is known. */
  totalCents: Count,
  order: z.nullable(z.object({ orderId: ShortText, placed: Stamp, by: z.nullable(Person) })),
  consent: z.nullable(z.object({ from: Day, to: z.nullable(Day) })),
  training: z.nullable(Day),
  devices: z.array(
    z.object({
      orderId: ShortText,
      name: ShortText,
      brand: z.nullable(z.string()),
      model: z.nullable(z.string()),
      serialNumber: z.nullable(ShortText),
      activated: Stamp,
      /** When it was taken out of use; `null` while it is in use. */
      ended: z.nullable(Stamp),
    }),
  ),
  periods: z.array(z.object({ start: Day, end: Day, days: z.array(Day) })),
  time: z.object({
    seconds: Count,
    contacts: Count,
    people: z.array(z.object({ person: Person, role: ShortText, seconds: Count })),
    entries: z.array(Entry),
  }),
  ranges: z.array(SavedRange),
  /** Looks through the readings within the month, newest first. */
  reviews: z.array(z.object({ reviewer: Person, time: Stamp, upTo: Stamp })),
  /** What was written down of orders, ranges, time, papers and bills since the first of the periods, oldest first. */
  history: z.array(z.object({ time: Stamp, by: Person, action: ShortText, subject: z.string() })),
  verdicts: z.array(VerdictRow),
});
export type EvidencePack = z.infer<typeof EvidencePack>;
