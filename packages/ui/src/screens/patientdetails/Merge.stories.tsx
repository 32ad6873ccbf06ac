import { endpoints } from '@rpm/api-client';
import { allocationWords } from '@rpm/domain/words/allocation';
import { loadWords } from '@rpm/domain/words/load';
import { mergeWords } from '@rpm/domain/words/merge';
import { patientLifeWords } from '@rpm/domain/words/patientLife';
import { taskWords } from '@rpm/domain/words/task';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, monitoredClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord } from '@rpm/storybook/recordStory.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const { mergePatients, undoMerge, getMergePreview } = endpoints;
const { choose, compare, confirm, undoing } = mergeWords;
const userId = demoAccounts.patient.accountId;
const otherId = 'patient-002';
const otherAddress = 'sorrel.fixture@example.test';
const other = 'Sorrel Fixture';

/** The clinic, in which nothing of two patients waits; some are merged already. */
function world({ merged = false, held = false } = {}) {
  const basis = monitoredClinic();
  const at = new Date('2026-11-19T15:00:00Z');
  const byId = demoAccounts.administrator.accountId;
  const free = { version: 0, discharge: null, hold: null, erasure: null, merged: null };
  const life = (id: string) => ({
    ...free,
    hold: held && id === otherId ? { at, byId, reason: 'A lawsuit.' } : null,
    merged: merged && id === otherId ? { into: userId, at, byId } : null,
  });
  return {
    ...basis,
    readings: () => [],
    alerts: () => [],
    patients: basis.patients.map((each) => ({ ...each, life: life(each.patientId) })),
  };
}

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Merge',
  component: PatientDetailsScreen,
  parameters: atRecord('&tab=demographics'),
  globals: { role: 'administrator' },
  beforeEach: ({ msw }) => msw.use(backend({ world: world() })),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];
const card = async ({ canvas }: Context) =>
  within(await canvas.findByRole('region', { name: patientLifeWords.title }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function find(context: Context) {
  await context.userEvent.click(await (await card(context)).findByRole('button', { name: mergeWords.open }));
  return dialog(choose.title);
}
/** Up to the two records side by side. */
async function compareTwo(context: Context) {
  const { userEvent } = context;
  const found = await find(context);
  await userEvent.type(found.getByLabelText(allocationWords.search), 'sorrel');
  await userEvent.click(await found.findByRole('button', { name: new RegExp(other) }));
  return dialog(compare.title);
}

/** Up to the question. Until both records have come, nothing goes on: a press before that does nothing. */
async function goOn({ userEvent }: Context, box: Awaited<ReturnType<typeof compareTwo>>) {
  await box.findByRole('table', { name: compare.table });
  await userEvent.click(box.getByRole('button', { name: compare.next }));
  return dialog(confirm.title);
}

/** F5: the other record is looked for in the own clinic; this one is not offered. */
export const Finds = meta.story({
  tags: ['w390', 'dark'],
  play: async (context) => {
    const found = await find(context);
    const field = found.getByLabelText(allocationWords.search);
    await context.userEvent.type(field, 'sorrel');
    await expect(await found.findByRole('button', { name: new RegExp(other) })).toBeVisible();
    await context.userEvent.clear(field);
    // This record itself is found by the search, and not offered.
    await context.userEvent.type(field, 'marigold');
    await expect(await found.findByText(choose.none.title)).toBeVisible();
    await context.userEvent.clear(field);
    await context.userEvent.type(field, 'nobody at all');
    await expect(await found.findByText(choose.none.title)).toBeVisible();
  },
});

/** F5: both side by side; which stays and whose details hold is chosen, with the one that has the login suggested. */
export const Compares = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async (context) => {
    const box = await compareTwo(context);
    const table = within(await box.findByRole('table', { name: compare.table }));
    await expect(table.getByRole('row', { name: new RegExp(`^${compare.rows.email}`) })).toHaveTextContent(
      `${demoAccounts.patient.username}${otherAddress}`,
    );
    await expect(table.getByRole('row', { name: new RegExp(`^${compare.kinds.orders}`) })).toBeVisible();
    const stays = within(box.getByRole('radiogroup', { name: compare.stays }));
    await expect(stays.getByRole('radio', { name: new RegExp(compare.here) })).toBeChecked();
    await context.userEvent.click(box.getByRole('button', { name: compare.back }));
    await dialog(choose.title);
  },
});

/** F5: what moves and whose login goes on is told before it is done; then the record says what it holds. */
export const Merges = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async (context) => {
    const { userEvent } = context;
    const last = await goOn(context, await compareTwo(context));
    await expect(last.getByText(confirm.login({ address: demoAccounts.patient.username }))).toBeVisible();
    await expect(last.getByText(confirm.lists({ address: otherAddress }))).toBeVisible();
    await expect(last.getByText(confirm.undoable)).toBeVisible();
    await userEvent.click(last.getByRole('button', { name: confirm.submit }));
    await expect(await screen.findByText(confirm.done)).toBeVisible();
    await expect(bodiesTo(mergePatients)).toEqual([{ userId, otherId, details: 'kept' }]);
    await expect(await (await card(context)).findByRole('button', { name: mergeWords.undo })).toBeVisible();
  },
});

