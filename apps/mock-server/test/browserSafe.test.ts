import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '../src');

/** The names that a module imports or gives on, types excepted: those are gone in a bundle. */
function importsOf(file: string): string[] {
  const statement =
    /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm;
  const found = [...readFileSync(file, 'utf8').matchAll(statement)];
  return found.flatMap(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? []);
}

/** Everything from outside this workspace that a module needs, by any way. */
function outsideOf(entry: string): Set<string> {
  const seen = new Set<string>();
  const outside = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) visit(path.resolve(path.dirname(file), name));
      else outside.add(name);
    }
  };
  visit(path.join(source, entry));
  return outside;
}

test.each(['msw.ts', 'seed/index.ts', 'index.ts', 'store/memory/memoryStore.ts', 'seed/demo.ts'])(
  '%s runs in a browser: nothing of Node and no database is reachable from it',
  (entry) => {
    const outside = [...outsideOf(entry)];
    const allowed =
      /^(@zxcvbn-ts\/(core|language-common|language-en)|jose|@simplewebauthn\/server|otpauth|@noble\/hashes\/\w+\.js|@rpm\/domain(\/words(\/\w+)*)?|@rpm\/api-client\/calls|hono|msw|zod\/mini)$/;
    expect(outside.filter((name) => !allowed.test(name))).toEqual([]);
  },
);

test('the check itself sees what Node needs', () => {
  expect(outsideOf('main.ts')).toContain('node:crypto');
  expect(outsideOf('main.ts')).toContain('pg');
});
