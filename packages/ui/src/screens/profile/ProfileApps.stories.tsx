import { endpoints } from '@rpm/api-client';
import { connectedAppWords } from '@rpm/domain/words/connectedApp';
import { loadWords } from '@rpm/domain/words/load';
import { backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { anApp, anAppGrant, clinicWith, type World } from '@rpm/mock-server/seed';
import { cardNamed } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { expect, waitFor, within } from 'storybook/test';
import { ProfileScreen } from './ProfileScreen.tsx';

const { card: texts, ending } = connectedAppWords;
const { getConnectedApps, endConnectedApp } = endpoints;
const slow = { timeout: 10_000 };
const withApps = (more: Partial<World> = {}) => backend({ world: { ...clinicWith([]), ...more } });

const meta = preview.meta({
  title: 'Screens/Account/Profile/Connected apps',
  component: ProfileScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(withApps({ apps: [anApp()], appGrants: [anAppGrant()] })),
});
type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
const card = (canvas: Canvas) => cardNamed(canvas, texts.title);

/** 15.4: an app that was let in, what it may see, and the way to stop it. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas, userEvent }) => {
    const own = await card(canvas);
    await expect(await own.findByText('Heart Diary', {}, slow)).toBeVisible();
    await expect(own.getByText(texts.by({ publisher: 'Fennel Sample Apps' }))).toBeVisible();
    await userEvent.click(own.getByRole('button', { name: new RegExp(`^${texts.stop}`) }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(question.getByText(ending.says)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: texts.stop }));
    await expect(await own.findByText(texts.empty, {}, slow)).toBeVisible();
    await expect(bodiesTo(endConnectedApp)).toMatchObject([{ grantId: 'app-grant-1' }]);
  },
});

/** 15.4: one app on two devices is one line, and one stop ends it on both. */
export const TwoDevices = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) =>
    msw.use(
      withApps({
        apps: [anApp()],
        appGrants: [
          anAppGrant(),
          anAppGrant({ grantId: 'on-phone', madeAt: new Date('2026-11-02T14:00:00Z'), usedAt: null }),
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const own = await card(canvas);
    const list = within(await own.findByRole('list', { name: texts.list }, slow));
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await expect(list.getByText(new RegExp(texts.devices({ count: 2 })))).toBeVisible();
    await userEvent.click(own.getByRole('button', { name: new RegExp(`^${texts.stop}`) }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: texts.stop }));
    await expect(await own.findByText(texts.empty, {}, slow)).toBeVisible();
  },
});

/** 15.4: none yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(withApps()),
  play: async ({ canvas }) => {
    await expect(await (await card(canvas)).findByText(texts.empty, {}, slow)).toBeVisible();
  },
});

/** 15.4: many, with long names. */
export const Many = meta.story({
  tags: ['w320'],
  beforeEach: ({ msw }) => {
    const ids = Array.from({ length: 12 }, (_, at) => `app-${at}`);
    return msw.use(
      withApps({
        apps: ids.map((appId) => anApp({ appId, name: `${appId}${'long'.repeat(18)}` })),
        appGrants: ids.map((appId) => anAppGrant({ grantId: `of-${appId}`, appId, usedAt: null })),
      }),
    );
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: texts.list }, slow));
    await expect(list.getAllByRole('listitem')).toHaveLength(12);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(hangs(getConnectedApps)) });

/** 15.4, offline: the list is told to be missing, and comes when it is asked for again. */
export const Offline = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(offline(getConnectedApps)),
  play: async ({ canvas, userEvent, msw }) => {
    const own = await card(canvas);
    await expect(await own.findByText(texts.loading.failed, {}, slow)).toBeVisible();
    msw.use(withApps({ apps: [anApp()], appGrants: [anAppGrant()] }));
    await userEvent.click(own.getByRole('button', { name: loadWords.retry }));
    await expect(await own.findByText('Heart Diary', {}, slow)).toBeVisible();
  },
});

/** 15.4, 401 while an app is stopped: the session is over, and the question says nothing untrue. */
export const StopWithoutSession = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(fails(endConnectedApp, 401), withApps({ apps: [anApp()], appGrants: [anAppGrant()] })),
  play: async ({ canvas, userEvent }) => {
    const own = await card(canvas);
    await userEvent.click(await own.findByRole('button', { name: new RegExp(`^${texts.stop}`) }, slow));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: texts.stop }));
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalled());
    await expect(question.queryByText(ending.done)).toBeNull();
  },
});

/** 15.4: a list that does not come is told; a stop that fails keeps the question. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getConnectedApps, 503)),
  play: async ({ canvas }) => {
    await expect(await (await card(canvas)).findByText(texts.loading.failed, {}, slow)).toBeVisible();
  },
});
