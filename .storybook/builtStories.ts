import { existsSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { headlessChromium } from '../scripts/headlessChromium.ts';
import { refuse } from '../scripts/refuse.ts';
import { serveStorybook } from './pictures/serveStorybook.ts';
import { keepAddress, noteAnswers, standsStill } from './pseudoPage.ts';
import type { IndexedStory } from './states/storyIndex.ts';

const dist = new URL('dist/', import.meta.url);

/** What the built Storybook has of a type, in its order. */
function built(type: 'story' | 'docs'): IndexedStory[] {
  const index = new URL('index.json', dist);
  if (!existsSync(index)) refuse('Build the Storybook first: npm run build -w @rpm/storybook');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, IndexedStory & { type: string }>;
  };
  return Object.values(entries).filter((entry) => entry.type === type);
}

/** The stories of the built Storybook. */
export const builtStories = (): IndexedStory[] => built('story');

/** Its pages of documentation. */
export const builtPages = (): IndexedStory[] => built('docs');

/** A story that is no screen: what stands there before the first one, and between two settings of the toolbar. */
export const neutralStory = (): string =>
  builtStories().find(({ title }) => title.startsWith('Components/'))?.id ?? '';

/** The built Storybook in a browser, for whoever goes through many of its stories without playing them. */
interface OpenedStorybook {
  browser: Browser;
  /** Where it is served, with the slash. */
  origin: string;
  /** A page on which stories follow each other by `showStory`. `globals` is what the toolbar says at first. */
  newPage: (globals: string) => Promise<Page>;
  close: () => Promise<void>;
}

/** Serves the built Storybook, and starts the browser. */
export async function openStorybook(): Promise<OpenedStorybook> {
  const { origin, close } = await serveStorybook(dist);
  const browser = await chromium.launch({
    ...(await headlessChromium()),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  return {
    browser,
    origin,
    async newPage(globals) {
      const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US' });
      await page.addInitScript(noteAnswers);
      await page.addInitScript(keepAddress);
      // `embed` keeps the play functions from running. Only an address that names a story may choose the language.
      await page.goto(
        `${origin}iframe.html?id=${neutralStory()}&viewMode=story&embed=true&globals=${globals}`,
      );
      await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.channel);
      await page.evaluate(standsStill, { quietMs: 400 });
      return page;
    },
    async close() {
      await browser.close();
      await close();
    },
  };
}
