import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../src/database/run.ts';
import { logIn, startProgram } from '../program.ts';

/*
 * `npm run test:built`: what `npm run build:server` makes is built, started by itself and used.
 */
const root = path.resolve(import.meta.dirname, '../../../..');
const packages = path.join(root, 'build/node_modules');
const tenMinutes = 600_000;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rpm-built-'));
  // PostgreSQL runs as another user, who must get into it.
  await chmod(folder, 0o711);
  const built = await run('npm', ['run', 'build:server', '--prefix', root]);
  if (!built.ok) throw new Error(built.output);
}, tenMinutes);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('no build tool, no test and no telemetry goes along (F21)', () => {
  const scoped = (name: string) => readdirSync(path.join(packages, name)).map((each) => `${name}/${each}`);
  const names = readdirSync(packages).flatMap((name) => (name.startsWith('@') ? scoped(name) : name));
  expect(names.length).toBeLessThanOrEqual(120);
  for (const tool of ['turbo', 'vite', 'vitest', 'typescript', 'storybook', '@biomejs/biome', 'playwright'])
    expect(names, tool).not.toContain(tool);
  expect(existsSync(path.join(root, 'build/apps/mock-server/test'))).toBe(false);
});

test(
  'the folder starts as it is: people log in, and the portal is there (F21)',
  async () => {
    const server = startProgram(path.join(root, 'build/apps/mock-server/src/main.ts'), {
      ...{ RPM_DATA: path.join(folder, 'data'), METRICS_PORT: '0' },
    });
    const [, address = ''] = (await server.printed(/Monitoring: \S+/)).split(' ');
    expect(await logIn(address)).toMatch(/^[\w-]{43}$/);
    const page = await fetch(address);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')]);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output()).not.toMatch(/telemetry/i);
  },
  tenMinutes,
);
