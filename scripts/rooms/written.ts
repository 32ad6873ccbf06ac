import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { List } from './lists.ts';

/** A list as it is kept: with the mark that says who writes it, formatted, imports in order. */
export function written({ path, text }: List): string {
  const { stdout, stderr, status } = spawnSync(
    'node_modules/.bin/biome',
    ['check', '--write', '--linter-enabled=false', `--stdin-file-path=${path}`],
    {
      input: `// Written by \`npm run rooms\` from what lies in the rooms. Do not edit.\n\n${text}\n`,
      encoding: 'utf8',
    },
  );
  if (status !== 0 || stdout === '') throw new Error(`${path}: ${stderr}`);
  return stdout;
}

/** Whether a list is not what it would be if it were written now. */
export function isStale(list: List): boolean {
  try {
    return readFileSync(list.path, 'utf8') !== written(list);
  } catch {
    return true;
  }
}
