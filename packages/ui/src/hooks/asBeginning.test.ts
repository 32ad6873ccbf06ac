import { expect, test } from 'vitest';
import { asBeginning } from './asBeginning.ts';

test.each([
  ['noviembre de 2026', 'Noviembre de 2026'],
  ['November 2026', 'November 2026'],
  ['él', 'Él'],
  ['', ''],
])('%j begins a line as %j', (text, said) => {
  expect(asBeginning(text)).toBe(said);
});
