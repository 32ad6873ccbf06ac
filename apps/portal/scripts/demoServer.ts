import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The real server with the demo data, on a database of its own. */
export interface DemoServer {
  /** Where the built portal stands, without a slash at the end. */
  origin: string;
  /** Ends it, and its database with it. */
  close(): Promise<void>;
}

const [askEveryMs, tries] = [250, 480];

/**
 * The demo's patient has measured something critical on the morning before the start. A page that is visited within a day of it
 * shows what to do now, and loads more; so whether it would is not left to the hour of the visit.
 */
const yesterdayEvening = () =>
  new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 - 3_600_000).toISOString();

/**
 * Starts the server of the journeys on a port.
 *
 * @throws when it does not answer within two minutes, or ends before; with what it said
 */
export async function startDemoServer(port: number): Promise<DemoServer> {
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(import.meta.dirname, '../e2e/startServer.ts')], {
    env: { ...process.env, PORT: String(port), PORTAL_ORIGIN: origin, SEED_AT: yesterdayEvening() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (part: Buffer) => {
      said.push(part.toString());
      if (said.length > 20) said.shift();
    });
  const hasEnded = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const close = async () => {
    server.kill('SIGTERM');
    await hasEnded;
  };
  for (let asked = 0; asked < tries && server.exitCode === null; asked += 1) {
    const isReady = await fetch(`${origin}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { origin, close };
    await pause(askEveryMs);
  }
  if (server.exitCode === null) await close();
  throw new Error(`The server does not start.\n${said.join('')}`);
}
