import { endpoints } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { refusalWords } from '@rpm/domain/words/refusal';
import { staffWords } from '@rpm/domain/words/staff';
import { taskWords } from '@rpm/domain/words/task';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { smallClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { askStaff, november, staffCard } from '@rpm/storybook/staffStory.ts';
import { expect, screen, waitFor } from 'storybook/test';
import { ProfileScreen } from '../ProfileScreen.tsx';

const { endAccess, restoreAccess } = endpoints;

const meta = preview.meta({
  title: 'Screens/Account/Staff of the clinic/Access',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  globals: { role: 'administrator' },
  beforeEach: ({ msw }) => msw.use(backend()),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

/** Asks about Quince Deskworth. */
const end = (context: Context) =>
  askStaff(
    context,
    `${staffWords.endAccess} Quince Deskworth`,
    staffWords.ending.title({ name: 'Quince Deskworth' }),
  );

/** The day on which an access was ended, as its row says it. */
const endedOn = (day: number) => staffWords.on({ moment: november(day) });

/** Whatever can be done about the access of the administrator. */
const ofAdministrator = new RegExp(`(${staffWords.endAccess}|${staffWords.restoreAccess}) Hawthorn Ledgerby`);

/** ROL-01: the access of a colleague is ended after a question whose safe answer has the focus, and given back. */
export const EndsAndRestores = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const staff = await staffCard(canvas);
    const question = await end(context);
    await waitFor(() =>
      expect(question.getByText(staffWords.ending.says({ name: 'Quince Deskworth' }))).toBeVisible(),
    );
    await expect(question.getByRole('button', { name: staffWords.ending.keep })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: staffWords.endAccess }));
    await expect(await screen.findByText(staffWords.ending.done)).toBeVisible();
    const restore = await staff.findByRole('button', {
      name: `${staffWords.restoreAccess} Quince Deskworth`,
    });
    await waitFor(() => expect(restore).toHaveFocus());
    await expect(restore.closest('li')).toHaveTextContent(
      new RegExp(`${staffWords.states.ended}.*${endedOn(20)}`),
    );
    await expect(staff.queryByRole('button', { name: ofAdministrator })).toBeNull();
    const again = await askStaff(
      context,
      `${staffWords.restoreAccess} Quince Deskworth`,
      staffWords.restoring.title({ name: 'Quince Deskworth' }),
    );
    await userEvent.click(again.getByRole('button', { name: staffWords.restoreAccess }));
    await expect(await screen.findByText(staffWords.restoring.done)).toBeVisible();
    await expect(
      await staff.findByRole('button', { name: `${staffWords.endAccess} Quince Deskworth` }),
    ).toBeVisible();
    await expect(bodiesTo(restoreAccess)).toEqual(bodiesTo(endAccess));
  },
});

/** Escape keeps the access; an access that has ended is listed with its day. */
export const KeepsAccess = meta.story({
  beforeEach: ({ msw }) => {
    const world = smallClinic();
    const accounts = world.accounts.map((account) =>
      account.lastName === 'Fakeley'
        ? { ...account, accessEndedAt: new Date('2026-11-18T15:00:00Z') }
        : account,
    );
    msw.use(backend({ world: { ...world, accounts } }));
  },
  play: async (context) => {
    await end(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(bodiesTo(endAccess)).toEqual([]);
    const ended = await (await staffCard(context.canvas)).findByText(staffWords.states.ended);
    await expect(ended.closest('li')).toHaveTextContent(new RegExp(`Teasel Fakeley.*${endedOn(18)}`));
  },
});

/** Behaviour 1a, 500, 409, 403 and timeout: the question stays, with the reason; nobody is told that it was done. */
export const NotEnded = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/profile', isSignedIn: true, callTimeoutMs: 2000 } },
  beforeEach: ({ msw }) => msw.use(fails(endAccess, 500)),
  play: async (context) => {
    const { userEvent, msw } = context;
    const question = await end(context);
    const press = () => userEvent.click(question.getByRole('button', { name: staffWords.endAccess }));
    await press();
    await expect(await question.findByRole('alert')).toHaveTextContent(taskWords.failed);
    msw.use(fails(endAccess, 409, { message: refusalWords.lastAdministrator }));
    await press();
    await waitFor(() =>
      expect(question.getByRole('alert')).toHaveTextContent(refusalWords.lastAdministrator),
    );
    msw.use(fails(endAccess, 403));
    await press();
    await waitFor(() => expect(question.getByRole('alert')).toHaveTextContent(loadWords.forbidden));
    msw.use(hangs(endAccess));
    await press();
    await waitFor(() => expect(question.getByRole('alert')).toHaveTextContent(taskWords.unconfirmed), {
      timeout: 5000,
    });
    await expect(screen.queryByText(staffWords.ending.done)).toBeNull();
  },
});
