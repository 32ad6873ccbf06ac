import { endpoints } from '@rpm/api-client';
import { zoneName } from '@rpm/domain';
import { correctionWords as texts } from '@rpm/domain/words/correction';
import { enrollWords } from '@rpm/domain/words/enroll';
import { loadWords } from '@rpm/domain/words/load';
import { taskWords } from '@rpm/domain/words/task';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { monitoredClinic } from '@rpm/mock-server/seed';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord } from '@rpm/storybook/recordStory.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const { correctPatient } = endpoints;

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Edit details',
  component: PatientDetailsScreen,
  parameters: atRecord('&tab=demographics'),
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

async function open({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.open }));
  return within(await screen.findByRole('dialog', { name: texts.title }));
}
type Form = Awaited<ReturnType<typeof open>>;
const retype = async ({ userEvent }: Context, form: Form, label: string, text: string) => {
  await userEvent.clear(form.getByLabelText(label));
  if (text) await userEvent.type(form.getByLabelText(label), text);
};
const save = ({ userEvent }: Context, form: Form) =>
  userEvent.click(form.getByRole('button', { name: texts.submit }));

/** F5: the form holds what is on file; saved, the record shows it. Without a change there is nothing to save. */
export const Corrects = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async (context) => {
    const form = await open(context);
    await expect(form.getByLabelText(enrollWords.firstName)).toHaveValue('Marigold');
    await expect(form.getByLabelText(enrollWords.dob)).toHaveValue('1948-03-04');
    await expect(form.getByRole('button', { name: texts.submit })).toHaveAttribute('aria-disabled', 'true');
    await retype(context, form, enrollWords.firstName, 'Mary');
    await retype(context, form, enrollWords.phone, '+1 202 555 0144');
    await expect(form.queryByText(texts.emailEnds)).toBeNull();
    await save(context, form);
    await expect(await screen.findByText(texts.done)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      await context.canvas.findByRole('heading', { level: 1, name: 'Mary Testpatient' }),
    ).toBeVisible();
    await expect(bodiesTo(correctPatient)).toEqual([
      expect.objectContaining({ version: 0, firstName: 'Mary', phone: '+1 202 555 0144' }),
    ]);
    // The next correction is one of the new version.
    const again = await open(context);
    await retype(context, again, enrollWords.lastName, 'Testperson');
    await save(context, again);
    await waitFor(() =>
      expect(bodiesTo(correctPatient)).toEqual([
        expect.anything(),
        expect.objectContaining({ version: 1, lastName: 'Testperson' }),
      ]),
    );
  },
});

/** F5: what another address ends is said before it is saved. */
export const AnotherAddress = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const form = await open(context);
    await retype(context, form, enrollWords.username, 'marigold.new@example.test');
    await expect(await form.findByText(texts.emailEnds)).toBeVisible();
    await save(context, form);
    await expect(await screen.findByText(texts.done)).toBeVisible();
    await expect(await context.canvas.findAllByText('marigold.new@example.test')).not.toHaveLength(0);
  },
});

/**
 * F5, SCR-04: a patient who moves is counted by the new clock from the day of the move on, today unless another one is typed;
 * a day that cannot be says why and is not sent.
 */
export const Moves = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const { userEvent, canvas } = context;
    const form = await open(context);
    await expect(form.queryByLabelText(texts.movedOn)).toBeNull();
    const zone = form.getByRole('combobox', { name: texts.timeZone });
    await expect(zone).toHaveTextContent('New York (Eastern Time)');
    await expect(zone).toHaveAccessibleDescription(texts.timeZoneHint);
    await userEvent.click(zone);
    await userEvent.click(await screen.findByRole('option', { name: 'Los Angeles (Pacific Time)' }));
    const day = await form.findByLabelText(texts.movedOn);
    await expect(day).toHaveValue('2026-11-20');
    await expect(day).toHaveAttribute('max', '2026-11-20');
    await expect(day).toHaveAccessibleDescription(texts.movedOnHint);
    for (const [typed, says] of [
      ['2026-11-21', texts.errors.movedOnInvalid],
      ['1999-12-31', texts.errors.movedOnTooEarly],
    ] as const) {
      fireEvent.change(day, { target: { value: typed } });
      await save(context, form);
      await expect(await form.findByText(says)).toBeVisible();
      await expect(day).toHaveFocus();
    }
    await userEvent.clear(day);
    await expect(await form.findByText(texts.errors.movedOnRequired)).toBeVisible();
    await expect(bodiesTo(correctPatient)).toEqual([]);
    fireEvent.change(day, { target: { value: '2026-11-10' } });
    await save(context, form);
    await expect(await screen.findByText(texts.done)).toBeVisible();
    await expect(bodiesTo(correctPatient)).toEqual([
      expect.objectContaining({ timeZone: 'America/Los_Angeles', movedOn: '2026-11-10' }),
    ]);
    await expect(await canvas.findAllByText(zoneName('America/Los_Angeles', 'long'))).not.toHaveLength(0);
  },
});

