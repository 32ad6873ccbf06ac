import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Address, addressErrors, NewAddress } from './address.ts';

const right = { street: '48 Placeholder Lane', city: 'Exampleton', state: 'OH', zipCode: '43999' };
const errorsOf = (typed: object) => addressErrors({ kind: 'new', address: { ...right, ...typed } });
const invalid = 'invalidCharacters';

describe('a new address (ADR-01 to ADR-05)', () => {
  test.each([
    [{}, {}],
    [{ street: '' }, { street: 'streetRequired' }],
    [{ city: '  ' }, { city: 'cityRequired' }],
    [{ state: '' }, { state: 'stateRequired' }],
    [{ zipCode: '' }, { zipCode: 'zipRequired' }],
    [{ zipCode: '  ' }, { zipCode: 'zipRequired' }],
    [{ zipCode: '4399' }, { zipCode: 'zipTooShort' }],
    [{ zipCode: 'abcd' }, { zipCode: 'zipTooShort' }],
    [{ zipCode: 'abcde' }, { zipCode: 'zipInvalid' }],
    [{ zipCode: '439991' }, { zipCode: 'zipInvalid' }],
    [{ zipCode: '43999-120' }, { zipCode: 'zipInvalid' }],
    [{ zipCode: 'x43999' }, { zipCode: 'zipInvalid' }],
    [{ zipCode: '٤٣٩٩٩' }, { zipCode: 'zipInvalid' }],
    [{ zipCode: '43999-1201' }, {}],
    [{ zipCode: ' 43999 ' }, {}],
    [{ street: '=A1' }, {}],
    [{ street: 'Straße 5', city: 'Sa\u0303o Paulo', state: 'महाराष्ट्र' }, {}],
    [{ street: '12 Main St.' }, { street: invalid }],
    [{ city: 'Stratford-upon-Avon' }, { city: invalid }],
    [{ state: 'O/H' }, { state: invalid }],
    [{ street: '12\nMain' }, { street: invalid }],
    [{ street: 'x'.repeat(100) }, {}],
    [{ street: 'x'.repeat(101) }, { street: 'addressTooLong' }],
    [
      { street: '', city: '', state: '', zipCode: '' },
      {
        street: 'streetRequired',
        city: 'cityRequired',
        state: 'stateRequired',
        zipCode: 'zipRequired',
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
    expect(errors).toEqual({ street: 'streetRequired', zipCode: 'zipRequired' });
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
