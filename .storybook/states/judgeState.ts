import type { GuardedRoute } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { othersPageWords } from '@rpm/domain/words/frame';
import type { Page } from 'playwright';
import { callOfPage } from '../frameCalls.ts';
import { standsStill } from '../pseudoPage.ts';
import { faultOfState } from './statePage.ts';

/** What a page asked the server for since its present story was asked for, but for what the frame asks for. */
interface Calls {
  /** Such as `GET /api/patients`. */
  lines: string[];
  /** Those that were refused because they are not for the one who asked. */
  forbidden: string[];
}

const calls = new WeakMap<Page, Calls>();

/** Notes what a page asks for from now on. */
export function noteCalls(page: Page): void {
  const noted: Calls = { lines: [], forbidden: [] };
  calls.set(page, noted);
  page.on('request', (request) => {
    const line = callOfPage(request);
    if (line) noted.lines.push(line);
  });
  page.on('response', (response) => {
    const line = callOfPage(response.request());
    if (line && response.status() === 403) noted.forbidden.push(line);
  });
}

/** Begins the notes anew, for another story. */
export function forgetCalls(page: Page): void {
  const noted = calls.get(page);
  noted?.lines.splice(0);
  noted?.forbidden.splice(0);
}

/** What was noted of the present story. */
const callsOf = (page: Page): Calls => calls.get(page) ?? { lines: [], forbidden: [] };

/** What must be seen of a state, in the words of the screens. */
const mustBe = (state: string, tries = 200) => ({
  ...{ state, tries, crash: appWords.crashTitle, toOwn: othersPageWords.toOwn },
  titles: [othersPageWords.patients, othersPageWords.clinic],
});

/** A page that is wrong in each way, and right in one, by the state that it is shown for. */
const examples: readonly [state: string, body: string, fault: RegExp | null][] = [
  ['Loading', '<h1>A</h1><p aria-busy="true">…</p><p role="status">Loading</p>', null],
  ['Loading', '<h1>A</h1><p role="status">Loading</p>', /^nothing is aria-busy/],
  ['Loading', '<h1>A</h1><p aria-busy="true">…</p><p role="status"></p>', /^no role=status/],
  ['Loading', '<h1>A</h1><p aria-busy="true">…</p><p role="alert">No</p>', /^says "No"/],
  ['Failed', '<h1>A</h1><p role="alert">No <button>Try Again</button></p>', null],
  ['Failed', '<h1>A</h1><p>No <button>Try Again</button></p>', /^no role=alert/],
  ['Failed', '<h1>A</h1><p role="alert">No <button disabled>Try Again</button></p>', /^no way on/],
  [
    'Offline',
    '<h1>A</h1><p role="alert">No <a href="/">Home</a></p><i aria-busy="true">…</i>',
    /^still loads/,
  ],
  ['Offline', '<p role="alert">No <a href="/">Home</a></p>', /^has no title/],
  ['Offline', `<h1>${appWords.crashTitle}</h1><p role="alert">No <a href="/">Home</a></p>`, /^has crashed/],
  [
    'Whose page it is',
    `<h1>A</h1><h2>${othersPageWords.clinic}</h2><a href="/">${othersPageWords.toOwn}</a>`,
    null,
  ],
  ['Whose page it is', `<h1>A</h1><a href="/">${othersPageWords.toOwn}</a>`, /^does not say/],
  ['Whose page it is', `<h1>A</h1><h2>${othersPageWords.patients}</h2>`, /^has no way/],
];

/** What looks for faults must find them, and none in what is right. */
export async function expectFindsFaults(page: Page): Promise<void> {
  for (const [state, body, expected] of examples) {
    await page.setContent(`<main>${body}</main>`);
    const fault = await page.evaluate(faultOfState, mustBe(state, 0));
    if (expected ? !expected.test(fault) : fault)
      throw new Error(`${state}: "${fault}" of ${body}, not ${expected}`);
  }
}

/**
 * What is wrong with a state of a screen that a page was asked to show. A state is right as soon as it is there.
 *
 * @param who whom the page speaks to
 */
export async function faultsOfState(
  page: Page,
  state: string,
  who: GuardedRoute['who'] | null,
): Promise<string[]> {
  const isOthers = state === 'For somebody else';
  const isTold = isOthers && (who === 'patients' || who === 'clinic');
  const must = mustBe(isTold ? 'Whose page it is' : state);
  // What hangs never stands still; of all else the end counts, and not what is seen on the way.
  if (state !== 'Loading') await page.evaluate(standsStill, { quietMs: 150 });
  const fault = await page.evaluate(faultOfState, must);
  const { lines, forbidden } = callsOf(page);
  return [
    ...(fault ? [fault] : []),
    ...(isTold ? lines.map((line) => `asks ${line}, though it is for others`) : []),
    ...(isOthers ? forbidden.map((line) => `asks ${line}, which is refused`) : []),
    ...(isOthers || lines.some((line) => line.startsWith('GET ')) ? [] : ['reads nothing: is it `no-read`?']),
  ];
}
