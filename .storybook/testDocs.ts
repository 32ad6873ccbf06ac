import type { Page } from 'playwright';
import { refuse } from '../scripts/refuse.ts';
import { builtPages, openStorybook } from './builtStories.ts';
import { inTurn } from './chosen/turn.ts';
import { hasOwnWorld } from './isPage.ts';
import { judgeAll } from './judgeAll.ts';
import { judgeTwice } from './secondTry.ts';

/**
 * Opens Storybook's pages of documentation, each as the first page of a tab: what it draws must be there, with its API, and
 * nothing on the console, and no wider than a phone. Of the screens, whose pages are alike, one of each kind of reader. And a
 * story that the toolbar draws anew must be played again, and no two tools undo each other. An argument names a part of the pages to look at.
 */
const part = (process.argv[2] ?? '').toLowerCase();
const seen = new Set<string>();
const all = builtPages().filter(({ id, title }) => {
  const kind = title.split('/').slice(0, 2).join('/');
  const isAnother = !hasOwnWorld(title) || !seen.has(kind);
  seen.add(kind);
  return isAnother && id.includes(part);
});
if (all.length === 0) refuse(`No page of documentation has '${part}' in its name.`);
const pages = inTurn(all, process.env.TURN);

const storybook = await openStorybook();
const phone = 390;
const alone = () => storybook.browser.newPage({ reducedMotion: 'reduce', locale: 'en-US' });

async function faultsOf(page: Page, { id }: { id: string }): Promise<string[]> {
  const faults: string[] = [];
  const listen = (line: string) => faults.push(line.slice(0, 300));
  page.removeAllListeners();
  page.on('pageerror', ({ message }) => listen(`uncaught: ${message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) listen(`${message.type()}: ${message.text()}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) listen(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  // The stories in frames are pages of their own, which the other steps play.
  await page.route(/iframe\.html/, (route) =>
    route.request().frame() === page.mainFrame()
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '<title>A story</title>' }),
  );
  await page.goto(`${storybook.origin}iframe.html?id=${id}&viewMode=docs`);
  const drawn = page.locator('#storybook-docs :is(h1, h2)').first();
  await drawn.waitFor({ timeout: 30_000 }).catch(() => listen('draws nothing'));
  // A story on the page may go on asking: that is no fault, and what is drawn by then is looked at.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  for (const text of await page
    .locator('.sb-errordisplay:visible, pre:has-text("Invariant")')
    .allTextContents())
    listen(text.slice(0, 200));
  const isCovered = await page.evaluate(() => getComputedStyle(document.body).pointerEvents === 'none');
  if (isCovered) listen('a dialog of a story lies over the page');
  await page.setViewportSize({ width: phone, height: 900 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > phone) listen(`scrolls sideways on a phone: ${width} px`);
  return faults;
}

/**
 * A story whose steps bring it into its state, after each press in the toolbar: the first hand does not wait for their end, the
 * second does.
 */
async function faultsOfReplay(): Promise<string[]> {
  const page = await alone();
  const id = 'screens-clinic-device-orders-actions--update-fails';
  await page.goto(`${storybook.origin}iframe.html?id=${id}&viewMode=story`);
  const told = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /./ }).first();
  await told.waitFor({ timeout: 30_000 });
  for (const theme of ['dark', 'light']) {
    await page.evaluate(
      (globals) => window.__STORYBOOK_PREVIEW__?.channel.emit('updateGlobals', { globals }),
      { theme },
    );
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
    await told.waitFor({ timeout: 30_000 });
  }
  return page.locator('.sb-errordisplay:visible').allTextContents();
}

/**
 * Each tool keeps its choice under a name of its own: of two of how colors are seen each would undo the other. And one press
 * puts all of them back.
 */
async function faultsOfToolbar(): Promise<string[]> {
  const page = await alone();
  const chosen = 'theme:dark;units:metric;viewport:w390';
  await page.goto(`${storybook.origin}?path=/story/toolbar-settings--large-text&globals=${chosen}`);
  const toolbar = page.getByTestId('sb-preview-toolbar');
  await toolbar.getByRole('button', { name: /^How colors are seen/ }).waitFor({ timeout: 30_000 });
  const others = await toolbar.getByRole('button', { name: 'Vision filter' }).count();
  const faults = others > 0 ? ['Colors seen: a second tool has the same name in the address'] : [];
  await toolbar.getByRole('button', { name: 'Reset tools' }).click();
  await page.waitForURL(({ searchParams }) => !searchParams.has('globals'));
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.locator('html[data-theme=light]').waitFor();
  await toolbar.getByRole('button', { name: 'Reset tools', disabled: true }).waitFor();
  return faults;
}

const isWhole = part === '';
const failed = await judgeAll(pages, { newPage: alone, faultsOf, nameOf: ({ id }) => id, isWhole });
const unplayed = isWhole ? await judgeTwice('A story that is drawn anew', faultsOfReplay) : [];
for (const line of unplayed) console.log(`A story that is drawn anew is not played again: ${line}`);
const tools = isWhole ? await judgeTwice('The toolbar', faultsOfToolbar) : [];
for (const line of tools) console.log(`The toolbar: ${line}`);
await storybook.close();
console.log(`${pages.length - failed} pages of documentation passed, ${failed} failed`);
process.exit(failed + unplayed.length + tools.length > 0 ? 1 : 0);
