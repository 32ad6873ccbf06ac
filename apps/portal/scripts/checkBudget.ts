import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { chromium } from '@playwright/test';
import { gatesOf, pageLanguages, type RouteName } from '@rpm/domain';
import { headlessChromium } from '../../../scripts/headlessChromium.ts';
import { readImporters } from './budget/importers.ts';
import { type PageToVisit, pagesToVisit } from './budget/plans.ts';
import { sizesOf } from './budget/sizes.ts';
import { askedTwice, type Cost, costOf } from './budget/traffic.ts';
import { type Plan, type Visit, visit } from './budget/visit.ts';
import { startDemoServer } from './demoServer.ts';

/**
 * Opens each page of the built portal cold, in a browser, for whom it is meant, at a desktop and at a phone, with the
 * answers of the API coming late and one by one; and fails over its gates: bytes of JavaScript over the wire, requests,
 * steps, what jumps, also with a font that comes last, and long tasks (`gatesOf`). Nothing is asked for twice, and what a page names to be loaded before is
 * used. `npm run test:budget -- /orders /login` visits those alone and says what moved. `BUDGET_PORT` names the port.
 *
 * @see ADR 77
 */
const dist = join(import.meta.dirname, '../dist');
const importers = readImporters(join(dist, 'assets'));
const only = process.argv.slice(2);
/** In Spanish the words alone differ: the pages that most people open first, and the largest. */
const inSpanish: readonly RouteName[] = [
  'landing',
  'login',
  'patientDashboard',
  'doctorDashboard',
  'patientDetails',
];
/** The plan of the files weighs all pages together: a change of one may move the bytes of another, and how many files they lie in, by so much. The record has moved by 1.6 % for a class elsewhere. */
const planMoves = 1.035;
/** Spanish needs more letters, and those with accents take two bytes. */
const moreForSpanish = 4000;
/** Half pixels. What the font moves when it comes after the first drawing is told apart: whether it does is the machine's affair. */
const shiftMax = 0.001;
/** Pages that are opened once more with a font that comes when all else is there. */
const withLateFont: readonly RouteName[] = ['landing', 'howItWorks', 'orders', 'patientDetails'];
/** What may move then: one line of a text, which the stand-in of the font breaks elsewhere. Without it a page moves by up to 0.1. */
const lateFontMax = 0.012;
const [atOnce, triesForTasks] = [2, 5];

interface Result {
  line: string;
  faults: readonly string[];
  moved: readonly string[];
}

const server = await startDemoServer(Number(process.env.BUDGET_PORT ?? 3260));
const browser = await chromium.launch({
  ...(await headlessChromium()),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});

const larger = (costs: readonly Cost[]): Cost => ({
  scriptBytes: Math.max(...costs.map(({ scriptBytes }) => scriptBytes)),
  bytes: Math.max(...costs.map(({ bytes }) => bytes)),
  requests: Math.max(...costs.map(({ requests }) => requests)),
  files: Math.max(...costs.map(({ files }) => files)),
  steps: Math.max(...costs.map(({ steps }) => steps)),
});

