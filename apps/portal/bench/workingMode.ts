import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { startDemoServer } from '../scripts/demoServer.ts';
import { logIn, startBrowser } from './benchBrowser.ts';

/**
 * How long the working mode takes from a key to the next patient on the screen, in the built portal with its server and
 * the demo data, with the CPU slowed down 4 times: `npm run build -w @rpm/portal && npm run bench -w @rpm/portal`.
 * `BENCH_PORT` names the port, `BENCH_TRACE` a file for a trace. Nothing here is an assertion: a machine
 * that others use is slow.
 */
const port = Number(process.env.BENCH_PORT ?? 3190);
const [slowness, keys] = [4, 8];

const server = await startDemoServer(port);
const { origin } = server;
const browser = await startBrowser();

/** In the page: the time of each key, to the frame in which another name stands at the open patient, is painted. */
function watch() {
  const took: number[] = [];
  Object.assign(globalThis, { took });
  const name = () => document.querySelector('#open-patient')?.textContent ?? '';
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const before = name();
      const seen = new MutationObserver(() => {
        if (name() === before || name() === '') return;
        seen.disconnect();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => took.push(performance.now() - timeStamp);
        // The message comes after the frame is made.
        requestAnimationFrame(() => port2.postMessage(null));
      });
      seen.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['id'],
      });
    },
    { capture: true },
  );
}

async function begin(page: Page) {
  await page.addInitScript(watch);
  await logIn(page, origin, 'staff@northside.example');
  await page.goto(`${origin}/patient-list?review=1`);
  await page.locator('#open-patient').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Whoever reads a patient takes some seconds: what the next one needs has come by then. */
async function readOn(page: Page) {
  await page.waitForTimeout(2500);
}

async function pressed(page: Page, key: string, count: number): Promise<number[]> {
  const before = await page.locator('#open-patient').innerText();
  await page.keyboard.press(key);
  await page.waitForFunction(
    (many) => (globalThis as unknown as { took: number[] }).took.length > many,
    count,
  );
  if ((await page.locator('#open-patient').innerText()) === before)
    throw new Error('Nobody else was opened.');
  return page.evaluate(() => (globalThis as unknown as { took: number[] }).took);
}

/** A trace that the performance panel of the browser opens. */
async function traced(page: Page, measure: () => Promise<void>) {
  const path = process.env.BENCH_TRACE;
  if (path) await browser.startTracing(page, { path });
  await measure();
  if (path) await browser.stopTracing();
}

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await begin(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await traced(page, async () => {
    let took: number[] = [];
    for (let at = 0; at < keys; at += 1) {
      await readOn(page);
      took = await pressed(page, 'j', took.length);
    }
    const sorted = took.toSorted((a, b) => a - b).map(Math.round);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    console.log(`From J to the next patient's name painted, CPU ${slowness} times slower, ${keys} keys, ms:`);
    console.log(`${took.map(Math.round).join(', ')}; median ${at(0.5)}, slowest ${at(1)}`);
    console.log(
      `Load of the machine: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}`,
    );
  });
} finally {
  await browser.close();
  await server.close();
}
