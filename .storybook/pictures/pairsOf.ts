import type { Browser } from 'playwright';
import { looks } from './kept.ts';
import { newPage } from './lookAtStories.ts';
import { pictureOf } from './pictureOf.ts';
import { type PicturedStory, playStory } from './playStory.ts';
import type { Pair } from './report.ts';

/**
 * Takes the pictures of stories in an old Storybook and in that of today: those that differ.
 *
 * @param old the browser that has the old one
 */
export async function pairsOf(
  old: Browser,
  browser: Browser,
  stories: readonly PicturedStory[],
  oldStories: readonly PicturedStory[],
): Promise<Pair[]> {
  const isOld = new Set(oldStories.map(({ id }) => id));
  const pairs: Pair[] = [];
  const takeAlone = async (from: Browser, story: PicturedStory) => {
    const page = await newPage(from);
    try {
      await playStory(page, true, story);
      const pictures: Buffer[] = [];
      for (const look of looks) pictures.push(await pictureOf(page, look));
      return pictures;
    } finally {
      await page.context().close();
    }
  };
  for (const story of stories) {
    const after = await takeAlone(browser, story);
    const before = isOld.has(story.id) ? await takeAlone(old, story) : [];
    for (const [at, look] of looks.entries()) {
      const pair = { before: before[at] ?? null, after: after[at] ?? null };
      const isSame = pair.before && pair.after && pair.before.equals(pair.after);
      if (!isSame) pairs.push({ story, look, ...pair });
    }
  }
  return pairs;
}
