import { endpoints } from '@rpm/api-client';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { answers, backend } from '@rpm/mock-server/msw';
import { demoAccounts, storyNow, timeClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import { aNote } from '@rpm/storybook/noteStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { containing } from '@rpm/storybook/sentence.ts';
import { path, table, timeToday, userId } from '@rpm/storybook/timerStory.ts';
import { expect, waitFor } from 'storybook/test';
import { PatientTimerScreen } from './PatientTimerScreen.tsx';

const { accountId, clinicId } = demoAccounts.staff;
const { month } = texts;

const meta = preview.meta({
  title: 'Screens/Clinic/Patient Timer/While it runs',
  component: PatientTimerScreen,
  parameters: { layout: 'fullscreen', page: { path, isSignedIn: true } },
  globals: { role: 'staff' },
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...timeClinic(), timers: [runningFor(190)] } })),
});

/** The own timer with the patient, begun so many seconds ago. */
function runningFor(seconds: number) {
  const since = new Date(storyNow.getTime() - seconds * 1000);
  return {
    ...{ timerId: 'timer-1', accountId, clinicId, patientId: userId },
    ...{ activity: 'PhoneCall' as const, isInteractive: false, note: '', byRecord: false },
    ...{ startedAt: since, since, pausedAt: null, isIdle: false, seconds: 0 },
    ...{ lastActivityAt: storyNow, lastSignAt: storyNow },
  };
}

/** s1: what is recorded and what runs are told apart: 36 minutes are saved, and three are not yet. */
export const ToldApart = meta.story({
  tags: ['w390'],
  play: async ({ canvas }) => {
    await seesText(canvas, month.total({ count: 39 }));
    await expect(
      canvas.getByText(containing(`${month.seconds({ time: '36:00' })}, ${month.running({ count: 3 })}`)),
    ).toBeVisible();
  },
});

/** What the timer has counted since the month was read is part of it: nobody has to load the page again. */
export const SinceTheMonthWasRead = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answers(
        endpoints.getPatientTime,
        JSON.stringify({ from: '2026-11-01', timeZone: 'America/New_York', closed: null, result: [] }),
      ),
    ),
  play: async ({ canvas }) => {
    await seesText(canvas, containing(`${month.seconds({ time: '00:00' })}, ${month.running({ count: 3 })}`));
  },
});

/** s1: in the list it is as long as on the clock, also when its last sign came a minute ago. */
export const AsLongAsTheClock = meta.story({
  beforeEach: ({ msw }) => {
    const at = new Date(storyNow.getTime() - 60_000);
    const timer = { ...runningFor(190), lastActivityAt: at, lastSignAt: at };
    msw.use(backend({ world: { ...timeClinic(), timers: [timer] } }));
  },
  play: async ({ canvas }) => {
    const running = texts.running({ activity: texts.activities.PhoneCall });
    const row = (await canvas.findByText(running)).closest('tr');
    await waitFor(() => expect(row).toHaveTextContent('03:10'));
  },
});

/** A call that runs today is no live contact of another month, and none of its minutes. */
export const NotOfAnotherMonth = meta.story({
  parameters: { page: { path: `${path}&month=2026-09`, isSignedIn: true } },
  beforeEach: ({ msw }) =>
    msw.use(backend({ world: { ...timeClinic(), timers: [{ ...runningFor(190), isInteractive: true }] } })),
  play: async ({ canvas }) => {
    await seesText(canvas, month.noContact);
    await expect(canvas.queryByText(containing(month.running({ count: 3 })))).toBeNull();
  },
});

/** SCR-03: the minutes of a note may lie beside a timer of another patient. Nobody works for two at once, so the own day tells it. */
export const TwoPatientsAtOnce = meta.story({
  beforeEach: ({ msw }) => {
    const world = timeToday();
    const at = new Date(storyNow.getTime() - 12 * 60_000);
    const note = aNote({ patientId: 'patient-002', authorId: accountId, minutes: 10, at });
    msw.use(backend({ world: { ...world, notes: [note] } }));
  },
  play: async ({ canvas, userEvent }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: texts.lists.day }));
    await seesText(canvas, texts.overlapOwnDay({ minutes: 3, name: 'Marigold Testpatient' }));
    await expect(canvas.getByText(containing(texts.overlaps({ count: 3 })))).toBeVisible();
  },
});
