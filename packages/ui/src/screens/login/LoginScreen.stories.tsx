import { defaultPreferences, guardedRoutes, limits } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { carerWords } from '@rpm/domain/words/carer';
import { loginErrors, loginWords } from '@rpm/domain/words/login';
import { demoPassword } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { LoginScreen } from './LoginScreen.tsx';
import { typeIn } from './loginStory.ts';

const shareLink = `/TemporaryTimeline/briar%40example.test/${'x'.repeat(43)}`;

/** Where the page has led, and what it says was asked for. */
function Where() {
  const { pathname, state } = useLocation();
  return (
    <main>
      <h1 tabIndex={-1} ref={(at) => at?.focus()} className="wrap-anywhere">
        {pathname} from {state?.from}
      </h1>
    </main>
  );
}

const meta = preview.meta({
  title: 'Screens/Account/Log in',
  component: LoginScreen,
  tags: ['no-read'],
  parameters: { layout: 'fullscreen', page: { path: '/login' } },
  globals: { density: 'patient' },
  args: { onLoggedIn: fn(), onCodeNeeded: fn() },
});

/** SCR-01: a name, a password, and the limit of a session stated before it begins (WCAG 2.2.6). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: loginWords.title, level: 1 })).toBeVisible();
    await expect(
      canvas.getByText(loginWords.timeoutNotice({ minutes: limits.idleLogoutSeconds / 60 })),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${loginWords.title} · ${appWords.title}`));
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
      preferences: defaultPreferences,
    });
  },
});

/** Every field says what is missing, the first wrong one gets the focus, and nothing is sent. */
export const FieldsMissing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: loginWords.submit }));
    const email = canvas.getByLabelText(loginWords.email);
    await waitFor(() => expect(email).toHaveAccessibleDescription(loginErrors.emailRequired));
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveFocus();
    await expect(canvas.getByLabelText(loginWords.password)).toHaveAccessibleDescription(
      loginErrors.passwordRequired,
    );
    await expect(seen.call).not.toHaveBeenCalled();
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
});

/** A slip of the finger is told before anything is sent. */
export const EmailMistyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor', 'something{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText(loginWords.email)).toHaveAccessibleDescription(loginErrors.emailInvalid),
    );
    await expect(seen.call).not.toHaveBeenCalled();
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

/** SCR-07: whoever has just registered does not type the address again; it is in the history, and not in the URL. */
export const AfterRegistering = meta.story({
  tags: ['network-fault'],
  args: { notice: carerWords.register.done },
  parameters: { page: { path: '/login', state: { from: shareLink, username: 'larch@example.test' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(loginWords.email)).toHaveValue('larch@example.test');
    await waitFor(() => expect(canvas.getByLabelText(loginWords.password)).toHaveFocus());
    await userEvent.keyboard('not the password{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(loginWords.wrong);
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
});

/** Show turns the password readable and back; the focus stays on the button. */
export const ShowPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'doctor@northside.example', 'my secret');
    await userEvent.click(canvas.getByRole('button', { name: loginWords.showPassword }));
    await expect(canvas.getByLabelText(loginWords.password)).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: loginWords.hidePassword }));
    await expect(canvas.getByLabelText(loginWords.password)).toHaveAttribute('type', 'password');
  },
});

/** Caps Lock is told while it is on. */
export const CapsLock = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(loginWords.password));
    await userEvent.keyboard('{CapsLock}A');
    await expect(await canvas.findByText(loginWords.capsLock)).toBeVisible();
    await userEvent.keyboard('{CapsLock}a');
    await waitFor(() => expect(canvas.queryByText(loginWords.capsLock)).toBeNull());
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
    await canvas.findByRole('button', { name: loginWords.submit });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const byTheLink = { page: { path: '/login', state: { from: shareLink } } };

/** SCR-07, behaviour R20: whoever comes by the link of a share hears what it is, and finds the address that it was sent to. */
export const ByTheLinkOfAShare = meta.story({
  tags: ['w390'],
  parameters: byTheLink,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(loginWords.shared)).toBeVisible();
    await expect(canvas.getByLabelText(loginWords.email)).toHaveValue('briar@example.test');
  },
});

/** SCR-09: whoever an app has sent hears why there is a login first. */
export const SentByAnApp = meta.story({
  parameters: {
    page: { path: '/login', state: { from: `${guardedRoutes.connectApp.paths[0]}?client_id=heart-diary` } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(loginWords.app)).toBeVisible();
  },
});

/** The link goes along to where one registers. */
export const TakesTheLinkAlong = meta.story({
  parameters: byTheLink,
  render: (args) => (
    <Routes>
      <Route path="/login" element={<LoginScreen {...args} />} />
      <Route path="*" element={<Where />} />
    </Routes>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: loginWords.register }));
    await expect(await canvas.findByText(`/register from ${shareLink}`)).toBeVisible();
  },
});
