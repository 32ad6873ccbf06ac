import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3100);

/**
 * Journeys against what a clinic gets: the built portal and the server on a real PostgreSQL with the demo data.
 * `CHROME_PATH` names the browser; `npm test` finds one.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  timeout: 60_000,
  // A slow machine is no failure.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/New_York',
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  // All journeys share one database: those that count on the demo data come before those that add to it.
  projects: [
    {
      name: 'demo data',
      testMatch: /(accounts|dates|language|orders|patients|privacy|session|staff|public)\.spec\.ts$/,
    },
    {
      name: 'new data',
      testIgnore: /(accounts|dates|language|orders|patients|privacy|session|staff|public)\.spec\.ts$/,
      dependencies: ['demo data'],
    },
  ],
  webServer: {
    command: 'node e2e/startServer.ts',
    url: `http://localhost:${port}/ready`,
    // A passkey belongs to a name, and to no number.
    env: { PORT: String(port), PORTAL_ORIGIN: `http://localhost:${port}` },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: false,
  },
});
