import { endpoints } from '@rpm/api-client';
import { billingWords } from '@rpm/domain/words/billing';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { loadWords } from '@rpm/domain/words/load';
import { taskWords } from '@rpm/domain/words/task';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { answers, backend, fails, hangs, waitsFor } from '@rpm/mock-server/msw';
import { demoAccounts, northside, storyNow, timeClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anything, beginning, containing, timeInWords } from '@rpm/storybook/sentence.ts';
import { path, press, table, timeToday, userId } from '@rpm/storybook/timerStory.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PatientTimerScreen } from './PatientTimerScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient Timer',
  component: PatientTimerScreen,
  parameters: { layout: 'fullscreen', page: { path, isSignedIn: true } },
  globals: { role: 'staff' },
  beforeEach: ({ msw }) => msw.use(backend({ world: timeClinic() })),
});

/** SCR-03: the month in minutes with the codes that it reaches; entries with overlaps and what was written by hand. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    await expect(rows.getAllByRole('rowheader')).toHaveLength(6);
    // 2,280 seconds and 240 more, of which two people's 120 count once: rounded down once.
    await seesText(canvas, texts.month.total({ count: 36 }));
    await expect(rows.getByText(texts.byHand)).toBeVisible();
    await expect(canvas.getByText(texts.overlaps({ count: 2 }))).toBeVisible();
    await expect(canvas.getByText('99457')).toBeVisible();
    await expect(canvas.getByText(texts.month.states.replaced)).toBeVisible();
    // The other clock stands beside it: days with readings, which are no minutes.
    const period = within(canvas.getByRole('region', { name: billingWords.line.period }));
    const [first] = await period.findAllByRole('listitem');
    await expect(first).toHaveTextContent(
      containing(billingWords.line.span({ from: anything, to: anything })),
    );
  },
});

/** SCR-03 on a phone, in both themes. */
export const Phone = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    await seesText(canvas, texts.byHand);
    // A card has no head: a live contact is named on it.
    const live = canvas.getAllByText(texts.columns.contact).map((each) => each.closest('li'));
    await expect(live.filter((entry) => entry !== null)).not.toHaveLength(0);
  },
});

/** The timer is started, says what is done, pauses, goes on, and is saved: on the server, not on the page. */
export const Runs = meta.story({
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('button', { name: texts.start }));
    await expect(await canvas.findByRole('button', { name: texts.stop })).toBeVisible();
    // The clock that runs stands where the other stood: the keyboard goes on in it.
    await waitFor(() => expect(canvas.getByRole('region', { name: texts.title })).toHaveFocus());
    await expect(bodiesTo(endpoints.startTimer)).toEqual([
      { userId, activity: 'ReadingReview', isInteractive: false, by: 'hand' },
    ]);
    await userEvent.click(canvas.getByRole('combobox', { name: texts.activity }));
    await userEvent.click(await screen.findByRole('option', { name: texts.activities.PhoneCall }));
    // A call is a live contact, and does not pause.
    await seesText(canvas, texts.callGoesOn);
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

/** What is beyond the last activity is not counted, and that is said; of a call too, of which nothing else is said then. */
export const PausedByItself = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      backend({
        world: {
          ...timeClinic(),
          timers: [timerOf({ since: null, pausedAt: storyNow, isIdle: true, activity: 'PhoneCall' })],
        },
      }),
    ),
  play: async ({ canvas }) => {
    await seesText(canvas, /not counted|no cuenta/);
    await expect(canvas.queryByText(texts.callGoesOn)).toBeNull();
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

/** My day: the gaps are told, and nothing of others is in it. */
export const MyDay = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: timeToday() })),
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: texts.lists.day }));
    await seesText(canvas, texts.gap({ count: 5 }));
    await expect(canvas.getByText(texts.gaps({ count: 1 }))).toBeVisible();
  },
});

/** Nothing is recorded. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...timeClinic(), timeEntries: [] } })),
  play: async ({ canvas }) => {
    await seesText(canvas, texts.empty);
    await expect(canvas.getByText(texts.month.total({ count: 0 }))).toBeVisible();
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
    await seesText(canvas, loadWords.rowsNotShown({ count: 1 }));
  },
});

/** Offline nothing is sent and nothing is queued. */
export const Offline = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    setOnline(false);
    await userEvent.click(canvas.getByRole('button', { name: texts.start }));
    await seesText(canvas, taskWords.offline);
    await expect(canvas.getByRole('button', { name: texts.start })).toBeVisible();
    await expect(bodiesTo(endpoints.startTimer)).toEqual([]);
  },
});

/** Behaviour 1a: of a patient who is not there one sentence says so, and there is nothing to start. */
export const UnknownPatient = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/patient-timer?patient=nobody', isSignedIn: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: loadWords.notFound })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts.start })).toBeNull();
    await expect(canvas.getAllByText(loadWords.notFound)).toHaveLength(1);
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
    await seesText(
      canvas,
      beginning(
        billMonthWords.timeClosed({
          day: timeInWords('2026-11-05T12:00:00Z', 'longMonthDay'),
          name: anything,
        }),
      ),
    );
  },
});
