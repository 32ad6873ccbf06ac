import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startProgram } from './program.ts';

test('npm run hospitals:load says plainly that its file is not there, or no CSV, and ends with 1 (SCR-09)', {
  timeout: 120_000,
}, async () => {
  // Nobody looks for the database first.
  const DATABASE_URL = 'postgres://localhost:9/nowhere';
  const program = startProgram('loadHospitals.ts', { DATABASE_URL }, { args: ['no-such.csv'] });
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('There is no file no-such.csv to be read. Nothing was changed.');
  expect(program.output()).not.toContain('ENOENT');
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'hospitals-')), 'odd.csv');
  await writeFile(file, 'name,zip\nExample Hospital,10001,more\n');
  const odd = startProgram('loadHospitals.ts', { DATABASE_URL }, { args: [file] });
  expect(await odd.ended).toBe(1);
  expect(odd.output()).toMatch(/This file is no CSV: .* line 2\.\nNothing was changed\.\n$/);
});
