import type { CDPSession, Page } from 'playwright';
import { standsStill } from '../pseudoPage.ts';
import { type Look, looks } from './kept.ts';
import { hashOf } from './pixels.ts';

/** No picture is higher than this over the window, in CSS pixels. */
const mostBelow = 8000;

/** How high the window is in which a story is played, in CSS pixels. */
export const height = 900;

/** Keeps what moves by itself from moving at all. Runs in the page, before anything else of it. */
function stopMoving(): void {
  const still = new CSSStyleSheet();
  still.replaceSync(`*, *::before, *::after { animation: none !important; transition: none !important;
    scroll-behavior: auto !important; caret-color: transparent !important; } html { scrollbar-width: none; }`);
  document.adoptedStyleSheets.push(still);
}

/** Makes a page that is still to be opened one of which pictures can be taken: nothing moves in it. */
export async function keepStill(page: Page): Promise<void> {
  await page.addInitScript(stopMoving);
}

declare global {
  interface Window {
    /** What scrolls and hid most of the page when it was first asked for, and how high it was. */
    mostHiding?: { element: Element; clientHeight: number } | undefined;
  }
}

/** How much of the page lies below what its window, or a region that scrolls, shows, in CSS pixels. Runs in the page. */
function hiddenBelow(): number {
  const isScrolling = (element: Element) =>
    element === document.scrollingElement || /auto|scroll/.test(getComputedStyle(element).overflowY);
  const hidden = (element: Element) => element.scrollHeight - element.clientHeight;
  const all = [document.documentElement, ...document.body.querySelectorAll('*')];
  const [most] = all
    .filter((each) => each.scrollHeight > each.clientHeight && isScrolling(each))
    .sort((one, other) => hidden(other) - hidden(one));
  window.mostHiding = most && { element: most, clientHeight: most.clientHeight };
  return most ? hidden(most) : 0;
}

/** How much is hidden again in what grew with the window: a part that is drawn once it is seen may be higher than its place. Runs in the page. */
function hiddenAgain(): number {
  const { element, clientHeight } = window.mostHiding ?? {};
  const hasGrown = element !== undefined && element.clientHeight > (clientHeight ?? 0);
  return hasGrown ? element.scrollHeight - element.clientHeight : 0;
}

/** Lets what a new size or theme changes be drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Lets what a new size or theme changes come to its end, on a busy machine too. */
async function rest(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(standsStill, { quietMs: 150, mostMs: 8000, whileAsking: 0.1 });
  // What a busy machine has put off: typefaces, and whatever waits for an idle moment, which a page of which pictures are taken
  // may never have.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 50 }));
  });
  await drawPhotosAnew(page);
}

/** Has photos drawn again where they stand now: what was drawn before they came there differs by a step of some colors. */
async function drawPhotosAnew(page: Page): Promise<void> {
  for (const rendering of ['pixelated', '']) {
    await page.evaluate((value) => {
      document.documentElement.style.imageRendering = value;
    }, rendering);
    await drawn(page);
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** What the window of a page shows, packed as quickly as the browser can: it is hashed, and rarely looked at. */
async function capture(page: Page): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const shot = { format: 'png', optimizeForSpeed: true } as const;
  const { data } = await (await session).send('Page.captureScreenshot', shot);
  return Buffer.from(data, 'base64');
}

/**
 * The page as somebody with this look sees it, from top to bottom.
 *
 * @param isQuick takes it as soon as it is drawn. Nearly always that is what it comes to rest at; where it is not what was
 * expected, ask again without
 */
export async function pictureOf(page: Page, { theme, width }: Look, isQuick = false): Promise<Buffer> {
  const settle = isQuick ? drawn : rest;
  await page.setViewportSize({ width, height });
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    window.scrollTo(0, 0);
  }, theme);
  await settle(page);
  // A page that scrolls inside of itself is shown as high as all that is in it.
  let below = 0;
  for (let more = await page.evaluate(hiddenBelow), turn = 0; more > 0 && turn < 4; turn += 1) {
    below = Math.min(below + more, mostBelow);
    await page.setViewportSize({ width, height: height + below });
    await settle(page);
    more = below < mostBelow ? await page.evaluate(hiddenAgain) : 0;
  }
  return capture(page);
}

/**
 * The hashes of a story that a page shows, by the place of their look. A picture that is as expected is believed at once;
 * else, and where nothing is expected, it is taken at rest.
 *
 * @param wanted the places of the looks that are asked for
 * @param expected what each is expected to be, by the place of its look
 */
export async function hashesOf(
  page: Page,
  wanted: readonly number[],
  expected: ReadonlyMap<number, string>,
): Promise<Map<number, string>> {
  const hashes = new Map<number, string>();
  for (const at of wanted) {
    const look = looks[at];
    if (!look) continue;
    const quick = expected.has(at) ? hashOf(await pictureOf(page, look, true)) : undefined;
    const isBelieved = quick !== undefined && quick === expected.get(at);
    hashes.set(at, isBelieved ? quick : hashOf(await pictureOf(page, look)));
  }
  return hashes;
}
