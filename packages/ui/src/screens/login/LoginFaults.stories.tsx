import { ApiProvider, createClient, endpoints } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { loginWords } from '@rpm/domain/words/login';
import { refusalWords } from '@rpm/domain/words/refusal';
import { sessionWords } from '@rpm/domain/words/session';
import { taskWords } from '@rpm/domain/words/task';
import { answers, fails, hangs } from '@rpm/mock-server/msw';
import { demoPassword } from '@rpm/mock-server/seed';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LoginScreen } from './LoginScreen.tsx';
import { typeIn } from './loginStory.ts';

const meta = preview.meta({
  title: 'Screens/Account/Log in/Faults',
  component: LoginScreen,
  tags: ['no-read'],
  parameters: { layout: 'fullscreen', page: { path: '/login' } },
  globals: { density: 'patient' },
  args: { onLoggedIn: fn(), onCodeNeeded: fn() },
});

/** Behaviour 1b: one text for a wrong name, a wrong password and an unknown account; what was typed stays. */
export const WrongPassword = meta.story({
  tags: ['network-fault'],
  play: async ({ args, canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', 'not-the-password{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(loginWords.wrong);
    await expect(canvas.getByLabelText(loginWords.email)).toHaveValue('doctor@northside.example');
    await expect(canvas.getByLabelText(loginWords.password)).toHaveValue('not-the-password');
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
    await expect(seen.sessionEnded).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b, 401, 403 and 404: the same text, so that nobody learns which accounts exist; nothing typed is shown. */
export const OneText = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'img.onerror@example.test', '<img src=x onerror=alert(1)>');
    for (const [at, status] of [401, 403, 404].entries()) {
      msw.use(fails(endpoints.login, status, { message: 'This account is locked.' }));
      await userEvent.click(canvas.getByRole('button', { name: loginWords.submit }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(loginWords.wrong);
      await expect(seen.call).toHaveBeenCalledTimes(at + 1);
    }
    await expect(canvas.queryByText(/onerror|locked/)).toBeNull();
  },
});

/** Behaviour R33: after five wrong passwords, also with the right one. */
export const TooManyTries = meta.story({
  tags: ['network-fault'],
  play: async ({ args, canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', 'x');
    for (let tries = 0; tries < 5; tries += 1) {
      await userEvent.type(canvas.getByLabelText(loginWords.password), '{Enter}');
      await waitFor(() => expect(seen.call).toHaveBeenCalledTimes(tries + 1));
      await canvas.findByRole('alert');
    }
    await userEvent.type(canvas.getByLabelText(loginWords.password), '{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        loginWords.tooManyTries({ minutes: limits.loginWindowMinutes }),
      ),
    );
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
});

/** Behaviour 1a, 429: the limit of calls in a minute says its own words, not those of too many tries. */
export const TooManyCalls = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.login, 429, { message: refusalWords.tooManyRequests })),
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', 'x{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalWords.tooManyRequests);
  },
});

/** Behaviour 1b, 500, malformed, bad schema and nothing comes back: logs nobody in; what was typed stays, stored nowhere. */
export const ServerFails = meta.story({
  tags: ['network-fault'],
  play: async ({ args, canvas, msw, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', demoPassword);
    const noSession = answers(endpoints.login, '{"token":"x","user":{"role":"DOCTOR"}}');
    for (const [at, failure] of [...failures(endpoints.login), noSession].entries()) {
      msw.use(failure);
      await userEvent.click(canvas.getByRole('button', { name: loginWords.submit }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(loginWords.unavailable);
      await expect(seen.call).toHaveBeenCalledTimes(at + 1);
      await expect(canvas.getByRole('button', { name: loginWords.submit })).not.toHaveAttribute('aria-busy');
    }
    await expect(canvas.getByLabelText(loginWords.password)).toHaveValue(demoPassword);
    await expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(demoPassword);
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b, offline: said at once, and nothing is sent; what was typed stays. */
export const Offline = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', demoPassword);
    const back = setOnline(false);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(endpoints.login)).toEqual([]);
    await expect(canvas.getByLabelText(loginWords.password)).toHaveValue(demoPassword);
    back();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledOnce());
  },
});

/** Behaviour 1b, timeout: safe to repeat. */
export const TookTooLong = meta.story({
  parameters: { page: { path: '/login', callTimeoutMs: 50 } },
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.login)),
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', 'x{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(loginWords.unavailable);
    await expect(canvas.getByLabelText(loginWords.password)).toHaveValue('x');
    await userEvent.click(canvas.getByRole('button', { name: loginWords.submit }));
    await waitFor(() => expect(seen.call).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** Behaviour 1a, slow and duplicate: the button is busy, and a second press sends nothing. */
export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.login)),
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', 'x{Enter}');
    const button = await canvas.findByRole('button', { name: loginWords.busy });
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText(loginWords.password), '{Enter}');
    await waitFor(() => expect(seen.call).toHaveBeenCalledOnce());
  },
});

/** Behaviour 1c: 1,000 characters are a password too, and reach the server whole. */
export const LongPassword = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(loginWords.email), 'doctor@northside.example');
    await userEvent.click(canvas.getByLabelText(loginWords.password));
    await userEvent.paste('x'.repeat(1000));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(loginWords.wrong);
    await expect(bodiesTo(endpoints.login)).toEqual([
      expect.objectContaining({ password: 'x'.repeat(1000) }),
    ]);
  },
});

let signal: AbortSignal | null | undefined;
/** A client whose calls are answered never, and can be seen to be given up. */
const patient = createClient({
  host: '',
  token: () => null,
  fetch: (_, init) => {
    signal = init?.signal;
    return new Promise(() => {});
  },
});

function Leaving({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(true);
  return (
    <main>
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
      {isHere ? <ApiProvider call={patient}>{children}</ApiProvider> : <h1>Another page</h1>}
    </main>
  );
}

/** Behaviour 1c, unmount: the log in is given up, so that no late answer logs anybody in. */
export const LeftMeanwhile = meta.story({
  render: (args) => (
    <Leaving>
      <LoginScreen {...args} />
    </Leaving>
  ),
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', `${demoPassword}{Enter}`);
    await waitFor(() => expect(signal?.aborted).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(signal?.aborted).toBe(true));
  },
});

/** Behaviour 1a, 401: why one is here. */
export const SessionEnded = meta.story({
  args: { hasEnded: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sessionWords.ended)).toBeVisible();
  },
});

/** Behaviour 1a, storage: what cannot be kept is explained. */
export const StorageBlocked = meta.story({
  args: { isStorageBlocked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sessionWords.storageBlocked)).toBeVisible();
  },
});
