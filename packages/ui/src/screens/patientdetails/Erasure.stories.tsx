import { endpoints } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { patientLifeWords } from '@rpm/domain/words/patientLife';
import { securityWords } from '@rpm/domain/words/security';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails } from '@rpm/mock-server/msw';
import { demoAccounts, demoPassword, monitoredClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord } from '@rpm/storybook/recordStory.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anything, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const { askErasure, confirmErasure, holdPatient, liftPatientHold, withdrawErasure } = endpoints;
const { hold, erasure } = patientLifeWords;
/** What is said of a request for the reason that the stories give. */
const requestedBy = (by: string) =>
  sentence(erasure.asked({ name: by, moment: anything, reason: 'The patient asked.' }));
const userId = demoAccounts.patient.accountId;
const name = 'Marigold Testpatient';

/** The clinic, in which somebody has asked for the erasure of the patient, or has set a hold. */
function worldWith(life: object) {
  const world = monitoredClinic();
  const whole = { version: 0, discharge: null, hold: null, erasure: null, merged: null, ...life };
  const patients = world.patients.map((each) =>
    each.patientId === userId ? { ...each, life: whole } : each,
  );
  return { ...world, patients };
}
const deed = (byId: string) => ({ at: new Date('2026-11-19T15:00:00Z'), byId, reason: 'The patient asked.' });
const askedBy = (byId: string) => worldWith({ erasure: deed(byId) });

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Hold and erasure',
  component: PatientDetailsScreen,
  parameters: atRecord('&tab=demographics'),
  globals: { role: 'administrator' },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];
const card = async ({ canvas }: Context) =>
  within(await canvas.findByRole('region', { name: patientLifeWords.title }));
async function ask(context: Context, button: string, title: string, role = 'alertdialog') {
  await context.userEvent.click(await (await card(context)).findByRole('button', { name: button }));
  return within(await screen.findByRole(role, { name: title }));
}

/** F5: an administrator sets a hold with its reason, with which nothing can be erased, and lifts it. */
export const Holds = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async (context) => {
    const { userEvent } = context;
    const box = await card(context);
    const form = await ask(context, hold.set, hold.form.title, 'dialog');
    await userEvent.click(form.getByRole('button', { name: hold.form.submit }));
    await expect(await form.findByText(patientLifeWords.reasonRequired)).toBeVisible();
    await userEvent.type(form.getByLabelText(hold.form.reason), 'A lawsuit.');
    await userEvent.click(form.getByRole('button', { name: hold.form.submit }));
    await expect(await screen.findByText(hold.form.done)).toBeVisible();
    await expect(
      await box.findByText(
        hold.held({ day: dayInWords('2026-11-20'), name: 'Hawthorn Ledgerby', reason: 'A lawsuit.' }),
      ),
    ).toBeVisible();
    await expect(box.queryByRole('button', { name: erasure.ask })).toBeNull();
    await expect(bodiesTo(holdPatient)).toEqual([{ userId, reason: 'A lawsuit.' }]);
    const question = await ask(context, hold.lift, hold.lifting.title);
    await userEvent.click(question.getByRole('button', { name: hold.lift }));
    await expect(await screen.findByText(hold.lifting.done)).toBeVisible();
    await expect(await box.findByRole('button', { name: erasure.ask })).toBeVisible();
    await expect(bodiesTo(liftPatientHold)).toEqual([{ userId }]);
  },
});

/** F5: an administrator asks for the erasure; the same person cannot confirm it, and may take it back. */
export const Asks = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async (context) => {
    const { userEvent } = context;
    const box = await card(context);
    const form = await ask(context, erasure.ask, erasure.form.title, 'dialog');
    await expect(form.getByText(erasure.form.says({ count: limits.erasureConfirmDays }))).toBeVisible();
    await userEvent.type(form.getByLabelText(erasure.form.reason), 'The patient asked.');
    await userEvent.click(form.getByRole('button', { name: erasure.form.submit }));
    await expect(await screen.findByText(erasure.form.done)).toBeVisible();
    await expect(await box.findByText(requestedBy('Hawthorn Ledgerby'))).toBeVisible();
    await expect(box.queryByRole('button', { name: erasure.confirm })).toBeNull();
    await expect(bodiesTo(askErasure)).toEqual([{ userId, reason: 'The patient asked.' }]);
    const question = await ask(context, erasure.withdraw, erasure.withdrawing.title);
    await userEvent.click(question.getByRole('button', { name: erasure.withdraw }));
    await expect(await screen.findByText(erasure.withdrawing.done)).toBeVisible();
    await expect(await box.findByRole('button', { name: erasure.ask })).toBeVisible();
    await expect(bodiesTo(withdrawErasure)).toEqual([{ userId }]);
  },
});

