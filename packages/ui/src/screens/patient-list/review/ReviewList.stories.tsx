import { endpoints } from '@rpm/api-client';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import preview from '@rpm/storybook/preview.tsx';
import { type Canvas, fiveWait, goOn, isHere, opened, rows, wait } from '@rpm/storybook/reviewStory.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, waitFor } from 'storybook/test';
import { PatientListScreen } from '../PatientListScreen.tsx';

/** SCR-02: the list of the queue and the bar above it say where one is, also after going back. */
const meta = preview.meta({
  title: 'Screens/Clinic/Patient list/Working mode/List',
  component: PatientListScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-list?review=1', isSignedIn: true } },
  globals: { role: 'staff' },
  beforeEach: fiveWait,
});

/** Five wait: the open one is marked in the list, and its place there is that of the words and of the tall cell. */
async function isMarked(canvas: Canvas, name: string, place: number) {
  await waitFor(async () => {
    const all = await rows(canvas);
    expect(all).toHaveLength(5);
    expect(all.map((row) => row.getAttribute('aria-current') === 'true')).toEqual(
      all.map((_, at) => at === place - 1),
    );
    expect(all[place - 1]).toHaveTextContent(name);
  }, wait);
  const progress = canvas.getByRole('region', { name: texts.progressName });
  await expect(progress).toHaveTextContent(texts.place({ place, total: 5 }));
  const cells = [...(progress.querySelector('[aria-hidden=true]')?.children ?? [])];
  await expect(cells.map((cell) => cell.classList.contains('h-4'))).toEqual(
    cells.map((_, at) => at === place - 1),
  );
}

const says = (canvas: Canvas, counts: { reviewed: number; leftOpen: number; left: number }) =>
  canvas.findByText(texts.progress({ snoozed: 0, ...counts }), {}, wait);

/** K goes back to who was reviewed, whom the queue has no more: still in the list, and marked. */
export const BackToReviewed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    await isMarked(canvas, first, 1);
    const second = await goOn(canvas, userEvent, 'r', first);
    await waitFor(() => expect(bodiesTo(endpoints.reviewReadings)).toHaveLength(1), wait);
    await says(canvas, { reviewed: 1, leftOpen: 0, left: 4 });
    await isMarked(canvas, second, 2);
    await userEvent.keyboard('k');
    await isHere(first);
    await isMarked(canvas, first, 1);
    await says(canvas, { reviewed: 1, leftOpen: 0, left: 4 });
    await userEvent.keyboard('j');
    await isHere(second);
    await isMarked(canvas, second, 2);
  },
});

/** Who was left open is counted, and opened again from the list; the counts are those of all. */
export const OpensWhoWasLeft = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    const second = await goOn(canvas, userEvent, 'j', first);
    await goOn(canvas, userEvent, 'j', second);
    await says(canvas, { reviewed: 0, leftOpen: 2, left: 3 });
    const [left] = await rows(canvas);
    await expect(left).toHaveTextContent(texts.states.left);
    await userEvent.click(left as HTMLElement);
    await isHere(first);
    await says(canvas, { reviewed: 0, leftOpen: 2, left: 3 });
    await isMarked(canvas, first, 3);
  },
});
