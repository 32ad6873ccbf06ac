import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { taskWords } from '@rpm/domain/words/task';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, storyNow, timeClinic } from '@rpm/mock-server/seed';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Page } from '../../layout/Page/Page.tsx';

const userId = demoAccounts.patient.accountId;
const { staff } = demoAccounts;
const timer = {
  ...{ timerId: 'timer-1', accountId: staff.accountId, clinicId: staff.clinicId, patientId: userId },
  ...{ activity: 'ReadingReview' as const, isInteractive: false, note: 'Kept.', byRecord: false },
  ...{ startedAt: storyNow, since: storyNow, pausedAt: null, isIdle: false },
  ...{ lastActivityAt: storyNow, lastSignAt: storyNow, seconds: 60 },
};
const meta = preview.meta({
  title: 'Screens/Clinic/Timer Pill',
  component: Page,
  // The frame draws it.
  args: { title: appWords.title, children: null },
  parameters: { layout: 'fullscreen', page: { path: '/orders', isSignedIn: true } },
  globals: { role: 'staff' },
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...timeClinic(), timers: [timer] } })),
});
type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
const wait = { timeout: 10_000 };
const pill = async (canvas: Canvas) =>
  within((await canvas.findAllByRole('region', { name: texts.pill.region }))[0] as HTMLElement);

/** SCR-03: time and patient on every page; pause and stop at hand. What was noted is saved with it. */
export const Running = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas, userEvent }) => {
    const box = await pill(canvas);
    const open = box.getByRole('button', { expanded: false });
    await expect(open).toHaveAccessibleName(/Marigold/);
    await userEvent.click(open);
    await expect(await box.findByRole('link', { name: texts.pill.open }, wait)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(open).toHaveFocus();
    await userEvent.click(open);
    await userEvent.click(await box.findByRole('button', { name: texts.stop }));
    await waitFor(() =>
      expect(bodiesTo(endpoints.stopTimer)).toEqual([
        { timerId: 'timer-1', activity: 'ReadingReview', isInteractive: false, note: 'Kept.' },
      ]),
    );
    await waitFor(() => expect(canvas.queryByRole('region', { name: texts.pill.region })).toBeNull());
  },
});

/** SCR-03, s2: the ladder of the month, and what is done is said in the pill; a note that is left by closing it is kept. */
export const SaysWhatIsDone = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas, userEvent }) => {
    const box = await pill(canvas);
    const open = box.getByRole('button', { expanded: false });
    await userEvent.click(open);
    await expect(await box.findByText(texts.pill.logged({ count: 36 }), {}, wait)).toBeVisible();
    await userEvent.click(box.getByRole('combobox', { name: texts.activity }));
    await userEvent.click(await screen.findByRole('option', { name: texts.activities.PhoneCall }, wait));
    // A call is a live contact.
    await waitFor(() =>
      expect(bodiesTo(endpoints.setTimerWork).at(-1)).toMatchObject({
        ...{ activity: 'PhoneCall', isInteractive: true, note: 'Kept.' },
      }),
    );
    await expect(box.getByRole('radio', { name: texts.yes })).toBeChecked();
    await userEvent.type(box.getByRole('textbox', { name: new RegExp(`^${texts.note}`) }), ' No pain.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(bodiesTo(endpoints.setTimerWork).at(-1)).toMatchObject({ note: 'Kept. No pain.' }),
    );
    await expect(box.queryByRole('link', { name: texts.pill.open })).toBeNull();
  },
});

/** The month could not be read: the rest of the pill works. */
export const MonthFails = meta.story({
  tags: ['network-fault', 'failed'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientTime, 503)),
  play: async ({ canvas, userEvent }) => {
    const box = await pill(canvas);
    await userEvent.click(box.getByRole('button', { expanded: false }));
    await expect(await box.findByText(texts.loading.failed, {}, wait)).toBeVisible();
    await expect(box.getByRole('button', { name: texts.stop })).toBeVisible();
  },
});

/** WCAG 2.1.4: P pauses and goes on, on every page; not while something is typed, and not when the keys are off. */
export const KeyPauses = meta.story({
  beforeEach: () => localStorage.removeItem('rpm.keys'),
  play: async ({ canvas, userEvent }) => {
    const box = await pill(canvas);
    await expect(box.getByRole('button', { name: texts.pill.pause })).toHaveAttribute(
      'aria-keyshortcuts',
      'p',
    );
    await userEvent.keyboard('p');
    await expect(await box.findByRole('button', { name: texts.pill.resume }, wait)).toBeVisible();
    await userEvent.keyboard('p');
    await expect(await box.findByRole('button', { name: texts.pill.pause }, wait)).toBeVisible();
    await userEvent.click(box.getByRole('button', { expanded: false }));
    await userEvent.type(await box.findByRole('textbox', { name: new RegExp(`^${texts.note}`) }, wait), 'p');
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect(bodiesTo(endpoints.pauseTimer)).toHaveLength(1);
    await expect(bodiesTo(endpoints.resumeTimer)).toHaveLength(1);
    await userEvent.tab();
    await waitFor(() => expect(bodiesTo(endpoints.setTimerWork)).toMatchObject([{ note: 'Kept.p' }]));
  },
});

