import { endpoints } from '@rpm/api-client';
import { defaultPreferences, limits } from '@rpm/domain';
import { accountErrors, accountWords } from '@rpm/domain/words/account';
import { appWords } from '@rpm/domain/words/app';
import { loginWords } from '@rpm/domain/words/login';
import { refusalWords } from '@rpm/domain/words/refusal';
import { taskWords } from '@rpm/domain/words/task';
import { fails, hangs, offline } from '@rpm/mock-server/msw';
import { storyNow } from '@rpm/mock-server/seed';
import { setClockAfter } from '@rpm/storybook/clock.ts';
import { askAnew, mailedCodes, mailsCodes, wrongCode } from '@rpm/storybook/codeStory.ts';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anyCount, anything, containing, sentence } from '@rpm/storybook/sentence.ts';
import {
  AsksForCode,
  activationField,
  handOver,
  mailField,
  newActivationCode,
  sendBoth,
  sendMailed,
  trySomeCodes,
  wrongWith,
} from '@rpm/storybook/verifyStory.tsx';
import { expect, fn, waitFor } from 'storybook/test';
import { pageLanguage } from '../../hooks/pageLanguage.ts';
import { VerifyScreen } from './VerifyScreen.tsx';

const { publicVerify } = endpoints;

const meta = preview.meta({
  title: 'Screens/Account/Verify',
  component: VerifyScreen,
  tags: ['no-read'],
  parameters: { layout: 'fullscreen', page: { path: '/verify/signup' } },
  globals: { density: 'patient' },
  args: { pending: null, onLoggedIn: fn(), onOpened: fn() },
  render: (args) => <AsksForCode {...args} purpose="signup" />,
  beforeEach: ({ msw }) => msw.use(mailsCodes()),
});

const texts = accountWords.code;

/** SCR-01, RTE-01, F5: a field for six digits, and one for the code of the clinic. A new code can be asked for after half a minute. */
export const Default = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas }) => {
    await expect(await mailField(canvas)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(await activationField(canvas)).toHaveAccessibleDescription(
      sentence(texts.activationHint({ example: anything })),
    );
    await expect(canvas.getByText(texts.signUp({ codeMinutes: limits.codeMinutes }))).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: sentence(texts.resendIn({ seconds: anything })) }),
    ).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(document.title).toBe(`${texts.bothTitle} · ${appWords.title}`));
  },
});

/** SCR-01, behaviour 1c: the code is pasted as the mail has it, in groups; the account is open and one is logged in. */
export const SignUp = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await mailField(canvas));
    const code = mailedCodes.at(-1) ?? '';
    await userEvent.paste(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await expect(await mailField(canvas)).toHaveValue(code);
    await handOver(canvas, userEvent, 'care-team{Enter}');
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledOnce());
    await expect(args.onLoggedIn).toHaveBeenCalledWith({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: expect.objectContaining({ role: 'PATIENT', firstName: 'Juniper' }),
      preferences: {
        ...defaultPreferences,
        language: pageLanguage,
        sessionSeconds: limits.patientIdleLogoutSeconds,
      },
    });
  },
});

/** SCR-01: the code of an account that asks for one at each log in. */
export const LogIn = meta.story({
  parameters: { layout: 'fullscreen', page: { path: '/verify/login' } },
  render: (args) => <AsksForCode {...args} purpose="login" />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText(texts.activationLabel)).toBeNull();
    await userEvent.type(await canvas.findByLabelText(texts.label), `${mailedCodes.at(-1)}{Enter}`);
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledOnce());
    await expect(args.onLoggedIn).toHaveBeenCalledWith(
      expect.objectContaining({ user: expect.objectContaining({ username: 'admin@southside.example' }) }),
    );
  },
});

/** The account is open, but the log in after it fails: one logs in by hand. */
export const OpenedOnly = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.login, 503)),
  play: async ({ args, canvas, userEvent }) => {
    await sendBoth(canvas, userEvent);
    await waitFor(() => expect(args.onOpened).toHaveBeenCalledWith(accountWords.register.opened));
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
});

/** Behaviour R33: a wrong code, and how many tries are left; after the fifth only a new code helps. */
export const WrongCode = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    await handOver(canvas, userEvent);
    await userEvent.type(await mailField(canvas), `${wrongCode()}{Enter}`);
    await expect(await canvas.findByText(wrongWith(4))).toBeVisible();
    await expect(await mailField(canvas)).toHaveValue(wrongCode());
    for (let left = 3; left > 0; left -= 1) {
      await userEvent.type(await mailField(canvas), '{Enter}');
      await expect(await canvas.findByText(new RegExp(texts.triesLeft({ count: left })))).toBeVisible();
    }
    await userEvent.type(await mailField(canvas), '{Enter}');
    await expect(await canvas.findByText(texts.noTriesLeft)).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.submit })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** F5: the mailbox alone opens nothing. What is said is the same as for a wrong code of the mail; then the right one opens. */
export const WrongActivationCode = meta.story({
  tags: ['network-fault', 'w390'],
  play: async ({ args, canvas, userEvent }) => {
    await sendBoth(canvas, userEvent, 'AAAA-AAAA');
    await expect(await canvas.findByText(wrongWith(4))).toBeVisible();
    await expect(await activationField(canvas)).toHaveValue('AAAA-AAAA');
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
    await userEvent.clear(await activationField(canvas));
    await handOver(canvas, userEvent, 'CARE-TEAM{Enter}');
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledOnce());
  },
});

