import { endpoints } from '@rpm/api-client';
import { formatDate } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { refusalWords } from '@rpm/domain/words/refusal';
import { securityWords } from '@rpm/domain/words/security';
import { systemWords as texts } from '@rpm/domain/words/system';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { aSubscription, aSystem, demoPassword, smallClinic } from '@rpm/mock-server/seed';
import { cardNamed } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { ProfileScreen } from '../../ProfileScreen.tsx';

const { addSystem, confirmIdentity, endSubscription, endSystem, getSystems } = endpoints;
const { dialog } = texts;
const system = aSystem({ usedAt: new Date('2026-11-20T13:00:00Z') });
const clinic = () => ({ ...smallClinic(), systems: [system] });
const made = formatDate({ year: 2026, month: 10, day: 11 });
const today = formatDate({ year: 2026, month: 11, day: 20 });
const pasted = JSON.stringify(system.keys);

const meta = preview.meta({
  title: 'Screens/Account/Connected systems',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  globals: { role: 'administrator' },
  beforeEach: ({ msw }) => msw.use(backend({ world: clinic() })),
});
type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

const slow = { timeout: 10_000 };
const card = ({ canvas }: Pick<Context, 'canvas'>) => cardNamed(canvas, texts.title);

/** Opens the dialog that connects one. */
async function opened({ canvas, userEvent }: Context) {
  const systems = await card({ canvas });
  await userEvent.click(systems.getByRole('button', { name: texts.add }));
  return { systems, box: within(await screen.findByRole('dialog', { name: dialog.title })) };
}

/** Issue 15.4: an administrator sees which systems are connected, what each may do, and when it did something last. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark', 'pseudo'],
  play: async ({ canvas }) => {
    const row = await (await card({ canvas })).findByRole('listitem');
    await expect(row).toHaveTextContent(
      new RegExp(`Riverbend EHR.*${texts.connected({ date: made })} · ${texts.used({ date: today })}`),
    );
    await expect(row).toHaveTextContent(
      texts.may({ list: `${texts.grants.people} · ${texts.grants.readings}` }),
    );
    await expect(row).toHaveTextContent(texts.keys({ list: 'riverbend-2026' }));
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Issue 15.4: a system is connected by its public keys, after a confirmation; what to enter there can be copied. */
export const Connects = meta.story({
  tags: ['w390', 'dark'],
  play: async (context) => {
    const { systems, box } = await opened(context);
    const { userEvent } = context;
    await userEvent.type(box.getByRole('textbox', { name: dialog.name }), 'Analytics');
    await userEvent.click(box.getByRole('checkbox', { name: texts.grants.readings }));
    await userEvent.click(box.getByRole('checkbox', { name: texts.grants.sendReadings }));
    await fireEvent.change(box.getByRole('textbox', { name: dialog.keys }), { target: { value: pasted } });
    await userEvent.click(box.getByRole('button', { name: dialog.connect }));
    await expect(await screen.findByText(dialog.ready, {}, slow)).toBeVisible();
    const done = within(screen.getByRole('dialog', { name: dialog.title }));
    const id = done.getByRole('status', { name: dialog.id }).textContent ?? '';
    await expect(id).toMatch(/^[\w-]{22}$/);
    await expect(done.getByRole('status', { name: dialog.token })).toHaveTextContent(
      `${location.origin}/fhir/auth/token`,
    );
    await userEvent.click(done.getByRole('button', { name: dialog.done }));
    await waitFor(() => expect(systems.getAllByRole('listitem')).toHaveLength(2));
    await expect(bodiesTo(addSystem).at(-1)).toEqual({
      ...{ name: 'Analytics', grants: ['readings', 'sendReadings'], keys: system.keys },
    });
  },
});

