import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

test('each program that runs the build tool switches its telemetry off, the start among them (F21)', () => {
  const users = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && /\bturbo\b/.test(source(name)),
  );
  expect(users).toContain('start.ts');
  for (const name of users) expect(source(name), name).toContain('TURBO_TELEMETRY_DISABLED');
});
