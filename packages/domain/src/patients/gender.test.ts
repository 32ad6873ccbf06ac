import fc from 'fast-check';
import { expect, test } from 'vitest';
import { genderKind } from './gender.ts';

test.each([
  ['m', 'male'],
  ['M', 'male'],
  ['male', 'male'],
  [' MALE ', 'male'],
  ['f', 'female'],
  ['Female', 'female'],
  ['nb', 'nonBinary'],
  ['NB', 'nonBinary'],
  ['non binary', 'nonBinary'],
  ['Non Binary', 'nonBinary'],
  ['non-binary', 'none'],
  ['man', 'none'],
  ['', 'none'],
  [null, 'none'],
  [undefined, 'none'],
  [false, 'none'],
  [1, 'none'],
])('%j is %j (DSP-01)', (code, label) => {
  expect(genderKind(code)).toBe(label);
});

test('whatever comes, one of the four kinds, and case never matters', () => {
  const labels = ['male', 'female', 'nonBinary', 'none'];
  fc.assert(fc.property(fc.anything(), (code) => void expect(labels).toContain(genderKind(code))));
  const known = fc
    .constantFrom('m', 'male', 'f', 'female', 'nb', 'non binary')
    .chain((word) => fc.mixedCase(fc.constant(word)).map((mixed) => ({ word, mixed })));
  fc.assert(fc.property(known, ({ word, mixed }) => void expect(genderKind(mixed)).toBe(genderKind(word))));
});
