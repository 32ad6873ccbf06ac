import { endpoints } from '@rpm/api-client';
import { answers, fails, hangs, offline } from '@rpm/mock-server/msw';
import { demoPassword } from '@rpm/mock-server/seed';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { seen } from '../../../../../.storybook/seen.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Log in',
  component: LoginScreen,
  parameters: { layout: 'fullscreen', page: { path: '/login' } },
  globals: { density: 'patient' },
  args: { onLoggedIn: fn(), onCodeNeeded: fn() },
});

type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
type User = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['userEvent'];

async function typeIn(
  { canvas, userEvent }: { canvas: Canvas; userEvent: User },
  name: string,
  password: string,
) {
  await userEvent.type(await canvas.findByLabelText('Email'), name);
  await userEvent.type(canvas.getByLabelText('Password'), password);
}

/** SCR-01: a name, a password, and the limit of a session stated before it begins (WCAG 2.2.6). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
    await expect(canvas.getByText('You will be logged out after 5 minutes without activity.')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Log in · Remote Patient Monitoring'));
  },
});

/** SES-05: the server answers a token and the user record; the page hands them on, once. */
export const LogsIn = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, '  Doctor@Northside.example ', `${demoPassword}{Enter}`);
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledOnce());
    await expect(args.onLoggedIn).toHaveBeenCalledWith({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: expect.objectContaining({ role: 'DOCTOR', clinicName: 'Northside Sample Clinic' }),
      preferences: { theme: 'system', textSize: 'normal', sessionSeconds: 300 },
    });
  },
});

/** Every field says what is missing, the first wrong one gets the focus, and nothing is sent. */
export const FieldsMissing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log In' }));
    const email = canvas.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email is required'));
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    await expect(seen.call).not.toHaveBeenCalled();
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
});

/** A slip of the finger is told before anything is sent. */
export const EmailMistyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor', 'something{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
        'Enter an email address like name@example.com',
      ),
    );
    await expect(seen.call).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b: one text for a wrong name, a wrong password and an unknown account; what was typed stays. */
export const WrongPassword = meta.story({
  tags: ['network-fault'],
  play: async ({ args, canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', 'not-the-password{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The email or password is not correct. Please try again.',
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue('doctor@northside.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('not-the-password');
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
    await expect(seen.sessionEnded).not.toHaveBeenCalled();
  },
});

/** Behaviour R33: after five wrong passwords, also with the right one. */
export const TooManyTries = meta.story({
  tags: ['network-fault'],
  play: async ({ args, canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', 'x');
    for (let tries = 0; tries < 5; tries += 1) {
      await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
      await waitFor(() => expect(seen.call).toHaveBeenCalledTimes(tries + 1));
      await canvas.findByRole('alert');
    }
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Too many tries. Wait 15 minutes, then try again.'),
    );
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
});

/** Behaviour 1a, 429: the limit of calls in a minute says its own words, not those of too many tries. */
export const TooManyCalls = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(fails(endpoints.login, 429, { message: 'Too many requests. Wait a moment, then try again.' })),
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', 'x{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Too many requests. Wait a moment, then try again.',
    );
  },
});

/** SCR-01: an account that asks for a code at each log in; nobody is logged in yet. */
export const AsksForCode = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, ' admin@southside.example', `${demoPassword}{Enter}`);
    await waitFor(() => expect(args.onCodeNeeded).toHaveBeenCalledOnce());
    await expect(args.onCodeNeeded).toHaveBeenCalledWith({
      username: 'admin@southside.example',
      password: demoPassword,
      ticket: expect.stringMatching(/^[\w-]{43}$/),
    });
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
});

/** What has led here is said above the form. */
export const AfterReset = meta.story({
  args: { notice: 'Your password was changed. Log in with the new one.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
    await expect(canvas.getByText('Your password was changed. Log in with the new one.')).toBeVisible();
  },
});

/** Behaviour 1b, 500. */
export const ServerFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.login, 500)),
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', 'x{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sign-in is not available right now.');
    await expect(canvas.getByRole('button', { name: 'Log In' })).not.toHaveAttribute('aria-busy');
  },
});

/** Behaviour 1b, malformed and bad schema: a 200 that is no session logs nobody in. */
export const BrokenAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(endpoints.login, '{"token":"x","user":{"role":"DOCTOR"}}')),
  play: async ({ args, canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', 'x{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sign-in is not available right now.');
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b, offline: nothing comes back; what was typed stays. */
export const NoConnection = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(offline(endpoints.login)),
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', 'x{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sign-in is not available right now.');
    await expect(canvas.getByLabelText('Password')).toHaveValue('x');
  },
});

/** Behaviour 1b, timeout: safe to repeat. */
export const TookTooLong = meta.story({
  parameters: { page: { path: '/login', callTimeoutMs: 50 } },
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.login)),
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', 'x{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sign-in is not available right now.');
  },
});

/** Behaviour 1a, slow and duplicate: the button is busy, and a second press sends nothing. */
export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.login)),
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', 'x{Enter}');
    const button = await canvas.findByRole('button', { name: 'Logging in...' });
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await waitFor(() => expect(seen.call).toHaveBeenCalledOnce());
  },
});

/** Show turns the password readable and back; the focus stays on the button. */
export const ShowPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', 'my secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
});

/** Caps Lock is told while it is on. */
export const CapsLock = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Password'));
    await userEvent.keyboard('{CapsLock}A');
    await expect(await canvas.findByText('Caps Lock is on.')).toBeVisible();
    await userEvent.keyboard('{CapsLock}a');
    await waitFor(() => expect(canvas.queryByText('Caps Lock is on.')).toBeNull());
  },
});

/** Behaviour 1b: 1,000 characters are a password too. */
export const LongPassword = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'doctor@northside.example');
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.paste('x'.repeat(1000));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The email or password is not correct.');
  },
});

/** Behaviour 1a, 401: why one is here. */
export const SessionEnded = meta.story({
  args: { hasEnded: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your session has ended. Log in again to continue.')).toBeVisible();
  },
});

/** Behaviour 1a, storage: what cannot be kept is explained. */
export const StorageBlocked = meta.story({
  args: { isStorageBlocked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This browser does not let us keep your log in/)).toBeVisible();
  },
});

/** On a phone the form comes first. */
export const Phone = meta.story({
  tags: ['w390'],
  globals: { density: 'patient', viewport: { value: 'w390', isRotated: false } },
});

/** 320 px: nothing scrolls sideways. */
export const SmallestPhone = meta.story({
  tags: ['w320'],
  globals: { density: 'patient', viewport: { value: 'w320', isRotated: false } },
  args: { hasEnded: true, isStorageBlocked: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Log In' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