/** Visits a page at both widths, and again while its tasks are long: a busy machine makes them longer, none shorter. */
async function look({ name, address, session }: PageToVisit, language: string): Promise<Result> {
  const gates = gatesOf(name);
  const plan: Plan = { address, language, session, isPhone: false };
  const visits: Visit[] = [];
  while (
    visits.length < 2 ||
    (visits.length < triesForTasks && Math.min(...visits.map(({ longTasks }) => longTasks)) > gates.longTasks)
  ) {
    visits.push(await visit(browser, server.origin, { ...plan, isPhone: visits.length % 2 === 1 }));
  }
  const { scriptBytes, bytes, requests, files, steps } = larger(
    visits.map(({ asked }) => costOf(asked, importers)),
  );
  const shift = Math.max(...visits.map((each) => each.shift));
  const fontShift = Math.max(...visits.map((each) => each.fontShift));
  const longTasks = Math.min(...visits.map((each) => each.longTasks));
  const scriptGate = gates.scriptBytes + (language === 'en' ? 0 : moreForSpanish);
  const twice = new Set(visits.flatMap(({ asked }) => askedTwice(asked)));
  const unused = new Set(visits.flatMap((each) => each.unused));
  // What a window of one width alone shows is named by no page.
  const [wide = [], narrow = []] = visits.map((each) => each.notNamed);
  const late = wide.filter((what) => narrow.includes(what));
  const faults = [
    scriptBytes > scriptGate * planMoves && `JavaScript over ${kilobytes(scriptGate)} kB`,
    scriptBytes === 0 && 'no JavaScript was seen',
    requests > Math.ceil(gates.requests * planMoves) && `more than ${gates.requests} requests`,
    steps > gates.steps && `more than ${gates.steps} steps`,
    shift > shiftMax && 'it jumps',
    longTasks > gates.longTasks && `more than ${gates.longTasks} long tasks`,
    ...[...twice].map((what) => `asked for twice: ${what}`),
    ...late.map((what) => `not named by the page (npm run parts -w @rpm/portal): ${what}`),
    ...[...unused].map((what) => `named to be loaded before, and not used: ${what}`),
  ].filter((fault) => fault !== false);
  const line = `${language} ${address}: JavaScript ${kilobytes(scriptBytes)} of ${kilobytes(scriptGate)} kB in ${files} files, all ${kilobytes(bytes)} kB in ${requests} requests, ${steps} steps, shift ${shift.toFixed(4)} (until the font is there ${fontShift.toFixed(4)}), long tasks ${longTasks}`;
  return { line, faults, moved: visits.flatMap(({ moved }) => moved) };
}

/** Visits a page whose font comes last. */
async function lookWithLateFont({ address, session }: PageToVisit, language: string): Promise<Result> {
  const plan: Plan = { address, language, session, isPhone: false, isFontLate: true };
  const visits = [
    await visit(browser, server.origin, plan),
    await visit(browser, server.origin, { ...plan, isPhone: true }),
  ];
  const shift = Math.max(...visits.map((each) => each.shift + each.fontShift));
  return {
    line: `${language} ${address}, the font last: shift ${shift.toFixed(4)}`,
    faults: shift > lateFontMax ? ['it jumps when the font comes'] : [],
    moved: visits.flatMap(({ moved }) => moved),
  };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Looks at all, some at a time, in the order of the table. */
async function lookAtAll(): Promise<Result[]> {
  const todo = (
    await Promise.all(
      pageLanguages.map(async (language) => {
        const pages = await pagesToVisit(server.origin, language);
        const wanted = only.length > 0 ? pages.filter(({ address }) => only.includes(address)) : pages;
        return wanted
          .filter(({ name }) => language === 'en' || inSpanish.includes(name))
          .flatMap((page) => [
            () => look(page, language),
            ...(withLateFont.includes(page.name) ? [() => lookWithLateFont(page, language)] : []),
          ]);
      }),
    )
  ).flat();
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    while (next < todo.length) {
      const at = next;
      next += 1;
      results[at] = await (todo[at] as (typeof todo)[number])();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

const startedAt = performance.now();
try {
  const pages = await lookAtAll();
  const sizes = only.length > 0 ? [] : sizesOf(dist, pageLanguages);
  const results: Result[] = [
    ...pages,
    ...sizes.map(({ what, bytes, gate }) => ({
      line: `${what}: ${kilobytes(bytes)} of ${kilobytes(gate)} kB`,
      faults: bytes > gate || bytes === 0 ? ['over its gate'] : [],
      moved: [],
    })),
  ];
  for (const { line, faults, moved } of results) {
    console.log(`${faults.length > 0 ? 'OVER' : 'ok  '} ${line}`);
    for (const fault of faults) console.log(`       ${fault}`);
    if (faults.length > 0 || only.length > 0) for (const each of moved) console.log(`       moved ${each}`);
  }
  const failed = results.filter(({ faults }) => faults.length > 0).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  console.log(`The visits took ${Math.round((performance.now() - startedAt) / 1000)} s.`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}
