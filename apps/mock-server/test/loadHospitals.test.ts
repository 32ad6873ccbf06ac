import { expect, test } from 'vitest';
import { smallClinic } from '../src/seed/index.ts';
import { startProgram } from './program.ts';
import { filledDatabase } from './stores.ts';

test('npm run hospitals:load says plainly that its file is not there, and ends with 1 (SCR-09)', {
  timeout: 120_000,
}, async () => {
  const DATABASE_URL = await filledDatabase(smallClinic());
  const program = startProgram('loadHospitals.ts', { DATABASE_URL }, { args: ['no-such.csv'] });
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('There is no file no-such.csv to be read. Nothing was changed.');
  expect(program.output()).not.toContain('ENOENT');
});
