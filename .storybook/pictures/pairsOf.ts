import type { Browser } from 'playwright';
import { looks } from './kept.ts';
import { newPage } from './lookAtStories.ts';
import { pixelsOf } from './pixels.ts';
import type { Pair } from './report.ts';
import { type PicturedStory, takePictures } from './takePictures.ts';

/** Takes the pictures of stories in an old Storybook and in that of today: those that differ. */
export async function pairsOf(
  browser: Browser,
  oldOrigin: string,
  origin: string,
  stories: readonly PicturedStory[],
  oldStories: readonly PicturedStory[],
  wanted: readonly number[],
): Promise<Pair[]> {
  const isOld = new Set(oldStories.map(({ id }) => id));
  const pairs: Pair[] = [];
  const takeAlone = async (from: string, story: PicturedStory) => {
    const page = await newPage(browser);
    try {
      return await takePictures(page, true, from, story, wanted);
    } finally {
      await page.context().close();
    }
  };
  for (const story of stories) {
    const after = await takeAlone(origin, story);
    const before = isOld.has(story.id) ? await takeAlone(oldOrigin, story) : new Map<number, Buffer>();
    for (const at of wanted) {
      const look = looks[at];
      const pair = { before: before.get(at) ?? null, after: after.get(at) ?? null };
      const isSame = pair.before && pair.after && pixelsOf(pair.before).hash === pixelsOf(pair.after).hash;
      if (look && !isSame) pairs.push({ story, look, ...pair });
    }
  }
  return pairs;
}
