import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { type Hashes, looks } from './kept.ts';
import { hashesOf } from './pictureOf.ts';
import { openPicturePage, type PicturedStory, playStory } from './playStory.ts';

/** What was seen of a story: its pictures' hashes, or why there are none. */
export type Seen = { story: PicturedStory } & ({ hashes: Hashes } | { fault: string });

/** How often a story is played alone at most, until it looks as it did, or twice the same. */
const triesAlone = 4;

/** For so long a story may take, in all its looks. A page that has stopped answering is left alone then. */
const mostMs = 60_000;
const tooLong = new Error('It did not answer in time.');

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
    /** Goes on without the page, and does not wait for its end: what has stopped answering may not close either. */
    leave() {
      page
        ?.context()
        .close()
        .catch(() => {});
      page = null;
    },
    /** The page, and whether it is a new one. */
    async use(isAnew: boolean): Promise<[page: Page, isAnew: boolean]> {
      if (isAnew) await close();
      if (page) return [page, false];
      page = await newPage(browser);
      return [page, true];
    },
  };
}

/** What is asked of stories, and what is known of them. */
interface Asked {
  stories: readonly PicturedStory[];
  kept: ReadonlyMap<string, Hashes>;
  /** When to begin no other, as `Date.now()` tells; left out, all are looked at. */
  until?: number | undefined;
  /** On how many pages stories are played side by side. */
  pages: number;
}

/** What was seen of one story so far, and what of it is believed. */
class Looks {
  readonly settled = new Map<number, string>();
  readonly #once = looks.map(() => new Set<string>());
  fault = '';
  /** Whether it was played at all. */
  isSeen = false;
  readonly story: PicturedStory;
  readonly kept: Hashes | undefined;
  constructor(story: PicturedStory, kept: Hashes | undefined) {
    this.story = story;
    this.kept = kept;
  }
  /** The places of the looks of which nothing is believed yet. */
  get missing(): number[] {
    return [...looks.keys()].filter((at) => !this.settled.has(at));
  }
  /**
   * Takes down what was seen.
   *
   * @param isDoubtful whether it was played beside others: then what is not as it was kept is not believed, nor remembered
   */
  note(at: number, hash: string, isDoubtful: boolean): void {
    if (hash === this.kept?.[at] || (!isDoubtful && this.#once[at]?.has(hash))) this.settled.set(at, hash);
    if (!isDoubtful) this.#once[at]?.add(hash);
  }
  /** How it looked when it was kept, or else the last time, by the place of the look. */
  get expected(): Map<number, string> {
    return new Map(
      looks.flatMap((_, at) => {
        const hash = this.kept?.[at] ?? [...(this.#once[at] ?? [])].at(-1);
        return hash === undefined ? [] : [[at, hash]];
      }),
    );
  }
  get seen(): Seen {
    const { story, settled, fault } = this;
    return this.missing.length === 0
      ? { story, hashes: looks.map((_, at) => settled.get(at) ?? '') }
      : { story, fault: fault || 'It looked different each time.' };
  }
}

/**
 * Looks at stories, some side by side. What is as it was kept is believed at once. What is new is believed when it comes out
 * the same after others and alone. What has changed is played again alone, on a page of its own, when all others are done, and believed when
 * two of those pictures are the same: so a busy machine is no change of looks.
 *
 * @returns what was seen; fewer than asked when the time was up. What was seen to differ is always judged
 */
export async function lookAtStories(browser: Browser, asked: Asked): Promise<Seen[]> {
  const until = asked.until ?? Number.POSITIVE_INFINITY;
  const all = asked.stories.map((story) => new Looks(story, asked.kept.get(story.id)));
  const isOpen = (each: Looks) => each.missing.length > 0;
  const places = { browser, count: asked.pages };
  await sweep(places, all.filter(isOpen), until, false);
  // Those that are new a second time, alone, as what has changed is judged: so nothing is kept that another story has left.
  const fresh = all.filter((each) => isOpen(each) && !each.kept);
  await sweep(places, fresh, until, true);
  const come = all.filter((each) => !isOpen(each) || (each.isSeen && (each.kept || Date.now() < until)));
  const pages = pagesOf(browser);
  for (const each of come) {
    for (let turn = 0; turn < triesAlone && isOpen(each) && each.fault !== String(tooLong); turn += 1)
      await look(pages, true, each, false);
  }
  await pages.close();
  return come.map(({ seen }) => seen);
}

async function sweep(
  { browser, count }: { browser: Browser; count: number },
  meant: readonly Looks[],
  until: number,
  isAlone: boolean,
) {
  const queue = [...meant];
  async function work() {
    const pages = pagesOf(browser);
    for (let each = queue.shift(); each && Date.now() < until; each = queue.shift()) {
      await look(pages, isAlone, each, each.kept !== undefined);
      if (queue.length % 50 === 0) console.log(`${meant.length - queue.length} of ${meant.length} stories`);
    }
    await pages.close();
  }
  await Promise.all(Array.from({ length: count }, work));
}

/** Plays a story and looks at it. A page on which something failed is not used again. */
async function look(pages: ReturnType<typeof pagesOf>, isAlone: boolean, each: Looks, isDoubtful: boolean) {
  each.isSeen = true;
  const play = async () => {
    const [page, isAnew] = await pages.use(isAlone);
    await playStory(page, isAnew, each.story);
    for (const [at, hash] of await hashesOf(page, each.missing, each.expected))
      each.note(at, hash, isDoubtful);
  };
  const stopped = new AbortController();
  try {
    const waited = pause(mostMs, undefined, { signal: stopped.signal }).then(() => Promise.reject(tooLong));
    await Promise.race([play(), waited]);
  } catch (cause) {
    each.fault = String(cause).split('\n')[0] ?? '';
    pages.leave();
  } finally {
    stopped.abort();
  }
}
