import type { Page } from 'playwright';
import { noteAnswers, standsStill } from '../pseudoPage.ts';
import { widthOf } from '../storyPage.ts';
import { type Look, looks } from './kept.ts';

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

const height = 900;

/** Keeps what moves by itself from moving at all. Runs in the page, before anything else of it. */
function stopMoving(): void {
  const still = new CSSStyleSheet();
  still.replaceSync(`*, *::before, *::after { animation: none !important; transition: none !important;
    scroll-behavior: auto !important; caret-color: transparent !important; } html { scrollbar-width: none; }`);
  document.adoptedStyleSheets.push(still);
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
  await page.addInitScript(stopMoving);
  await page.addInitScript(slowClock);
}

const askFor = (storyId: string) =>
  window.__STORYBOOK_PREVIEW__?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });

/** Plays a story to its end. */
async function playStory(page: Page, isAnew: boolean, origin: string, { id, tags }: PicturedStory) {
  await page.setViewportSize({ width: widthOf(tags), height });
  await page.emulateMedia({
    reducedMotion: 'reduce',
    forcedColors: tags.includes('forced-colors') ? 'active' : null,
  });
  if (isAnew) await page.goto(`${origin}iframe.html?id=${id}&viewMode=story`);
  else await page.evaluate(askFor, id);
  await page.waitForFunction(
    (asked) =>
      window.runnersStory?.id === asked && (window.runnersStory.isFinished || window.runnersStory.fault),
    id,
  );
  const fault = await page.evaluate(() => window.runnersStory?.fault);
  if (fault) throw new Error(`The story ${fault}.`);
}

/** How much of the page lies below what its window, or a region that scrolls, shows, in CSS pixels. Runs in the page. */
function hiddenBelow(): number {
  const isScrolling = (element: Element) =>
    element === document.scrollingElement || /auto|scroll/.test(getComputedStyle(element).overflowY);
  const all = [document.documentElement, ...document.body.querySelectorAll('*')];
  const hidden = all
    .filter((each) => each.scrollHeight > each.clientHeight && isScrolling(each))
    .map((each) => each.scrollHeight - each.clientHeight);
  return Math.min(Math.max(0, ...hidden), 8000);
}

/** Lets what a new size or theme changes come to its end. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.evaluate(standsStill, 150);
  // What a busy machine has put off: typefaces, and whatever waits for an idle moment.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((idle) => requestIdleCallback(idle));
  });
}

/** The page as somebody with this look sees it, from top to bottom. */
export async function pictureOf(page: Page, { theme, width }: Look): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    window.scrollTo(0, 0);
  }, theme);
  await rest(page);
  // A page that scrolls inside of itself is shown as high as all that is in it.
  const more = await page.evaluate(hiddenBelow);
  if (more > 0) {
    await page.setViewportSize({ width, height: height + more });
    await rest(page);
  }
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
}

/**
 * Plays a story and takes its pictures.
 *
 * @param isAnew whether the page has shown no story yet
 * @param wanted the places of the looks that are asked for
 * @returns the pictures, by the place of their look
 * @throws when the story fails, or does not end
 */
export async function takePictures(
  page: Page,
  isAnew: boolean,
  origin: string,
  story: PicturedStory,
  wanted: readonly number[],
): Promise<Map<number, Buffer>> {
  await playStory(page, isAnew, origin, story);
  const pictures = new Map<number, Buffer>();
  for (const at of wanted) {
    const look = looks[at];
    if (look) pictures.set(at, await pictureOf(page, look));
  }
  return pictures;
}
