import { endpoints } from '@rpm/api-client';
import { conversationWords } from '@rpm/domain/words/conversation';
import { loadWords } from '@rpm/domain/words/load';
import { noteWords } from '@rpm/domain/words/note';
import { patientLifeWords } from '@rpm/domain/words/patientLife';
import { recordWords } from '@rpm/domain/words/record';
import { securityWords } from '@rpm/domain/words/security';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, demoPassword, monitoredClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord } from '@rpm/storybook/recordStory.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { dayInWords } from '@rpm/storybook/sentence.ts';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const { confirmIdentity, dischargePatient, endPatientAccess } = endpoints;
const { exportPatient, readmitPatient, restorePatientAccess } = endpoints;
const { account, care, record } = patientLifeWords;
const code = { name: recordWords.record.activation.open };
const userId = demoAccounts.patient.accountId;
const name = 'Marigold Testpatient';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Account and care',
  component: PatientDetailsScreen,
  parameters: atRecord('&tab=demographics'),
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];
const card = async ({ canvas }: Context) =>
  within(await canvas.findByRole('region', { name: patientLifeWords.title }));

async function ask(context: Context, button: string, title: string, role = 'alertdialog') {
  await context.userEvent.click(await (await card(context)).findByRole('button', { name: button }));
  return within(await screen.findByRole(role, { name: title }));
}
const discharging = (context: Context) => ask(context, care.discharge, care.form.title({ name }), 'dialog');

/** F5: the access of a patient is ended after a question, and given back. */
export const EndsAndRestores = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async (context) => {
    const { userEvent } = context;
    const box = await card(context);
    await expect(box.getByText(account.states.active)).toBeVisible();
    await expect(context.canvas.queryByRole('button', code)).toBeNull();
    const question = await ask(context, account.end, account.ending.title({ name }));
    await expect(question.getByRole('button', { name: account.ending.keep })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: account.end }));
    await expect(await screen.findByText(account.ending.done)).toBeVisible();
    await expect(await box.findByText(account.states.ended)).toBeVisible();
    const again = await ask(context, account.restore, account.restoring.title({ name }));
    await userEvent.click(again.getByRole('button', { name: account.restore }));
    await expect(await screen.findByText(account.restoring.done)).toBeVisible();
    await expect(await box.findByText(account.states.active)).toBeVisible();
    await expect(bodiesTo(restorePatientAccess)).toEqual(bodiesTo(endPatientAccess));
  },
});

/** API-25: who has no account, or lost it, reads no message and gets no email: the clinic is told so where it writes. */
export const NobodyReadsMessages = meta.story({
  parameters: atRecord('&tab=notes', 'patient-002'),
  play: async ({ canvas, userEvent }) => {
    const { write } = conversationWords.clinic;
    const field = await canvas.findByRole('textbox', { name: new RegExp(write) });
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(noteWords.unread.none)),
    );
    const note = within(canvas.getByRole('form', { name: noteWords.composer.title }));
    await expect(note.queryByText(noteWords.unread.none)).toBeNull();
    await userEvent.click(note.getByRole('radio', { name: noteWords.composer.reader.patient }));
    await expect(note.getByText(noteWords.unread.none)).toBeVisible();
    await userEvent.type(note.getByRole('textbox', { name: noteWords.composer.text }), 'Bring the cuff.');
    await userEvent.click(note.getByRole('button', { name: noteWords.composer.send }));
    await expect(await screen.findByText(noteWords.composer.saved)).toBeVisible();
    await expect(screen.queryByText(noteWords.composer.sent)).toBeNull();
  },
});

