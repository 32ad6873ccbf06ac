import { defaultPreferences } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { backend, storySession } from '@rpm/mock-server/msw';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { expect, fn, waitFor } from 'storybook/test';
import { Page } from '../Page/Page.tsx';
import { SignedInFrame } from './SignedInFrame.tsx';

const root = document.documentElement;

const meta = preview.meta({
  title: 'Layout/SignedInFrame',
  component: SignedInFrame,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(backend()),
  args: {
    session: { user: storySession('provider').user, logOut: fn(), timeOut: fn(), change: fn() },
    onUser: fn(),
    children: (
      <Page title="Device Orders">
        <p>The page.</p>
      </Page>
    ),
  },
});

/** Behaviour 1a, offline: the banner comes and goes with the connection, and what is shown stays. */
export const Offline = meta.story({
  tags: ['w390'],
  play: async ({ canvas }) => {
    const text = appWords.offline;
    const back = setOnline(false);
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByText('The page.')).toBeVisible();
    back();
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
  },
});

/** NAV-06: text size and theme that the user chose are there in the first drawing. */
export const ChosenLook = meta.story({
  args: { preferences: { ...defaultPreferences, theme: 'dark', textSize: 'larger' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page.')).toBeVisible();
    await expect([root.dataset.theme, root.dataset.textSize]).toEqual(['dark', 'larger']);
  },
});

/** NAV-06: who has chosen nothing follows the device; nothing is set on the root. */
export const FollowsTheDevice = meta.story({
  args: { preferences: defaultPreferences },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page.')).toBeVisible();
    await expect(root.dataset.textSize).toBeUndefined();
  },
});
