import { endpoints } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { securityWords } from '@rpm/domain/words/security';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { cardNamed } from '@rpm/storybook/drawn.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor } from 'storybook/test';
import { ProfileScreen } from '../ProfileScreen.tsx';

const { getSecurity, saveClinic } = endpoints;
const texts = securityWords.clinic;

const meta = preview.meta({
  title: 'Screens/Account/Who needs a second step',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  globals: { role: 'administrator' },
});

type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
const card = (canvas: Canvas) => cardNamed(canvas, texts.title);
const bare = { hasTotp: false, passkeys: [], recoveryCodesLeft: 0, isRequired: false };

/** F6: an administrator says of which roles a second step is wanted; what was saved is shown again. */
export const Saves = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas, userEvent }) => {
    const box = await card(canvas);
    const provider = await box.findByRole('checkbox', { name: texts.roles.provider });
    await expect(provider).not.toBeChecked();
    await userEvent.click(provider);
    await userEvent.click(box.getByRole('checkbox', { name: texts.roles.staff }));
    await userEvent.dblClick(box.getByRole('button', { name: texts.save }));
    await expect(await screen.findByText(texts.saved)).toBeVisible();
    await expect(bodiesTo(saveClinic)).toEqual([{ secondFactorRoles: ['provider', 'staff'] }]);
    await waitFor(() => expect(box.getByRole('checkbox', { name: texts.roles.staff })).toBeChecked());
    await expect(box.getByRole('checkbox', { name: texts.roles.patient })).not.toBeChecked();
  },
});

/** F6: the roles that are obliged are shown so, and can be let off. */
export const LetsOff = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answers(getSecurity, JSON.stringify({ ...bare, obliged: ['administrator'] }))),
  play: async ({ canvas, userEvent }) => {
    const box = await card(canvas);
    const administrator = await box.findByRole('checkbox', { name: texts.roles.administrator });
    await expect(administrator).toBeChecked();
    await userEvent.click(administrator);
    await userEvent.click(box.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(bodiesTo(saveClinic)).toEqual([{ secondFactorRoles: [] }]));
  },
});

/** Behaviour 1a, slow: nothing to choose until it is known what is in force. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getSecurity)),
  play: async ({ canvas }) => {
    const box = await card(canvas);
    await expect(box.queryByRole('checkbox')).toBeNull();
  },
});

/** Behaviour 1a, 503: the card says so, with a retry. */
export const LoadFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getSecurity, 503)),
  play: async ({ canvas, userEvent, msw }) => {
    const box = await card(canvas);
    await expect(await box.findByText(securityWords.loading.failed)).toBeVisible();
    msw.use(backend());
    await userEvent.click(box.getByRole('button', { name: loadWords.retry }));
    await expect(await box.findByRole('checkbox', { name: texts.roles.staff })).toBeVisible();
  },
});

/** Behaviour 1a, 503, 403 and offline: what was chosen stays, and the next try saves it. */
export const SaveFails = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent, msw }) => {
    const box = await card(canvas);
    const staff = await box.findByRole('checkbox', { name: texts.roles.staff });
    await userEvent.click(staff);
    const save = () => userEvent.click(box.getByRole('button', { name: texts.save }));
    for (const [failure, says] of [
      [fails(saveClinic, 503), taskWords.failed],
      [fails(saveClinic, 403), loadWords.forbidden],
    ] as const) {
      msw.use(failure);
      await save();
      await waitFor(() => expect(box.getByRole('alert')).toHaveTextContent(says));
    }
    const back = setOnline(false);
    await save();
    await waitFor(() => expect(box.getByRole('alert')).toHaveTextContent(taskWords.offline));
    back();
    await expect(box.getByRole('checkbox', { name: texts.roles.staff })).toBeChecked();
    msw.use(backend());
    await save();
    await expect(await screen.findByText(texts.saved)).toBeVisible();
  },
});
