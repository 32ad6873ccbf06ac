import * as z from 'zod/mini';
import { Count, Day, Person, ShortText } from '../wire/fields.ts';
import { Bill, BillingCode, BillLine } from './billing.ts';
import { VerdictRow } from './boardWire.ts';
import { periodRules } from './careFacts.ts';

/** The rule by which a line came to be, as it was then. @see BillRule */
const KeptRule = z.object({
  least: z.number(),
  most: z.nullable(z.number()),
  each: z.nullable(z.number()),
  maxUnits: z.number(),
  from: Day,
  to: z.nullable(Day),
  source: z.string(),
});

/** A line with the clock that it is of. What bills of older days do not say is left out, or reads as nothing. */
const KeptLine = z.extend(BillLine, {
  description: z._default(z.string(), ''),
  units: z._default(Count, 1),
  cents: z._default(z.nullable(Count), null),
  evidence: z._default(BillLine.shape.evidence, { days: 0, minutes: 0, contacts: 0 }),
  dateOfService: z.optional(Day),
  start: z.optional(Day),
  end: z.optional(z.nullable(Day)),
});
export type KeptLine = z.infer<typeof KeptLine>;

/** By whom a clinic bills. @see BillingSettings */
const Biller = z.object({
  practiceName: z.nullable(ShortText),
  npi: z.nullable(ShortText),
  tin: z.nullable(ShortText),
  billingProvider: z.nullable(ShortText),
  placeOfService: ShortText,
});
export type Biller = z.infer<typeof Biller>;

/** A bill as it is kept: what the API tells of it, and by what it was made. */
export const KeptBill = z.extend(Bill, {
  lines: z._default(z.array(KeptLine), []),
  totalCents: z._default(Count, 0),
  /** Left out of bills from before it was kept. */
  basis: z.optional(
    z.object({
      payer: ShortText,
      /** ICD-10-CM, as it stood then. Left out of bills from before it was kept. */
      diagnosis: z.optional(z.nullable(ShortText)),
      /** By whom it was billed then, and whose patient it was of. Left out of bills from before they were kept. */
      biller: z.optional(Biller),
      provider: z.optional(z.nullable(Person)),
      periodRule: z.enum(periodRules),
      patientZone: z.string(),
      clinicZone: z.string(),
      /** The codes that the clinic billed by. */
      codes: z.array(BillingCode),
      /** All that the rules said of the month, with the rates. */
      verdicts: z.array(z.extend(VerdictRow, { rule: KeptRule })),
    }),
  ),
});
export type KeptBill = z.infer<typeof KeptBill>;

/** What the API tells of a bill. @see API-25 */
export const toldBill = ({ basis: _, lines, ...bill }: KeptBill): Bill => ({
  ...bill,
  lines: lines.map(({ code, description, units, cents, evidence }) => ({
    code,
    description,
    units,
    cents,
    evidence,
  })),
});
