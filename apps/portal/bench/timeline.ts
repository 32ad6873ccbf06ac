import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Page } from '@playwright/test';
import { startBrowser } from './benchBrowser.ts';

/**
 * How long a timeline of 10,000 things takes to answer input, with the CPU slowed down 4 times: from the event to the next
 * frame, as the browser itself measures it: `npm run build -w @rpm/storybook && npm run bench:timeline -w @rpm/portal`.
 * Nothing here is an assertion: a machine that others use is slow.
 *
 * @see https://www.w3.org/TR/event-timing/
 */
const root = join(import.meta.dirname, '../../../.storybook/dist');
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const server = createServer(async (request, response) => {
  const path = join(root, normalize(new URL(request.url ?? '/', 'http://host').pathname));
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  response.writeHead(isFile ? 200 : 404, { 'content-type': types[extname(path)] ?? 'text/plain' });
  if (isFile) createReadStream(path).pipe(response);
  else response.end();
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const { port } = server.address() as AddressInfo;
const browser = await startBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    const longest = { event: 0, task: 0 };
    Object.assign(globalThis, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.event = Math.max(longest.event, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
    }).observe({ type: 'longtask' });
  });
  await page.goto(`http://127.0.0.1:${port}/iframe.html?id=screens-patient-my-timeline--huge&viewMode=story`);
  await page.getByRole('radio', { name: /^All/ }).waitFor();
  // The story's own presses come first.
  await page.waitForTimeout(4000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const day = page.getByRole('button', { name: /readings/ });
  await measured(page, 'open a day of 500 readings', () => day.nth(2).click());
  await measured(page, 'show 30 more of it', () =>
    page
      .getByRole('button', { name: /^Show \d/ })
      .last()
      .click(),
  );
  await measured(page, 'choose a kind', () =>
    page.getByRole('radio', { name: /^Visits/ }).click({ force: true }),
  );
  await measured(page, 'choose all kinds', () =>
    page.getByRole('radio', { name: /^All/ }).click({ force: true }),
  );
  await measured(page, 'open the months', () => page.getByRole('combobox').first().click());
  await measured(page, 'choose a month', () => page.getByRole('option').nth(1).click());
  await measured(page, 'scroll', async () => {
    for (let each = 0; each < 30; each += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(50);
    }
  });
} finally {
  await browser.close();
  server.close();
}

/** Does it, and prints the longest that an event waited for its frame and the longest task, in milliseconds. */
async function measured(page: Page, name: string, act: () => Promise<unknown>) {
  await page.evaluate(() =>
    Object.assign((globalThis as never as { longest: object }).longest, { event: 0, task: 0 }),
  );
  await act();
  await page.waitForTimeout(1500);
  const { event, task } = await page.evaluate(
    () => (globalThis as never as { longest: { event: number; task: number } }).longest,
  );
  console.info(`${name}: input to frame ${Math.round(event)} ms, longest task ${Math.round(task)} ms`);
}
