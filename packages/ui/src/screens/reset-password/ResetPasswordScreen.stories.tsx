import { endpoints } from '@rpm/api-client';
import { accountErrors, accountWords } from '@rpm/domain/words/account';
import { appWords } from '@rpm/domain/words/app';
import { loadWords } from '@rpm/domain/words/load';
import { loginWords } from '@rpm/domain/words/login';
import { refusalWords } from '@rpm/domain/words/refusal';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { useEffect, useRef } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { ResetPasswordScreen, type ResetPasswordScreenProps } from './ResetPasswordScreen.tsx';

/** The address of the link in the last mail. */
let link = '';

/**
 * Asks for a link and opens it, as whoever reads the mail does; with `path`, opens that address instead; with
 * `isReload`, as a reload does after that.
 */
function OpensLink({
  path,
  isReload,
  ...screen
}: ResetPasswordScreenProps & { path?: string; isReload?: boolean }) {
  const navigate = useNavigate();
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    if (path) return void navigate(path);
    fetch('/api/forgot-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'staff@northside.example' }),
    }).then(() => {
      const [, , user, token] = link.split('/');
      return isReload ? navigate('/reset-password', { state: { link: { user, token } } }) : navigate(link);
    });
  }, [path, isReload, navigate]);
  return (
    <Routes>
      <Route path="/verify-pass-token/:user/:token" element={<ResetPasswordScreen {...screen} />} />
      <Route path="/reset-password" element={<ResetPasswordScreen {...screen} />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

const meta = preview.meta({
  title: 'Screens/Account/Reset password',
  component: ResetPasswordScreen,
  tags: ['no-read'],
  parameters: { layout: 'fullscreen', page: { path: '/' } },
  globals: { density: 'patient' },
  args: { onTaken: fn(), onDone: fn() },
  render: (args) => <OpensLink {...args} />,
  beforeEach: ({ msw }) =>
    msw.use(
      backend({
        onMail: ({ text }) => {
          link = /\/verify-pass-token\/\S+/.exec(text)?.[0] ?? link;
        },
      }),
    ),
});

const newPassword = 'three old paper boats';
const goneTitle = { name: accountWords.reset.goneTitle, level: 1 };

/** SCR-01, behaviour R20: the link is asked about by POST, which spends nothing, and its token is taken out of the address then. */
export const Default = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByLabelText(accountWords.password.newLabel)).toBeVisible();
    const [, , user, token] = link.split('/');
    await expect(args.onTaken).toHaveBeenCalledOnce();
    await expect(args.onTaken).toHaveBeenCalledWith({ user, token });
    await expect(bodiesTo(endpoints.checkPasswordToken)).toEqual([{ user, token }]);
    await waitFor(() => expect(document.title).toBe(`${accountWords.reset.title} · ${appWords.title}`));
  },
});

/** SCR-01: the rule is checked while one types, and the new password is set. */
export const SetsPassword = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByLabelText(accountWords.password.newLabel);
    await userEvent.type(field, newPassword.slice(0, 11));
    await expect(canvas.getByText(accountWords.password.toGo({ count: 1 }))).toBeVisible();
    await userEvent.type(field, newPassword.slice(11));
    await expect(canvas.getByText(accountWords.password.longEnough)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(accountWords.reset.done));
  },
});

/** Behaviour 1b: a password that is too short is told at its field; nothing is sent. */
export const TooShort = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(accountWords.password.newLabel);
    await userEvent.type(field, 'short{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(accountErrors.passwordTooShort)),
    );
    await expect(field).toHaveFocus();
    await expect(bodiesTo(endpoints.resetPassword)).toEqual([]);
  },
});

/** Behaviour R20: one text for a link that is used, too old, replaced or made up; the address is cleaned all the same. */
export const LinkIsGone = meta.story({
  tags: ['network-fault'],
  render: (args) => <OpensLink {...args} path={`/verify-pass-token/nobody/${'x'.repeat(43)}`} />,
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', goneTitle)).toBeVisible();
    await expect(canvas.getByRole('link', { name: accountWords.reset.askAnew })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(args.onTaken).toHaveBeenCalledOnce();
    await expect(args.onTaken).toHaveBeenCalledWith(null);
  },
});

