import { type ChildProcess, spawn } from 'node:child_process';

/**
 * `npm run dev`: the server, started anew when its code changes, and the portal with hot reload in front of it. The
 * address to open is the portal's.
 */
const apiPort = process.env.API_PORT ?? '3001';
const port = process.env.PORT ?? '3000';
const env = { ...process.env, API_PORT: apiPort };

const start = (command: string, args: string[], extra: NodeJS.ProcessEnv = {}) =>
  spawn(command, args, { stdio: 'inherit', env: { ...env, ...extra } });

const running: ChildProcess[] = [
  start('node', ['--watch', 'apps/mock-server/src/main.ts'], { PORT: apiPort }),
  start('npm', ['run', '--silent', 'dev', '--workspace=@rpm/portal', '--', '--port', port, '--strictPort']),
];

/** One stops, all stop. */
function stop() {
  for (const each of running) each.kill('SIGTERM');
}
for (const each of running) each.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