/** Issue 15.4: where the API is not at the portal's address, the system is told where the server says that it is. */
export const Elsewhere = meta.story({
  beforeEach: ({ msw }) => {
    const made = { message: 'Connected.', systemId: 's'.repeat(22), base: 'https://api.example/fhir' };
    msw.use(answers(addSystem, JSON.stringify(made)));
  },
  play: async (context) => {
    const { box } = await opened(context);
    const { userEvent } = context;
    await userEvent.type(box.getByRole('textbox', { name: dialog.name }), 'Analytics');
    await userEvent.click(box.getByRole('checkbox', { name: texts.grants.readings }));
    await fireEvent.change(box.getByRole('textbox', { name: dialog.keys }), { target: { value: pasted } });
    await userEvent.click(box.getByRole('button', { name: dialog.connect }));
    await expect(await screen.findByText(dialog.ready, {}, slow)).toBeVisible();
    const done = within(screen.getByRole('dialog', { name: dialog.title }));
    await expect(done.getByRole('status', { name: dialog.base }).textContent).toBe(
      'https://api.example/fhir',
    );
    await expect(done.getByRole('status', { name: dialog.token }).textContent).toBe(
      'https://api.example/fhir/auth/token',
    );
  },
});

/** What is missing or wrong is said at its field, nothing is sent, and what was typed stays. */
export const Wrong = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const { box } = await opened(context);
    const { userEvent } = context;
    await userEvent.click(box.getByRole('button', { name: dialog.connect }));
    await expect(box.getAllByText(dialog.errors.required)).toHaveLength(3);
    await expect(box.getByRole('textbox', { name: dialog.name })).toHaveFocus();
    const keys = box.getByRole('textbox', { name: dialog.keys });
    const secret = JSON.stringify({ keys: [{ ...system.keys.keys[0], d: 'secret' }] });
    await fireEvent.change(keys, { target: { value: secret } });
    await expect(await box.findByText(dialog.errors.privateKey)).toBeVisible();
    await fireEvent.change(keys, { target: { value: 'nonsense' } });
    await expect(await box.findByText(dialog.errors.notKeys)).toBeVisible();
    await expect(keys).toHaveValue('nonsense');
    await expect(bodiesTo(addSystem)).toEqual([]);
  },
});

/** F6: who has not confirmed for a while is asked to, and then it goes on by itself. */
export const ConfirmsFirst = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const { userEvent, msw } = context;
    const refusal = { code: 'confirmFirst', message: refusalWords.confirmFirst };
    msw.use(answers(addSystem, JSON.stringify(refusal), { status: 403 }));
    const { box } = await opened(context);
    await userEvent.type(box.getByRole('textbox', { name: dialog.name }), 'Analytics');
    await userEvent.click(box.getByRole('checkbox', { name: texts.grants.people }));
    await fireEvent.change(box.getByRole('textbox', { name: dialog.keys }), { target: { value: pasted } });
    await userEvent.click(box.getByRole('button', { name: dialog.connect }));
    const step = within(await screen.findByRole('dialog', { name: securityWords.step.title }));
    await userEvent.type(await step.findByLabelText(securityWords.step.password), demoPassword);
    msw.use(backend({ world: clinic() }));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(dialog.ready, {}, slow)).toBeVisible();
    await expect(bodiesTo(confirmIdentity)).toHaveLength(1);
    await expect(bodiesTo(addSystem)).toHaveLength(2);
  },
});

/** Behaviour 1a: the server fails; what was typed stays. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(addSystem, 500)),
  play: async (context) => {
    const { box } = await opened(context);
    const { userEvent } = context;
    await userEvent.type(box.getByRole('textbox', { name: dialog.name }), 'Analytics');
    await userEvent.click(box.getByRole('checkbox', { name: texts.grants.consent }));
    await fireEvent.change(box.getByRole('textbox', { name: dialog.keys }), { target: { value: pasted } });
    await userEvent.click(box.getByRole('button', { name: dialog.connect }));
    await expect(await box.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(box.getByRole('textbox', { name: dialog.name })).toHaveValue('Analytics');
  },
});

/** Issue 15.4: a system is disconnected after a question. */
export const Disconnects = meta.story({
  play: async ({ canvas, userEvent }) => {
    const systems = await card({ canvas });
    const of = texts.of({ name: 'Riverbend EHR', date: made });
    await userEvent.click(await systems.findByRole('button', { name: `${texts.end} ${of}` }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: texts.end }));
    await expect(await systems.findByText(texts.empty)).toBeVisible();
    await expect(bodiesTo(endSystem)).toEqual([{ systemId: 'system-1' }]);
  },
});