/** Switched off in the profile, no letter does anything. */
export const KeysOff = meta.story({
  beforeEach: () => {
    localStorage.setItem('rpm.keys', 'off');
    return () => localStorage.removeItem('rpm.keys');
  },
  play: async ({ canvas, userEvent }) => {
    const box = await pill(canvas);
    await box.findByRole('button', { name: texts.pill.pause });
    await userEvent.keyboard('p');
    await userEvent.click(box.getByRole('button', { expanded: false }));
    await expect(await box.findByRole('button', { name: texts.stop }, wait)).toBeVisible();
    await expect(bodiesTo(endpoints.pauseTimer)).toEqual([]);
  },
});

/** On another patient's record it keeps its patient, and offers to switch. */
export const OnAnotherRecord = meta.story({
  parameters: { layout: 'fullscreen', page: { path: '/patientdetails?id=patient-002', isSignedIn: true } },
  play: async ({ canvas, userEvent }) => {
    const box = await pill(canvas);
    await userEvent.click(box.getByRole('button', { expanded: false }));
    await expect(bodiesTo(endpoints.startTimer)).toEqual([]);
    await userEvent.click(await box.findByRole('button', { name: texts.pill.here }, wait));
    await waitFor(() =>
      expect(bodiesTo(endpoints.startTimer)).toMatchObject([{ userId: 'patient-002', by: 'switch' }]),
    );
  },
});

/** Where the clinic wants that, the record opens the timer, once. */
export const OpensWithRecord = meta.story({
  parameters: { layout: 'fullscreen', page: { path: `/patientdetails?id=${userId}`, isSignedIn: true } },
  beforeEach: ({ msw }) => {
    const world = timeClinic();
    msw.use(
      backend({
        world: { ...world, clinics: world.clinics.map((clinic) => ({ ...clinic, opensTimer: true })) },
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect((await pill(canvas)).getByRole('button', { expanded: false })).toBeVisible();
    await expect(bodiesTo(endpoints.startTimer)).toEqual([
      { userId, activity: 'ReadingReview', isInteractive: false, by: 'record' },
    ]);
  },
});

/** Where it does not, nothing is started by itself: a button of the frame does. */
export const NotWanted = meta.story({
  tags: ['empty'],
  parameters: { layout: 'fullscreen', page: { path: `/patientdetails?id=${userId}`, isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: timeClinic() })),
  play: async ({ canvas, userEvent }) => {
    const [start] = await canvas.findAllByRole('button', { name: texts.start });
    await expect(bodiesTo(endpoints.startTimer)).toEqual([]);
    if (start) await userEvent.click(start);
    await waitFor(() => expect(bodiesTo(endpoints.startTimer)).toMatchObject([{ userId, by: 'hand' }]));
    await expect((await pill(canvas)).getByRole('button', { expanded: false })).toBeVisible();
  },
});

/** The month is on its way: the rest of the pill works. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getPatientTime)),
  play: async ({ canvas, userEvent }) => {
    const box = await pill(canvas);
    await userEvent.click(box.getByRole('button', { expanded: false }));
    await expect(await box.findByText(appWords.loading, {}, wait)).toBeInTheDocument();
    // The code of the panel has its own moment of loading.
    await expect(await box.findByRole('button', { name: texts.stop }, wait)).toBeVisible();
    await expect(box.getByText(appWords.loading)).toBeInTheDocument();
  },
});

/** Behaviour 1a, offline: it says so, nothing is sent, and the timer stays. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await pill(canvas);
    await userEvent.click(box.getByRole('button', { expanded: false }));
    await box.findByText(texts.pill.logged({ count: 36 }), {}, wait);
    setOnline(false);
    await userEvent.click(box.getByRole('button', { name: texts.stop }));
    await expect(await box.findByText(taskWords.offline)).toBeVisible();
    await expect(box.getByRole('button', { name: texts.stop })).toBeVisible();
    await expect(bodiesTo(endpoints.stopTimer)).toEqual([]);
  },
});