/** API-25: the same for whose access has ended, in its own words. */
export const NobodyReadsAfterTheEnd = meta.story({
  parameters: atRecord('&tab=notes'),
  beforeEach({ msw }) {
    const world = monitoredClinic();
    const accounts = world.accounts.map((each) =>
      each.accountId === userId ? { ...each, accessEndedAt: new Date('2026-11-01T15:00:00Z') } : each,
    );
    msw.use(backend({ world: { ...world, accounts } }));
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: new RegExp(conversationWords.clinic.write) });
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(noteWords.unread.ended)),
    );
    const note = within(canvas.getByRole('form', { name: noteWords.composer.title }));
    await userEvent.click(note.getByRole('radio', { name: noteWords.composer.reader.patient }));
    await expect(note.getByText(noteWords.unread.ended)).toBeVisible();
  },
});

/** F5: who opened no account yet has none to end, and alone needs a code to open one. */
export const NoAccount = meta.story({
  parameters: atRecord('&tab=demographics', 'patient-002'),
  play: async (context) => {
    const box = await card(context);
    await expect(box.getByText(account.states.none)).toBeVisible();
    await expect(context.canvas.getByRole('button', code)).toBeVisible();
    await expect(box.queryByRole('button', { name: account.end })).toBeNull();
  },
});

/** F5: discharged with day and reason, the record says so over all of its parts; readmitted, no longer. */
export const DischargesAndReadmits = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await discharging(context);
    await expect(form.getByLabelText(care.form.day)).toHaveValue('2026-11-20');
    await userEvent.click(form.getByRole('button', { name: care.form.submit }));
    await expect(await form.findByText(care.form.errors.required)).toBeVisible();
    await expect(bodiesTo(dischargePatient)).toEqual([]);
    await userEvent.type(form.getByLabelText(care.form.reason), 'Moved to another state.');
    await userEvent.click(form.getByRole('button', { name: care.form.submit }));
    await expect(await screen.findByText(care.form.done)).toBeVisible();
    const banner = care.discharged({ day: dayInWords('2026-11-20'), reason: 'Moved to another state.' });
    await seesText(canvas, banner);
    await expect(bodiesTo(dischargePatient)).toEqual([
      { userId, day: '2026-11-20', reason: 'Moved to another state.' },
    ]);
    const question = await ask(context, care.readmit, care.readmitting.title({ name }));
    await userEvent.click(question.getByRole('button', { name: care.readmit }));
    await expect(await screen.findByText(care.readmitting.done)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(banner)).toBeNull());
    await expect(bodiesTo(readmitPatient)).toEqual([{ userId }]);
  },
});

/** F5: as it looks when it is open, for the pictures. */
export const DischargeForm = meta.story({
  tags: ['w390', 'dark'],
  play: async (context) => {
    await expect((await discharging(context)).getByLabelText(care.form.reason)).toBeVisible();
  },
});

/** F5: the day of a discharge is not to come, and not before the enrollment. */
export const WrongDay = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const form = await discharging(context);
    const day = form.getByLabelText(care.form.day);
    await userEvent.type(form.getByLabelText(care.form.reason), 'x');
    for (const [typed, error] of [
      ['2026-11-21', care.form.errors.dayInvalid],
      ['1990-01-01', care.form.errors.dayBeforeEnrollment],
    ] as const) {
      await fireEvent.change(day, { target: { value: typed } });
      await userEvent.click(form.getByRole('button', { name: care.form.submit }));
      await expect(await form.findByText(error)).toBeVisible();
    }
    await expect(bodiesTo(dischargePatient)).toEqual([]);
  },
});

/** Behaviour 1a, 503, 403, timeout and offline: the form stays with its reason, and nothing is told as done. */
export const NotDischarged = meta.story({
  tags: ['network-fault'],
  parameters: {
    ...atRecord('&tab=demographics'),
    page: { ...atRecord('&tab=demographics').page, callTimeoutMs: 2000 },
  },
  play: async (context) => {
    const { userEvent, msw } = context;
    const form = await discharging(context);
    await userEvent.type(form.getByLabelText(care.form.reason), 'Moved.');
    const press = () => userEvent.click(form.getByRole('button', { name: care.form.submit }));
    const alert = (text: string) =>
      waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(text), { timeout: 5000 });
    msw.use(fails(dischargePatient, 503));
    await press();
    await alert(taskWords.failed);
    msw.use(fails(dischargePatient, 403));
    await press();
    await alert(loadWords.forbidden);
    msw.use(hangs(dischargePatient));
    await press();
    await alert(taskWords.unconfirmed);
    const back = setOnline(false);
    await press();
    await alert(taskWords.offline);
    back();
    await expect(form.getByLabelText(care.form.reason)).toHaveValue('Moved.');
    await expect(screen.queryByText(care.form.done)).toBeNull();
  },
});

