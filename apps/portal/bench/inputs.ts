import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { startDemoServer } from '../scripts/demoServer.ts';
import { logIn, middle, startBrowser } from './benchBrowser.ts';
import { serveFloor } from './floor/serveFloor.ts';
import { floorActs, patientActs, providerActs } from './inputActs.ts';
import { type Act, InputWatch } from './inputWatch.ts';

/**
 * How long every kind of press and key takes in the built portal, with its server, the demo data, and the CPU slowed down 4 times, beside
 * a page with the least there can be: `npm run build -w @rpm/portal && npm run bench:inputs -w @rpm/portal`. For each: the longest that an
 * event waited for its frame and the time until what was asked for is painted; and, without the slowing, the processor time of the page's
 * thread times 4, which a machine that others use spoils least. Best and middle of `BENCH_ROUNDS` rounds (3); `BENCH_ONLY` is a part of
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
interface Taken {
  event: number[];
  there: number[];
  work: number[];
}
const taken = new Map<string, Taken>();

interface Part {
  origin: string;
  acts: readonly Act[];
  username?: string;
}

/** @param rate how much slower the CPU is */
async function doAll(browser: Browser, { width, isTouch, viewport }: Window, part: Part, rate: number) {
  const meant = part.acts.filter((act) => act.only === undefined || act.only === width);
  // What comes after an opened page belongs to it.
  const starts = meant.flatMap(({ at }, index) => (at ? [index] : []));
  const chains = starts.map((from, index) => meant.slice(from, starts[index + 1]));
  // The floor is measured in any case: the others are told as ratios to it.
  const isMeant = ({ name }: Act) => name.includes(only) || name.startsWith('floor');
  const chosen = chains.filter((chain) => chain.some(isMeant)).flat();
  if (chosen.length === 0) return;
  const { origin, username } = part;
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    hasTouch: isTouch,
    isMobile: isTouch,
  });
  try {
    const page = await context.newPage();
    if (username) await logIn(page, origin, username);
    const watch = await InputWatch.begin(page, { isTouch, slowness: rate });
    for (const act of chosen) {
      const key = `${act.name}, ${viewport.width}`;
      const all = taken.get(key) ?? { event: [], there: [], work: [] };
      taken.set(key, all);
      try {
        const { event, there, work } = await watch.measure(act);
        if (rate === 1) all.work.push(work * slowness);
        else {
          all.event.push(event);
          all.there.push(there);
        }
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

const shown = (all: readonly number[]) => `${Math.round(Math.min(...all))} ${Math.round(middle(all))}`;

function print() {
  const floor = middle([...taken].flatMap(([name, { work }]) => (name.startsWith('floor') ? work : [])));
  console.log(
    `Best and middle of ${rounds}, ms; event and seen with the CPU ${slowness} times slower, work ${slowness} times its processor time.`,
  );
  console.log(
    '| interaction, width | event | until seen | work | work x floor |\n| --- | --- | --- | --- | --- |',
  );
  for (const [name, { event, there, work }] of taken) {
    const ratio = (middle(work) / floor).toFixed(1);
    console.log(`| ${name} | ${shown(event)} | ${shown(there)} | ${shown(work)} | ${ratio} |`);
  }
  const loads = loadavg().map((load) => load.toFixed(1));
  console.log(`Floor: ${Math.round(floor)} ms of work. Load of the machine: ${loads.join(', ')}`);
}

const server = await startDemoServer(Number(process.env.BENCH_PORT ?? 3191));
const floor = await serveFloor();
const browser = await startBrowser();
const parts: readonly Part[] = [
  { origin: floor.origin, acts: floorActs },
  { origin: server.origin, acts: providerActs, username: 'doctor@northside.example' },
  { origin: server.origin, acts: patientActs, username: 'patient@northside.example' },
];
try {
  for (let round = 0; round < rounds; round += 1)
    for (const window of windows)
      for (const part of parts) for (const rate of [slowness, 1]) await doAll(browser, window, part, rate);
  print();
} finally {
  await browser.close();
  await floor.close();
  await server.close();
}
