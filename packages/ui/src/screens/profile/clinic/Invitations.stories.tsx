import { endpoints } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { accountErrors } from '@rpm/domain/words/account';
import { loadWords } from '@rpm/domain/words/load';
import { refusalWords } from '@rpm/domain/words/refusal';
import { roleWords } from '@rpm/domain/words/role';
import { staffWords } from '@rpm/domain/words/staff';
import { taskWords } from '@rpm/domain/words/task';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import {
  askStaff,
  fillInvitation,
  invitedToday,
  lovage,
  openInvitation,
  rowOf,
  staffCard,
} from '@rpm/storybook/staffStory.ts';
import { expect, screen, waitFor } from 'storybook/test';
import { ProfileScreen } from '../ProfileScreen.tsx';

const { inviteStaff, withdrawInvitation } = endpoints;

/** What was mailed. */
let mails: { to: string; text: string }[] = [];

const meta = preview.meta({
  title: 'Screens/Account/Staff of the clinic/Invitations',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  globals: { role: 'administrator' },
  beforeEach: ({ msw }) => {
    mails = [];
    msw.use(backend({ onMail: (mail) => mails.push(mail) }));
  },
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];
const tooMany = refusalWords.tooManyTries({ minutes: limits.loginWindowMinutes });

/** ROL-01: the least powerful role is chosen at first; what each may do stands beside it. */
export const Dialog = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async (context) => {
    const dialog = await openInvitation(context);
    await expect(dialog.getByLabelText(staffWords.dialog.firstName)).toHaveFocus();
    await expect(dialog.getByRole('radio', { name: new RegExp(`^${roleWords.staff}`) })).toBeChecked();
    await expect(dialog.getAllByRole('radio')).toHaveLength(3);
    await expect(dialog.queryByText(roleWords.patient)).toBeNull();
  },
});

