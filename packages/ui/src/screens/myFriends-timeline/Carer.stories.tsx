import { shareWords } from '@rpm/domain/words/share';
import { timelineWords } from '@rpm/domain/words/timeline';
import { backend } from '@rpm/mock-server/msw';
import { smallClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { containing } from '@rpm/storybook/sentence.ts';
import { address, Where } from '@rpm/storybook/Where.tsx';
import { expect, fireEvent, screen, within } from 'storybook/test';
import { FriendsTimelineScreen } from './FriendsTimelineScreen.tsx';

const texts = timelineWords.friend;

const meta = preview.meta({
  title: 'Screens/Patient/Shared timeline/Carer',
  component: FriendsTimelineScreen,
  globals: { role: 'carer', density: 'patient' },
  parameters: { layout: 'fullscreen', page: { path: '/myFriends-timeline', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend()),
});

/** SCR-07: a relative who is nobody's patient sees what is shared, whose it is, and no way to pages of patients. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas }) => {
    const name = 'Marigold Testpatient';
    await expect(
      await canvas.findByRole('heading', { name: texts.views.timeline.heading({ name }), level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('region', { name: texts.banner({ name }) })).toHaveTextContent(
      containing(shareWords.partsOfOther.readings),
    );
    await expect(canvas.queryByRole('link', { name: timelineWords.back.sharing })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** R20: what is shared is stopped while it is open: that is told, and how to ask for it again. */
export const StoppedWhileOpen = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('region', { name: texts.banner({ name: 'Marigold Testpatient' }) });
    msw.use(backend({ world: { ...smallClinic(), shares: [] } }));
    fireEvent(document, new Event('visibilitychange'));
    await expect(await canvas.findByRole('heading', { name: timelineWords.ended.title })).toBeVisible();
    await expect(canvas.getByText(timelineWords.ended.used)).toBeVisible();
    await expect(canvas.getByText(timelineWords.ended.ask)).toBeVisible();
    await expect(canvas.getByRole('link', { name: timelineWords.ended.shared })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: timelineWords.ended.dashboard })).toBeNull();
  },
});

/** Nobody shares any more. */
export const NothingShared = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...smallClinic(), shares: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: timelineWords.back.sharing })).toBeNull();
  },
});

/** SCR-07: a carer who gives up what is shared stays on the page of what is shared: the list of shares is for patients. */
export const GivesUp = meta.story({
  render: () => (
    <>
      <FriendsTimelineScreen />
      <Where />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.leave }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: timelineWords.leaving.act }));
    await expect(await canvas.findByText(texts.none)).toBeVisible();
    await expect(address()).toHaveTextContent('/myFriends-timeline');
  },
});
