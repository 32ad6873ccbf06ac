import { endpoints } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { accountWords } from '@rpm/domain/words/account';
import { appWords } from '@rpm/domain/words/app';
import { loginErrors, loginWords } from '@rpm/domain/words/login';
import { taskWords } from '@rpm/domain/words/task';
import { backend, hangs } from '@rpm/mock-server/msw';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { expect, waitFor } from 'storybook/test';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Forgot password',
  component: ForgotPasswordScreen,
  tags: ['no-read'],
  parameters: { layout: 'fullscreen', page: { path: '/forgot-password' } },
  globals: { density: 'patient' },
  beforeEach: ({ msw }) => msw.use(backend()),
});

const unavailable = loginWords.unavailable;
const sent = accountWords.forgot.sent({ passwordLinkMinutes: limits.passwordLinkMinutes });

/** SCR-01, RTE-01: one address, and the way back. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: accountWords.forgot.title, level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: accountWords.backToLogin })).toHaveAttribute(
      'href',
      '/login',
    );
    await waitFor(() => expect(document.title).toBe(`${accountWords.forgot.title} · ${appWords.title}`));
  },
});

/** SCR-01: the link is asked for, and the page says where to look. The focus goes to the new heading. */
export const Sends = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(loginWords.email), ' staff@northside.example {Enter}');
    const heading = await canvas.findByRole('heading', { name: accountWords.forgot.sentTitle, level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(sent)).toBeVisible();
    await expect(bodiesTo(endpoints.forgotPassword)).toEqual([{ username: 'staff@northside.example' }]);
  },
});

/** Behaviour R33: an address without an account reads the same. */
export const UnknownAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(loginWords.email), 'nobody@example.test{Enter}');
    await expect(await canvas.findByText(sent)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: accountWords.forgot.again }));
    await expect(await canvas.findByLabelText(loginWords.email)).toBeVisible();
  },
});

/** Behaviour 1b: what is missing is told at the field, which gets the focus; nothing is sent. */
export const FieldMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: accountWords.forgot.submit }));
    const email = canvas.getByLabelText(loginWords.email);
    await waitFor(() => expect(email).toHaveAccessibleDescription(loginErrors.emailRequired));
    await expect(email).toHaveFocus();
    await expect(seen.call).not.toHaveBeenCalled();
  },
});

/** Behaviour R33: five links in 15 minutes. */
export const TooManyLinks = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    for (let asked = 0; asked < 5; asked += 1) {
      await userEvent.type(await canvas.findByLabelText(loginWords.email), 'nobody@example.test{Enter}');
      await userEvent.click(await canvas.findByRole('button', { name: accountWords.forgot.again }));
    }
    await userEvent.type(await canvas.findByLabelText(loginWords.email), 'nobody@example.test{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      loginWords.tooManyTries({ minutes: limits.loginWindowMinutes }),
    );
  },
});

/** Behaviour 1b, 500, malformed, bad schema, nothing comes back: what was typed stays. */
export const ServerFails = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(loginWords.email), 'staff@northside.example');
    for (const [at, failure] of failures(endpoints.forgotPassword).entries()) {
      msw.use(failure);
      await userEvent.click(canvas.getByRole('button', { name: accountWords.forgot.submit }));
      await waitFor(() => expect(bodiesTo(endpoints.forgotPassword)).toHaveLength(at + 1));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(unavailable);
    }
    await expect(canvas.getByLabelText(loginWords.email)).toHaveValue('staff@northside.example');
  },
});

/** Behaviour 1b, timeout: safe to repeat. */
export const TookTooLong = meta.story({
  parameters: { page: { path: '/forgot-password', callTimeoutMs: 50 } },
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.forgotPassword)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(loginWords.email), 'staff@northside.example{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(unavailable);
  },
});

/** Behaviour 1b, slow: the button is busy, and a second press sends nothing. */
export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.forgotPassword)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(loginWords.email), 'staff@northside.example{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: accountWords.forgot.busy }));
    await waitFor(() => expect(seen.call).toHaveBeenCalledOnce());
  },
});

/** On a phone. */
export const Phone = meta.story({
  tags: ['w390', 'w320'],
  globals: { density: 'patient', viewport: { value: 'w390', isRotated: false } },
});

/** Behaviour 1a, offline: nothing is sent, it says so, and what was typed stays. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    setOnline(false);
    await userEvent.type(await canvas.findByLabelText(loginWords.email), 'staff@northside.example{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(endpoints.forgotPassword)).toEqual([]);
    await expect(canvas.getByLabelText(loginWords.email)).toHaveValue('staff@northside.example');
  },
});