/** ROL-01, behaviour R20: invites; the clinic is not sent, the link goes out by mail, and the list says so. */
export const Invites = meta.story({
  play: async (context) => {
    const dialog = await fillInvitation(context);
    await context.userEvent.click(dialog.getByRole('radio', { name: new RegExp(`^${roleWords.provider}`) }));
    await context.userEvent.click(dialog.getByRole('button', { name: staffWords.dialog.submit }));
    await expect(await screen.findByText(staffWords.dialog.sent)).toBeVisible();
    await expect(bodiesTo(inviteStaff)).toEqual([{ ...lovage, role: 'DOCTOR' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const staff = await staffCard(context.canvas);
    await expect(await rowOf(context.canvas, 'Lovage Newhand')).toHaveTextContent(
      new RegExp(`${roleWords.provider}.*${invitedToday}`),
    );
    await expect(mails.map(({ to }) => to)).toEqual(['lovage@example.test']);
    await expect(mails[0]?.text).toMatch(/\/verify-pass-token\/[\w-]+\/[\w-]{43}/);
    await waitFor(() => expect(staff.getByRole('button', { name: staffWords.invite })).toHaveFocus());
  },
});

/** Behaviour R33: a known address is answered and listed as any other; only its owner is told. */
export const KnownAddress = meta.story({
  play: async (context) => {
    const dialog = await fillInvitation(context);
    const email = dialog.getByLabelText(staffWords.dialog.email);
    await context.userEvent.clear(email);
    await context.userEvent.type(email, 'patient@northside.example');
    await context.userEvent.click(dialog.getByRole('button', { name: staffWords.dialog.submit }));
    await expect(await screen.findByText(staffWords.dialog.sent)).toBeVisible();
    await expect(await rowOf(context.canvas, 'Lovage Newhand')).toHaveTextContent(staffWords.states.invited);
    await expect(mails[0]).toMatchObject({ to: 'patient@northside.example' });
    await expect(mails[0]?.text).not.toContain('verify-pass-token');
  },
});

/** Each field says what is wrong, the first one gets the focus, and nothing is sent. */
export const FieldsMissing = meta.story({
  tags: ['w320'],
  play: async (context) => {
    const dialog = await openInvitation(context);
    await context.userEvent.type(dialog.getByLabelText(staffWords.dialog.email), 'lovage');
    await context.userEvent.click(dialog.getByRole('button', { name: staffWords.dialog.submit }));
    await expect(await dialog.findByText(accountErrors.firstNameRequired)).toBeVisible();
    await expect(dialog.getByText(accountErrors.lastNameRequired)).toBeVisible();
    await expect(dialog.getByText(accountErrors.emailInvalid)).toBeVisible();
    await expect(dialog.getByLabelText(staffWords.dialog.firstName)).toHaveFocus();
    await expect(bodiesTo(inviteStaff)).toEqual([]);
    await context.userEvent.type(dialog.getByLabelText(staffWords.dialog.firstName), 'L');
    await expect(dialog.queryByText(accountErrors.firstNameRequired)).toBeNull();
  },
});

/** Behaviour 1c: a name that is too long is said to be; what was pasted stays whole. */
export const PastedTooLong = meta.story({
  play: async (context) => {
    const dialog = await fillInvitation(context);
    const name = dialog.getByLabelText(staffWords.dialog.firstName);
    await context.userEvent.clear(name);
    await context.userEvent.paste('x'.repeat(300));
    await context.userEvent.click(dialog.getByRole('button', { name: staffWords.dialog.submit }));
    await expect(name).toHaveAccessibleDescription(accountErrors.tooLong);
    await expect(name).toHaveValue('x'.repeat(300));
    await expect(bodiesTo(inviteStaff)).toEqual([]);
  },
});

/** Behaviour 1a, 500: what was typed stays, also when the dialog is closed; the next try sends it. */
export const SendFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(inviteStaff, 500)),
  play: async (context) => {
    const { userEvent, msw } = context;
    const dialog = await fillInvitation(context);
    await userEvent.click(dialog.getByRole('button', { name: staffWords.dialog.submit }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openInvitation(context);
    await expect(again.getByLabelText(staffWords.dialog.email)).toHaveValue('lovage@example.test');
    msw.use(backend());
    await userEvent.click(again.getByRole('button', { name: staffWords.dialog.submit }));
    await expect(await screen.findByText(staffWords.dialog.sent)).toBeVisible();
  },
});

/** Behaviour 1a, 403 and 429: the law's words, and the server's. */
export const SendRefused = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(inviteStaff, 403)),
  play: async (context) => {
    const { userEvent, msw } = context;
    const dialog = await fillInvitation(context);
    await userEvent.click(dialog.getByRole('button', { name: staffWords.dialog.submit }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(loadWords.forbidden);
    msw.use(fails(inviteStaff, 429, { message: tooMany }));
    await userEvent.click(dialog.getByRole('button', { name: staffWords.dialog.submit }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(tooMany));
  },
});

/** Behaviour 1a, timeout: the outcome is not known; the same invitation goes out once. */
export const NotConfirmed = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/profile', isSignedIn: true, callTimeoutMs: 3000 } },
  beforeEach: ({ msw }) => msw.use(hangs(inviteStaff)),
  play: async (context) => {
    const dialog = await fillInvitation(context);
    await context.userEvent.click(dialog.getByRole('button', { name: staffWords.dialog.submit }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.unconfirmed);
    await expect(dialog.getByLabelText(staffWords.dialog.lastName)).toHaveValue('Newhand');
  },
});

/** Behaviour 1a, slow and duplicate: the button is busy, and several presses send one invitation. */
export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(inviteStaff)),
  play: async (context) => {
    const dialog = await fillInvitation(context);
    await context.userEvent.dblClick(dialog.getByRole('button', { name: staffWords.dialog.submit }));
    const busy = await dialog.findByRole('button', { name: staffWords.dialog.busy });
    await context.userEvent.click(busy);
    await expect(bodiesTo(inviteStaff)).toHaveLength(1);
  },
});

