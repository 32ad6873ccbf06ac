import { expect, test } from 'vitest';
import { fileScanner } from '../src/server/fileScanner.ts';

const bytes = new TextEncoder().encode('x'.repeat(500_000));

test('without a program nothing is asked', () => {
  expect([fileScanner(null), fileScanner(' ')]).toEqual([null, null]);
});

test('the program says by its exit code what a file is, and gets all of its bytes', async () => {
  expect(await fileScanner('grep -q xxx')?.(bytes)).toBe(true);
  expect(await fileScanner('grep -q yyy')?.(bytes)).toBe(false);
  expect(await fileScanner('true')?.(bytes)).toBe(true);
});

test.each([
  ['that is not there', '/no/such/program', undefined],
  ['that fails', 'grep --no-such-option', undefined],
  ['that hangs', 'sleep 60', 50],
])('a program %s lets nothing through', async (_, command, withinMs) => {
  await expect(fileScanner(command, withinMs)?.(bytes)).rejects.toThrow();
});