/** Behaviour R20: what is no token at all reads the same. */
export const NoToken = meta.story({
  tags: ['network-fault'],
  render: (args) => (
    <OpensLink
      {...args}
      path={`/verify-pass-token/x/${encodeURIComponent('<img src=x onerror=alert(1)>')}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', goneTitle)).toBeVisible();
  },
});

/** Behaviour R20: opened before, by its owner or by a scanner of mails, the link still sets a password; after that it is gone. */
export const OpenedBefore = meta.story({
  tags: ['network-fault'],
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByLabelText(accountWords.password.newLabel);
    const [, , user, token] = link.split('/');
    const body = JSON.stringify({ user, token });
    const headers = { 'content-type': 'application/json' };
    const check = () => fetch('/api/check-password-token', { method: 'POST', headers, body });
    await expect((await check()).status).toBe(200);
    await expect((await check()).status).toBe(200);
    await userEvent.type(field, `${newPassword}{Enter}`);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect((await check()).status).toBe(400);
  },
});

/** Behaviour R20: a reload finds the link in the entry of the history; the address does not hold it. */
export const LoadedAnew = meta.story({
  render: (args) => <OpensLink {...args} isReload />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(accountWords.password.newLabel)).toBeVisible();
    const [, , user, token] = link.split('/');
    await expect(bodiesTo(endpoints.checkPasswordToken)).toEqual([{ user, token }]);
  },
});

/** SCR-01: /reset-password without a link. Nothing is asked. */
export const WithoutLink = meta.story({
  render: (args) => <OpensLink {...args} path="/reset-password" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', goneTitle)).toBeVisible();
    await expect(bodiesTo(endpoints.checkPasswordToken)).toEqual([]);
  },
});

/** Behaviour 1b, slow: the page says what it is waiting for. */
export const Checking = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.checkPasswordToken)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(accountWords.reset.checking)).toBeVisible();
  },
});

/** Behaviour 1b, 500: the link is not lost; it can be tried again. */
export const CheckFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.checkPasswordToken, 503)),
  play: async ({ args, canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(loginWords.unavailable);
    await expect(args.onTaken).not.toHaveBeenCalled();
    msw.use(answers(endpoints.checkPasswordToken, JSON.stringify({ opens: 'password' })));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(await canvas.findByLabelText(accountWords.password.newLabel)).toBeVisible();
  },
});

/** Behaviour 1b, 500, malformed, bad schema, nothing comes back, timeout: what was typed stays. */
export const ServerFails = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/', callTimeoutMs: 1500 } },
  play: async ({ args, canvas, msw, userEvent }) => {
    const field = await canvas.findByLabelText(accountWords.password.newLabel);
    await userEvent.type(field, newPassword);
    for (const [at, failure] of [
      ...failures(endpoints.resetPassword),
      hangs(endpoints.resetPassword),
    ].entries()) {
      msw.use(failure);
      await userEvent.type(field, '{Enter}');
      await waitFor(() => expect(bodiesTo(endpoints.resetPassword)).toHaveLength(at + 1));
      await expect(await canvas.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent(
        loginWords.unavailable,
      );
    }
    await expect(field).toHaveValue(newPassword);
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b, slow and duplicate: the button is busy, and a second press sends nothing. 1c: 1,000 characters. */
export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.resetPassword)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(accountWords.password.newLabel));
    await userEvent.paste('x'.repeat(1000));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: accountWords.reset.busy }));
    await waitFor(() =>
      expect(bodiesTo(endpoints.resetPassword)).toEqual([
        expect.objectContaining({ password: 'x'.repeat(1000) }),
      ]),
    );
  },
});

/** Behaviour R20: 15 minutes are over while one types; the same text as for any other link. */
export const TimeIsOver = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.resetPassword, 400, { message: refusalWords.linkGone })),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText(accountWords.password.newLabel),
      `${newPassword}{Enter}`,
    );
    await expect(await canvas.findByRole('heading', goneTitle)).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

/** Behaviour 1a, offline: nothing is sent, it says so, and what was typed stays. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(accountWords.password.newLabel);
    setOnline(false);
    await userEvent.type(field, `${newPassword}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(endpoints.resetPassword)).toEqual([]);
    await expect(field).toHaveValue(newPassword);
  },
});