/** Behaviour 1a, offline: told at once, and nothing is sent. */
export const SendOffline = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const dialog = await fillInvitation(context);
    const back = setOnline(false);
    await context.userEvent.click(dialog.getByRole('button', { name: staffWords.dialog.submit }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(inviteStaff)).toEqual([]);
    back();
  },
});

/** ROL-01: an invitation that has expired is sent once more from its row. */
export const InvitesAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const staff = await staffCard(canvas);
    await userEvent.click(
      await staff.findByRole('button', { name: `${staffWords.inviteAgain} Chicory Latecomer` }),
    );
    await expect(await screen.findByText(staffWords.dialog.sent)).toBeVisible();
    await waitFor(async () =>
      expect(await rowOf(canvas, 'Chicory Latecomer')).toHaveTextContent(new RegExp(invitedToday)),
    );
    await expect(staff.queryByText(staffWords.states.expired)).toBeNull();
    await expect(mails.map(({ to }) => to)).toEqual(['chicory.latecomer@example.test']);
  },
});

const askToWithdraw = (context: Context) =>
  askStaff(context, `${staffWords.withdraw} Bergamot Newstaff`, staffWords.withdrawal.title);

/** Behaviour R20: withdrawn after a question whose safe answer has the focus. */
export const Withdraws = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const { userEvent, canvas } = context;
    const question = await askToWithdraw(context);
    await waitFor(() =>
      expect(question.getByText(staffWords.withdrawal.says({ name: 'Bergamot Newstaff' }))).toBeVisible(),
    );
    await expect(question.getByRole('button', { name: staffWords.withdrawal.keep })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: staffWords.withdraw }));
    await expect(await screen.findByText(staffWords.withdrawal.done)).toBeVisible();
    const staff = await staffCard(canvas);
    await waitFor(() => expect(staff.queryAllByText('Bergamot Newstaff')).toEqual([]));
    await waitFor(() => expect(staff.getByRole('button', { name: staffWords.invite })).toHaveFocus());
  },
});

/** Escape keeps the invitation. */
export const KeepsInvitation = meta.story({
  play: async (context) => {
    await askToWithdraw(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await rowOf(context.canvas, 'Bergamot Newstaff')).toBeVisible();
    await expect(bodiesTo(withdrawInvitation)).toEqual([]);
  },
});

/** Behaviour 1a, 500: the question stays, with the reason. */
export const WithdrawalFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(withdrawInvitation, 500)),
  play: async (context) => {
    const question = await askToWithdraw(context);
    await context.userEvent.click(question.getByRole('button', { name: staffWords.withdraw }));
    await expect(await question.findByRole('alert')).toHaveTextContent(taskWords.failed);
  },
});

/** Behaviour 1a, 404: it was taken up or withdrawn meanwhile; the list is read again. */
export const GoneMeanwhile = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(withdrawInvitation, 404)),
  play: async (context) => {
    const question = await askToWithdraw(context);
    await context.userEvent.click(question.getByRole('button', { name: staffWords.withdraw }));
    await expect(await screen.findByText(new RegExp(staffWords.withdrawal.gone))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** Behaviour 1a, offline and timeout: nothing is sent, or nobody knows; the invitation stays on the list. */
export const WithdrawalNotConfirmed = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/profile', isSignedIn: true, callTimeoutMs: 3000 } },
  beforeEach: ({ msw }) => msw.use(hangs(withdrawInvitation)),
  play: async (context) => {
    const question = await askToWithdraw(context);
    const withdraw = question.getByRole('button', { name: staffWords.withdraw });
    const back = setOnline(false);
    await context.userEvent.click(withdraw);
    await expect(await question.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(withdrawInvitation)).toEqual([]);
    back();
    await context.userEvent.dblClick(withdraw);
    await waitFor(() => expect(question.getByRole('alert')).toHaveTextContent(taskWords.unconfirmed));
    await expect(bodiesTo(withdrawInvitation)).toHaveLength(1);
    await context.userEvent.click(question.getByRole('button', { name: staffWords.withdrawal.keep }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await rowOf(context.canvas, 'Bergamot Newstaff')).toHaveTextContent(
      staffWords.states.invited,
    );
  },
});
