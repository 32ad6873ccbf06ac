import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diagnosisOf, isNpi, isPlaceOfService, tinOf } from './identifiers.ts';

test.each([
  ['1234567893', true],
  ['1003000126', true],
  ['1245319599', true],
  // Their sums are right, their form is not.
  ['3000000000', false],
  ['001234567893', false],
  ['123456789300', false],
  ['1234567890', false],
  ['2234567892', false],
  ['123456789', false],
  ['12345678931', false],
  ['3234567890', false],
  ['12345678 3', false],
  ['', false],
])('the NPI %s: %s (SCR-04)', (text, isRight) => {
  expect(isNpi(text)).toBe(isRight);
});

test('one wrong digit of an NPI is found, wherever it stands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (at, more) => {
      const digits = [...'1234567893'];
      digits[at] = String((Number(digits[at]) + more) % 10);
      expect(isNpi(digits.join(''))).toBe(false);
    }),
  );
});

test.each([
  ['12-3456789', '12-3456789'],
  ['123456789', '12-3456789'],
  [' 123 45 6789 ', '12-3456789'],
  ['12345678', null],
  ['1234567890', null],
  ['12345678a', null],
])('the tax number %s is kept as %s', (text, kept) => {
  expect(tinOf(text)).toBe(kept);
});

test.each([
  ['I10', 'I10'],
  ['i10', 'I10'],
  ['E11.9', 'E11.9'],
  ['e119', 'E11.9'],
  ['O10.011', 'O10.011'],
  ['S72.001A', 'S72.001A'],
  ['C7A.00', 'C7A.00'],
  ['u071', 'U07.1'],
  ['I1', null],
  ['10I', null],
  ['7E11.9', null],
  ['E11.99999', null],
  ['', null],
])('the diagnosis %s is kept as %s', (text, kept) => {
  expect(diagnosisOf(text)).toBe(kept);
});

test.each([
  ['11', true],
  ['1', false],
  ['111', false],
  ['1a', false],
])('the place of service %s: %s', (text, isRight) => {
  expect(isPlaceOfService(text)).toBe(isRight);
});
