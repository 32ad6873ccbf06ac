import type { Page } from 'playwright';
import { argumentsOf } from '../scripts/refuse.ts';
import { builtStories, openStorybook } from './builtStories.ts';
import { meantBy, orSayWhichMeansNothing } from './chosen/meant.ts';
import { inTurn } from './chosen/turn.ts';
import { judgeAll } from './judgeAll.ts';
import { type IndexedStory, screenOf } from './states/storyIndex.ts';
import { widthOf } from './storyPage.ts';

/**
 * Plays stories of the built Storybook in Spanish: steps that look for English sentences never bring a story into the state
 * that it is called by. In the run the first fault of each screen; `--all` plays every fault, and a
 * name every story that it means.
 */
const { values, positionals } = argumentsOf({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
const seenScreens = new Set<string>();
const faults = builtStories().filter(({ title, tags }) => {
  const screen = screenOf(title);
  if (screen === null || !tags.includes('network-fault')) return false;
  const isFirst = !seenScreens.has(screen);
  seenScreens.add(screen);
  return isFirst || values.all;
});
const stories =
  positionals.length > 0
    ? orSayWhichMeansNothing(() => meantBy(builtStories(), positionals))
    : inTurn(faults, process.env.TURN);

declare global {
  interface Window {
    /** How the story came out that the page was opened with; '' when all is well. */
    cameOut?: string;
  }
}

/** Keeps how a story comes out. Runs in the page, before all else. */
function keepsOutcome(): void {
  const told = {
    storyRendered: () => '',
    storyMissing: () => 'There is no such story.',
    playFunctionThrewException: ({ message }: Error) => message,
    storyThrewException: ({ message }: Error) => message,
  };
  const waits = setInterval(() => {
    const channel = window.__STORYBOOK_PREVIEW__?.channel as
      | { on(event: string, heard: (error: Error) => void): void }
      | undefined;
    if (!channel) return;
    clearInterval(waits);
    for (const [event, outcome] of Object.entries(told))
      channel.on(event, (error) => {
        window.cameOut ??= outcome(error);
      });
  }, 1);
}

const storybook = await openStorybook();

async function newPage(): Promise<Page> {
  const page = await storybook.browser.newPage({ reducedMotion: 'reduce', locale: 'en-US' });
  await page.addInitScript(keepsOutcome);
  return page;
}

async function faultsOf(page: Page, { id, tags }: IndexedStory): Promise<string[]> {
  await page.setViewportSize({ width: widthOf(tags), height: 900 });
  await page.goto(`${storybook.origin}iframe.html?id=${id}&viewMode=story&globals=language:es`);
  const outcome = await page.waitForFunction(() => window.cameOut !== undefined, null, { timeout: 60_000 });
  await outcome.dispose();
  const said = await page.evaluate(() => window.cameOut ?? '');
  return said === '' ? [] : [said.split('\n')[0] ?? said];
}

const failed = await judgeAll(stories, {
  newPage,
  faultsOf,
  nameOf: ({ id }) => id,
  isWhole: positionals.length === 0,
});
await storybook.close();
console.log(`${stories.length - failed} stories passed in Spanish, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
