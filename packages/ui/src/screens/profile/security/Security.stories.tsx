import { type AnyEndpoint, endpoints } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { profileWords } from '@rpm/domain/words/profile';
import { securityWords } from '@rpm/domain/words/security';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { aLoginProvider, demoPassword, smallClinic } from '@rpm/mock-server/seed';
import { cardNamed } from '@rpm/storybook/drawn.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { containing, timeInWords } from '@rpm/storybook/sentence.ts';
import { expect, waitFor } from 'storybook/test';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { ProfileScreen } from '../ProfileScreen.tsx';

const { addTotp, confirmIdentity, endOtherSessions, getSecurity, getSessions, startTotp } = endpoints;

const meta = preview.meta({
  title: 'Screens/Account/Security',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  globals: { role: 'provider' },
});

type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
const card = (canvas: Canvas, name: string = securityWords.title) => cardNamed(canvas, name);

const gives = (endpoint: AnyEndpoint, body: object, status = 200) =>
  answers(endpoint, JSON.stringify(body), { status });
const bare = { hasTotp: false, passkeys: [], recoveryCodesLeft: 0, isRequired: false, obliged: [] };

/** F6: no second step yet; who has none is told what that means. */
export const None = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas }) => {
    const box = await card(canvas);
    await expect(await box.findByText(securityWords.none)).toBeVisible();
    await expect(box.getByRole('button', { name: securityWords.addPasskey })).toBeVisible();
    await expect(box.queryByText(securityWords.recovery)).toBeNull();
  },
});

/** ADR 68: whose clinic has ended passwords reads of none, changes none, and confirms by a login with the clinic. */
export const ClinicLogin = meta.story({
  tags: ['w390', 'network-fault'],
  beforeEach: ({ msw }) => {
    const loginProviders = [aLoginProvider({ keepsPasswords: false })];
    msw.use(
      gives(startTotp, { code: 'confirmFirst', message: '' }, 403),
      backend({ world: { ...smallClinic(), loginProviders } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = await card(canvas);
    await userEvent.click(await box.findByRole('button', { name: securityWords.addApp }));
    await expect(await box.findByText(containing(securityWords.confirmByLogin))).toBeVisible();
    await expect(box.queryByLabelText(securityWords.step.password)).toBeNull();
    await expect(canvas.queryByRole('link', { name: profileWords.changePassword })).toBeNull();
  },
});

/** F6: an app is set up: its picture and key, a code that is not whole, a wrong one, and nothing is lost by canceling. */
export const AuthenticatorApp = meta.story({
  tags: ['w390', 'network-fault'],
  play: async ({ canvas, userEvent, msw }) => {
    const box = await card(canvas);
    await userEvent.click(await box.findByRole('button', { name: securityWords.addApp }));
    await expect(await box.findByRole('img', { name: securityWords.appPicture })).toBeVisible();
    const code = box.getByLabelText(securityWords.step.totp);
    await userEvent.type(code, '123{Enter}');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(expect.stringContaining(securityWords.incomplete)),
    );
    await expect(bodiesTo(addTotp)).toEqual([]);
    await userEvent.type(code, '456{Enter}');
    await expect(await box.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(securityWords.wrong);
    msw.use(fails(addTotp, 503));
    await userEvent.click(box.getByRole('button', { name: securityWords.appSubmit }));
    await waitFor(() => expect(bodiesTo(addTotp)).toHaveLength(2), { timeout: 5000 });
    await expect(await box.findByRole('alert', {}, { timeout: 5000 })).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: securityWords.cancel }));
    await expect(await box.findByText(securityWords.none)).toBeVisible();
  },
});

/** F6: recovery codes are shown once, when the first factor is there. */
export const Recovery = meta.story({
  tags: ['w390', 'network-fault'],
  play: async ({ canvas, userEvent, msw }) => {
    const box = await card(canvas);
    await userEvent.click(await box.findByRole('button', { name: securityWords.addApp }));
    const recoveryCodes = Array.from(
      { length: limits.recoveryCodes },
      (_, at) => `abcd-efgh-jkmn-pqr${at % 6}`,
    );
    msw.use(
      gives(addTotp, { recoveryCodes: [...new Set(recoveryCodes)] }),
      gives(getSecurity, { ...bare, hasTotp: true, recoveryCodesLeft: 6 }),
    );
    await userEvent.type(await box.findByLabelText(securityWords.step.totp), '123456{Enter}');
    await expect(await box.findByText('abcd-efgh-jkmn-pqr0')).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: securityWords.recoveryDone }));
    await expect(await box.findByText(securityWords.recoveryLeft({ count: 6 }))).toBeVisible();
    await expect(box.getByText(securityWords.added)).toBeVisible();
    await expect(box.queryByText('abcd-efgh-jkmn-pqr0')).toBeNull();
  },
});

/** F6: after five minutes one confirms by the password, and what was asked for goes on. A wrong one is told. */
export const ConfirmFirst = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent, msw }) => {
    const box = await card(canvas);
    msw.use(gives(startTotp, { code: 'confirmFirst', message: 'Confirm' }, 403));
    await userEvent.click(await box.findByRole('button', { name: securityWords.addApp }));
    await expect(await box.findByText(securityWords.confirmTitle)).toBeVisible();
    const field = box.getByLabelText(securityWords.step.password);
    await userEvent.type(field, 'wrong{Enter}');
    await waitFor(() => expect(bodiesTo(confirmIdentity)).toHaveLength(1));
    await expect(await box.findByRole('alert', {}, { timeout: 5000 })).toBeVisible();
    msw.use(backend());
    await userEvent.clear(field);
    await userEvent.type(field, `${demoPassword}{Enter}`);
    await expect(await box.findByRole('img', { name: securityWords.appPicture })).toBeVisible();
  },
});

