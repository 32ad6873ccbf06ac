import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/findChromium.ts';

/** The built portal on the real server with the demo data, and a database of its own. */
export interface RealServer {
  origin: string;
  close(): Promise<void>;
}

/** Starts it, and waits until it answers. Build the portal before. */
export async function startRealServer(port: number): Promise<RealServer> {
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(import.meta.dirname, '../e2e/startServer.ts')], {
    env: { ...process.env, PORT: String(port), PORTAL_ORIGIN: origin },
    stdio: 'ignore',
  });
  const hasEnded = new Promise<void>((ended) => server.once('exit', () => ended()));
  const close = () => {
    server.kill('SIGTERM');
    return hasEnded;
  };
  for (let tries = 0; ; tries += 1) {
    const isReady = await fetch(`${origin}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { origin, close };
    if (tries > 240) {
      await close();
      throw new Error('The server does not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** The browser that benches measure in. */
export const startBrowser = async () =>
  chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });

/** Logs in with a demo account, and waits for its first page. */
export async function logIn(page: Page, origin: string, username: string) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill('demo-Password-1');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** The one in the middle of some numbers. */
export const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
