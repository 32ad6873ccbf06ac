import { endpoints } from '@rpm/api-client';
import { loginErrors, loginWords } from '@rpm/domain/words/login';
import { refusalWords } from '@rpm/domain/words/refusal';
import { signOnWords as texts } from '@rpm/domain/words/signOn';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, hangs } from '@rpm/mock-server/msw';
import { aLoginProvider, demoAccounts, smallClinic } from '@rpm/mock-server/seed';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { expect, fn, waitFor } from 'storybook/test';
import { LeaveFor } from '../../parts/leaving/leaveFor.ts';
import { keepProof } from '../../parts/signOn/browserProof.ts';
import { SignOnScreen } from './SignOnScreen.tsx';

const { beginSignOn, finishSignOn } = endpoints;
const left = fn();
const done = fn();
const work = demoAccounts.staff.username;
const world = () => ({ ...smallClinic(), loginProviders: [aLoginProvider()] });

const meta = preview.meta({
  title: 'Screens/Account/Clinic login',
  component: SignOnScreen,
  tags: ['no-read'],
  args: { onDone: done },
  parameters: { layout: 'fullscreen', page: { path: '/sign-on' } },
  globals: { density: 'patient' },
  render: (args) => (
    <LeaveFor value={left}>
      <SignOnScreen {...args} />
    </LeaveFor>
  ),
  beforeEach: ({ msw }) => {
    left.mockClear();
    done.mockClear();
    msw.use(backend({ world: world() }));
  },
});
type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

const type = async ({ canvas, userEvent }: Context, address: string) =>
  userEvent.type(await canvas.findByLabelText(loginWords.email), `${address}{Enter}`);

/** Issue 15.4: one address, and the way back to the password. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.password })).toHaveAttribute('href', '/login');
    await expect(seen.call).not.toHaveBeenCalled();
  },
});

/** Issue 15.4: the browser goes to the clinic's provider, and keeps what no other browser has. */
export const Leaves = meta.story({
  play: async (context) => {
    await type(context, work);
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await expect(left.mock.calls[0]?.[0]).toContain('https://login.northside.example/authorize?state=');
    const [body] = bodiesTo(beginSignOn) as { username: string; browser: string }[];
    await expect(body).toEqual({ username: work, browser: sessionStorage.getItem('rpm.sign-on') });
  },
});

/** Issue 15.4: the page that was asked for goes along, and the browser keeps it nowhere. */
export const KeepsThePageAskedFor = meta.story({
  parameters: { page: { path: '/sign-on', state: { from: '/orders?tab=shipped' } } },
  play: async (context) => {
    await expect(await context.canvas.findByRole('link', { name: texts.password })).toBeVisible();
    await type(context, work);
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await expect(bodiesTo(beginSignOn)).toMatchObject([{ username: work, next: '/orders?tab=shipped' }]);
    await expect(JSON.stringify(sessionStorage)).not.toContain('orders');
  },
});

/** Issue 15.4: no clinic has this domain; the same for every address of it. */
export const NotKnownHere = meta.story({
  tags: ['w390', 'network-fault'],
  play: async (context) => {
    await type(context, 'somebody@elsewhere.example');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(refusalWords.signOnNone);
    await expect(context.canvas.getByLabelText(loginWords.email)).toHaveValue('somebody@elsewhere.example');
    await expect(left).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b: what is missing is told at the field; nothing is sent. */
export const FieldMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.submit }));
    const email = canvas.getByLabelText(loginWords.email);
    await waitFor(() => expect(email).toHaveAccessibleDescription(new RegExp(loginErrors.emailRequired)));
    await expect(email).toHaveFocus();
    await expect(seen.call).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b, slow: the button is busy. */
export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(beginSignOn)),
  play: async (context) => {
    await type(context, work);
    await expect(await context.canvas.findByRole('button', { name: texts.busy })).toBeVisible();
  },
});

/** Behaviour 1b, 500, malformed, bad schema, nothing comes back, offline: what was typed stays. */
export const ServerFails = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText(loginWords.email), work);
    for (const [at, failure] of failures(beginSignOn).entries()) {
      msw.use(failure);
      await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
      await waitFor(() => expect(bodiesTo(beginSignOn)).toHaveLength(at + 1));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(loginWords.unavailable);
    }
    await expect(canvas.getByLabelText(loginWords.email)).toHaveValue(work);
  },
});

/** Behaviour 1a, offline: nothing is sent, and it says so. */
export const Offline = meta.story({
  play: async (context) => {
    const back = setOnline(false);
    await type(context, work);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(beginSignOn)).toEqual([]);
    back();
  },
});

const returned = '/sign-on?state=a-state&code=a-code&iss=https%3A%2F%2Flogin.northside.example';
const secondStep = { ticket: 't'.repeat(43), factors: ['totp'], passkey: null, next: '/orders' };
const session = { token: 't'.repeat(43), user: { ...demoAccounts.staff, userId: 'u', clinicName: 'N' } };

/** Issue 15.4: back from the provider, what came along is shown once, and taken out of the address. */
export const Returns = meta.story({
  parameters: { page: { path: returned } },
  beforeEach: ({ msw }) => {
    keepProof();
    msw.use(answers(finishSignOn, JSON.stringify(session)));
  },
  play: async () => {
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    await expect(bodiesTo(finishSignOn)).toEqual([
      {
        ...{ state: 'a-state', code: 'a-code', iss: 'https://login.northside.example' },
        browser: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
    await expect(sessionStorage.getItem('rpm.sign-on')).toBeNull();
  },
});

/** Issue 15.4: the provider asked for no second step, and ours is asked next. */
export const ReturnsToASecondStep = meta.story({
  parameters: { page: { path: returned } },
  beforeEach: ({ msw }) => {
    keepProof();
    msw.use(answers(finishSignOn, JSON.stringify(secondStep)));
  },
  play: async () => {
    await waitFor(() => expect(done).toHaveBeenCalledWith(secondStep));
  },
});

/** Behaviour 1b, slow: it says that it is working. */
export const Returning = meta.story({
  tags: ['w390'],
  parameters: { page: { path: returned } },
  beforeEach: ({ msw }) => {
    keepProof();
    msw.use(hangs(finishSignOn));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.finishing)).toBeVisible();
  },
});

/** Issue 15.4: the provider let somebody in who is nobody here; the page says nothing of who is known, and begins again. */
export const NotLetIn = meta.story({
  tags: ['w390', 'dark', 'network-fault'],
  parameters: { page: { path: returned } },
  beforeEach: ({ msw }) => {
    keepProof();
    const refusal = { code: 'signOnUnknown', message: refusalWords.signOnUnknown };
    msw.use(answers(finishSignOn, JSON.stringify(refusal), { status: 401 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalWords.signOnUnknown);
    await expect(canvas.getByLabelText(loginWords.email)).toBeVisible();
    await expect(done).not.toHaveBeenCalled();
  },
});

/** Issue 15.4: this browser has begun nothing, or too long ago: nothing is sent. */
export const OtherBrowser = meta.story({
  parameters: { page: { path: returned } },
  beforeEach: () => sessionStorage.removeItem('rpm.sign-on'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.again);
    await expect(seen.call).not.toHaveBeenCalled();
  },
});
