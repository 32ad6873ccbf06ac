import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { serveFloor } from './floor/serveFloor.ts';
import { floorActs, patientActs, providerActs } from './inputActs.ts';
import { type Act, InputWatch, type Took } from './inputWatch.ts';
import { logIn, middle, startBrowser, startRealServer } from './realServer.ts';

/**
 * How long every kind of press and key takes in the built portal, with its server, the demo data, and the CPU slowed down 4 times, beside
 * a page with the least there can be: `npm run build -w @rpm/portal && npm run bench:inputs -w @rpm/portal`. For each: the longest that an
 * event waited for its frame, the time until what was asked for is painted, and the processor time of the page's
 * thread, which a machine that others use does not spoil. Best and middle of `BENCH_ROUNDS` rounds (3); `BENCH_ONLY` is a part of
 * names, `BENCH_PORT` names the port. Nothing here is an assertion.
 *
 * @see https://www.w3.org/TR/event-timing/
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const only = process.env.BENCH_ONLY ?? '';
const slowness = 4;
const windows = [
  { width: 'wide', isTouch: false, viewport: { width: 1440, height: 900 } },
  { width: 'phone', isTouch: true, viewport: { width: 390, height: 844 } },
] as const;
type Window = (typeof windows)[number];

/** Each act as often as there are rounds, one round after the other. */
const took = new Map<string, Took[]>();

async function doAll(
  browser: Browser,
  { width, isTouch, viewport }: Window,
  origin: string,
  acts: readonly Act[],
  username?: string,
) {
  const meant = acts.filter((act) => act.only === undefined || act.only === width);
  // What comes after an opened page belongs to it.
  const starts = meant.flatMap(({ at }, index) => (at ? [index] : []));
  const chains = starts.map((from, index) => meant.slice(from, starts[index + 1]));
  const chosen = chains.filter((chain) => chain.some(({ name }) => name.includes(only))).flat();
  if (chosen.length === 0) return;
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    hasTouch: isTouch,
    isMobile: isTouch,
  });
  try {
    const page = await context.newPage();
    if (username) await logIn(page, origin, username);
    const watch = await InputWatch.begin(page, { isTouch, slowness });
    for (const act of chosen) {
      const key = `${act.name}, ${viewport.width}`;
      try {
        const one = await watch.measure(act);
        took.set(key, [...(took.get(key) ?? []), one]);
      } catch (fault) {
        console.warn(
          `${key}: not measured: ${fault instanceof Error ? fault.message.split('\n')[0] : fault}`,
        );
      }
    }
  } finally {
    await context.close();
  }
}

const [best, usual] = [(all: number[]) => Math.min(...all), middle];
const shown = (all: readonly Took[], part: keyof Took) => {
  const values = all.map((one) => one[part]);
  return `${Math.round(best(values))} ${Math.round(usual(values))}`;
};

function print() {
  const floor = usual(
    [...took].flatMap(([name, all]) => (name.startsWith('floor') ? all.map(({ work }) => work) : [])),
  );
  console.log(
    `Best and middle of ${rounds}, ms, CPU ${slowness} times slower; work is processor time of the page's thread.`,
  );
  console.log(
    '| interaction, width | event | until seen | work | work x floor |\n| --- | --- | --- | --- | --- |',
  );
  for (const [name, all] of took) {
    const ratio = (usual(all.map(({ work }) => work)) / floor).toFixed(1);
    console.log(
      `| ${name} | ${shown(all, 'event')} | ${shown(all, 'there')} | ${shown(all, 'work')} | ${ratio} |`,
    );
  }
  const loads = loadavg().map((load) => load.toFixed(1));
  console.log(`Floor: ${Math.round(floor)} ms of work. Load of the machine: ${loads.join(', ')}`);
}

const server = await startRealServer(Number(process.env.BENCH_PORT ?? 3191));
const floor = await serveFloor();
const browser = await startBrowser();
try {
  for (let round = 0; round < rounds; round += 1)
    for (const window of windows) {
      await doAll(browser, window, floor.origin, floorActs);
      await doAll(browser, window, server.origin, providerActs, 'doctor@northside.example');
      await doAll(browser, window, server.origin, patientActs, 'patient@northside.example');
    }
  print();
} finally {
  await browser.close();
  await floor.close();
  await server.close();
}
