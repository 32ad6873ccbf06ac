import { type AnyEndpoint, endpoints } from '@rpm/api-client';
import type { FactorNeeded } from '@rpm/domain';
import { accountWords } from '@rpm/domain/words/account';
import { refusalWords } from '@rpm/domain/words/refusal';
import { securityWords } from '@rpm/domain/words/security';
import { taskWords } from '@rpm/domain/words/task';
import { answers, fails, hangs, storySession } from '@rpm/mock-server/msw';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, fn, waitFor } from 'storybook/test';
import { VerifyScreen } from './VerifyScreen.tsx';

const { sendLoginCode, verifySecondFactor } = endpoints;
const gives = (endpoint: AnyEndpoint, body: object, status = 200) =>
  answers(endpoint, JSON.stringify(body), { status });

const pendingWith = (factors: FactorNeeded['factors']) => {
  const ticket = 't'.repeat(43);
  const needed = { ticket, factors, passkey: { challenge: 'YQ', rpId: location.hostname } };
  return {
    purpose: 'login' as const,
    username: 'staff@northside.example',
    password: 'secret',
    ticket,
    needed,
  };
};

const meta = preview.meta({
  title: 'Screens/Account/Second step',
  component: VerifyScreen,
  tags: ['no-read'],
  parameters: { layout: 'fullscreen', page: { path: '/verify/login' } },
  globals: { density: 'patient' },
  args: { pending: pendingWith(['totp', 'recovery']), onLoggedIn: fn(), onOpened: fn() },
});

/** F6: the code of an app logs in. */
export const App = meta.story({
  tags: ['w390', 'w320'],
  beforeEach: ({ msw }) => msw.use(gives(verifySecondFactor, storySession('staff'))),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(securityWords.step.totp), '123456{Enter}');
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledOnce());
    await expect(bodiesTo(verifySecondFactor)).toEqual([
      { ticket: 't'.repeat(43), proof: { factor: 'totp', code: '123456' } },
    ]);
  },
});

/** F6: a wrong code is told and may be mended; after some, that the log in may be over. */
export const WrongCode = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(gives(verifySecondFactor, { code: 'codeWrong', message: refusalWords.codeWrong }, 400)),
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText(securityWords.step.totp);
    await userEvent.type(code, '12{Enter}');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(expect.stringContaining(securityWords.incomplete)),
    );
    await userEvent.type(code, '3456{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalWords.codeWrong);
    await userEvent.type(code, '{Enter}');
    await expect(await canvas.findByText(securityWords.step.expired)).toBeVisible();
    await expect(bodiesTo(verifySecondFactor)).toHaveLength(2);
  },
});

/** F6: a recovery code, typed as it was written down. */
export const Recovery = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(gives(verifySecondFactor, storySession('staff'))),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: securityWords.ways.recovery }));
    await userEvent.type(canvas.getByLabelText(securityWords.step.recovery), 'ABCD-efgh 2345 jklm{Enter}');
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledOnce());
    await expect(bodiesTo(verifySecondFactor)).toMatchObject([
      { proof: { factor: 'recovery', code: 'abcdefgh2345jklm' } },
    ]);
  },
});

/** F6: the browser's own window is closed: told, and another way is there. */
export const PasskeyCanceled = meta.story({
  tags: ['network-fault'],
  args: { pending: pendingWith(['passkey', 'totp', 'recovery']) },
  beforeEach: () => {
    const { credentials } = navigator;
    const own = credentials.get;
    credentials.get = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
    return () => {
      credentials.get = own;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: securityWords.step.passkey }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(securityWords.passkeyCanceled);
    await expect(bodiesTo(verifySecondFactor)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: securityWords.ways.totp }));
    await expect(canvas.getByLabelText(securityWords.step.totp)).toBeVisible();
  },
});

/** F6: a browser that knows no passkeys says so and offers the other ways. */
export const NoPasskeys = meta.story({
  args: { pending: pendingWith(['passkey', 'totp']) },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential');
    Object.defineProperty(globalThis, 'PublicKeyCredential', { value: undefined, configurable: true });
    return () => {
      if (own) Object.defineProperty(globalThis, 'PublicKeyCredential', own);
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(securityWords.noPasskeySupport)).toBeVisible();
    await expect(canvas.getByLabelText(securityWords.step.totp)).toBeVisible();
  },
});

/** F6: a patient who has lost it all gets a code by mail. */
export const ByEmail = meta.story({
  args: { pending: pendingWith(['totp', 'email']) },
  beforeEach: ({ msw }) => msw.use(gives(sendLoginCode, { ticket: 'm'.repeat(43) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: securityWords.ways.email }));
    await expect(await canvas.findByLabelText(accountWords.code.label)).toBeVisible();
    await expect(bodiesTo(sendLoginCode)).toEqual([{ ticket: 't'.repeat(43) }]);
  },
});

/** Behaviour 1b: the server does not answer, and the code stays. Offline nothing is sent. */
export const ServerFails = meta.story({
  tags: ['network-fault', 'offline'],
  beforeEach: ({ msw }) => msw.use(fails(verifySecondFactor, 503)),
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText(securityWords.step.totp);
    await userEvent.type(code, '123456{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(code).toHaveValue('123456');
    const back = setOnline(false);
    await userEvent.type(code, '{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(taskWords.offline));
    await expect(bodiesTo(verifySecondFactor)).toHaveLength(1);
    back();
  },
});

/** Behaviour 1b, slow: the button is busy, and a second press sends nothing. */
export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(verifySecondFactor)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(securityWords.step.totp), '123456{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: securityWords.busy }));
    await expect(bodiesTo(verifySecondFactor)).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: accountWords.backToLogin })).toBeVisible();
  },
});
