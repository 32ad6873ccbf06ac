import type { GuardedRoute } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { othersPageWords } from '@rpm/domain/words/frame';
import type { Page } from 'playwright';
import { callOfPage } from '../frameCalls.ts';
import { faultOfState } from './statePage.ts';

/** What a page asked the server for since its present story was asked for, but for what the frame asks for. */
export interface Calls {
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
export const callsOf = (page: Page): Calls => calls.get(page) ?? { lines: [], forbidden: [] };

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
  const fault = await page.evaluate(faultOfState, {
    state: isTold ? 'Whose page it is' : state,
    crash: appWords.crashTitle,
    titles: [othersPageWords.patients, othersPageWords.clinic],
    toOwn: othersPageWords.toOwn,
  });
  const { lines, forbidden } = callsOf(page);
  return [
    ...(fault ? [fault] : []),
    ...(isTold ? lines.map((line) => `asks ${line}, though it is for others`) : []),
    ...(isOthers ? forbidden.map((line) => `asks ${line}, which is refused`) : []),
    ...(isOthers || lines.some((line) => line.startsWith('GET ')) ? [] : ['reads nothing: is it `no-read`?']),
  ];
}
