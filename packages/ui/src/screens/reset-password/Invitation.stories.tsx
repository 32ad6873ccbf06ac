import { endpoints } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { accountErrors, accountWords } from '@rpm/domain/words/account';
import { appWords } from '@rpm/domain/words/app';
import { loginWords } from '@rpm/domain/words/login';
import { roleWords } from '@rpm/domain/words/role';
import { staffWords } from '@rpm/domain/words/staff';
import { taskWords } from '@rpm/domain/words/task';
import { backend, fails, hangs, storySession } from '@rpm/mock-server/msw';
import { smallClinic } from '@rpm/mock-server/seed';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { useEffect, useRef } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { ResetPasswordScreen, type ResetPasswordScreenProps } from './ResetPasswordScreen.tsx';

/** The address of the link in the last mail. */
let link = '';

const ask = (path: string, body: object) =>
  fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${storySession('administrator').token}`,
    },
    body: JSON.stringify(body),
  });

interface OpensInvitationProps extends ResetPasswordScreenProps {
  firstName?: string;
  lastName?: string;
}

/** Is invited by the administrator, and opens the link of the mail. */
function OpensInvitation({ firstName = 'Lovage', lastName = 'Newhand', ...screen }: OpensInvitationProps) {
  const navigate = useNavigate();
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    const invitation = { firstName, lastName, username: 'lovage@example.test', role: 'DOCTOR' };
    ask('/api/invite-staff', invitation).then(() => navigate(link));
  }, [firstName, lastName, navigate]);
  return (
    <Routes>
      <Route path="/verify-pass-token/:user/:token" element={<ResetPasswordScreen {...screen} />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

const onMail = ({ text }: { text: string }) => {
  link = /\/verify-pass-token\/\S+/.exec(text)?.[0] ?? link;
};

const meta = preview.meta({
  title: 'Screens/Account/Invitation',
  component: ResetPasswordScreen,
  tags: ['no-read'],
  parameters: { layout: 'fullscreen', page: { path: '/' } },
  globals: { density: 'patient' },
  args: { onTaken: fn(), onDone: fn() },
  render: (args) => <OpensInvitation {...args} />,
  beforeEach: ({ msw }) => msw.use(backend({ onMail })),
});

const password = 'three old paper boats';
const done = staffWords.accept.done;
const gone = { name: accountWords.reset.goneTitle, level: 1 };

/** ROL-01, behaviour R20: who invites, as what, and under which address one logs in; the token leaves the address. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ args, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: accountWords.registered.title, level: 1 }),
    ).toBeVisible();
    await expect(
      canvas.getByText(staffWords.accept.subtitle({ clinic: 'Northside Sample Clinic' })),
    ).toBeVisible();
    await expect(canvas.getByText(roleWords.provider)).toBeVisible();
    await expect(canvas.getByText('lovage@example.test')).toBeVisible();
    await expect(canvas.getByLabelText(staffWords.dialog.firstName)).toHaveValue('Lovage');
    await expect(args.onTaken).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.title).toBe(`${staffWords.accept.title} · ${appWords.title}`));
  },
});

/** ROL-01, behaviour R33: the rule is checked while one types; neither role nor clinic is sent. */
export const OpensAccount = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const first = await canvas.findByLabelText(staffWords.dialog.firstName);
    await userEvent.clear(first);
    await userEvent.type(first, 'Lovage A.');
    const field = canvas.getByLabelText(accountWords.password.newLabel);
    await userEvent.type(field, password.slice(0, 11));
    await expect(canvas.getByText(accountWords.password.toGo({ count: 1 }))).toBeVisible();
    await userEvent.type(field, password.slice(11));
    await expect(canvas.getByText(accountWords.password.longEnough)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(done));
    await expect(bodiesTo(endpoints.acceptInvitation)).toEqual([
      {
        user: expect.any(String),
        token: expect.stringMatching(/^[\w-]{43}$/),
        firstName: 'Lovage A.',
        lastName: 'Newhand',
        password,
      },
    ]);
  },
});

/** Behaviour 1b: what is missing is told at its field; nothing is sent. */
export const FieldsMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(staffWords.dialog.lastName));
    await userEvent.click(canvas.getByRole('button', { name: staffWords.accept.submit }));
    await expect(await canvas.findByText(accountErrors.lastNameRequired)).toBeVisible();
    await expect(canvas.getByText(accountErrors.passwordRequired)).toBeVisible();
    await expect(canvas.getByLabelText(staffWords.dialog.lastName)).toHaveFocus();
    await expect(bodiesTo(endpoints.acceptInvitation)).toEqual([]);
  },
});

/** Behaviour R20: used, withdrawn or too old meanwhile: one text for all, which names the way on for those invited. */
export const GoneMeanwhile = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.acceptInvitation, 400)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(accountWords.password.newLabel), `${password}{Enter}`);
    await expect(await canvas.findByRole('heading', gone)).toBeVisible();
    await expect(canvas.getByText(accountWords.reset.used)).toBeVisible();
    const { invitationDays } = limits;
    await expect(canvas.getByText(accountWords.reset.invitationGone({ invitationDays }))).toBeVisible();
  },
});

/** Behaviour 1b, 500, malformed, bad schema, nothing comes back, timeout: what was typed stays. */
export const ServerFails = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/', callTimeoutMs: 1500 } },
  play: async ({ args, canvas, msw, userEvent }) => {
    const field = await canvas.findByLabelText(accountWords.password.newLabel);
    await userEvent.type(field, password);
    for (const [at, failure] of [
      ...failures(endpoints.acceptInvitation),
      hangs(endpoints.acceptInvitation),
    ].entries()) {
      msw.use(failure);
      await userEvent.type(field, '{Enter}');
      await waitFor(() => expect(bodiesTo(endpoints.acceptInvitation)).toHaveLength(at + 1));
      await expect(await canvas.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent(
        loginWords.unavailable,
      );
    }
    await expect(field).toHaveValue(password);
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b, slow: the button is busy, and a second press sends nothing. */
export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.acceptInvitation)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(accountWords.password.newLabel), `${password}{Enter}`);
    await userEvent.click(await canvas.findByRole('button', { name: staffWords.accept.busy }));
    await waitFor(() => expect(bodiesTo(endpoints.acceptInvitation)).toHaveLength(1));
  },
});

const oddName = `<b>${'Longname'.repeat(20)}</b> מרפאה`;
const oddClinic = () => {
  const world = smallClinic();
  return { ...world, clinics: world.clinics.map((clinic) => ({ ...clinic, name: oddName })) };
};

/** Behaviour 1a: long, foreign and hostile names of clinics are shown as they are. */
export const OddNames = meta.story({
  tags: ['w320'],
  beforeEach: ({ msw }) => msw.use(backend({ world: oddClinic(), onMail })),
  render: (args) => <OpensInvitation {...args} firstName="מרים" lastName="<img src=x onerror=alert(1)>" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(staffWords.accept.subtitle({ clinic: oddName }))).toBeVisible();
    await expect(canvas.getByLabelText(staffWords.dialog.lastName)).toHaveValue(
      '<img src=x onerror=alert(1)>',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Behaviour 1a, offline: nothing is sent, it says so, and what was typed stays. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(accountWords.password.newLabel);
    setOnline(false);
    await userEvent.type(field, `${password}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(endpoints.acceptInvitation)).toEqual([]);
    await expect(field).toHaveValue(password);
  },
});
