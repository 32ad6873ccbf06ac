import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { ContactForm } from '../notes/contact.ts';
import { InquiryForm } from '../notes/inquiry.ts';
import { addressErrors } from '../patients/address.ts';
import { emptyEnrollment, enrollmentErrors } from '../patients/enrollment.ts';
import { fieldErrors } from './fieldErrors.ts';
import { FilledText, Id, LongText, OrderId, ShortText } from './fields.ts';
import { textLength } from './textLength.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['😀😀😀😀😀', 5],
  ['é', 1],
  ['e\u0301', 2],
  ['\ud83d', 1],
  ['a\nb', 3],
])('%j has the length %i', (text, length) => {
  expect(textLength(text)).toBe(length);
});

/** As long as asked for, in emoji, letters of two scripts and halves of pairs; no blanks, which are trimmed. */
const ofLength = (length: number) =>
  fc
    .array(fc.constantFrom('😀', '👍', '𝒳', 'x', 'é', 'ש', '7'), { minLength: length, maxLength: length })
    .map((parts) => parts.join(''));

const fits = (schema: z.ZodMiniType) => (text: unknown) => schema.safeParse(text).success;
const address = { street: '1 Sample Court', city: 'Exampleton', state: 'OH', zipCode: '43999' };
const guest = { name: 'Ann', email: 'ann@example.test', message: 'Long enough.' };
const now = new Date('2026-11-20T15:00:00Z');

describe('every length is measured by it, with emoji too (INQ-10, INQ-11, behaviour 1c)', () => {
  test.each<[name: string, max: number, takes: (text: string) => boolean]>([
    ['an inquiry', limits.inquiryMaxCharacters, (message) => fits(InquiryForm)({ type: 'other', message })],
    [
      'a message of a guest',
      limits.inquiryMaxCharacters,
      (message) => fits(ContactForm)({ ...guest, message }),
    ],
    ['the name of a guest', limits.contactNameMaxCharacters, (name) => fits(ContactForm)({ ...guest, name })],
    ['a note', limits.longTextMaxCharacters, fits(LongText)],
    ['a short text', limits.shortTextMaxCharacters, fits(ShortText)],
    ['a filled text', limits.shortTextMaxCharacters, fits(FilledText)],
    ['an id', limits.idMaxCharacters, fits(Id)],
    ['the number of an order', limits.orderIdMaxCharacters, fits(OrderId)],
    [
      'a name of an enrollment',
      limits.shortTextMaxCharacters,
      (firstName) => !enrollmentErrors({ ...emptyEnrollment, firstName }, now, 'UTC').firstName,
    ],
    [
      'a street',
      limits.addressMaxCharacters,
      // An emoji is no letter of an address, so it is refused for that, and not for the length.
      (street) => addressErrors({ kind: 'new', address: { ...address, street } }).street !== 'addressTooLong',
    ],
  ])('%s takes its limit and not one more', (_, max, takes) => {
    fc.assert(
      fc.property(ofLength(max), fc.constantFrom('😀', 'x'), (text, more) => {
        expect(takes(text)).toBe(true);
        expect(takes(text + more)).toBe(false);
      }),
      { numRuns: 20 },
    );
  });

  test('an inquiry of emoji is long enough when its counter says so', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }).chain(ofLength), (message) => {
        const isLong = textLength(message) >= limits.inquiryMinCharacters;
        expect(fieldErrors(InquiryForm, { type: 'other', message })).toEqual(
          isLong ? {} : { message: 'detailsTooShort' },
        );
      }),
    );
  });
});
