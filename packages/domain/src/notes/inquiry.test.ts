import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../wire/fieldErrors.ts';
import { inquiryWords } from '../words/en/inquiry.ts';
import { Inquiry, InquiryForm, inquiryTypes } from './inquiry.ts';

const inquiryErrors = (typed: { type: string; message: string }) => fieldErrors(InquiryForm, typed);

const right = { type: 'other', message: 'The cuff does not close.' };

test('the types and their labels (INQ-02)', () => {
  expect(inquiryTypes.map((type) => [type, inquiryWords.types[type]])).toEqual([
    ['unexpected_error', 'Unexpected error'],
    ['missing_data', 'Missing data'],
    ['inconvenient_experience', 'Inconvenient experience'],
    ['enhancement', 'Enhancement'],
    ['incorrect_behavior', 'Incorrect behavior'],
    ['other', 'Other'],
  ]);
});

describe('what is wrong in the form (INQ-08 to INQ-11)', () => {
  test.each([
    [right, {}],
    [{ ...right, type: '' }, { type: 'typeRequired' }],
    [{ ...right, type: 'Other' }, { type: 'typeRequired' }],
    [{ ...right, message: '' }, { message: 'detailsRequired' }],
    [{ ...right, message: ' \n\t ' }, { message: 'detailsRequired' }],
    [{ ...right, message: '123456789' }, { message: 'detailsTooShort' }],
    [{ ...right, message: '  123456789  ' }, { message: 'detailsTooShort' }],
    [{ ...right, message: ' 1234567890 ' }, {}],
    [{ ...right, message: 'x'.repeat(500) }, {}],
    [{ ...right, message: 'x'.repeat(501) }, { message: 'detailsTooLong' }],
    [
      { type: '', message: '' },
      { type: 'typeRequired', message: 'detailsRequired' },
    ],
  ])('%j', (typed, errors) => {
    expect(inquiryErrors(typed)).toEqual(errors);
  });

  test('blanks around the details change no verdict, and are not sent', () => {
    const blanks = fc.string({ unit: fc.constantFrom(' ', '\n', '\t') });
    fc.assert(
      fc.property(blanks, fc.string({ maxLength: 400 }), blanks, (before, message, after) => {
        const padded = { ...right, message: before + message + after };
        expect(inquiryErrors(padded)).toEqual(inquiryErrors({ ...right, message }));
        const form = InquiryForm.safeParse(padded);
        if (form.success) expect(form.data.message).toBe(message.trim());
      }),
    );
  });
});

test('the call needs who asks, of any role (INQ-05, INQ-14)', () => {
  const call = { ...right, userId: 'u-1', username: 'marigold.testpatient@example.test' };
  expect(Inquiry.parse(call)).toEqual(call);
  expect(Inquiry.parse({ ...call, userId: 'x'.repeat(254) }).userId).toHaveLength(254);
  for (const bad of [
    { userId: '' },
    { userId: ' ' },
    { username: '' },
    { userId: 7 },
    { userId: 'x'.repeat(255) },
    { type: 'x' },
    { message: 'short' },
    { message: undefined },
  ]) {
    expect(Inquiry.safeParse({ ...call, ...bad }).success).toBe(false);
  }
});