/** Behaviour 1a: the access that could not be ended is still there, and the question stays. */
export const NotEnded = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const question = await ask(context, account.end, account.ending.title({ name }));
    context.msw.use(fails(endPatientAccess, 503));
    await context.userEvent.click(question.getByRole('button', { name: account.end }));
    await expect(await question.findByRole('alert')).toHaveTextContent(taskWords.failed);
    // The page behind the question is hidden from assistive technology while it is open.
    await expect(screen.getByText(account.states.active)).toBeInTheDocument();
  },
});

/** What the browser was given to save, by the name of the file. */
function watchSaved() {
  const saved: { name: string; href: string }[] = [];
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  };
  return {
    saved,
    end: () => {
      HTMLAnchorElement.prototype.click = click;
    },
  };
}

/** F5: the whole record is saved as a file whose name and address tell nobody's. */
export const Exports = meta.story({
  play: async (context) => {
    const { saved, end } = watchSaved();
    try {
      const button = await (await card(context)).findByRole('button', { name: record.export });
      await context.userEvent.click(button);
      await expect(await screen.findByText(record.done)).toBeVisible();
      await expect(saved).toEqual([
        { name: 'patient-record-20261120.json', href: expect.stringMatching(/^blob:/) },
      ]);
      await expect(bodiesTo(exportPatient)).toEqual([{ userId }]);
    } finally {
      end();
    }
  },
});

/** F5: after some minutes one confirms first, and the export goes on by itself; who gives up is told nothing. */
export const ConfirmsFirst = meta.story({
  tags: ['w390', 'network-fault'],
  play: async (context) => {
    const { userEvent, msw } = context;
    const { saved, end } = watchSaved();
    try {
      const box = await card(context);
      const confirmFirst = JSON.stringify({ code: 'confirmFirst', message: 'Confirm' });
      const press = async () => userEvent.click(await box.findByRole('button', { name: record.export }));
      msw.use(answers(exportPatient, confirmFirst, { status: 403 }));
      await press();
      const first = within(await screen.findByRole('dialog'));
      await userEvent.click(await first.findByRole('button', { name: securityWords.cancel }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(box.queryByRole('alert')).toBeNull();
      await press();
      const again = within(await screen.findByRole('dialog'));
      msw.use(backend({ world: monitoredClinic() }));
      await userEvent.type(
        await again.findByLabelText(securityWords.step.password),
        `${demoPassword}{Enter}`,
      );
      await expect(await screen.findByText(record.done)).toBeVisible();
      await expect(bodiesTo(confirmIdentity)).toHaveLength(1);
      await expect(saved).toHaveLength(1);
    } finally {
      end();
    }
  },
});

/** Behaviour 1a, 503 and 413: told in its row, and nothing is saved. */
export const NotExported = meta.story({
  tags: ['w390', 'network-fault'],
  play: async (context) => {
    const { userEvent, msw } = context;
    const box = await card(context);
    const button = await box.findByRole('button', { name: record.export });
    for (const [status, text] of [
      [503, taskWords.failed],
      [413, record.tooLarge],
    ] as const) {
      msw.use(fails(exportPatient, status));
      await userEvent.click(button);
      await waitFor(() => expect(box.getByRole('alert')).toHaveTextContent(text), { timeout: 5000 });
    }
    await expect(screen.queryByText(record.done)).toBeNull();
  },
});
