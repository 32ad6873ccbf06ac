import { endpoints } from '@rpm/api-client';
import { allocationWords } from '@rpm/domain/words/allocation';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { backend, fails } from '@rpm/mock-server/msw';
import { demoAccounts, timeClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import { asksBeforeDiscarding } from '@rpm/storybook/leavingStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { type Canvas, path, press, table, userId } from '@rpm/storybook/timerStory.ts';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { PatientTimerScreen } from './PatientTimerScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient Timer/Entries',
  component: PatientTimerScreen,
  parameters: { layout: 'fullscreen', page: { path, isSignedIn: true } },
  globals: { role: 'staff' },
  beforeEach: ({ msw }) => msw.use(backend({ world: timeClinic() })),
});

const openEdit = async (canvas: Canvas, click: (element: Element) => Promise<void>) => {
  const rows = await table(canvas);
  const [button] = rows.getAllByRole('button', press(texts.edit({ time: '' }).trim()));
  if (!button) throw new Error('An entry can be edited.');
  await click(button);
  return within(await screen.findByRole('dialog', { name: texts.editTitle }));
};

/** A change needs a reason, keeps the first version, and says what it does to the month before it is saved. */
export const Edits = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', press(texts.edit({ time: '' }).trim()), {
      timeout: 10_000,
    });
    if (!button) throw new Error('An entry can be edited.');
    await userEvent.click(button);
    const box = within(await screen.findByRole('dialog', { name: texts.editTitle }));
    const to = box.getByLabelText(press(texts.to).name) as HTMLInputElement;
    fireEvent.change(to, { target: { value: to.value.replace(/:\d\d$/, ':12') } });
    const told = texts.consequence.change({ before: 36, after: 34 });
    await expect(await box.findByText(told)).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: texts.saveChange }));
    await expect(await box.findByText(texts.errors.required)).toBeVisible();
    await expect(bodiesTo(endpoints.editTimeEntry)).toEqual([]);
    await userEvent.type(box.getByLabelText(press(texts.reasonText).name), 'Front desk');
    await userEvent.click(box.getByRole('button', { name: texts.saveChange }));
    await expect(await screen.findByText(texts.changed)).toBeVisible();
    await seesText(canvas, texts.edited({ reason: texts.reasons.RanOn }));
    await expect(bodiesTo(endpoints.editTimeEntry)).toMatchObject([
      { userId, version: 1, reason: 'RanOn', reasonText: 'Front desk' },
    ]);
  },
});

const edit = press(texts.edit({ time: '' }).trim());

type User = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['userEvent'];

/** Opens an entry and says that it was another patient's time; why is written. */
async function openMove(canvas: Canvas, userEvent: User) {
  const before = await canvas.findAllByRole('button', edit, { timeout: 10_000 });
  if (!before[0]) throw new Error('An entry can be edited.');
  await userEvent.click(before[0]);
  const box = within(await screen.findByRole('dialog', { name: texts.editTitle }));
  await userEvent.type(box.getByLabelText(press(texts.reasonText).name), 'Wrong tab');
  await userEvent.click(box.getByRole('combobox', { name: texts.reason }));
  await userEvent.click(await screen.findByRole('option', { name: texts.reasons.WrongPatient }));
  const found = () => within(box.getByRole('list', { name: allocationWords.patientsFound }));
  const choose = async (name: RegExp) => {
    const [first] = await waitFor(() => found().getAllByRole('button', { name }));
    if (first) await userEvent.click(first);
  };
  return { box, choose, count: before.length };
}

const anotherPatient = new RegExp(`^(?!.*${demoAccounts.patient.username})`);

