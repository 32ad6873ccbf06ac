import { endpoints } from '@rpm/api-client';
import { allocationWords } from '@rpm/domain/words/allocation';
import { loadWords } from '@rpm/domain/words/load';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { answers, backend, fails, hangs, waitsFor } from '@rpm/mock-server/msw';
import { demoAccounts, northside, storyNow, timeClinic } from '@rpm/mock-server/seed';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { PatientTimerScreen } from './PatientTimerScreen.tsx';

const userId = demoAccounts.patient.accountId;
const path = `/patient-timer?patient=${userId}`;
const meta = preview.meta({
  title: 'Screens/Clinic/Patient Timer',
  component: PatientTimerScreen,
  parameters: { layout: 'fullscreen', page: { path, isSignedIn: true } },
  globals: { role: 'staff' },
  beforeEach: ({ msw }) => msw.use(backend({ world: timeClinic() })),
});
type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
/** The entries, once they and the patient are there. */
async function table(canvas: Canvas) {
  await canvas.findAllByRole('rowheader', {}, { timeout: 10_000 });
  await canvas.findByText(texts.notStarted);
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: texts.add })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  return within(canvas.getByRole('table', { name: texts.entries }));
}
/** A clinic in which the nurse has worked twice today. */
function timeToday() {
  const world = timeClinic();
  const entry = world.timeEntries?.[0];
  if (!entry) throw new Error('There is time.');
  const today = (entryId: string, from: number, to: number) => ({
    ...{ ...entry, entryId },
    start: new Date(storyNow.getTime() + from * 60_000),
    end: new Date(storyNow.getTime() + to * 60_000),
  });
  return { ...world, timeEntries: [today('one', -30, -20), today('two', -15, -10)] };
}
const press = (name: string) => ({ name: new RegExp(`^${name}`) });

/** SCR-03: the month in minutes with the codes that it reaches; entries with overlaps and what was written by hand. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    await expect(rows.getAllByRole('rowheader')).toHaveLength(6);
    // 2,280 seconds and 240 more, of which two people's 120 count once: rounded down once.
    await expect(await canvas.findByText(texts.month.total({ count: 36 }))).toBeVisible();
    await expect(rows.getByText(texts.byHand)).toBeVisible();
    await expect(canvas.getByText(texts.overlaps({ count: 2 }))).toBeVisible();
    await expect(canvas.getByText('99457')).toBeVisible();
    await expect(canvas.getByText(texts.month.states.replaced)).toBeVisible();
  },
});
/** SCR-03 on a phone, in both themes. */
export const Phone = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.byHand, {}, { timeout: 10_000 })).toBeVisible();
  },
});

/** The timer is started, says what is done, pauses, goes on, and is saved: on the server, not on the page. */
export const Runs = meta.story({
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('button', { name: texts.start }));
    await expect(await canvas.findByRole('button', { name: texts.stop })).toBeVisible();
    await expect(bodiesTo(endpoints.startTimer)).toEqual([
      { userId, activity: 'ReadingReview', isInteractive: false, by: 'hand' },
    ]);
    await userEvent.click(canvas.getByRole('combobox', { name: texts.activity }));
    await userEvent.click(await screen.findByRole('option', { name: texts.activities.PhoneCall }));
    // A call is a live contact, and does not pause.
    await expect(await canvas.findByText(texts.callGoesOn)).toBeVisible();
    await waitFor(() =>
      expect(bodiesTo(endpoints.setTimerWork).at(-1)).toMatchObject({
        ...{ activity: 'PhoneCall', isInteractive: true },
      }),
    );
    await userEvent.type(canvas.getByRole('textbox', press(texts.note)), 'Feels well.');
    const own = () => within(canvas.getByRole('main'));
    await userEvent.click(own().getByRole('button', press(texts.pause)));
    await userEvent.click(await own().findByRole('button', press(texts.resume)));
    await userEvent.click(await own().findByRole('button', { name: texts.stop }));
    await expect(await screen.findByText(texts.saved)).toBeVisible();
    await expect(bodiesTo(endpoints.stopTimer)).toEqual([
      expect.objectContaining({ activity: 'PhoneCall', isInteractive: true, note: 'Feels well.' }),
    ]);
    await expect(await canvas.findByRole('button', { name: texts.start })).toBeVisible();
  },
});

