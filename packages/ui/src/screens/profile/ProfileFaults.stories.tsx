import { endpoints } from '@rpm/api-client';
import { defaultPreferences, limits, type Preferences } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { loadWords } from '@rpm/domain/words/load';
import { profileWords } from '@rpm/domain/words/profile';
import { staffWords } from '@rpm/domain/words/staff';
import { taskWords } from '@rpm/domain/words/task';
import { backend, fails, hangs, storySession } from '@rpm/mock-server/msw';
import { drawn, seesText } from '@rpm/storybook/drawn.ts';
import { broken, failures, unreadable } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { useState } from 'react';
import { expect, screen, waitFor, type within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { PreferencesProvider } from '../../providers/preferences/PreferencesProvider.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const { getProfile, saveProfile } = endpoints;

const meta = preview.meta({
  title: 'Screens/Account/Profile/Faults',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
});

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole' | 'findByText'>;
const phone = async (canvas: Canvas) => {
  await canvas.findByRole('textbox', { name: profileWords.phone });
  await drawn();
  return canvas.getByRole('textbox', { name: profileWords.phone });
};
const save = (canvas: Canvas) => canvas.getByRole('button', { name: staffWords.session.save });
const root = document.documentElement;

/** Behaviour 1a: a look that the server did not take is put back, and it says so. */
export const AppearanceFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(saveProfile, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: profileWords.textSizes.large }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(canvas.getByRole('radio', { name: profileWords.textSizes.normal })).toBeChecked();
    await expect(root.dataset.textSize).toBeUndefined();
  },
});

/** Behaviour 1a: what was typed is kept whatever becomes of it, and the next try saves it. */
export const SaveFails = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/profile', isSignedIn: true, callTimeoutMs: 1500 } },
  play: async ({ canvas, userEvent, msw }) => {
    const unconfirmed = new RegExp(taskWords.unconfirmed);
    await userEvent.type(await phone(canvas), '555 010 0199');
    for (const [failure, text] of [
      ...broken(saveProfile).map((each) => [each, taskWords.failed] as const),
      ...unreadable(saveProfile).map((each) => [each, unconfirmed] as const),
      [fails(saveProfile, 403), loadWords.forbidden],
      [hangs(saveProfile), unconfirmed],
    ] as const) {
      const before = bodiesTo(saveProfile).length;
      msw.use(failure);
      await userEvent.click(save(canvas));
      await waitFor(() => expect(bodiesTo(saveProfile)).toHaveLength(before + 1));
      await expect(await canvas.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent(text);
    }
    await expect(await phone(canvas)).toHaveValue('555 010 0199');
    await expect(seen.sessionEnded).not.toHaveBeenCalled();
    msw.use(backend());
    await userEvent.click(save(canvas));
    await expect(await screen.findByText(profileWords.saved)).toBeVisible();
  },
});

/** Behaviour 1a, 401: the session is over. */
export const SessionEnded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getProfile, 401)),
  play: async () => {
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledOnce());
  },
});

/** Behaviour 1a, 403: nothing to try again; what needs no profile stays usable. */
export const Refused = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getProfile, 403)),
  play: async ({ canvas }) => {
    await seesText(canvas, loadWords.forbidden);
    await expect(canvas.queryByRole('button', { name: loadWords.retry })).toBeNull();
    await expect(await canvas.findByRole('radio', { name: profileWords.textSizes.larger })).toBeVisible();
  },
});

/** Behaviour R5: the clinic has since taken its leave back: the server's words are shown. */
export const SessionRefused = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent, msw }) => {
    await phone(canvas);
    msw.use(fails(saveProfile, 409, { message: 'Your clinic does not allow so long a session.' }));
    await userEvent.click(save(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your clinic does not allow so long a session.',
    );
  },
});

/** Behaviour 1c, two tabs: what the other one has saved is told, what was typed stays, and the next Save replaces it. */
export const SavedInAnotherTab = meta.story({
  tags: ['network-fault', 'w390'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await phone(canvas), '555 010 0199');
    await fetch('/api/save-profile', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${storySession('provider').token}`,
      },
      body: JSON.stringify({ phone: '555 010 0111', sessionSeconds: 600 }),
    });
    await userEvent.click(save(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      profileWords.changedMeanwhile({
        phone: '555 010 0111',
        minutes: profileWords.minutes({ count: 10 }),
      }),
    );
    await expect(await phone(canvas)).toHaveValue('555 010 0199');
    await userEvent.click(save(canvas));
    await expect(await screen.findByText(profileWords.saved)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Behaviour 1a, offline: told at once, and nothing is sent. */
export const Offline = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await phone(canvas), '555 010 0199');
    const back = setOnline(false);
    await userEvent.click(save(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(saveProfile)).toEqual([]);
    back();
  },
});

/** Behaviour 1a, slow and duplicate: Save is busy and sends once. */
export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(saveProfile)),
  play: async ({ canvas, userEvent }) => {
    await phone(canvas);
    await userEvent.dblClick(save(canvas));
    await expect(await canvas.findByRole('button', { name: staffWords.session.busy })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(bodiesTo(saveProfile)).toHaveLength(1);
  },
});

/** ERR-02: loading; the appearance can be changed meanwhile. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(appWords.loading)).toBeInTheDocument();
    // What stands below waits for so long that it would jump, and no longer.
    const inTime = { timeout: limits.stillLoadingAfterMs + 3000 };
    await expect(
      await canvas.findByRole('radio', { name: profileWords.textSizes.larger }, inTime),
    ).toBeVisible();
  },
});

/** Behaviour 1a, 500, timeout, malformed, bad schema: the profile fails alone, with a retry. */
export const Fails = meta.story({
  tags: ['network-fault', 'w390'],
  parameters: { page: { path: '/profile', isSignedIn: true, callTimeoutMs: 1500 } },
  beforeEach: ({ msw }) => msw.use(hangs(getProfile)),
  play: async ({ canvas, userEvent, msw }) => {
    await seesText(canvas, profileWords.loading.tookTooLong);
    for (const [at, failure] of failures(getProfile).entries()) {
      msw.use(failure);
      await userEvent.click(await canvas.findByRole('button', { name: loadWords.retry }));
      await waitFor(() => expect(seen.log.mock.calls.length).toBeGreaterThanOrEqual(at + 2));
      await seesText(canvas, profileWords.loading.failed);
    }
    await expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 500');
    msw.use(backend());
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(await phone(canvas)).toBeVisible();
  },
});

/** Keeps the look of two tabs; the button is the other one. */
function BesideAnotherTab() {
  const [preferences, setPreferences] = useState<Preferences>(defaultPreferences);
  return (
    <>
      <PreferencesProvider kept={{ preferences, keep: setPreferences }}>
        <ProfileScreen />
      </PreferencesProvider>
      <Button onClick={() => setPreferences({ ...preferences, theme: 'dark' })}>Dark in another tab</Button>
    </>
  );
}

/** Behaviour 1c, two tabs: what another tab has saved is not put back when a change of this one fails. */
export const ChangedInAnotherTab = meta.story({
  tags: ['network-fault'],
  render: () => <BesideAnotherTab />,
  beforeEach: ({ msw }) => msw.use(fails(saveProfile, 500)),
  play: async ({ canvas, userEvent }) => {
    await phone(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Dark in another tab' }));
    await expect(canvas.getByRole('radio', { name: profileWords.themes.dark })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: profileWords.textSizes.large }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(canvas.getByRole('radio', { name: profileWords.textSizes.normal })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: profileWords.themes.dark })).toBeChecked();
  },
});
