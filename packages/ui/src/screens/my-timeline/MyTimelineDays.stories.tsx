import { timelineWords as texts } from '@rpm/domain/words/timeline';
import { brokenWords } from '@rpm/storybook/brokenWords.ts';
import preview from '@rpm/storybook/preview.tsx';
import { aFile, pressure, readingsOfDays, said, shows } from '@rpm/storybook/timelineStory.ts';
import { fitsTheWindow, largestText } from '@rpm/storybook/views.ts';
import { expect } from 'storybook/test';
import { MyTimelineScreen } from './MyTimelineScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Patient/My timeline/Days',
  component: MyTimelineScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/my-timeline', isSignedIn: true } },
});

/** The largest text on the smallest phone: on a day that is closed the arrow is beside the words and not over them. */
export const LargestText = meta.story({
  tags: ['w320'],
  beforeEach: ({ msw }) => {
    msw.use(shows([said, pressure(26), pressure(27, 'Cautious'), ...[50, 51, 52].map((at) => pressure(at))]));
    return largestText();
  },
  play: async ({ canvas }) => {
    const days = await readingsOfDays(canvas);
    await expect(days).toHaveLength(2);
    for (const day of days) {
      const arrow = day.querySelector(':scope > svg')?.getBoundingClientRect();
      const range = document.createRange();
      const words = [...day.querySelectorAll('span')].filter(({ children }) => children.length === 0);
      // As long as it is in Spanish, where it was found.
      const [count] = words.filter(({ className }) => className === 'font-semibold');
      if (count) count.textContent = '2 mediciones';
      await expect(count).toBeVisible();
      for (const each of words) {
        range.selectNodeContents(each);
        await expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(arrow?.left ?? 0);
      }
      await expect(brokenWords(day)).toEqual([]);
    }
    await expect(fitsTheWindow()).toBe(true);
  },
});

/** RTE-04, SCR-07: a file that the patient added says so, as Files does; another says of whom it is. */
export const OwnFile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      shows([
        { ...aFile(2, 'home-log.pdf', { isOwn: true }), id: 'own', by: 'Marigold Testpatient' },
        { ...aFile(3, 'panel.pdf'), id: 'other', by: 'Bryony Samplewell' },
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.ownFile)).toBeVisible();
    await expect(canvas.getByText(texts.fileFrom({ name: 'Bryony Samplewell' }))).toBeVisible();
    await expect(canvas.queryByText(texts.fileFrom({ name: 'Marigold Testpatient' }))).toBeNull();
  },
});