/** P pauses the clock of the page and lets it go on; in the note it is a letter. */
export const KeyPauses = meta.story({
  beforeEach: ({ msw }) => {
    localStorage.removeItem('rpm.keys');
    msw.use(backend({ world: { ...timeClinic(), timers: [timerOf()] } }));
  },
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    const pause = await main.findByRole('button', press(texts.pause), { timeout: 10_000 });
    await expect(pause).toHaveAttribute('aria-keyshortcuts', 'p');
    await userEvent.keyboard('p');
    await expect(await main.findByRole('button', press(texts.resume))).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', press(texts.note)), 'pp');
    await expect(bodiesTo(endpoints.pauseTimer)).toHaveLength(1);
    await expect(bodiesTo(endpoints.resumeTimer)).toEqual([]);
    await userEvent.tab();
    await waitFor(() => expect(bodiesTo(endpoints.setTimerWork)).toMatchObject([{ note: 'pp' }]));
  },
});

const gate = Promise.withResolvers<void>();
/** A note that is still on its way when Stop is pressed arrives first: stopped before it, the server knew no timer for it. */
export const StopWaitsForTheNote = meta.story({
  beforeEach: ({ msw }) => msw.use(waitsFor(endpoints.setTimerWork, gate.promise)),
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('button', { name: texts.start }));
    const main = within(canvas.getByRole('main'));
    const stop = await main.findByRole('button', { name: texts.stop });
    await userEvent.type(canvas.getByRole('textbox', press(texts.note)), 'Feels well.');
    await userEvent.click(stop);
    await expect(await main.findByRole('button', { name: texts.stopping })).toBeVisible();
    await waitFor(() => expect(bodiesTo(endpoints.setTimerWork)).toHaveLength(1));
    await expect(bodiesTo(endpoints.stopTimer)).toEqual([]);
    gate.resolve();
    await expect(await screen.findByText(texts.saved)).toBeVisible();
  },
});

const timerOf = (more: object = {}) => ({
  ...{ timerId: 'timer-1', accountId: demoAccounts.staff.accountId, clinicId: demoAccounts.staff.clinicId },
  ...{
    patientId: userId,
    activity: 'ReadingReview' as const,
    isInteractive: false,
    note: '',
    byRecord: false,
  },
  ...{ startedAt: storyNow, since: storyNow, pausedAt: null, isIdle: false },
  ...{ lastActivityAt: storyNow, lastSignAt: storyNow, seconds: 372 },
  ...more,
});

/** What is beyond the last activity is not counted, and that is said. */
export const PausedByItself = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      backend({
        world: { ...timeClinic(), timers: [timerOf({ since: null, pausedAt: storyNow, isIdle: true })] },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not counted|no cuenta/, {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getAllByText('06:12').length).toBeGreaterThan(0);
  },
});

/** Another patient's timer runs: one person has one, and switching says what becomes of the other. */
export const AnotherPatientRuns = meta.story({
  beforeEach: ({ msw }) => {
    const world = timeClinic();
    const patientId = world.patients.find((each) => each.patientId === 'patient-002')?.patientId;
    msw.use(backend({ world: { ...world, timers: [timerOf({ patientId })] } }));
  },
  play: async ({ canvas, userEvent }) => {
    const switchHere = await canvas.findByRole('button', { name: texts.switchHere }, { timeout: 10_000 });
    await userEvent.click(switchHere);
    await waitFor(() => expect(bodiesTo(endpoints.startTimer)).toMatchObject([{ userId, by: 'switch' }]));
    await expect((await canvas.findAllByRole('button', { name: texts.stop })).length).toBeGreaterThan(0);
  },
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
    await expect(await canvas.findByText(texts.edited({ reason: texts.reasons.RanOn }))).toBeVisible();
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

/** My day: the gaps are told, and nothing of others is in it. */
export const MyDay = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: timeToday() })),
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: texts.lists.day }));
    await expect(await canvas.findByText(texts.gap({ count: 5 }))).toBeVisible();
    await expect(canvas.getByText(texts.gaps({ count: 1 }))).toBeVisible();
  },
});

