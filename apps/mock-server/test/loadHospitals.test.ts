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

test('npm run hospitals:load names the line as an editor counts it, and takes no empty file for a directory (SCR-09)', {
  timeout: 120_000,
}, async () => {
  const DATABASE_URL = 'postgres://localhost:9/nowhere';
  const folder = await mkdtemp(path.join(tmpdir(), 'hospitals-'));
  const load = async (name: string, content: string) => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    const program = startProgram('loadHospitals.ts', { DATABASE_URL }, { args: [file] });
    expect(await program.ended).toBe(1);
    return program.output();
  };
  const lines = ['name,zip', '', '"Example', 'Hospital",10001', ',10002', 'Other,1000'];
  expect(await load('lines.csv', lines.join('\n'))).toBe(
    'Line 5: there is no name.\nLine 6: the ZIP code is not five digits.\nNothing was changed.\n',
  );
  expect(await load('empty.csv', 'name,zip\n')).toBe('This file names no hospital. Nothing was changed.\n');
});
