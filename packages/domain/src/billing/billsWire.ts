import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Count, Id } from '../wire/fields.ts';
import { BillMonth } from './boardWire.ts';

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
