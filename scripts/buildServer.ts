import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run build:server`: puts what a server needs into `build/`: the built portal, the sources of server, rules and calls
 * (Node reads TypeScript by itself), and the packages of production alone. No build tool, no test and no telemetry goes
 * along; copy the folder to the machine, or make an image of it (Containerfile).
 */
const root = join(import.meta.dirname, '..');
const target = join(root, 'build');
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, {
    cwd,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

run(
  join(root, 'node_modules/.bin/turbo'),
  ['run', 'build', '--filter=@rpm/portal', '--output-logs=errors-only'],
  root,
);
rmSync(target, { recursive: true, force: true });
mkdirSync(target);
// The lock is of the whole house: npm wants to see each room's package.json, and installs one room's packages.
const manifests = [
  'apps/mock-server',
  'apps/portal',
  'packages/domain',
  'packages/api-client',
  'packages/ui',
  '.storybook',
];
const contents = [
  'package.json',
  'package-lock.json',
  'LICENSE',
  'docs/openapi.json',
  'docs/operations.md',
  'apps/mock-server/src',
  'apps/portal/dist',
  'packages/domain/src',
  'packages/api-client/src',
  ...manifests.map((room) => `${room}/package.json`),
];
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
for (const path of contents)
  cpSync(join(root, path), join(target, path), { recursive: true, filter: (from) => !isTest(from) });
run('npm', ['ci', '--omit=dev', '--workspace=@rpm/mock-server', '--no-audit', '--no-fund'], target);
console.log('build/ is ready: node apps/mock-server/src/main.ts in it starts the server.');
