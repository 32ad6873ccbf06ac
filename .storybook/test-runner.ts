import { readFileSync } from 'node:fs';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { ConsoleMessage, Page } from 'playwright';
import { axeFindings } from './axe.ts';
import { askedOnPhone } from './chosen/turn.ts';
import { callOfPage } from './frameCalls.ts';
import { expectFocusKept, noteFocus } from './keptFocus.ts';
import { expectKeyboardReaches } from './keyboardReach.ts';
import { standsStill } from './pseudoPage.ts';
import { widthOf } from './storyPage.ts';

interface StoryIndex {
  entries: Record<string, { type: string; title: string; tags?: string[] }>;
}
const index = JSON.parse(readFileSync(new URL('dist/index.json', import.meta.url), 'utf8')) as StoryIndex;
const tagsOf = (storyId: string) => index.entries[storyId]?.tags ?? [];

/** Of which stories axe is asked on a phone as well. */
const onPhone = askedOnPhone(
  Object.entries(index.entries).flatMap(([id, entry]) => (entry.type === 'story' ? [{ id, ...entry }] : [])),
  process.env.AXE_ON_PHONE,
);

const isScreen = (storyId: string) => index.entries[storyId]?.title.startsWith('Screens/') ?? false;

/** What the console said during the present story, for each page that the runner uses. */
const consoleLines = new WeakMap<Page, string[]>();

/** The test-runner's own way of asking for a story makes Storybook write this. */
const isRunnersOwn = (message: ConsoleMessage) =>
  message.text().startsWith('Accessing the Story Store is deprecated');
const isBrowsersOwn = (message: ConsoleMessage) => message.text().startsWith('Failed to load resource');

/** What the page itself asked the server for during the present story, such as `GET /api/patients`. */
const callLines = new WeakMap<Page, string[]>();

/** Tags by which a screen says what it does not do, and which calls they rule out. Its sheet of states believes them. */
const ruledOut = { 'no-call': /./, 'no-read': /^GET / };

/** Every error and warning counts. Only the browser's own note of a failed request passes, and only where a story makes one fail. */
function listen(page: Page) {
  const lines: string[] = [];
  consoleLines.set(page, lines);
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isRunnersOwn(message)) return;
    lines.push(isBrowsersOwn(message) ? 'network fault' : `${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  const calls: string[] = [];
  callLines.set(page, calls);
  page.on('request', (request) => {
    const line = callOfPage(request);
    if (line) calls.push(line);
  });
}

/** Throws what axe finds. */
async function expectNoViolations(page: Page, theme: 'light' | 'dark', where = '') {
  const found = await axeFindings(page, theme);
  if (found.length > 0) throw new Error(`axe, ${theme} theme${where}:\n${found.join('\n')}`);
}

/** Asks axe of what a page becomes when its window is made as narrow as a phone. */
async function expectNoViolationsOnPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.evaluate(standsStill, { quietMs: 50, mostMs: 3000 });
  for (const theme of ['light', 'dark'] as const) await expectNoViolations(page, theme, ', 390 px');
}

/**
 * Asks that nothing of a screen sticks out to the right at 320 px (WCAG 1.4.10), and with text twice as large at its own
 * width (1.4.4), or on a phone with the largest text of the profile. A wide table scrolls in a region of its own.
 */
async function expectNoOverflow(page: Page, width: number) {
  for (const [what, at, text] of [
    ['320 px', 320, '100%'],
    ['larger text', Math.max(width, 390), width < 600 ? '137.5%' : '200%'],
  ] as const) {
    await page.setViewportSize({ width: at, height: 900 });
    const sticksOut = await page.evaluate(async (size) => {
      document.documentElement.style.fontSize = size;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { scrollWidth, clientWidth } = document.documentElement;
      const last =
        scrollWidth > clientWidth + 1
          ? [...document.querySelectorAll('main *, [role=dialog] *')]
              .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
              .slice(0, 3)
              .map((element) => `    ${element.outerHTML.slice(0, 160)}`)
          : null;
      document.documentElement.style.fontSize = '';
      return last && `${scrollWidth} of ${clientWidth} px\n${last.join('\n')}`;
    }, text);
    if (sticksOut) throw new Error(`Sticks out at ${what}: ${sticksOut}`);
  }
}

/** What the choice of units itself is called, in which both stand. */
const bothSystems = /\((lb, °F|kg, °C)\)/g;

/**
 * Asks that a screen shows weight and temperature in the units of its reader alone: US customary ones, or metric ones in
 * a story with the tag `metric`. A number that is shown as it is kept has the other.
 */
async function expectOneSystem(page: Page, isMetric: boolean) {
  const texts = await page.evaluate(() => [
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label') ?? ''),
  ]);
  const foreign = isMetric ? /(?<!\p{L})lb(?!\p{L})|°F/u : /(?<!\p{L})kg(?!\p{L})|°C/u;
  const found = texts.map((text) => text.replace(bothSystems, '')).find((text) => foreign.test(text));
  if (found !== undefined)
    throw new Error(`Not in the reader's unit: ${found.match(foreign)?.[0]} in ${found.slice(0, 200)}`);
}

