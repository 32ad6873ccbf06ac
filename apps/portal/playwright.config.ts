import { defineConfig } from '@playwright/test';
import { headlessChromium } from '../../scripts/headlessChromium.ts';

/** Journeys that count on the demo data, and those that add to it, have a server and a database each, and go side by side. */
const demoPort = Number(process.env.E2E_PORT ?? 3100);
const newPort = demoPort + 10;
const onDemoData = /(accounts|dates|early|language|orders|patients|privacy|session|staff|public)\.spec\.ts$/;
/** It starts a server of its own, and so goes beside whichever of the others takes longer. */
const ownServer = /firstRun\.spec\.ts$/;
/** Its reading is newer than those that other journeys let a cuff send for some minutes ago: it comes after all of them. */
const comesLast = /bluetooth\.spec\.ts$/;
const originOf = (port: number) => `http://localhost:${port}`;

/**
 * Journeys against what a clinic gets: the built portal and the server on a real PostgreSQL with the demo data.
 * The journeys that need a camera or Bluetooth start a whole browser: `CHROME_PATH` names it; `npm test` finds one.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  // One second try, told as 'flaky' (ADR 65).
  retries: 1,
  timeout: 60_000,
  // A slow machine is no failure.
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/New_York',
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(await headlessChromium()),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    { name: 'demo data', testMatch: onDemoData, workers: 1, use: { baseURL: originOf(demoPort) } },
    {
      name: 'new data',
      testIgnore: [onDemoData, ownServer, comesLast],
      workers: 1,
      use: { baseURL: originOf(newPort) },
    },
    { name: 'own server', testMatch: ownServer, workers: 1 },
    {
      name: 'new data, last',
      testMatch: comesLast,
      dependencies: ['new data'],
      workers: 1,
      use: { baseURL: originOf(newPort) },
    },
  ],
  webServer: [demoPort, newPort].map((port) => ({
    command: 'node e2e/startServer.ts',
    url: `${originOf(port)}/ready`,
    // A passkey belongs to a name, and to no number.
    env: { PORT: String(port), PORTAL_ORIGIN: originOf(port) },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: false,
  })),
});
