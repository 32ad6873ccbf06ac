import { endpoints } from '@rpm/api-client';
import { shareWords as texts } from '@rpm/domain/words/share';
import { fails } from '@rpm/mock-server/msw';
import type { Canvas, User } from '@rpm/storybook/alertStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { lists, share } from '@rpm/storybook/shareStory.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SharingScreen } from './SharingScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Patient/Sharing/Ended elsewhere',
  component: SharingScreen,
  tags: ['network-fault'],
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/recentShared', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(lists([share()])),
});

interface Context {
  canvas: Canvas;
  userEvent: Pick<User, 'click'>;
  msw: { use: (...handlers: ReturnType<typeof fails>[]) => void };
}

/** Presses what a card offers, and the same in the dialog that it opens; by then the share was stopped in another tab. */
const acts = (action: string, dialog: 'dialog' | 'alertdialog', act: string) => ({
  play: async ({ canvas, userEvent, msw }: Context) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.about({ action, name: 'Ivy Testpatient' }) }),
    );
    const open = within(await screen.findByRole(dialog));
    msw.use(fails(endpoints.shareData, 404), lists([{ ...share(), state: 'revoked' }]));
    await userEvent.click(open.getByRole('button', { name: act }));
    await expect(await screen.findByText(texts.gone)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole(dialog)).toBeNull());
    await expect(await canvas.findByRole('heading', { name: texts.ended })).toBeVisible();
  },
});

/** R20: it is not stopped twice: that it has ended is said, and the list shows it. */
export const Stopping = meta.story(acts(texts.stop, 'alertdialog', texts.stopping.stop));
/** R20: nor is it changed. */
export const Changing = meta.story(acts(texts.change, 'dialog', texts.form.save));