const at = new Date('2026-11-20T13:30:00Z');
const toldClinic = () => ({
  ...clinic(),
  subscriptions: [
    aSubscription({ counted: 41, sent: 41, sentAt: at }),
    aSubscription({
      ...{ subscriptionId: 'subscription-2', topic: 'alerts', state: 'error', failures: 28 },
      ...{ counted: 9, sent: 6, sentAt: at, problem: 'broken' },
    }),
    aSubscription({ subscriptionId: 'subscription-3', topic: 'alerts', state: 'requested' }),
  ],
});

/** Issue 15.3: what a system is told at once, whether that works, and its end, after a question. */
export const ToldAtOnce = meta.story({
  tags: ['w390', 'dark', 'pseudo'],
  beforeEach: ({ msw }) => msw.use(backend({ world: toldClinic() })),
  play: async ({ canvas, userEvent }) => {
    const systems = await card({ canvas });
    const list = await systems.findByRole('list', { name: texts.told.title({ name: 'Riverbend EHR' }) });
    const [readings, alerts, asked] = within(list).getAllByRole('listitem');
    const host = 'ehr.riverbend.example';
    await expect(readings).toHaveTextContent(texts.told.to({ topic: texts.told.topics.readings, host }));
    await expect(readings).toHaveTextContent(
      new RegExp(`${texts.told.states.active} ?${texts.told.delivered({ date: today })}`),
    );
    await expect(alerts).toHaveTextContent(texts.told.states.error);
    await expect(alerts).toHaveTextContent(texts.told.waiting({ count: 3 }));
    await expect(asked).toHaveTextContent(texts.told.states.requested);
    await expect(asked).toHaveTextContent(texts.told.neverDelivered);
    const to = texts.told.to({ topic: texts.told.topics.readings, host });
    await userEvent.click(within(list).getByRole('button', { name: `${texts.told.end} ${to}` }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: texts.told.end }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    await expect(bodiesTo(endSubscription)).toEqual([{ subscriptionId: 'subscription-1' }]);
  },
});

/** The server fails while it is stopped: the question stays, and says so. */
export const StopFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endSubscription, 500), backend({ world: toldClinic() })),
  play: async ({ canvas, userEvent }) => {
    const systems = await card({ canvas });
    const [stop] = await systems.findAllByRole('button', { name: new RegExp(`^${texts.told.end} `) });
    if (stop) await userEvent.click(stop);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: texts.told.end }));
    await expect(await question.findByRole('alert')).toHaveTextContent(taskWords.failed);
  },
});

/** Loading, a failure that can be tried again, and a row of which nothing can be made out. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getSystems)),
  play: async ({ canvas }) => {
    await expect((await card({ canvas })).queryByRole('listitem')).toBeNull();
  },
});
export const LoadFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getSystems, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const systems = await card({ canvas });
    await expect(await systems.findByText(texts.loading.failed)).toBeVisible();
    msw.use(answers(getSystems, JSON.stringify([7])));
    await userEvent.click(systems.getByRole('button', { name: loadWords.retry }));
    await expect(await systems.findByText(loadWords.rowsNotShown({ count: 1 }))).toBeVisible();
  },
});

/** Issue 15.4: none is connected yet. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: smallClinic() })),
  play: async ({ canvas }) => {
    const own = await card({ canvas });
    await expect(await own.findByText(texts.empty, {}, slow)).toBeVisible();
    await expect(own.getByText(texts.emptyHint)).toBeVisible();
    await expect(own.getByRole('button', { name: texts.add })).toBeVisible();
  },
});