/** F5: each wrong field says why, the first gets the focus, and nothing is sent. */
export const WrongFields = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const form = await open(context);
    await retype(context, form, enrollWords.firstName, '');
    await retype(context, form, enrollWords.username, 'marigold');
    await retype(context, form, enrollWords.phone, 'ask daughter');
    await save(context, form);
    await expect(await form.findByText(enrollWords.errors.firstNameRequired)).toBeVisible();
    await expect(form.getByText(enrollWords.errors.emailInvalid)).toBeVisible();
    await expect(form.getByLabelText(enrollWords.phone)).toHaveAccessibleDescription(
      expect.stringContaining(enrollWords.errors.phoneInvalid),
    );
    await waitFor(() => expect(form.getByLabelText(enrollWords.firstName)).toHaveFocus());
    await expect(bodiesTo(correctPatient)).toEqual([]);
  },
});

/** F5: an address of somebody else is told at its field, and no more than that. */
export const AddressTaken = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const form = await open(context);
    await retype(context, form, enrollWords.username, 'doctor@northside.example');
    await save(context, form);
    await expect(await form.findByText(texts.emailTaken)).toBeVisible();
    await expect(form.getByLabelText(enrollWords.username)).toHaveFocus();
  },
});

/** F5, behaviour 1a: somebody else saved meanwhile; nothing of theirs is overwritten, and what is typed stays. */
export const ChangedElsewhere = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const form = await open(context);
    await retype(context, form, enrollWords.firstName, 'Mary');
    context.msw.use(fails(correctPatient, 409, { code: 'detailsChanged', message: 'Changed.' }));
    await save(context, form);
    await expect(await form.findByRole('alert')).toHaveTextContent(texts.changed);
    await expect(form.getByLabelText(enrollWords.firstName)).toHaveValue('Mary');
  },
});

/** Behaviour 1a, 503, 403, timeout and offline: the form stays with all that is typed; sent again, it is saved once. */
export const NotSaved = meta.story({
  tags: ['network-fault'],
  parameters: {
    ...atRecord('&tab=demographics'),
    page: { ...atRecord('&tab=demographics').page, callTimeoutMs: 2000 },
  },
  play: async (context) => {
    const form = await open(context);
    await retype(context, form, enrollWords.lastName, 'Testperson');
    const { msw } = context;
    const alert = (text: string) =>
      waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(text), { timeout: 5000 });
    msw.use(fails(correctPatient, 503));
    await save(context, form);
    await alert(taskWords.failed);
    msw.use(fails(correctPatient, 403));
    await save(context, form);
    await alert(loadWords.forbidden);
    msw.use(hangs(correctPatient));
    await save(context, form);
    await alert(taskWords.unconfirmed);
    const sent = bodiesTo(correctPatient).length;
    const back = setOnline(false);
    await save(context, form);
    await alert(taskWords.offline);
    await expect(bodiesTo(correctPatient)).toHaveLength(sent);
    back();
    await expect(form.getByLabelText(enrollWords.lastName)).toHaveValue('Testperson');
    msw.use(backend({ world: monitoredClinic() }));
    await save(context, form);
    await expect(await screen.findByText(texts.done)).toBeVisible();
  },
});

/** Behaviour 1c: before what is typed is thrown away one is asked. */
export const Discards = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const form = await open(context);
    await retype(context, form, enrollWords.firstName, 'Mary');
    await userEvent.click(form.getByRole('button', { name: texts.cancel }));
    const question = within(await screen.findByRole('alertdialog', { name: texts.discardTitle }));
    await userEvent.click(question.getByRole('button', { name: texts.keep }));
    await expect(form.getByLabelText(enrollWords.firstName)).toHaveValue('Mary');
    await userEvent.keyboard('{Escape}');
    const again = within(await screen.findByRole('alertdialog', { name: texts.discardTitle }));
    await userEvent.click(again.getByRole('button', { name: texts.discard }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bodiesTo(correctPatient)).toEqual([]);
  },
});

/** Behaviour 1b: a record without birth date, and long and foreign names, can be corrected; what is missing is not asked for. */
export const OddRecord = meta.story({
  tags: ['w320'],
  parameters: atRecord('&tab=demographics', 'patient-odd-long-name'),
  play: async (context) => {
    const form = await open(context);
    await retype(context, form, enrollWords.phone, '+1 202 555 0144');
    await save(context, form);
    await expect(await screen.findByText(texts.done)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