/** F5: a provider is the second person. The record is erased after a question whose safe answer has the focus. */
export const Confirms = meta.story({
  tags: ['w390', 'network-fault'],
  globals: { role: 'provider' },
  beforeEach: ({ msw }) => msw.use(backend({ world: askedBy(demoAccounts.administrator.accountId) })),
  play: async (context) => {
    const { userEvent } = context;
    const box = await card(context);
    await expect(await box.findByText(requestedBy('Hawthorn Ledgerby'))).toBeVisible();
    await expect(box.queryByRole('button', { name: erasure.withdraw })).toBeNull();
    await expect(box.queryByText(hold.title)).toBeNull();
    const question = await ask(context, erasure.confirm, erasure.confirming.title({ name }));
    await expect(question.getByRole('button', { name: erasure.confirming.keep })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: erasure.confirm }));
    await expect(await screen.findByText(erasure.confirming.done)).toBeVisible();
    await expect(bodiesTo(confirmErasure)).toEqual([{ userId }]);
  },
});

/** F5: after some minutes one confirms first that it is the owner of the account. */
export const ConfirmsFirst = meta.story({
  tags: ['network-fault'],
  globals: { role: 'provider' },
  beforeEach: ({ msw }) => msw.use(backend({ world: askedBy(demoAccounts.administrator.accountId) })),
  play: async (context) => {
    const { userEvent, msw } = context;
    const question = await ask(context, erasure.confirm, erasure.confirming.title({ name }));
    const confirmFirst = JSON.stringify({ code: 'confirmFirst', message: 'Confirm' });
    msw.use(answers(confirmErasure, confirmFirst, { status: 403 }));
    await userEvent.click(question.getByRole('button', { name: erasure.confirm }));
    const first = within(await screen.findByRole('dialog', { name: securityWords.step.title }));
    const field = await first.findByLabelText(securityWords.step.password);
    msw.use(backend({ world: askedBy(demoAccounts.administrator.accountId) }));
    await userEvent.type(field, `${demoPassword}{Enter}`);
    await expect(await screen.findByText(erasure.confirming.done)).toBeVisible();
  },
});

/** F5: the one who asked cannot confirm, whatever the role; staff see what waits and can do nothing about it. */
export const NotAlone = meta.story({
  globals: { role: 'staff' },
  beforeEach: ({ msw }) => msw.use(backend({ world: askedBy(demoAccounts.provider.accountId) })),
  play: async (context) => {
    const box = await card(context);
    await expect(await box.findByText(requestedBy(anything))).toBeVisible();
    for (const each of [erasure.confirm, erasure.withdraw, erasure.ask, hold.set])
      await expect(box.queryByRole('button', { name: each })).toBeNull();
  },
});

/** Behaviour 1a, 503 and 409: the question stays with the reason, and the record too. */
export const NotErased = meta.story({
  tags: ['network-fault'],
  globals: { role: 'provider' },
  beforeEach: ({ msw }) => msw.use(backend({ world: askedBy(demoAccounts.administrator.accountId) })),
  play: async (context) => {
    const { userEvent, msw } = context;
    const question = await ask(context, erasure.confirm, erasure.confirming.title({ name }));
    for (const [status, text] of [
      [503, taskWords.failed],
      [409, 'This record is on legal hold.'],
    ] as const) {
      msw.use(fails(confirmErasure, status, { message: 'This record is on legal hold.' }));
      await userEvent.click(question.getByRole('button', { name: erasure.confirm }));
      await waitFor(() => expect(question.getByRole('alert')).toHaveTextContent(text), { timeout: 5000 });
    }
    await expect(screen.queryByText(erasure.confirming.done)).toBeNull();
  },
});