/** F6: passkeys, an app and recovery codes, when they were added and used; an obligation of the clinic. */
export const AllFactors = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) =>
    msw.use(
      gives(getSecurity, {
        hasTotp: true,
        passkeys: [
          {
            passkeyId: 'a',
            name: 'Chrome on Windows',
            addedAt: '20261101-10:00:00',
            usedAt: '20261119-08:00:00',
          },
          { passkeyId: 'b', name: 'Safari on iPhone or iPad', addedAt: '20261102-10:00:00', usedAt: null },
        ],
        recoveryCodesLeft: 1,
        isRequired: true,
        obliged: ['provider'],
      }),
    ),
  play: async ({ canvas }) => {
    const box = await card(canvas);
    await expect(await box.findAllByText('Chrome on Windows')).toHaveLength(2);
    await expect(box.getByText(securityWords.recoveryLeft({ count: 1 }))).toBeVisible();
    await expect(
      box.getByRole('button', { name: `${securityWords.remove} Safari on iPhone or iPad` }),
    ).toBeVisible();
    await expect(box.queryByText(securityWords.required)).toBeNull();
  },
});

/** F6: the clinic wants a second step, and there is none. */
export const Required = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      gives(getSecurity, {
        hasTotp: false,
        passkeys: [],
        recoveryCodesLeft: 0,
        isRequired: true,
        obliged: ['provider'],
      }),
    ),
  play: async ({ canvas }) => {
    const box = await card(canvas);
    await expect(await box.findByText(securityWords.required)).toBeVisible();
  },
});

/** F6: a browser without passkeys offers the app alone, and says why. */
export const NoPasskeys = meta.story({
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential');
    Object.defineProperty(globalThis, 'PublicKeyCredential', { value: undefined, configurable: true });
    return () => {
      if (own) Object.defineProperty(globalThis, 'PublicKeyCredential', own);
    };
  },
  play: async ({ canvas }) => {
    const box = await card(canvas);
    await expect(await box.findByText(securityWords.noPasskeySupport)).toBeVisible();
    await expect(box.queryByRole('button', { name: securityWords.addPasskey })).toBeNull();
    await expect(box.getByRole('button', { name: securityWords.addApp })).toBeVisible();
  },
});

/** Behaviour 1a, slow and 500: the rest of the profile stands. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getSecurity), hangs(getSessions)),
  play: async ({ canvas }) => {
    // The card of what loads gives way to that of what came.
    for (const name of [profileWords.account, securityWords.title]) {
      await waitFor(() => expect(canvas.getByRole('region', { name })).toBeVisible());
    }
  },
});

/** Behaviour 1a, 500: told in its card, with a way to try again. */
export const LoadFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getSecurity, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const box = await card(canvas);
    await expect(await box.findByText(securityWords.loading.failed)).toBeVisible();
    msw.use(backend());
    await userEvent.click(box.getByRole('button', { name: loadWords.retry }));
    await expect(await box.findByText(securityWords.none)).toBeVisible();
  },
});

/** Behaviour 1a, offline: told at once, and nothing is sent. */
export const Offline = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    const box = await card(canvas);
    const add = await box.findByRole('button', { name: securityWords.addApp });
    const back = setOnline(false);
    await userEvent.click(add);
    await expect(await box.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(startTotp)).toEqual([]);
    back();
  },
});

/** F20: where one is logged in, two of one browser told apart by when each began; one session is ended, or all but this. */
export const Sessions = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(gives(getSessions, { result: sessions })),
  play: async ({ canvas, userEvent, msw }) => {
    const box = await card(canvas, securityWords.sessions.title);
    await expect(await box.findByText(device('chrome', 'windows'))).toBeVisible();
    await expect(box.getByText(securityWords.sessions.here)).toBeVisible();
    for (const began of ['2026-11-20T13:00:00Z', '2026-11-19T09:00:00Z']) {
      const since = securityWords.sessions.since({
        moment: timeInWords(began, 'datetime', browserTimeZone()),
      });
      await expect(box.getByText(since)).toBeVisible();
      await expect(
        box.getByRole('button', {
          name: `${securityWords.sessions.end} ${device('safari', 'ios')}, ${since}`,
        }),
      ).toBeVisible();
    }
    msw.use(gives(getSessions, { result: sessions.slice(0, 1) }));
    msw.use(gives(endOtherSessions, { message: 'Logged out.' }));
    await userEvent.click(box.getByRole('button', { name: securityWords.sessions.endOthers }));
    await waitFor(() => expect(box.queryByText(device('safari', 'ios'))).toBeNull());
    await expect(bodiesTo(endOtherSessions)).toHaveLength(1);
  },
});

/** What a browser on a system is called. */
const device = (browser: keyof typeof securityWords.browsers, system: keyof typeof securityWords.systems) =>
  securityWords.sessions.device({
    browser: securityWords.browsers[browser],
    system: securityWords.systems[system],
  });

const sessions = [
  {
    sessionId: 'a',
    browser: 'chrome',
    system: 'windows',
    startedAt: '20261120-14:00:00',
    lastSeenAt: '20261120-15:00:00',
    isCurrent: true,
  },
  {
    sessionId: 'b',
    browser: 'safari',
    system: 'ios',
    startedAt: '20261120-13:00:00',
    lastSeenAt: '20261120-14:30:00',
    isCurrent: false,
  },
  {
    sessionId: 'c',
    browser: 'safari',
    system: 'ios',
    startedAt: '20261119-09:00:00',
    lastSeenAt: '20261120-14:30:00',
    isCurrent: false,
  },
];