/** SCR-03: time of the wrong patient goes to the one it was for, who is searched for in the clinic. */
export const MovesToAnotherPatient = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { box, choose, count } = await openMove(canvas, userEvent);
    await userEvent.click(box.getByRole('button', { name: texts.saveChange }));
    const field = await box.findByRole('searchbox', { name: texts.toPatient });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(box.getByText(texts.errors.toUserMissing)).toBeVisible();
    // Enter searches, and sends nothing; the patient of the entry is no choice.
    await userEvent.type(field, `${demoAccounts.patient.firstName}{Enter}`);
    await choose(new RegExp(demoAccounts.patient.username));
    await expect(await box.findByText(texts.samePatient)).toBeVisible();
    await userEvent.clear(field);
    await choose(anotherPatient);
    await expect(await box.findByRole('button', { name: texts.anotherPatient })).toBeVisible();
    await expect(bodiesTo(endpoints.editTimeEntry)).toEqual([]);
    await userEvent.click(box.getByRole('button', { name: texts.saveChange }));
    await expect(await screen.findByText(texts.moved)).toBeVisible();
    await expect(bodiesTo(endpoints.editTimeEntry)).toMatchObject([
      { userId, version: 1, reason: 'WrongPatient', reasonText: 'Wrong tab' },
    ]);
    await waitFor(() => expect(canvas.getAllByRole('button', edit)).toHaveLength(count - 1));
  },
});

/** SCR-03: before it is saved, the dialog names the patient and says what the month loses. */
export const MoveBeforeItIsSaved = meta.story({
  tags: ['w390', 'dark', 'pseudo'],
  play: async ({ canvas, userEvent }) => {
    const { box, choose } = await openMove(canvas, userEvent);
    await expect(await box.findByText(texts.consequence.change({ before: 36, after: 32 }))).toBeVisible();
    await choose(anotherPatient);
    await expect(await box.findByRole('button', { name: texts.anotherPatient })).toBeVisible();
  },
});

/** The editor of another tab was quicker: what was typed stays. */
export const ChangedMeanwhile = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.editTimeEntry, 409)),
  play: async ({ canvas, userEvent }) => {
    const box = await openEdit(canvas, (element) => userEvent.click(element));
    await userEvent.type(box.getByLabelText(press(texts.reasonText).name), 'Front desk');
    await userEvent.click(box.getByRole('button', { name: texts.saveChange }));
    await expect(await box.findByText(texts.changedMeanwhile)).toBeVisible();
    await expect(box.getByLabelText(press(texts.reasonText).name)).toHaveValue('Front desk');
  },
});

/** An entry by hand; one that overlaps an own one is refused with the times of the other. */
export const AddsByHand = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    const box = within(await screen.findByRole('dialog', { name: texts.addTitle }));
    const set = (label: string, value: string) =>
      fireEvent.change(box.getByLabelText(press(label).name), { target: { value } });
    await userEvent.click(box.getByRole('button', { name: texts.saveEntry }));
    await expect((await box.findAllByText(texts.errors.fromInvalid)).length).toBeGreaterThan(0);
    set(texts.from, '2026-11-19T09:11');
    set(texts.to, '2026-11-19T09:08');
    await expect(await box.findByText(texts.errors.timeOrder)).toBeVisible();
    set(texts.to, '2027-11-19T09:08');
    await expect(await box.findByText(texts.errors.timeTooLong)).toBeVisible();
    set(texts.to, '2026-11-19T09:20');
    await userEvent.click(box.getByRole('button', { name: texts.saveEntry }));
    await expect(await box.findByText(/9:10.*9:14/)).toBeVisible();
    set(texts.from, '2026-11-19T09:14');
    await userEvent.click(box.getByRole('button', { name: texts.saveEntry }));
    await expect(await screen.findByText(texts.added)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(texts.byHand)).toHaveLength(2));
  },
});

/** Escape asks before an entry is lost into which something was typed. */
export const AsksBeforeItIsLost = meta.story({
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    const box = within(await screen.findByRole('dialog', { name: texts.addTitle }));
    const field = box.getByLabelText(press(texts.note).name);
    await userEvent.type(field, 'Called about the scale.');
    await asksBeforeDiscarding(userEvent, field);
    await expect(bodiesTo(endpoints.addTimeEntry)).toEqual([]);
  },
});
