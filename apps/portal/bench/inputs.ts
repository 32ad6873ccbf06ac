import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext } from '@playwright/test';
import { startDemoServer } from '../scripts/demoServer.ts';
import { logIn, middle, startBrowser } from './benchBrowser.ts';
import { serveFloor } from './floor/serveFloor.ts';
import { floorActs, patientActs, providerActs } from './inputActs.ts';
import type { Spent } from './inputTrace.ts';
import { type Act, InputWatch, type Waited } from './inputWatch.ts';

/**
 * What every kind of press and key takes in the built portal, with its server and the demo data, beside a page with the least there
 * can be: `npm run build -w @rpm/portal && npm run bench:inputs -w @rpm/portal`. The figures are 4 times the processor time of the
 * page's thread, which a machine that others use spoils least: of the heaviest event with its frame, and of all until what was asked for
 * is painted. Best of the rounds. Parts of names choose inputs, in the order in which they stand:
 *
 * `npm run bench:inputs -w @rpm/portal -- 'patients, sort' enroll --wide --rounds=1`
 *
 * `--wide` and `--phone` leave one width, `--rounds` says how often (2), `--slowed` measures the waits by the clock with the CPU slowed
 * down 4 times too, `--list` names the inputs. `BENCH_PORT` names the port. Nothing here is an assertion.
 *
 * @see https://www.w3.org/TR/event-timing/
 */
const { values, positionals: only } = parseArgs({
  allowPositionals: true,
  options: {
    wide: { type: 'boolean', default: false },
    phone: { type: 'boolean', default: false },
    slowed: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '2' },
  },
});
const rounds = Number(values.rounds);
const slowness = 4;
const windows = [
  { width: 'wide', isTouch: false, viewport: { width: 1440, height: 900 } },
  { width: 'phone', isTouch: true, viewport: { width: 390, height: 844 } },
] as const;
type Window = (typeof windows)[number];

/** Each act as often as there are rounds. */
interface Taken {
  spent: Spent[];
  waited: Waited[];
  /** The floor's heaviest, at the same width. */
  isFloor: boolean;
}
const taken = new Map<string, Taken>();

interface Part {
  acts: readonly Act[];
  isFloor?: boolean;
  username?: string;
}
const parts: readonly Part[] = [
  { acts: floorActs, isFloor: true },
  { acts: providerActs, username: 'doctor@northside.example' },
  { acts: patientActs, username: 'patient@northside.example' },
];

/** What comes after an opened page belongs to it. The floor is measured in any case: the others are told as ratios to it. */
function chosenOf({ acts, isFloor }: Part, width: Window['width']): Act[] {
  const meant = acts.filter((act) => act.only === undefined || act.only === width);
  const starts = meant.flatMap(({ at }, index) => (at ? [index] : []));
  const chains = starts.map((from, index) => meant.slice(from, starts[index + 1]));
  const isMeant = ({ name }: Act) => isFloor || only.length === 0 || only.some((part) => name.includes(part));
  return chains.flatMap((chain) => chain.slice(0, chain.findLastIndex(isMeant) + 1));
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
const sessions = new Map<string, State>();

/** A browser that has seen nothing of ours but who is logged in. */
async function newContext(browser: Browser, origin: string, { isTouch, viewport }: Window, part: Part) {
  const look = { baseURL: origin, viewport, hasTouch: isTouch, isMobile: isTouch };
  if (part.username && !sessions.has(part.username)) {
    const context = await browser.newContext(look);
    const page = await context.newPage();
    await logIn(page, origin, part.username);
    await page.waitForLoadState('networkidle');
    sessions.set(part.username, await context.storageState());
    await context.close();
  }
  const storageState = part.username ? sessions.get(part.username) : undefined;
  return browser.newContext({ ...look, ...(storageState && { storageState }) });
}

/** One round of what a part of the acts says. What cannot be measured is said, and the others go on. */
async function doAll(browser: Browser, origin: string, window: Window, part: Part, isSlowed: boolean) {
  const chosen = chosenOf(part, window.width);
  if (chosen.length === 0) return;
  const context = await newContext(browser, origin, window, part);
  try {
    const watch = await InputWatch.begin(await context.newPage(), window);
    for (const act of chosen) {
      const key = `${act.name}, ${window.viewport.width}`;
      const all = taken.get(key) ?? { spent: [], waited: [], isFloor: part.isFloor === true };
      taken.set(key, all);
      try {
        if (isSlowed) all.waited.push(await watch.waited(act, slowness));
        else all.spent.push(await watch.spent(act));
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

const best = (numbers: readonly number[]) => (numbers.length === 0 ? Number.NaN : Math.min(...numbers));

function print() {
  const ofFloor = [...taken.values()].filter(({ isFloor }) => isFloor);
  const floor = slowness * middle(ofFloor.map(({ spent }) => best(spent.map(({ event }) => event))));
  const clock = values.slowed ? [' event by the clock', ' until seen by the clock'] : [];
  const heads = [
    'interaction, width',
    'event',
    'x floor',
    'until seen',
    'longest task',
    'style',
    'layout',
    'paint',
  ];
  console.log(
    `Best of ${rounds}, ms, ${slowness} times the processor time${values.slowed ? '; by the clock with the CPU slowed down' : ''}.`,
  );
  console.log(`| ${[...heads, ...clock].join(' | ')} |\n|${' --- |'.repeat(heads.length + clock.length)}`);
  for (const [name, { spent, waited }] of taken) {
    const of = (figure: keyof Spent) => slowness * best(spent.map((each) => each[figure]));
    const whole = (figure: number) => String(Math.round(figure));
    const cells = [
      whole(of('event')),
      (of('event') / floor).toFixed(1),
      ...(['work', 'longest', 'style', 'layout', 'paint'] as const).map((figure) => whole(of(figure))),
      ...(values.slowed
        ? (['event', 'there'] as const).map((figure) => whole(best(waited.map((each) => each[figure]))))
        : []),
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
  const loads = loadavg().map((load) => load.toFixed(1));
  console.log(`Floor: ${Math.round(floor)} ms. Load of the machine: ${loads.join(', ')}`);
}

async function measure() {
  const server = await startDemoServer(Number(process.env.BENCH_PORT ?? 3191));
  const floor = await serveFloor();
  const browser = await startBrowser();
  const chosen = windows.filter(({ width }) => values[width] || !(values.wide || values.phone));
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const window of chosen)
        for (const part of parts)
          for (const isSlowed of values.slowed ? [false, true] : [false])
            await doAll(browser, (part.isFloor ? floor : server).origin, window, part, isSlowed);
  } finally {
    print();
    await browser.close();
    await floor.close();
    await server.close();
  }
}

if (values.list) console.log(parts.flatMap(({ acts }) => acts.map(({ name }) => name)).join('\n'));
else await measure();
