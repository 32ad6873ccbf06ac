import { endpoints } from '@rpm/api-client';
import { accountErrors, accountWords } from '@rpm/domain/words/account';
import { loginErrors, loginWords } from '@rpm/domain/words/login';
import { refusalWords } from '@rpm/domain/words/refusal';
import { taskWords } from '@rpm/domain/words/task';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { aLoginProvider, demoPassword, smallClinic } from '@rpm/mock-server/seed';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { expect, waitFor } from 'storybook/test';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Change password',
  component: ChangePasswordScreen,
  parameters: { layout: 'fullscreen', page: { path: '/change-password', isSignedIn: true } },
  globals: { role: 'staff' },
  beforeEach: ({ msw }) => msw.use(backend()),
});

type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
type User = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['userEvent'];
const newPassword = 'three old paper boats';

async function typeIn({ canvas, userEvent }: { canvas: Canvas; userEvent: User }, current: string) {
  await userEvent.type(await canvas.findByLabelText(accountWords.change.current), current);
  await userEvent.type(canvas.getByLabelText(accountWords.password.newLabel), `${newPassword}{Enter}`);
}

/** SCR-01, RTE-06: the current password and a new one; each has its own Show. */
export const Default = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: accountWords.change.title, level: 1 }),
    ).toBeVisible();
    await userEvent.click(
      await canvas.findByRole('button', {
        name: `${loginWords.show} ${accountWords.password.newLabel.toLowerCase()}`,
      }),
    );
    await expect(canvas.getByLabelText(accountWords.password.newLabel)).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText(accountWords.change.current)).toHaveAttribute('type', 'password');
  },
});

/** SCR-01: it is changed, one is told so, and the fields are empty. */
export const Changes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, demoPassword);
    await expect(await canvas.findByText(accountWords.change.done)).toBeVisible();
    await expect(canvas.getByLabelText(accountWords.change.current)).toHaveValue('');
    await expect(canvas.getByLabelText(accountWords.password.newLabel)).toHaveValue('');
  },
});

/** Behaviour 1b, 400: a wrong current password is told at its field; nothing is lost. */
export const WrongCurrent = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, 'not the password');
    const current = canvas.getByLabelText(accountWords.change.current);
    await waitFor(() => expect(current).toHaveAccessibleDescription(refusalWords.passwordWrong));
    await expect(current).toHaveFocus();
    await expect(canvas.getByLabelText(accountWords.password.newLabel)).toHaveValue(newPassword);
  },
});

/** Each field says what is missing, the first wrong one gets the focus, and nothing is sent. */
export const FieldsMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: accountWords.change.title }));
    const current = canvas.getByLabelText(accountWords.change.current);
    await waitFor(() => expect(current).toHaveAccessibleDescription(loginErrors.passwordRequired));
    await expect(current).toHaveFocus();
    await expect(canvas.getByLabelText(accountWords.password.newLabel)).toHaveAccessibleDescription(
      expect.stringContaining(accountErrors.passwordRequired),
    );
    await expect(bodiesTo(endpoints.changePassword)).toEqual([]);
  },
});

/** Behaviour 1b, 500, malformed, bad schema, nothing comes back, timeout: what was typed stays. A 401 ends the session. */
export const ServerFails = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/change-password', isSignedIn: true, callTimeoutMs: 1500 } },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(accountWords.change.current), demoPassword);
    await userEvent.type(canvas.getByLabelText(accountWords.password.newLabel), newPassword);
    const press = () => userEvent.click(canvas.getByRole('button', { name: accountWords.change.title }));
    for (const [at, failure] of [
      ...failures(endpoints.changePassword),
      hangs(endpoints.changePassword),
    ].entries()) {
      msw.use(failure);
      await press();
      await waitFor(() => expect(bodiesTo(endpoints.changePassword)).toHaveLength(at + 1));
      await expect(await canvas.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent(
        loginWords.unavailable,
      );
    }
    await expect(canvas.getByLabelText(accountWords.change.current)).toHaveValue(demoPassword);
    await expect(canvas.getByLabelText(accountWords.password.newLabel)).toHaveValue(newPassword);
    msw.use(fails(endpoints.changePassword, 401));
    await press();
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledOnce());
  },
});

/** Behaviour 1b, slow: the button is busy, and a second press sends nothing. */
export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.changePassword)),
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, demoPassword);
    await userEvent.click(await canvas.findByRole('button', { name: accountWords.reset.busy }));
    await waitFor(() => expect(bodiesTo(endpoints.changePassword)).toHaveLength(1));
  },
});

/** For a patient, in the larger density. */
export const Patient = meta.story({
  globals: { role: 'patient' },
  play: async ({ canvas, userEvent }) => {
    await typeIn({ canvas, userEvent }, demoPassword);
    await expect(await canvas.findByText(accountWords.change.done)).toBeVisible();
  },
});

/** Behaviour 1a, offline: nothing is sent, it says so, and what was typed stays. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText(accountWords.change.current);
    setOnline(false);
    await typeIn({ canvas, userEvent }, demoPassword);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(endpoints.changePassword)).toEqual([]);
    await expect(canvas.getByLabelText(accountWords.password.newLabel)).toHaveValue(newPassword);
  },
});

/** ADR 68: where the clinic has ended passwords, it says so, and there is no form that would change nothing. */
export const PasswordsEnded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      backend({ world: { ...smallClinic(), loginProviders: [aLoginProvider({ keepsPasswords: false })] } }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(accountWords.change.ended)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: accountWords.change.title })).toBeNull();
    await expect(canvas.queryByText(accountWords.change.subtitle)).toBeNull();
  },
});
