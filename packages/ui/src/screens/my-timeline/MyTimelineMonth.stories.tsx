import { timelineWords as texts } from '@rpm/domain/words/timeline';
import { backend } from '@rpm/mock-server/msw';
import { aNote, noted } from '@rpm/storybook/noteStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { beginning } from '@rpm/storybook/sentence.ts';
import { expect } from 'storybook/test';
import { MyTimelineScreen } from './MyTimelineScreen.tsx';

const note = (noteId: string, day: string) =>
  aNote({ noteId, toPatient: true, text: noteId, at: new Date(`2026-${day}T15:00:00Z`) });

/** SCR-07: what the filter counts is what the list shows. */
const meta = preview.meta({
  title: 'Screens/Patient/My timeline/Month',
  component: MyTimelineScreen,
  globals: { role: 'patient' },
  parameters: {
    layout: 'fullscreen',
    page: { path: '/my-timeline?kind=notes&month=2026-10', isSignedIn: true },
  },
  beforeEach: ({ msw }) =>
    msw.use(backend({ world: noted(note('one', '10-05'), note('two', '10-19'), note('three', '11-18')) })),
});

/** Of a month its two notes are counted, and not the one of the next. */
export const CountsTheMonth = meta.story({
  play: async ({ canvas }) => {
    const name = beginning(texts.kinds.notes);
    await expect(await canvas.findByRole('radio', { name })).toHaveAccessibleName(`${texts.kinds.notes} 2`);
    await expect(canvas.getByText('one')).toBeVisible();
    await expect(canvas.getByText('two')).toBeVisible();
    await expect(canvas.queryByText('three')).toBeNull();
  },
});