/** F5: a code that the clinic has replaced, or that was used, is answered as a wrong one. */
export const UsedActivationCode = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    await mailField(canvas);
    await newActivationCode();
    await sendBoth(canvas, userEvent);
    await expect(await canvas.findByText(wrongWith(4))).toBeVisible();
  },
});

let serverTime = storyNow;
/** F5: a code that the clinic handed over more than a month ago is answered as a wrong one. */
export const ExpiredActivationCode = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => {
    serverTime = storyNow;
    msw.use(mailsCodes({ clock: () => serverTime }));
  },
  play: async ({ canvas, userEvent }) => {
    await mailField(canvas);
    const code = await newActivationCode();
    serverTime = new Date(storyNow.getTime() + limits.activationCodeDays * 86_400_000);
    await askAnew(canvas, userEvent);
    await expect(await canvas.findByText(texts.resent)).toBeVisible();
    await sendBoth(canvas, userEvent, code);
    await expect(await canvas.findByText(wrongWith(4))).toBeVisible();
  },
});

/** F5: codes were tried too often, on whatever page: the server's own sentence says how long to wait. */
export const TooManyTries = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    await mailField(canvas);
    await trySomeCodes();
    await sendBoth(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      refusalWords.tooManyTries({ minutes: limits.loginWindowMinutes }),
    );
  },
});

/** Behaviour 1b: fewer than six digits are told at the field; letters cannot be typed; nothing is sent. */
export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    const code = await mailField(canvas);
    await userEvent.type(code, '12a3{Enter}');
    await expect(code).toHaveValue('123');
    await expect(await activationField(canvas)).toHaveAccessibleDescription(
      expect.stringContaining(accountErrors.activationCodeIncomplete),
    );
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(expect.stringContaining(accountErrors.codeIncomplete)),
    );
    await expect(bodiesTo(endpoints.publicVerify)).toEqual([]);
  },
});

/** SCR-01: a new code after half a minute; the one before is no longer good. */
export const NewCode = meta.story({
  tags: ['network-fault'],
  play: async ({ args, canvas, userEvent }) => {
    await handOver(canvas, userEvent);
    await askAnew(canvas, userEvent);
    await expect(await canvas.findByText(texts.resent)).toBeVisible();
    await expect(await activationField(canvas)).toHaveValue('care team');
    await sendMailed(canvas, userEvent, 0);
    await expect(await canvas.findByText(wrongWith(4))).toBeVisible();
    await userEvent.clear(await mailField(canvas));
    await sendMailed(canvas, userEvent, 1);
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledOnce());
  },
});

/**
 * Behaviour R33, 1c, skew: after ten minutes the page says that the code is no longer good. Whether it is, the server
 * decides by its own clock: here only this device's clock was set forward, and the code logs in.
 */
export const Expired = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await handOver(canvas, userEvent);
    setClockAfter(601);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.expired);
    await sendMailed(canvas, userEvent);
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledOnce());
  },
});

/** The page was loaded anew: what waited for its code is forgotten, as the password with it. */
export const NothingPending = meta.story({
  parameters: { layout: 'fullscreen', page: { path: '/verifyotp' } },
  render: (args) => <VerifyScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.nothingTitle, level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: loginWords.title })).toHaveAttribute('href', '/login');
    const register = canvas.getByRole('link', { name: accountWords.register.title });
    await expect(register).toHaveAttribute('href', '/register');
  },
});

/** Behaviour 1b, 500, malformed, bad schema, nothing comes back and no time left: the code stays, and no try is lost. */
export const ServerFails = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/verify/signup', callTimeoutMs: 1500 } },
  play: async ({ canvas, msw, userEvent }) => {
    await handOver(canvas, userEvent);
    await userEvent.type(await mailField(canvas), '123456');
    for (const [at, failure] of [...failures(publicVerify), hangs(publicVerify)].entries()) {
      msw.use(failure);
      await userEvent.type(await mailField(canvas), '{Enter}');
      await waitFor(() => expect(bodiesTo(publicVerify)).toHaveLength(at + 1));
      const alert = await canvas.findByRole('alert', {}, { timeout: 3000 });
      await expect(alert).toHaveTextContent(loginWords.unavailable);
    }
    await expect(await mailField(canvas)).toHaveValue('123456');
    await expect(canvas.queryByText(containing(texts.triesLeft({ count: anyCount })))).toBeNull();
  },
});

/** Behaviour 1b: nothing comes back of the question for a new code. */
export const NoNewCode = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    await mailField(canvas);
    msw.use(offline(endpoints.signup));
    await askAnew(canvas, userEvent);
    await waitFor(() => expect(bodiesTo(endpoints.signup)).toHaveLength(1));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(loginWords.unavailable);
  },
});

/** Behaviour 1b, slow: the button is busy, and a second press sends nothing. */
export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.publicVerify)),
  play: async ({ canvas, userEvent }) => {
    await handOver(canvas, userEvent);
    await userEvent.type(await mailField(canvas), '123456{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: texts.busy }));
    await waitFor(() => expect(bodiesTo(endpoints.publicVerify)).toHaveLength(1));
  },
});

/** Behaviour 1a, offline: nothing is sent, it says so, and what was typed stays. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    await handOver(canvas, userEvent);
    setOnline(false);
    await userEvent.type(await mailField(canvas), '123456{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(publicVerify)).toEqual([]);
    await expect(await mailField(canvas)).toHaveValue('123456');
  },
});
