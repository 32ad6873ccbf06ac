import * as z from 'zod/mini';
import { limits, pageSizes } from '../limits/limits.ts';
import { readCalendarDate, readStamp } from '../time/time.ts';

/** An id as calls carry it: of a user, a device, a note. Ids are opaque. */
export const Id = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.idMaxCharacters));

/** A secret of ours as calls carry it: 256 bits in base64url. */
export const Secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** The number of an order. */
export const OrderId = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.orderIdMaxCharacters));

/** What a refusal carries that is about one field of what was sent. */
export const BadField = z.object({ field: z.string() });

/** A name or another short text; may be empty. */
export const ShortText = z.string().check(z.maxLength(limits.shortTextMaxCharacters));

/** A short text that says something. */
export const FilledText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(limits.shortTextMaxCharacters));

/** A text of several sentences, trimmed. */
export const LongText = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(limits.longTextMaxCharacters, 'tooLong'));

/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.string().check(z.refine((day) => readCalendarDate(day) !== null));

/** UTC, `YYYYMMDD-HH:MM:SS`, with or without milliseconds. @see PAY-05, DSP-05 */
export const Stamp = z.string().check(z.refine((stamp) => readStamp(stamp) !== null));

/**
 * How far apart two stamps are, in milliseconds; below 0 when the first is the earlier one. Never compared as texts: one
 * may have milliseconds where the other has none.
 *
 * @returns `NaN` when one of them is no stamp
 */
export function compareStamps(one: string, other: string): number {
  const [a, b] = [readStamp(one), readStamp(other)];
  return a && b ? a.getTime() - b.getTime() : Number.NaN;
}

/**
 * What stands in an address as it is written: letters and digits of every script, and the signs that need no quotes
 * (RFC 5322, section 3.2.3). Brackets and commas make another address of it for a mail program, and controls or signs
 * that turn the direction of writing make one that is not what it looks like.
 */
const addressParts = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}.-]+\.[\p{L}\p{M}\p{N}-]+$/u;

/** An e-mail address that somebody logs in with or gets mail at. Whether it exists only a mail can tell. */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(limits.emailMaxCharacters, 'emailInvalid'),
    z.regex(addressParts, 'emailInvalid'),
  );

/** How many there are of something. */
export const Count = z.number().check(z.int(), z.gte(0));

/** A moment to the millisecond, as a place in a list has it. */
export const Millisecond = z.number().check(z.int(), z.gte(0), z.lte(253_402_300_799_999));

/** The answer of the calls that count. */
export const Total = z.object({ total: Count });

/** A part of a path or query that holds a whole number from 0. */
export const CountText = z.coerce.number().check(z.int(), z.gte(0), z.lte(limits.pageMax));

/** The rows of a page, in a query: one of `pageSizes`, so that nobody asks for all at once. */
export const PageSizeText = z.coerce
  .number()
  .check(z.refine((rows) => pageSizes.some((size) => size === rows)));

/** A person beside something that they did or look after. */
export const Person = z.object({ userId: Id, name: ShortText });
export type Person = z.infer<typeof Person>;
