import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'refused-'));
  writeFileSync(join(folder, 'cut.json'), '{');
  writeFileSync(join(folder, 'other.json'), 'null');
});
afterAll(() => rmSync(folder, { recursive: true }));

const words = (...args: string[]) => ['importWords.ts', ...args];
test.each([
  ['no file of translations', () => words(), /^Which file\? npm run words:import/],
  ['a file that is not there', () => words(join(folder, 'none.json')), /^There is no file .*none\.json/],
  ['a file that is cut off', () => words(join(folder, 'cut.json')), /cut\.json is no file of words:export/],
  ['a file of something else', () => words(join(folder, 'other.json')), /other\.json is no file of words/],
  ['no such step', () => ['test.ts', '--only=zzz'], /^No step is called "zzz"\. They are:\n.*house/],
  ['no such option', () => ['test.ts', '--zzz'], /^Unknown option '--zzz'/],
])('%s is told in a sentence, without a stack', (_, command, sentence) => {
  const [script = '', ...args] = command();
  const { status, stderr } = spawnSync(process.execPath, [resolve(import.meta.dirname, script), ...args], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(sentence)]);
  expect(stderr).not.toMatch(/^ {4}at /m);
});
