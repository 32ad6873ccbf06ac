import { endpoints } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { securityWords } from '@rpm/domain/words/security';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, fn, waitFor } from 'storybook/test';
import { SetUpScreen } from './SetUpScreen.tsx';

const { addTotp, getSecurity, startTotp } = endpoints;
const required = {
  ...{ hasTotp: false, passkeys: [], recoveryCodesLeft: 0, isRequired: true },
  obliged: ['provider'],
};

const meta = preview.meta({
  title: 'Screens/Account/Second step set up',
  component: SetUpScreen,
  parameters: { layout: 'fullscreen', page: { path: '/doctor-dashboard', isSignedIn: true } },
  globals: { role: 'provider' },
  args: { onSetUp: fn() },
  beforeEach: ({ msw }) => msw.use(answers(getSecurity, JSON.stringify(required))),
});

/** F6: who must have a second step is offered the ways to one, in place of every page. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole('heading', { name: securityWords.clinic.title, level: 1 }),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: securityWords.addPasskey })).toBeVisible();
    await expect(canvas.getByRole('button', { name: securityWords.addApp })).toBeVisible();
    await expect(args.onSetUp).not.toHaveBeenCalled();
  },
});

/** F6: an app is set up; it goes on once the recovery codes were seen. */
export const App = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent, msw, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: securityWords.addApp }));
    const code = await canvas.findByLabelText(securityWords.step.totp);
    msw.use(answers(addTotp, JSON.stringify({ recoveryCodes: ['abcd-efgh-ijkl-mnop'] })));
    await userEvent.type(code, '123456{Enter}');
    await expect(await canvas.findByText('abcd-efgh-ijkl-mnop', {}, { timeout: 5000 })).toBeVisible();
    await expect(bodiesTo(addTotp)).toHaveLength(1);
    await expect(args.onSetUp).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: securityWords.recoveryDone }));
    await waitFor(() => expect(args.onSetUp).toHaveBeenCalledOnce());
  },
});

/** Behaviour 1a, slow: the page says what it is about while nothing is known yet. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getSecurity)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: securityWords.clinic.title, level: 1 });
    await expect(canvas.queryByRole('button', { name: securityWords.addApp })).toBeNull();
  },
});

/** Behaviour 1a, 503: the page says so, with a retry; nobody gets past it. */
export const LoadFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getSecurity, 503)),
  play: async ({ canvas, userEvent, msw, args }) => {
    await expect(await canvas.findByText(securityWords.loading.failed)).toBeVisible();
    msw.use(backend());
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(await canvas.findByRole('button', { name: securityWords.addApp })).toBeVisible();
    await expect(args.onSetUp).not.toHaveBeenCalled();
  },
});

/** Behaviour 1a, offline and 503: the start of an app is told to have failed, and can be tried again. */
export const StartFails = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent, msw }) => {
    const start = await canvas.findByRole('button', { name: securityWords.addApp });
    const back = setOnline(false);
    await userEvent.click(start);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(startTotp)).toEqual([]);
    back();
    msw.use(fails(startTotp, 503));
    await userEvent.click(start);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(taskWords.failed));
    msw.use(backend());
    await userEvent.click(start);
    await expect(await canvas.findByLabelText(securityWords.step.totp)).toBeVisible();
  },
});
