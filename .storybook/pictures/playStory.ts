import type { Page } from 'playwright';
import { noteAnswers } from '../pseudoPage.ts';
import { widthOf } from '../storyPage.ts';
import { shownAt } from './launch.ts';
import { height, keepStill } from './pictureOf.ts';

declare global {
  interface Window {
    runnersStory?: { id: string; isFinished: boolean; fault: string };
  }
}

/** A story of the built Storybook. */
export interface PicturedStory {
  id: string;
  title: string;
  name: string;
  importPath: string;
  tags: string[];
}

/**
 * Lets the clock that is never set go on so slowly that nothing counts a second down, however long a story takes. It does
 * not stand still: whoever waits for it comes to an end. Runs in the page, before anything else of it.
 */
function slowClock(): void {
  const now = performance.now.bind(performance);
  const factor = 10_000;
  performance.now = () => now() / factor;
}

/**
 * Leaves a story as its last step left it: what would come by itself seconds later, as a page that says that it is still
 * loading, would be in one picture and not in the other. A second is waited for: so long a card waits for the one above; and
 * what is due within one is counted, so that no picture is taken before a search that was just typed. Runs in the page, before anything else of it.
 */
function stopAtTheEnd(): void {
  const shortMs = 1000;
  const [setTimer, clearTimer] = [window.setTimeout, window.clearTimeout];
  const due = new Set<number>();
  const later = (run: TimerHandler, ms = 0, ...rest: unknown[]): number => {
    const timer = setTimer(() => {
      due.delete(timer);
      if (ms > shortMs && window.runnersStory?.isFinished) return;
      if (typeof run === 'function') run(...rest);
    }, ms);
    if (ms <= shortMs) due.add(timer);
    return timer;
  };
  const clear = (timer?: number) => {
    if (timer !== undefined) due.delete(timer);
    clearTimer(timer);
  };
  window.setTimeout = Object.assign(later, setTimer);
  window.clearTimeout = Object.assign(clear, clearTimer);
  Object.defineProperty(window, 'timersDue', { get: () => due.size });
}

/** Hears from Storybook how far the present story is. Runs in the page, before anything else of it. */
function hearStory(): void {
  const preview = () => window.__STORYBOOK_PREVIEW__?.currentRender;
  Object.defineProperty(window, 'runnersStory', {
    get: () => {
      const render = preview();
      return {
        id: render?.id ?? '',
        isFinished: render?.phase === 'finished',
        fault: ['errored', 'aborted'].includes(render?.phase ?? '') ? render?.phase : '',
      };
    },
  });
}

/** A page on which stories are shown one after the other. */
export async function openPicturePage(page: Page): Promise<void> {
  page.setDefaultTimeout(60_000);
  await page.addInitScript(noteAnswers);
  await page.addInitScript(hearStory);
  await keepStill(page);
  await page.addInitScript(slowClock);
  await page.addInitScript(stopAtTheEnd);
}

/** Goes on to another story. Calls of the one before may never be answered, and are none of its own. */
function askFor(storyId: string): void {
  window.asking = 0;
  window.storiesShown = (window.storiesShown ?? 0) + 1;
  window.__STORYBOOK_PREVIEW__?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/**
 * Plays a story to its end.
 *
 * @param isAnew whether the page has shown no story yet
 * @throws when the story fails, or does not end
 */
export async function playStory(page: Page, isAnew: boolean, { id, tags }: PicturedStory): Promise<void> {
  await page.setViewportSize({ width: widthOf(tags), height });
  await page.emulateMedia({
    reducedMotion: 'reduce',
    forcedColors: tags.includes('forced-colors') ? 'active' : null,
  });
  if (isAnew) await page.goto(`${shownAt}iframe.html?id=${id}&viewMode=story`);
  else await page.evaluate(askFor, id);
  await page.waitForFunction(
    (asked) =>
      window.runnersStory?.id === asked && (window.runnersStory.isFinished || window.runnersStory.fault),
    id,
  );
  const fault = await page.evaluate(() => window.runnersStory?.fault);
  if (fault) throw new Error(`The story ${fault}.`);
}
