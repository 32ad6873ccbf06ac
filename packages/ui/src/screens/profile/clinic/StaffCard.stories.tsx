import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { loadWords } from '@rpm/domain/words/load';
import { profileWords } from '@rpm/domain/words/profile';
import { roleWords } from '@rpm/domain/words/role';
import { staffWords } from '@rpm/domain/words/staff';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { smallClinic } from '@rpm/mock-server/seed';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { november, staffCard } from '@rpm/storybook/staffStory.ts';
import { expect, waitFor, within } from 'storybook/test';
import { ProfileScreen } from '../ProfileScreen.tsx';

const { getStaff } = endpoints;

const meta = preview.meta({
  title: 'Screens/Account/Staff of the clinic',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  globals: { role: 'administrator' },
});

const root = document.documentElement;
const inOrder = (...parts: string[]) => new RegExp(parts.join('.*'));

/** ROL-01: administrators see who works at their clinic and who is invited, by name, each state in words. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas }) => {
    const staff = await staffCard(canvas);
    const rows = (await staff.findAllByRole('listitem')).map((row) => row.textContent ?? '');
    await expect(rows).toHaveLength(6);
    await expect(rows[0]).toMatch(
      inOrder('Quince Deskworth', 'staff@northside\\.example', roleWords.staff, staffWords.states.active),
    );
    await expect(rows[1]).toMatch(
      inOrder('Wren Q\\. Exampledoc', roleWords.provider, staffWords.states.active),
    );
    await expect(rows[3]).toMatch(
      inOrder('Chicory Latecomer', staffWords.states.expired, staffWords.since({ moment: november(18) })),
    );
    await expect(rows[4]).toMatch(
      inOrder(`Hawthorn Ledgerby · ${staffWords.you}`, roleWords.administrator, staffWords.states.active),
    );
    await expect(rows[5]).toMatch(
      inOrder(
        'Bergamot Newstaff',
        roleWords.provider,
        staffWords.states.invited,
        staffWords.until({ moment: november(25) }),
      ),
    );
    await expect(staff.getAllByRole('button', { name: new RegExp(`^${staffWords.withdraw}`) })).toHaveLength(
      2,
    );
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** ROL-01: nobody but administrators is shown the card, and nobody else asks for the list. */
export const NotForStaff = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: profileWords.account });
    await expect(await canvas.findByRole('radio', { name: profileWords.textSizes.larger })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: staffWords.title })).toBeNull();
    await expect(seen.call).not.toHaveBeenCalledWith('GET /api/staff', undefined);
  },
});

/** ERR-02: loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getStaff)),
  play: async ({ canvas }) => {
    const staff = await staffCard(canvas);
    await expect(staff.getByText(appWords.loading)).toBeInTheDocument();
    await expect(staff.getByRole('button', { name: staffWords.invite })).toBeVisible();
  },
});

/** Behaviour 1a, empty. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(getStaff, '{"result":[],"total":0}')),
  play: async ({ canvas }) => {
    await expect(await (await staffCard(canvas)).findByText(staffWords.empty)).toBeVisible();
  },
});

/** Behaviour 1a, 500: the card fails alone, with a retry; the profile is there. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getStaff, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const staff = await staffCard(canvas);
    await expect(await staff.findByText(staffWords.loading.failed)).toBeVisible();
    await expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 500');
    // The card of what loads gives way to that of what came.
    await waitFor(() => expect(canvas.getByRole('region', { name: profileWords.account })).toBeVisible());
    msw.use(backend());
    await userEvent.click(staff.getByRole('button', { name: loadWords.retry }));
    await expect(await staff.findByText('Quince Deskworth', { selector: 'bdi' })).toBeVisible();
  },
});

/** Behaviour 1a, 403: the right was taken back meanwhile. */
export const Refused = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getStaff, 403)),
  play: async ({ canvas }) => {
    const staff = await staffCard(canvas);
    await expect(await staff.findByText(loadWords.forbidden)).toBeVisible();
    await expect(staff.queryByRole('button', { name: loadWords.retry })).toBeNull();
  },
});

