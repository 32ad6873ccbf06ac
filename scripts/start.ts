import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm start`: builds the portal where it is not built yet, then runs the server. Nothing is told to anybody about it: the
 * build tool's telemetry is off (F21).
 */
const root = join(import.meta.dirname, '..');
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
const turbo = join(root, 'node_modules/.bin/turbo');
const built = spawnSync(turbo, ['run', 'build', '--filter=@rpm/portal', '--output-logs=errors-only'], {
  cwd: root,
  env,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (built.status !== 0) process.exit(built.status ?? 1);
await import('../apps/mock-server/src/main.ts');
