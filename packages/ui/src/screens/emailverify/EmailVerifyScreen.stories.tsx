import { endpoints } from '@rpm/api-client';
import { formatDate, limits } from '@rpm/domain';
import { accountErrors, accountWords } from '@rpm/domain/words/account';
import { appWords } from '@rpm/domain/words/app';
import { emailWords } from '@rpm/domain/words/email';
import { loadWords } from '@rpm/domain/words/load';
import { loginWords } from '@rpm/domain/words/login';
import { refusalWords } from '@rpm/domain/words/refusal';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { smallClinic } from '@rpm/mock-server/seed';
import { setClockAfter } from '@rpm/storybook/clock.ts';
import { mailedCodes, mailsCodes, wrongCode } from '@rpm/storybook/codeStory.ts';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { oneOf } from '@rpm/storybook/sentence.ts';
import { expect, waitFor } from 'storybook/test';
import { EmailVerifyScreen } from './EmailVerifyScreen.tsx';

const { getEmailState, sendEmailCode, verifyEmail } = endpoints;

/** The small clinic, in which nobody has confirmed an address. */
const unconfirmed = () => {
  const world = smallClinic();
  return { ...world, accounts: world.accounts.map((each) => ({ ...each, isEmailUnconfirmed: true })) };
};

const meta = preview.meta({
  title: 'Screens/Account/Confirm email',
  component: EmailVerifyScreen,
  parameters: { layout: 'fullscreen', page: { path: '/emailverify', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(mailsCodes({ world: unconfirmed() })),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];
type Parts = Pick<Context, 'canvas' | 'userEvent'>;
const confirmedOn = (month: number, day: number) =>
  emailWords.confirmedOn({ date: formatDate({ year: 2026, month, day }) });
/** How many tries are left, whatever the number is. */
const anyTriesLeft = oneOf(...[1, 2, 3, 4].map((count) => accountWords.code.triesLeft({ count })));
const tooMany = refusalWords.tooManyTries({ minutes: limits.loginWindowMinutes });

async function askForCode({ canvas, userEvent }: Parts) {
  await userEvent.click(await canvas.findByRole('button', { name: emailWords.send }));
  return canvas.findByLabelText(accountWords.code.label);
}

/** RTE-06: not confirmed yet; nothing is mailed before somebody asks. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas }) => {
    const title = emailWords.openTitle;
    await expect(await canvas.findByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(canvas.getByText('doctor@northside.example')).toBeVisible();
    await expect(canvas.getByRole('link', { name: emailWords.later })).toHaveAttribute(
      'href',
      '/doctor-dashboard',
    );
    await expect(document.title).toBe(`${emailWords.title} · ${appWords.title}`);
    await expect(mailedCodes).toEqual([]);
  },
});

/** RTE-06: confirmed, and since when; one goes on to the dashboard of the role. */
export const AlreadyConfirmed = meta.story({
  tags: ['w390'],
  globals: { role: 'patient' },
  beforeEach: ({ msw }) => msw.use(backend()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: emailWords.confirmedTitle, level: 2 }),
    ).toBeVisible();
    await expect(canvas.getByText(confirmedOn(1, 5))).toBeVisible();
    await expect(canvas.getByRole('link', { name: emailWords.goOn })).toHaveAttribute(
      'href',
      '/patient-dashboard',
    );
  },
});

/** RTE-06, behaviour R33: the code from the mail confirms the address. */
export const Confirms = meta.story({
  tags: ['w320'],
  play: async (context) => {
    const code = await askForCode(context);
    await expect(
      context.canvas.getByText(emailWords.sent({ codeMinutes: limits.codeMinutes })),
    ).toBeVisible();
    await context.userEvent.type(code, `${mailedCodes.at(-1)}{Enter}`);
    await expect(
      await context.canvas.findByRole('heading', { name: emailWords.confirmedTitle, level: 2 }),
    ).toBeVisible();
    await expect(context.canvas.getByText(confirmedOn(11, 20))).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: emailWords.goOn })).toHaveAttribute(
      'href',
      '/doctor-dashboard',
    );
  },
});

/** Behaviour R33: a wrong code, how many tries are left, and after the fifth only a new code helps. */
export const WrongCode = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const code = await askForCode(context);
    await userEvent.type(code, `${wrongCode()}{Enter}`);
    await expect(
      await canvas.findByText(`${accountWords.code.wrong} ${accountWords.code.triesLeft({ count: 4 })}`),
    ).toBeVisible();
    for (let left = 3; left > 0; left -= 1) {
      await userEvent.type(code, '{Enter}');
      await expect(
        await canvas.findByText(new RegExp(accountWords.code.triesLeft({ count: left }))),
      ).toBeVisible();
    }
    await userEvent.type(code, '{Enter}');
    await expect(await canvas.findByText(accountWords.code.noTriesLeft)).toBeVisible();
    await expect(canvas.getByRole('button', { name: emailWords.goOn })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** Behaviour R33: after ten minutes the page says so, before the code is tried; a new one confirms. */
export const Expired = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askForCode(context);
    setClockAfter(601);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(accountWords.code.expired);
    await expect(canvas.getByRole('button', { name: emailWords.goOn })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(await canvas.findByRole('button', { name: accountWords.code.resend }));
    await expect(await canvas.findByText(accountWords.code.resent)).toBeVisible();
    await userEvent.type(await canvas.findByLabelText(accountWords.code.label), `${mailedCodes[1]}{Enter}`);
    await expect(await canvas.findByText(confirmedOn(11, 20))).toBeVisible();
  },
});