/** Behaviour 1a, timeout. */
export const TookTooLong = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/profile', isSignedIn: true, callTimeoutMs: 2000 } },
  beforeEach: ({ msw }) => msw.use(hangs(getStaff)),
  play: async ({ canvas }) => {
    const staff = await staffCard(canvas);
    await expect(await staff.findByText(new RegExp(staffWords.loading.tookTooLong))).toBeVisible();
  },
});

/** Behaviour 1a: a cut answer, a proxy's page and another shape are failures, never an empty list. */
export const AnswerIsCut = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(answers(getStaff, '{"result":[')),
  play: async ({ canvas, userEvent, msw }) => {
    const staff = await staffCard(canvas);
    const text = staffWords.loading.failed;
    await expect(await staff.findByText(text)).toBeVisible();
    for (const [at, failure] of failures(getStaff).entries()) {
      msw.use(failure);
      await userEvent.click(await staff.findByRole('button', { name: loadWords.retry }));
      await waitFor(() => expect(seen.log.mock.calls.length).toBeGreaterThanOrEqual(at + 2));
      await expect(await staff.findByText(text)).toBeVisible();
    }
    await expect(staff.queryByText(staffWords.empty)).toBeNull();
    msw.use(backend());
    await userEvent.click(await staff.findByRole('button', { name: loadWords.retry }));
    await expect(await staff.findByText('Quince Deskworth', { selector: 'bdi' })).toBeVisible();
  },
});

const row = {
  id: 'u-1',
  username: 'ann@b.example',
  firstName: 'Ann',
  middleName: '',
  lastName: 'Lee',
  role: 'STAFF',
  state: 'active',
  until: null,
  hasSecondFactor: false,
};

/** Behaviour 1a: what cannot be read is '—', and a row that is none is counted. */
export const OddRows = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers(getStaff, JSON.stringify({ result: [{ ...row, role: 7, state: 'gone' }, 'x'], total: 700 })),
    ),
  play: async ({ canvas }) => {
    const staff = await staffCard(canvas);
    const only = await staff.findByRole('listitem');
    await expect(only).toHaveTextContent(/Ann Lee.*ann@b\.example.*——$/);
    await expect(within(only).queryByRole('button')).toBeNull();
    await expect(staff.getByText(loadWords.rowsNotShown({ count: 1 }))).toBeVisible();
    await expect(staff.getByText(staffWords.moreThanShown({ shown: 1, total: 700 }))).toBeVisible();
  },
});

const oddNames = () => {
  const world = smallClinic();
  const invitations = world.invitations.map((invitation) => ({
    ...invitation,
    firstName: '<img src=x onerror=alert(1)> מרים',
    lastName: 'Longname'.repeat(20),
    username: `${'long.'.repeat(30)}name@example.test`,
  }));
  return { ...world, invitations };
};

/** Behaviour 1a: long, foreign and hostile names are shown as they are, and nothing is cut. */
export const OddNames = meta.story({
  tags: ['w320', 'w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: oddNames() })),
  play: async ({ canvas }) => {
    const staff = await staffCard(canvas);
    const names = await staff.findAllByText(/^<img src=x onerror=alert\(1\)> מרים (Longname){20}$/);
    await expect(names.length).toBeGreaterThanOrEqual(2);
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Behaviour 1a, offline: what is shown stays; an invitation is not sent. */
export const Offline = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    const staff = await staffCard(canvas);
    const again = await staff.findByRole('button', {
      name: new RegExp(`^${staffWords.inviteAgain} Bergamot Newstaff`),
    });
    const back = setOnline(false);
    await userEvent.click(again);
    await expect(await staff.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(staff.getByText('Quince Deskworth', { selector: 'bdi' })).toBeVisible();
    await expect(seen.call).not.toHaveBeenCalledWith('POST /api/invite-staff', expect.anything());
    back();
  },
});