/** Asks that the story itself came to its end: the runner believes whatever on the page says that it did. */
async function expectFinished(page: Page, storyId: string) {
  const ended = await page.evaluate(() => {
    const { id, phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
    return `${id} ${phase}`;
  });
  if (ended !== `${storyId} finished`) throw new Error(`The story is not over: ${ended}`);
}

const config: TestRunnerConfig = {
  /**
   * Opens Storybook as the runner does by itself, but for the addon that draws boxes round elements: it reads the style of
   * every element again after each change of the page, a seventh of the whole run, and nothing here asks it to draw.
   */
  async prepare({ page }) {
    await page.addInitScript(() => {
      Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
    });
    await page.addInitScript(noteFocus);
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
  },
  async preVisit(page, { id }) {
    if (!consoleLines.has(page)) listen(page);
    consoleLines.get(page)?.splice(0);
    callLines.get(page)?.splice(0);
    await page.setViewportSize({ width: widthOf(tagsOf(id)), height: 900 });
    await page.emulateMedia({ forcedColors: tagsOf(id).includes('forced-colors') ? 'active' : null });
  },
  async postVisit(page, { id }) {
    await expectFinished(page, id);
    const tags = tagsOf(id);
    const unexpected = (consoleLines.get(page) ?? []).filter(
      (line) =>
        !(tags.includes('network-fault') && line === 'network fault') &&
        // React writes down what a boundary has caught.
        !(tags.includes('crash') && line.includes('crash on purpose')),
    );
    if (unexpected.length > 0) throw new Error(`The console is not silent:\n  ${unexpected.join('\n  ')}`);
    for (const [tag, calls] of Object.entries(ruledOut)) {
      const made = tags.includes(tag) ? (callLines.get(page) ?? []).filter((line) => calls.test(line)) : [];
      if (made.length > 0) throw new Error(`Says \`${tag}\`, and makes ${made.join(', ')}`);
    }
    if (isScreen(id)) await expectFocusKept(page, id);
    // axe reads colors as they were written, not those that the system put in their place.
    await page.emulateMedia({ forcedColors: null });
    await expectNoViolations(page, 'light');
    await expectNoViolations(page, 'dark');
    if (isScreen(id)) await expectOneSystem(page, tags.includes('metric'));
    if (onPhone.has(id)) await expectNoViolationsOnPhone(page);
    // Paper has one width, and the text of the light theme at its usual size.
    if (isScreen(id) && !tags.includes('paper')) await expectNoOverflow(page, widthOf(tagsOf(id)));
    // Each screen once: as it is when all is well.
    if (isScreen(id) && id.endsWith('--default')) {
      await page.setViewportSize({ width: widthOf(tagsOf(id)), height: 900 });
      await expectKeyboardReaches(page);
    }
  },
};
export default config;
