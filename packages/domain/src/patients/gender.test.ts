import fc from 'fast-check';
import { expect, test } from 'vitest';
import { genderLabel } from './gender.ts';

test.each([
  ['m', 'Male'],
  ['M', 'Male'],
  ['male', 'Male'],
  [' MALE ', 'Male'],
  ['f', 'Female'],
  ['Female', 'Female'],
  ['nb', 'Non Binary'],
  ['NB', 'Non Binary'],
  ['non binary', 'Non Binary'],
  ['Non Binary', 'Non Binary'],
  ['non-binary', 'No gender assigned'],
  ['man', 'No gender assigned'],
  ['', 'No gender assigned'],
  [null, 'No gender assigned'],
  [undefined, 'No gender assigned'],
  [false, 'No gender assigned'],
  [1, 'No gender assigned'],
])('%j is %j (DSP-01)', (code, label) => {
  expect(genderLabel(code)).toBe(label);
});

test('whatever comes, one of the four texts, and case never matters', () => {
  const labels = ['Male', 'Female', 'Non Binary', 'No gender assigned'];
  fc.assert(fc.property(fc.anything(), (code) => void expect(labels).toContain(genderLabel(code))));
  const known = fc
    .constantFrom('m', 'male', 'f', 'female', 'nb', 'non binary')
    .chain((word) => fc.mixedCase(fc.constant(word)).map((mixed) => ({ word, mixed })));
  fc.assert(fc.property(known, ({ word, mixed }) => void expect(genderLabel(mixed)).toBe(genderLabel(word))));
});
