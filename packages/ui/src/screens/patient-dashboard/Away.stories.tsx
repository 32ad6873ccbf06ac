import { endpoints } from '@rpm/api-client';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { patientWords } from '@rpm/domain/words/patient';
import { silentWords } from '@rpm/domain/words/silent';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { monitoredClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { containing, dayInWords } from '@rpm/storybook/sentence.ts';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { PatientDashboardScreen } from './PatientDashboardScreen.tsx';

const { getAbsence, sayAway } = endpoints;
const { away: texts, awayLoading } = patientWords.patientDashboard;
const { when: days } = silentWords;

const meta = preview.meta({
  title: 'Screens/Patient/Away',
  component: PatientDashboardScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/patient-dashboard', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

const silent = answers(getAbsence, JSON.stringify({ until: null, isSilent: true }));
const sent = () => seen.call.mock.calls.filter(([line]) => String(line).includes('/api/say-away'));

const choose = async (canvas: ReturnType<typeof within>, when: keyof typeof days) =>
  fireEvent.click(await canvas.findByRole('radio', { name: containing(days[when]) }));

async function fill(canvas: ReturnType<typeof within>, day: string) {
  await choose(canvas, 'before');
  const field = await canvas.findByLabelText(new RegExp(`^${texts.until}`));
  fireEvent.change(field, { target: { value: day } });
  return canvas.getByRole('button', { name: texts.save });
}

/** SCR-02: by choice the patient says to be away, and the clinic knows. */
export const ByChoice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.open }));
    const field = await canvas.findByLabelText(new RegExp(`^${texts.untilAhead}`));
    await waitFor(() => expect(field).toHaveFocus());
    // A slip of the month would be thanked for, and the clinic would wait all the same.
    fireEvent.change(field, { target: { value: '2026-10-25' } });
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await seesText(canvas, texts.errors.dayNotAhead);
    await expect(sent()).toEqual([]);
    fireEvent.change(field, { target: { value: '2026-11-25' } });
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    const said = texts.said({ date: dayInWords('2026-11-25') });
    await seesText(canvas, said);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(said));
    await expect(await canvas.findByRole('button', { name: texts.back })).toBeVisible();
    await expect(canvas.queryByText(texts.offered)).toBeNull();
  },
});

/** SCR-02: who comes back earlier says so by one press, and may then go away again; another day is a press too. */
export const BackEarly = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.open }));
    const day = { name: new RegExp(`^${texts.untilAhead}`) };
    fireEvent.change(await canvas.findByLabelText(day.name), { target: { value: '2026-11-25' } });
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.change }));
    const field = await canvas.findByLabelText(day.name);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('2026-11-25');
    fireEvent.change(field, { target: { value: '2026-11-27' } });
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.back }));
    const said = texts.saidPast({ date: dayInWords('2026-11-20') });
    await seesText(canvas, said);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(said));
    await expect(canvas.getByRole('button', { name: texts.open })).toBeVisible();
    await expect(bodiesTo(sayAway)).toEqual([
      { until: '2026-11-25' },
      { until: '2026-11-27' },
      { until: '2026-11-20' },
    ]);
  },
});

/** While the clinic waits for readings it is asked, without a button before it. Who is back today has no day to choose. */
export const Asked = meta.story({
  tags: ['w390', 'w320', 'dark'],
  beforeEach: ({ msw }) => msw.use(silent),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.title })).toBeVisible();
    await expect(canvas.getByText(texts.asked)).toBeVisible();
    const choice = within(await canvas.findByRole('radiogroup', { name: days.title }));
    const today = choice.getByRole('radio', { name: containing(days.today) });
    await expect(today).toBeChecked();
    await expect(today).toHaveAccessibleName(containing(dayInWords('2026-11-20')));
    await expect(canvas.queryByLabelText(new RegExp(`^${texts.until}`))).toBeNull();
  },
});

/** Design v2: 'I am back today' is one press; nobody waits for the days before any more. */
export const BackToday = meta.story({
  beforeEach: ({ msw }) => msw.use(silent),
  play: async ({ canvas, msw, userEvent }) => {
    const save = await canvas.findByRole('button', { name: texts.save });
    msw.use(backend({ world: monitoredClinic() }));
    await userEvent.click(save);
    await seesText(canvas, texts.saidPast({ date: dayInWords('2026-11-20') }));
    await expect(bodiesTo(sayAway)).toEqual([{ until: '2026-11-20' }]);
  },
});

/** Design v2: who is still away chooses the day to come back, by keys alone. */
export const StillAway = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(silent),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('radio', { name: containing(days.today) })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: containing(days.ahead) })).toBeChecked();
    const field = await canvas.findByLabelText(new RegExp(`^${texts.untilAhead}`));
    fireEvent.change(field, { target: { value: '2026-11-25' } });
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(bodiesTo(sayAway)).toEqual([{ until: '2026-11-25' }]));
  },
});

/** What is no day within three months is told and not sent. */
export const Wrong = meta.story({
  beforeEach: ({ msw }) => msw.use(silent),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await fill(canvas, ''));
    await seesText(canvas, texts.errors.dayRequired);
    await userEvent.click(await fill(canvas, '2028-01-01'));
    await seesText(canvas, texts.errors.dayTooFar);
    await expect(sent()).toEqual([]);
  },
});

/** Behaviour 1a: offline nothing is sent, and the day stays. */
export const Offline = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(silent),
  play: async ({ canvas, userEvent }) => {
    const save = await fill(canvas, '2026-11-25');
    setOnline(false);
    await userEvent.click(save);
    await seesText(canvas, taskWords.offline);
    await expect(canvas.getByLabelText(new RegExp(`^${texts.until}`))).toHaveValue('2026-11-25');
    await expect(sent()).toEqual([]);
    setOnline(true);
  },
});

/** Behaviour 1a: while it loads, the rest of the page is there. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getAbsence)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: dashboardWords.title, level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts.open })).toBeNull();
  },
});

/** 503: it is said, and the page stays. */
export const Failed = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getAbsence, 503)),
  play: async ({ canvas }) => {
    await seesText(canvas, awayLoading.failed);
    await expect(canvas.getByRole('heading', { name: dashboardWords.title, level: 1 })).toBeVisible();
  },
});
