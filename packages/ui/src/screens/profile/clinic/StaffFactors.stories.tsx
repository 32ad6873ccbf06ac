import { endpoints } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { refusalWords } from '@rpm/domain/words/refusal';
import { securityWords } from '@rpm/domain/words/security';
import { staffWords } from '@rpm/domain/words/staff';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails } from '@rpm/mock-server/msw';
import { demoAccounts, demoPassword } from '@rpm/mock-server/seed';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { askStaff } from '@rpm/storybook/staffStory.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProfileScreen } from '../ProfileScreen.tsx';

const { confirmIdentity, getStaff, resetSecondFactor } = endpoints;

const person = ({ accountId: id, username }: { accountId: string; username: string }, name: string) => {
  const [firstName, lastName] = name.split(' ');
  const row = { id, username, firstName, lastName, middleName: '', role: 'STAFF', state: 'active' };
  return { ...row, until: null, hasSecondFactor: true };
};
const people = [
  person(demoAccounts.administrator, 'Hawthorn Ledgerby'),
  person(demoAccounts.staff, 'Quince Deskworth'),
  { ...person(demoAccounts.colleague, 'Teasel Fakeley'), hasSecondFactor: false },
];
const texts = staffWords.resetting;

const meta = preview.meta({
  title: 'Screens/Account/Staff of the clinic/Second step',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  globals: { role: 'administrator' },
  beforeEach: ({ msw }) =>
    msw.use(answers(getStaff, JSON.stringify({ result: people, total: people.length }))),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

/** Asks about Quince Deskworth. */
const ask = (context: Context) =>
  askStaff(context, `${staffWords.resetFactors} Quince Deskworth`, texts.title({ name: 'Quince Deskworth' }));

/** F6: a colleague's lost second step is reset after a question; nobody can reset the own one. */
export const Resets = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const question = await ask(context);
    await expect(question.getByRole('button', { name: texts.keep })).toHaveFocus();
    const own = { name: `${staffWords.resetFactors} Hawthorn Ledgerby` };
    await expect(canvas.queryByRole('button', { ...own, hidden: true })).toBeNull();
    const without = { name: `${staffWords.resetFactors} Teasel Fakeley` };
    await expect(canvas.queryByRole('button', { ...without, hidden: true })).toBeNull();
    await userEvent.click(question.getByRole('button', { name: staffWords.resetFactors }));
    await expect(await screen.findByText(texts.done)).toBeVisible();
    await expect(bodiesTo(resetSecondFactor)).toEqual([{ accountId: demoAccounts.staff.accountId }]);
  },
});

/** F6: who has not confirmed for a while is asked to, and then it goes on by itself. */
export const ConfirmsFirst = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const { userEvent, msw } = context;
    const refusal = { code: 'confirmFirst', message: refusalWords.confirmFirst };
    msw.use(answers(resetSecondFactor, JSON.stringify(refusal), { status: 403 }));
    const question = await ask(context);
    await userEvent.click(question.getByRole('button', { name: staffWords.resetFactors }));
    const step = within(await screen.findByRole('dialog', { name: securityWords.step.title }));
    await userEvent.type(await step.findByLabelText(securityWords.step.password), demoPassword);
    msw.use(backend());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(texts.done, {}, { timeout: 8000 })).toBeVisible();
    await expect(bodiesTo(confirmIdentity)).toHaveLength(1);
    await expect(bodiesTo(resetSecondFactor)).toHaveLength(2);
  },
});

/** Escape keeps it. */
export const Keeps = meta.story({
  play: async (context) => {
    await ask(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(bodiesTo(resetSecondFactor)).toEqual([]);
  },
});

/** Behaviour 1a, 503, 403 and offline: the question stays, with the reason; nobody is told that it was done. */
export const NotReset = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(resetSecondFactor, 503)),
  play: async (context) => {
    const { userEvent, msw } = context;
    const question = await ask(context);
    const press = () => userEvent.click(question.getByRole('button', { name: staffWords.resetFactors }));
    await press();
    await expect(await question.findByRole('alert')).toHaveTextContent(taskWords.failed);
    msw.use(fails(resetSecondFactor, 403));
    await press();
    await waitFor(() => expect(question.getByRole('alert')).toHaveTextContent(loadWords.forbidden));
    const back = setOnline(false);
    await press();
    await waitFor(() => expect(question.getByRole('alert')).toHaveTextContent(taskWords.offline));
    back();
    await expect(bodiesTo(resetSecondFactor)).toHaveLength(2);
    await expect(screen.queryByText(texts.done)).toBeNull();
  },
});