/** F5: the other record may be the one that stays, with the details of this one; its page is opened. */
export const OtherStays = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const box = await compareTwo(context);
    const radio = async (group: string, name: string) =>
      userEvent.click(
        within(await box.findByRole('radiogroup', { name: group })).getByRole('radio', {
          name: new RegExp(name),
        }),
      );
    await radio(compare.stays, compare.there);
    await radio(compare.details, compare.here);
    const last = await goOn(context, box);
    await expect(last.getByText(confirm.noLogin({ address: otherAddress }))).toBeVisible();
    await expect(last.getByText(confirm.endsLogin({ address: demoAccounts.patient.username }))).toBeVisible();
    await userEvent.click(last.getByRole('button', { name: confirm.submit }));
    await expect(await screen.findByText(confirm.done)).toBeVisible();
    await expect(bodiesTo(mergePatients)).toEqual([{ userId: otherId, otherId: userId, details: 'other' }]);
  },
});

/** F5: what is in the way is said where it is compared, and one cannot go on. */
export const InTheWay = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: world({ held: true }) })),
  play: async (context) => {
    const box = await compareTwo(context);
    await expect(await box.findByText(compare.problems.mergeHeld)).toBeVisible();
    await expect(box.getByRole('button', { name: compare.next })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** F5: an administrator makes two of them again. */
export const Undoes = meta.story({
  tags: ['w390', 'dark'],
  play: async (context) => {
    const { userEvent } = context;
    const last = await goOn(context, await compareTwo(context));
    await userEvent.click(last.getByRole('button', { name: confirm.submit }));
    const own = await card(context);
    await userEvent.click(await own.findByRole('button', { name: mergeWords.undo }));
    const question = within(await screen.findByRole('alertdialog', { name: undoing.title({ name: other }) }));
    await expect(question.getByText(undoing.says)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: mergeWords.undo }));
    await expect(await screen.findByText(undoing.done)).toBeVisible();
    await waitFor(() => expect(own.queryByRole('button', { name: mergeWords.undo })).toBeNull());
    await expect(bodiesTo(undoMerge)).toEqual([{ userId: otherId }]);
  },
});

/** F5: the address of a record that became a part of another one leads there, and shows nothing else of it. */
export const Merged = meta.story({
  tags: ['w390', 'w320', 'dark'],
  parameters: atRecord('', otherId),
  globals: { role: 'provider' },
  beforeEach: ({ msw }) => msw.use(backend({ world: world({ merged: true }) })),
  play: async ({ canvas }) => {
    const name = 'Marigold Testpatient';
    await seesText(canvas, mergeWords.banner({ name }));
    await expect(canvas.getByRole('link', { name: mergeWords.follow({ name }) })).toHaveAttribute(
      'href',
      `/patientdetails?id=${userId}&tab=demographics`,
    );
    await expect(canvas.queryByRole('navigation', { name: /record/i })).toBeNull();
  },
});

/** Providers and staff see what came into the record, and are offered nothing. */
export const ForOthers = meta.story({
  globals: { role: 'provider' },
  beforeEach: ({ msw }) => msw.use(backend({ world: world({ merged: true }) })),
  play: async (context) => {
    const box = await card(context);
    await expect(await box.findByText(new RegExp(`${other}.*Hawthorn Ledgerby`))).toBeVisible();
    for (const name of [mergeWords.open, mergeWords.undo])
      await expect(box.queryByRole('button', { name })).toBeNull();
  },
});

/** Behaviour 1a, 503 and 409: the question stays, and can be tried again. */
export const NotMerged = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const { userEvent, msw } = context;
    const last = await goOn(context, await compareTwo(context));
    for (const [status, text] of [
      [503, taskWords.failed],
      [409, 'One of the records is on legal hold.'],
    ] as const) {
      msw.use(fails(mergePatients, status, { message: 'One of the records is on legal hold.' }));
      await userEvent.click(last.getByRole('button', { name: confirm.submit }));
      await waitFor(() => expect(last.getByRole('alert')).toHaveTextContent(text), { timeout: 5000 });
    }
    await expect(screen.queryByText(confirm.done)).toBeNull();
  },
});

/** Behaviour 1a: both records cannot be read; trying again does. */
export const CompareFails = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const { userEvent, msw } = context;
    msw.use(fails(getMergePreview, 503));
    const box = await compareTwo(context);
    const again = await box.findByRole('button', { name: loadWords.retry }, { timeout: 9000 });
    await expect(box.getByText(compare.loading.failed)).toBeVisible();
    msw.use(backend({ world: world() }));
    await userEvent.click(again);
    await expect(await box.findByRole('table', { name: compare.table })).toBeVisible();
  },
});

/** Behaviour 1a: while both are read, one cannot go on. */
export const CompareLoads = meta.story({
  play: async (context) => {
    context.msw.use(hangs(getMergePreview));
    const box = await compareTwo(context);
    await expect(box.getByRole('button', { name: compare.next })).toHaveAttribute('aria-disabled', 'true');
  },
});
