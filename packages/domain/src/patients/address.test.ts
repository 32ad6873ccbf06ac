import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Address, addressErrors, NewAddress } from './address.ts';

const right = { street: '48 Placeholder Lane', city: 'Exampleton', state: 'OH', zipCode: '43999' };
const errorsOf = (typed: object) => addressErrors({ kind: 'new', address: { ...right, ...typed } });
const invalid = "Invalid characters used. Only letters, numbers, spaces, and '=' are allowed.";

describe('a new address (ADR-01 to ADR-05)', () => {
  test.each([
    [{}, {}],
    [{ street: '' }, { street: 'Street address is required' }],
    [{ city: '  ' }, { city: 'City is required' }],
    [{ state: '' }, { state: 'State is required' }],
    [{ zipCode: '' }, { zipCode: 'ZIP code is required' }],
    [{ zipCode: '  ' }, { zipCode: 'ZIP code is required' }],
    [{ zipCode: '4399' }, { zipCode: 'ZIP code must be at least 5 characters long.' }],
    [{ zipCode: 'abcd' }, { zipCode: 'ZIP code must be at least 5 characters long.' }],
    [{ zipCode: 'abcde' }, { zipCode: 'Invalid ZIP code format. Use 12345 or 12345-6789.' }],
    [{ zipCode: '439991' }, { zipCode: 'Invalid ZIP code format. Use 12345 or 12345-6789.' }],
    [{ zipCode: '43999-120' }, { zipCode: 'Invalid ZIP code format. Use 12345 or 12345-6789.' }],
    [{ zipCode: 'x43999' }, { zipCode: 'Invalid ZIP code format. Use 12345 or 12345-6789.' }],
    [{ zipCode: '٤٣٩٩٩' }, { zipCode: 'Invalid ZIP code format. Use 12345 or 12345-6789.' }],
    [{ zipCode: '43999-1201' }, {}],
    [{ zipCode: ' 43999 ' }, {}],
    [{ street: '=A1' }, {}],
    [{ street: 'Straße 5', city: 'Sa\u0303o Paulo', state: 'महाराष्ट्र' }, {}],
    [{ street: '12 Main St.' }, { street: invalid }],
    [{ city: 'Stratford-upon-Avon' }, { city: invalid }],
    [{ state: 'O/H' }, { state: invalid }],
    [{ street: '12\nMain' }, { street: invalid }],
    [{ street: 'x'.repeat(100) }, {}],
    [{ street: 'x'.repeat(101) }, { street: 'Use at most 100 characters.' }],
    [
      { street: '', city: '', state: '', zipCode: '' },
      {
        street: 'Street address is required',
        city: 'City is required',
        state: 'State is required',
        zipCode: 'ZIP code is required',
      },
    ],
  ])('%j', (typed, errors) => {
    expect(errorsOf(typed)).toEqual(errors);
  });

  test.each([...`.#-',/&@_<>"`])('%s is refused (ADR-02)', (character) => {
    for (const field of ['street', 'city', 'state']) {
      expect(errorsOf({ [field]: `a${character}b` })).toEqual({ [field]: invalid });
    }
  });

  test('a field that is no text is missing', () => {
    const errors = errorsOf({ street: undefined, zipCode: null });
    expect(errors).toEqual({ street: 'Street address is required', zipCode: 'ZIP code is required' });
  });

  test('each field is judged alone, and what is right is sent trimmed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (street) => {
        expect(Object.keys(errorsOf({ street })).every((field) => field === 'street')).toBe(true);
        const parsed = NewAddress.safeParse({ ...right, street });
        if (parsed.success) expect(parsed.data).toEqual({ ...right, street: street.trim() });
      }),
    );
  });

  test('every ZIP of the two forms is right, and nothing else with its digits (ADR-05)', () => {
    const digits = (length: number) =>
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
    fc.assert(
      fc.property(digits(5), digits(4), (five, four) => {
        expect(errorsOf({ zipCode: five })).toEqual({});
        expect(errorsOf({ zipCode: `${five}-${four}` })).toEqual({});
        expect(errorsOf({ zipCode: `${five}${four}` })).not.toEqual({});
        expect(errorsOf({ zipCode: `${five}-` })).not.toEqual({});
      }),
    );
  });
});

test('a saved address is not judged again (behaviour R21)', () => {
  const saved = { street: '12 Main St. #4', city: "O'Fallon", state: 'IL', zipCode: 'n/a' };
  expect(addressErrors({ kind: 'saved', address: saved })).toEqual({});
  expect(Address.parse(saved)).toEqual(saved);
  expect(Address.parse({ ...saved, street: 'x'.repeat(200) }).street).toHaveLength(200);
  expect(Address.safeParse({ ...saved, street: 'x'.repeat(201) }).success).toBe(false);
  for (const field of ['street', 'city', 'state', 'zipCode']) {
    for (const bad of ['', '  ', 7, null])
      expect(Address.safeParse({ ...saved, [field]: bad }).success).toBe(false);
  }
});
