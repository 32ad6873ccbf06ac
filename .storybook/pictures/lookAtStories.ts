import type { Browser, Page } from 'playwright';
import { type Hashes, looks } from './kept.ts';
import { pixelsOf } from './pixels.ts';
import { openPicturePage, type PicturedStory, takePictures } from './takePictures.ts';

/** What was seen of a story: its pictures' hashes, or why there are none. */
export type Seen = { story: PicturedStory } & ({ hashes: Hashes } | { fault: string });

/** How often a story is played at most, until it looks as it did, or twice the same. */
const tries = 4;

/** A page of its own, in a place and a language that are the same on every machine. */
export async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' });
  await openPicturePage(page);
  return page;
}

/** One page at a time, on which stories follow each other; a new one where nothing may be left of the last story. */
function pagesOf(browser: Browser) {
  let page: Page | null = null;
  const close = async () => {
    await page?.context().close();
    page = null;
  };
  return {
    close,
    /** The page, and whether it is a new one. */
    async use(isAnew: boolean): Promise<[page: Page, isAnew: boolean]> {
      if (isAnew) await close();
      if (page) return [page, false];
      page = await newPage(browser);
      return [page, true];
    },
  };
}

/**
 * Looks at one story. What is as it was kept is believed at once. What is not is played again on a page of its own: a
 * picture counts only when it comes out twice the same, so that a busy machine is no change of looks.
 */
async function lookAt(
  pages: ReturnType<typeof pagesOf>,
  origin: string,
  story: PicturedStory,
  wanted: readonly number[],
  kept: Hashes | undefined,
  turns: number,
  isAlone = false,
): Promise<Seen> {
  const settled = new Map<number, string>();
  const before = looks.map(() => new Set<string>());
  let fault = '';
  for (let turn = 0; turn < turns && settled.size < wanted.length; turn += 1) {
    const missing = wanted.filter((at) => !settled.has(at));
    try {
      const pictures = await takePictures(...(await pages.use(isAlone || turn > 0)), origin, story, missing);
      for (const [at, picture] of pictures) {
        const { hash } = pixelsOf(picture);
        if (hash === kept?.[at] || before[at]?.has(hash)) settled.set(at, hash);
        before[at]?.add(hash);
      }
    } catch (cause) {
      fault = String(cause).split('\n')[0] ?? '';
    }
  }
  if (settled.size === wanted.length) {
    return { story, hashes: looks.map((_, at) => settled.get(at) ?? kept?.[at] ?? '-') };
  }
  await pages.close();
  return { story, fault: fault || `It looked different each time, ${turns} times.` };
}

/**
 * Looks at stories, two at a time. One that does not look as it did is looked at again when all others are done.
 *
 * @param until when to begin no other, as `Date.now()` tells
 * @returns what was seen; fewer than asked when the time was up
 */
export async function lookAtStories(
  browser: Browser,
  origin: string,
  stories: readonly PicturedStory[],
  wanted: readonly number[],
  kept: ReadonlyMap<string, Hashes>,
  until = Number.POSITIVE_INFINITY,
): Promise<Seen[]> {
  const queue = [...stories];
  const seen: Seen[] = [];
  const doubted: PicturedStory[] = [];
  async function work() {
    const pages = pagesOf(browser);
    for (let story = queue.shift(); story && Date.now() < until; story = queue.shift()) {
      const known = kept.get(story.id);
      const isKnown = known !== undefined && wanted.every((at) => known[at] !== '-');
      const one = await lookAt(pages, origin, story, wanted, known, isKnown ? 1 : tries);
      if (isKnown && 'fault' in one) doubted.push(story);
      else seen.push(one);
      if (seen.length % 50 === 0) console.log(`${seen.length} of ${stories.length} stories`);
    }
    await pages.close();
  }
  await Promise.all([work(), work()]);
  // Alone: what two pages at once have slowed down is no change of looks.
  const pages = pagesOf(browser);
  for (const story of doubted)
    seen.push(await lookAt(pages, origin, story, wanted, kept.get(story.id), tries, true));
  await pages.close();
  return seen.sort((one, other) => one.story.id.localeCompare(other.story.id));
}