/** Behaviour 1c, two tabs: the code was used in another one; the address is confirmed, and that is what is shown. */
export const UsedInAnotherTab = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const code = await askForCode(context);
    context.msw.use(
      fails(verifyEmail, 400),
      answers(
        getEmailState,
        JSON.stringify({ username: 'doctor@northside.example', confirmedAt: '20261120-15:00:00' }),
      ),
    );
    await context.userEvent.type(code, `${mailedCodes.at(-1)}{Enter}`);
    await expect(await context.canvas.findByText(confirmedOn(11, 20))).toBeVisible();
  },
});

/** Behaviour 1b: too few digits are told at the field; nothing is sent. */
export const Incomplete = meta.story({
  play: async (context) => {
    const code = await askForCode(context);
    await context.userEvent.type(code, '12a3{Enter}');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(expect.stringContaining(accountErrors.codeIncomplete)),
    );
    await expect(bodiesTo(verifyEmail)).toEqual([]);
  },
});

/** Behaviour 1b, 500, malformed, bad schema, nothing comes back: the code stays, no try is lost, nothing is confirmed. */
export const VerifyFails = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const code = await askForCode(context);
    await userEvent.type(code, '123456');
    for (const [at, failure] of failures(verifyEmail).entries()) {
      msw.use(failure);
      await userEvent.type(code, '{Enter}');
      await waitFor(() => expect(bodiesTo(verifyEmail)).toHaveLength(at + 1));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(loginWords.unavailable);
    }
    await expect(code).toHaveValue('123456');
    await expect(canvas.queryByText(anyTriesLeft)).toBeNull();
    msw.use(fails(verifyEmail, 401));
    await userEvent.type(code, '{Enter}');
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledOnce());
  },
});

/** Behaviour 1b: the code cannot be sent, or too many were; nothing comes back. Offline nothing is sent. */
export const SendFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(sendEmailCode, 429, { message: tooMany })),
  play: async ({ canvas, userEvent, msw }) => {
    const send = await canvas.findByRole('button', { name: emailWords.send });
    await userEvent.click(send);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(tooMany);
    msw.use(offline(sendEmailCode));
    await userEvent.click(await canvas.findByRole('button', { name: emailWords.send }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(loginWords.unavailable));
    msw.use(mailsCodes({ world: unconfirmed() }));
    const sent = bodiesTo(sendEmailCode).length;
    const back = setOnline(false);
    await userEvent.click(await canvas.findByRole('button', { name: emailWords.send }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(taskWords.offline));
    await expect(bodiesTo(sendEmailCode)).toHaveLength(sent);
    back();
    await userEvent.click(await canvas.findByRole('button', { name: emailWords.send }));
    await expect(await canvas.findByLabelText(accountWords.code.label)).toBeVisible();
  },
});

/** Behaviour 1b, slow and duplicate: one code is asked for. */
export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(sendEmailCode)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: emailWords.send }));
    await expect(await canvas.findByRole('button', { name: emailWords.sending })).toBeVisible();
    const asked = seen.call.mock.calls.filter(([line]) => line === 'POST /api/send-email-code');
    await expect(asked).toHaveLength(1);
  },
});

/** ERR-02: loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getEmailState)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(appWords.loading)).toBeInTheDocument();
  },
});

/** Behaviour 1a, 500, malformed, bad schema, nothing comes back: never 'confirmed'; a retry brings it. */
export const Fails = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/emailverify', isSignedIn: true, callTimeoutMs: 1500 } },
  beforeEach: ({ msw }) => msw.use(hangs(getEmailState)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = () => canvas.findByRole('button', { name: loadWords.retry }, { timeout: 3000 });
    await expect(await canvas.findByText(emailWords.loading.tookTooLong)).toBeVisible();
    for (const [at, failure] of failures(getEmailState).entries()) {
      msw.use(failure);
      await userEvent.click(await again());
      await waitFor(() => expect(seen.log.mock.calls.length).toBeGreaterThanOrEqual(at + 2));
      await expect(await canvas.findByText(emailWords.loading.failed)).toBeVisible();
    }
    msw.use(mailsCodes({ world: unconfirmed() }));
    await userEvent.click(await again());
    await expect(await canvas.findByRole('button', { name: emailWords.send })).toBeVisible();
  },
});

/** Behaviour 1a, 403: no retry, which would change nothing, and still logged in. */
export const Refused = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getEmailState, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(loadWords.forbidden)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: loadWords.retry })).toBeNull();
    await expect(seen.sessionEnded).not.toHaveBeenCalled();
  },
});
