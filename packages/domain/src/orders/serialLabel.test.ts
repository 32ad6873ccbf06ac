import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serialGroups, serialOfCode, unsureLetters } from './serialLabel.ts';

test.each([
  ['EX0412778O', ['O: EX04127780']],
  ['ex 0412 778o', ['O: ex 0412 7780']],
  ['EXO4127780', ['O: EX04127780']],
  ['EX-O-412', ['O: EX-0-412']],
  ['12 - I', ['I: 12 - 1']],
  ['4OI2', ['O: 40I2', 'I: 4O12']],
  ['O12O', ['O: 0120']],
  ['OMRON-12', []],
  ['OIOI', []],
  ['EX04127780', []],
  ['', []],
])('of %j it is asked %j (ACT-01)', (serial, asked) => {
  expect(unsureLetters(serial).map(({ letter, changed }) => `${letter}: ${changed}`)).toEqual(asked);
});

test('what it would change has the same length, and is not asked again', () => {
  const serial = fc.string({ unit: fc.constantFrom(...'OIoi01X -'), maxLength: 12 });
  fc.assert(
    fc.property(serial, (typed) => {
      for (const { letter, digit, changed } of unsureLetters(typed)) {
        expect(changed).toHaveLength(typed.length);
        expect(changed).toContain(digit);
        expect(unsureLetters(changed).map((each) => each.letter)).not.toContain(letter);
      }
    }),
  );
});

test.each([
  ['EX04127780', ['EX', '0412', '7780']],
  ['ex-04 12', ['ex', '04', '12']],
  ['123456789', ['1234', '5678', '9']],
  ['--', []],
])('%j is compared as %j', (serial, groups) => {
  expect(serialGroups(serial)).toEqual(groups);
});

const product = '0100012345678905';

test.each([
  ['EX04127780', 'EX04127780'],
  [' EX-0412 ', 'EX-0412'],
  ['S/N EX0412', 'EX0412'],
  ['SN: 0412', '0412'],
  ['S/N:0412', '0412'],
  // A serial number may begin with these letters.
  ['SN0412', 'SN0412'],
  ['SNOW12', 'SNOW12'],
  [`]C1${product}21EX0412`, 'EX0412'],
  [`]d2${product}112601011728010110LOT7\u001d21EX0412\u001d240X`, 'EX0412'],
  [`\u001d${product}10LOT7\u001d21EX0412`, 'EX0412'],
  [`${product}1126010121EX0412`, 'EX0412'],
  [product, null],
  [`${product}10LOT7`, null],
  [`${product}99X\u001d21EX0412`, null],
  [`${product}21`, null],
  ['https://example.com/EX0412', null],
  ['   ', null],
  ['x'.repeat(65), null],
  ['Серия 12', null],
])('the code %j holds the serial number %j (ACT-01)', (code, serial) => {
  expect(serialOfCode(code)).toBe(serial);
});

test('any code ends in a serial number that the form takes, or in none', () => {
  const part = fc.constantFrom(
    '01',
    '00012345678905',
    '10',
    '11',
    '17',
    '21',
    '260101',
    'LOT',
    '\u001d',
    ']C1',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (code) => {
        const serial = serialOfCode(code);
        if (serial !== null) expect(serial).toMatch(/^\S(.{0,62}\S)?$/u);
      },
    ),
  );
});