/** Nothing is recorded. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...timeClinic(), timeEntries: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty, {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText(texts.month.total({ count: 0 }))).toBeVisible();
  },
});
/** SCR-03: no patient is named and no timer runs: the own day, the own month by patient, and the way to a patient. */
export const Nobody = meta.story({
  tags: ['w390'],
  parameters: { page: { path: '/patient-timer', isSignedIn: true } },
  play: async ({ canvas, userEvent }) => {
    const wait = { timeout: 10_000 };
    await expect(await canvas.findByText(texts.none, { exact: false }, wait)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: texts.lists.day }, wait)).toBeVisible();
    const month = within(await canvas.findByRole('list', { name: texts.byPatient }, wait));
    const way = month.getByRole('link', { name: 'Marigold Testpatient' });
    await expect(way).toHaveAttribute('href', path);
    await userEvent.click(canvas.getByRole('button', { name: texts.toPatients }));
    const dialog = within(await screen.findByRole('dialog', { name: allocationWords.choosePatient }, wait));
    await userEvent.type(dialog.getByRole('searchbox'), 'Marigold');
    await userEvent.click(await dialog.findByRole('button', { name: /^Marigold Testpatient/ }, wait));
    await expect(await canvas.findByText(texts.notStarted, {}, wait)).toBeVisible();
  },
});
/** SCR-03: an entry of the own day is changed there too, for a reason. */
export const NobodyEdits = meta.story({
  parameters: { page: { path: '/patient-timer', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: timeToday() })),
  play: async ({ canvas, userEvent }) => {
    const wait = { timeout: 10_000 };
    await canvas.findByRole('list', { name: texts.byPatient }, wait);
    const [edit] = await canvas.findAllByRole('button', { name: /^Edit entry/ }, wait);
    await userEvent.click(edit as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: texts.editTitle }, wait));
    await userEvent.type(dialog.getByRole('textbox', press(texts.reasonText)), 'Was called away.');
    await userEvent.click(dialog.getByRole('button', { name: texts.saveChange }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), wait);
    await expect(bodiesTo(endpoints.editTimeEntry)).toMatchObject([
      { userId, reasonText: 'Was called away.' },
    ]);
  },
});
/** SCR-03: the own month cannot be read: that is said, and the day stands. */
export const OwnMonthFails = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/patient-timer', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getMyMonth, 503)),
  play: async ({ canvas }) => {
    const wait = { timeout: 10_000 };
    await expect(await canvas.findByText(texts.loading.failed, {}, wait)).toBeVisible();
    await expect(await canvas.findByText(texts.emptyDay, {}, wait)).toBeVisible();
  },
});
/** While the entries are read, heads and page stay. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getPatientTime)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.start })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: texts.entries })).toBeVisible();
  },
});
/** They cannot be read: that is said, and the timer works on. */
export const Failed = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientTime, 503)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(texts.loading.failed)).length).toBeGreaterThan(0);
    await expect(canvas.getAllByRole('button', { name: loadWords.retry }).length).toBeGreaterThan(0);
    await expect(await canvas.findByRole('button', { name: texts.start })).toBeVisible();
  },
});
/** One entry that cannot be read is told, and the others are shown. */
export const BadRow = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers(
        endpoints.getPatientTime,
        JSON.stringify({
          ...{ from: '2026-11-01', timeZone: 'America/New_York' },
          result: [{ entryId: 'broken' }],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(loadWords.rowsNotShown({ count: 1 }))).toBeVisible();
  },
});
/** Offline nothing is sent and nothing is queued. */
export const Offline = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    setOnline(false);
    await userEvent.click(canvas.getByRole('button', { name: texts.start }));
    await expect(await canvas.findByRole('button', { name: texts.start })).toBeVisible();
    await expect(bodiesTo(endpoints.startTimer)).toEqual([]);
  },
});
/** A patient is told whose page it is, and nothing is asked. */
export const ForThePatient = meta.story({
  globals: { role: 'patient' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts.start })).toBeNull();
  },
});

/** SCR-04: a month that is closed for billing says so, with who closed it. */
export const ClosedMonth = meta.story({
  parameters: { page: { path: `${path}&month=2026-10`, isSignedIn: true } },
  beforeEach: ({ msw }) =>
    msw.use(
      backend({
        world: {
          ...timeClinic(),
          monthClosings: [
            {
              ...{ closingId: 'closing-1', clinicId: northside.clinicId, month: '2026-10' },
              ...{ closedById: demoAccounts.administrator.accountId, reopening: null },
              closedAt: new Date('2026-11-05T15:00:00Z'),
            },
          ],
        },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Closed for billing on November 05 by/, {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
});
