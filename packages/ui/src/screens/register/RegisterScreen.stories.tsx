import { endpoints } from '@rpm/api-client';
import { accountErrors, accountWords } from '@rpm/domain/words/account';
import { appWords } from '@rpm/domain/words/app';
import { loginWords } from '@rpm/domain/words/login';
import { taskWords } from '@rpm/domain/words/task';
import { backend, hangs } from '@rpm/mock-server/msw';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, fn, waitFor } from 'storybook/test';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Register',
  component: RegisterScreen,
  tags: ['no-read'],
  parameters: { layout: 'fullscreen', page: { path: '/register' } },
  globals: { density: 'patient' },
  args: { onCodeSent: fn() },
  beforeEach: ({ msw }) => msw.use(backend()),
});

type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
type User = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['userEvent'];
const password = 'three old paper boats';

async function fillIn({ canvas, userEvent }: { canvas: Canvas; userEvent: User }, username: string) {
  await userEvent.type(await canvas.findByLabelText(loginWords.email), username);
  await userEvent.type(canvas.getByLabelText(accountWords.password.label), password);
  await userEvent.click(
    canvas.getByRole('checkbox', { name: new RegExp(`^${accountWords.register.terms}`) }),
  );
  await userEvent.click(canvas.getByRole('button', { name: accountWords.register.submit }));
}

/** SCR-01, RTE-01: an address, a password, the terms; and that this is not for emergencies. */
export const Default = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: accountWords.register.title, level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByText(accountWords.register.notEmergency)).toBeVisible();
    // F5: who has no code of the clinic learns it before the mail.
    await expect(canvas.getByText(accountWords.register.needsCode)).toBeVisible();
    // F12: one address has one log in.
    await expect(canvas.getByText(accountWords.register.otherClinic, { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: accountWords.register.addClinic })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(
      canvas.getByRole('link', { name: new RegExp(`^${accountWords.register.readTerms}`) }),
    ).toHaveAttribute('href', '/terms');
    await expect(
      canvas.getByRole('link', { name: new RegExp(`^${accountWords.register.readPrivacy}`) }),
    ).toHaveAttribute('href', '/privacy');
    await waitFor(() => expect(document.title).toBe(`${accountWords.register.title} · ${appWords.title}`));
  },
});

/** SCR-01, behaviour R33: who was enrolled goes on to the code. Nothing says what role or clinic it will be. */
export const Registers = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await fillIn({ canvas, userEvent }, ' juniper.mockford@example.test');
    await waitFor(() => expect(args.onCodeSent).toHaveBeenCalledOnce());
    await expect(args.onCodeSent).toHaveBeenCalledWith({
      purpose: 'signup',
      username: 'juniper.mockford@example.test',
      password,
      ticket: expect.stringMatching(/^[\w-]{43}$/),
    });
    await expect(bodiesTo(endpoints.signup)).toEqual([
      { username: 'juniper.mockford@example.test', password, acceptsTerms: true },
    ]);
  },
});

/** Behaviour R33: an address that nobody enrolled, and one that has an account, go on in the same way. */
export const UnknownAddress = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await fillIn({ canvas, userEvent }, 'nobody@example.test');
    await waitFor(() => expect(args.onCodeSent).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Each field says what is missing, the first wrong one gets the focus, and nothing is sent. */
export const FieldsMissing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: accountWords.register.submit }));
    const email = canvas.getByLabelText(loginWords.email);
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(expect.stringContaining(accountErrors.emailRequired)),
    );
    await expect(email).toHaveFocus();
    await expect(canvas.getByLabelText(accountWords.password.label)).toHaveAccessibleDescription(
      expect.stringContaining(accountErrors.passwordRequired),
    );
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(accountErrors.termsRequired);
    await expect(bodiesTo(endpoints.signup)).toEqual([]);
    await expect(args.onCodeSent).not.toHaveBeenCalled();
  },
});

/** Behaviour 1c: 1,000 characters are a password too. */
export const LongPassword = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(accountWords.password.label));
    const words = Array.from({ length: 300 }, (_, at) => (at * 7919).toString(36));
    await userEvent.paste(words.join(' ').slice(0, 990));
    await fillIn({ canvas, userEvent }, 'juniper.mockford@example.test');
    await waitFor(() => expect(args.onCodeSent).toHaveBeenCalledOnce());
  },
});

/** Behaviour 1b, 500, malformed, bad schema, nothing comes back and no time left: what was typed stays, stored nowhere. */
export const ServerFails = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/register', callTimeoutMs: 1500 } },
  play: async ({ args, canvas, msw, userEvent }) => {
    const all = [...failures(endpoints.signup), hangs(endpoints.signup)];
    msw.use(...all.slice(0, 1));
    await fillIn({ canvas, userEvent }, 'juniper.mockford@example.test');
    for (const [at, failure] of all.entries()) {
      msw.use(failure);
      if (at > 0) await userEvent.click(canvas.getByRole('button', { name: accountWords.register.submit }));
      await expect(await canvas.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent(
        loginWords.unavailable,
      );
      await expect(bodiesTo(endpoints.signup)).toHaveLength(at + 1);
    }
    await expect(canvas.getByLabelText(loginWords.email)).toHaveValue('juniper.mockford@example.test');
    await expect(canvas.getByLabelText(accountWords.password.label)).toHaveValue(password);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(password);
    await expect(args.onCodeSent).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b, slow: the button is busy, and a second press sends nothing. */
export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.signup)),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent }, 'juniper.mockford@example.test');
    await userEvent.click(await canvas.findByRole('button', { name: accountWords.register.busy }));
    await waitFor(() => expect(bodiesTo(endpoints.signup)).toHaveLength(1));
  },
});

/** Behaviour 1a, offline: nothing is sent, it says so, and what was typed stays. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    setOnline(false);
    await fillIn({ canvas, userEvent }, 'juniper.mockford@example.test');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(endpoints.signup)).toEqual([]);
    await expect(canvas.getByLabelText(accountWords.password.label)).toHaveValue(password);
  },
});
