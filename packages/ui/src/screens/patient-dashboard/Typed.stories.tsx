import { endpoints } from '@rpm/api-client';
import { formatStamp, judge, readingAddress, usualGuidance } from '@rpm/domain';
import { patientWords } from '@rpm/domain/words/patient';
import { receiptWords } from '@rpm/domain/words/receipt';
import { trendWords } from '@rpm/domain/words/trend';
import { urgentWords as text } from '@rpm/domain/words/urgent';
import { vitalWords } from '@rpm/domain/words/vital';
import { answers, backend } from '@rpm/mock-server/msw';
import { monitoredClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { typedAt, withTyped } from '@rpm/storybook/typedStory.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientDashboardScreen } from './PatientDashboardScreen.tsx';

const { contradicted, entered, enteredTwice } = patientWords.patientDashboard;

const meta = preview.meta({
  title: 'Screens/Patient/Dashboard/Typed reading',
  component: PatientDashboardScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/patient-dashboard', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

/** 190 over 125, so many seconds ago. */
function critical(secondsAgo: number, enteredBy?: 'patient', isContradicted = false) {
  const mrTime = formatStamp(new Date(Date.now() - secondsAgo * 1000));
  const values = { systolic: 190, diastolic: 125 };
  const first = {
    ...{ mrSubType: 'BloodPressure', mrTime, receivedTime: mrTime, values, isContradicted },
    ...{ ...judge('BloodPressure', values), ...(enteredBy && { enteredBy }) },
  };
  const clinic = {
    name: 'Northside Sample Clinic',
    timeZone: 'UTC',
    openUntil: null,
    opens: null,
    hasHours: false,
  };
  return answers(
    endpoints.getUrgentReading,
    JSON.stringify({
      urgent: { first, second: null, latest: null, seenBy: null },
      clinic: { ...clinic, guidance: usualGuidance },
    }),
  );
}

/** RTE-07, PDB-07: who typed the critical reading types the next one too: the card says so, and leads there. */
export const Critical = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(critical(400, 'patient')),
  play: async ({ canvas }) => {
    await seesText(canvas, text.measureNow);
    await expect(canvas.getByRole('link', { name: text.type })).toHaveAttribute(
      'href',
      '/build-from-medical-devices?vital=BloodPressure&by=hand',
    );
    await expect(canvas.getByText(entered)).toBeVisible();
  },
});

/** Who typed two results for one minute is told so, and not that a device sent them. */
export const EnteredTwice = meta.story({
  beforeEach: ({ msw }) => msw.use(critical(400, 'patient', true)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(enteredTwice)).toBeVisible();
    await expect(canvas.queryByText(contradicted)).toBeNull();
  },
});

/** A device sends the next one by itself. */
export const CriticalOfADevice = meta.story({
  beforeEach: ({ msw }) => msw.use(critical(400)),
  play: async ({ canvas }) => {
    await seesText(canvas, text.measureNow);
    await expect(canvas.queryByRole('link', { name: text.type })).toBeNull();
    await expect(canvas.queryByText(entered)).toBeNull();
  },
});

const repeatAsked = (state: string) =>
  answers(
    endpoints.getRepeatsAsked,
    JSON.stringify({ result: [{ vital: 'BloodPressure', state, until: '20991231-15:00:00' }] }),
  );

/** SCR-02, RTE-07: a typed reading is to be repeated: the banner leads to where the second one is typed. */
export const Repeat = meta.story({
  tags: ['w390', 'w320'],
  beforeEach: ({ msw }) => msw.use(repeatAsked('waiting'), withTyped()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text.type })).toHaveAttribute(
      'href',
      '/build-from-medical-devices?vital=BloodPressure&by=hand',
    );
  },
});

/** Nothing came: it leads there still. */
export const NotRepeated = meta.story({
  beforeEach: ({ msw }) => msw.use(repeatAsked('notRepeated'), withTyped()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text.type })).toBeVisible();
  },
});

/** The second one came: now it is for the clinic. */
export const Repeated = meta.story({
  beforeEach: ({ msw }) => msw.use(repeatAsked('repeated'), withTyped()),
  play: async ({ canvas }) => {
    await seesText(canvas, (said) => said.startsWith(`${vitalWords.kinds.BloodPressure}: `));
    await expect(await canvas.findByText(entered)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: text.type })).toBeNull();
  },
});

/** A device sends it. */
export const RepeatOfADevice = meta.story({
  beforeEach: ({ msw }) => msw.use(repeatAsked('waiting')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: vitalWords.kinds.BloodPressure })).toBeVisible();
    await seesText(canvas, (said) => said.startsWith(`${vitalWords.kinds.BloodPressure}: `));
    await expect(canvas.queryByRole('link', { name: text.type })).toBeNull();
  },
});

const opened = (search: string) => ({ page: { path: `/patient-dashboard?${search}`, isSignedIn: true } });

/** RTE-07: what happened to it begins with who entered it. */
export const Receipt = meta.story({
  parameters: opened(`reading=${readingAddress('BloodPressure', formatStamp(typedAt))}`),
  beforeEach: ({ msw }) => msw.use(withTyped()),
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: receiptWords.steps }));
    await expect(steps.getByText(receiptWords.entered)).toBeVisible();
    await expect(steps.queryByText(receiptWords.measured)).toBeNull();
  },
});

/** RTE-07: in the list of a trend it is marked. */
export const InTheTrend = meta.story({
  parameters: opened('vital=BloodPressure&span=week'),
  beforeEach: ({ msw }) => msw.use(withTyped()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: trendWords.every })).toBeVisible();
    await expect(canvas.getByText(entered)).toBeVisible();
  },
});

/** RTE-07: on the large sheet of a month it has a star, which says below the days what it means; one of a device has none. */
export const OnTheMonthSheet = meta.story({
  parameters: opened('vital=BloodPressure&span=month'),
  beforeEach: ({ msw }) => msw.use(withTyped()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: trendWords.every })).toBeVisible();
    const sheet = document.querySelector<HTMLElement>('[data-print-sheet]');
    if (!sheet) throw new Error('No sheet.');
    const days = () =>
      within(sheet)
        .getAllByRole('rowheader', { hidden: true })
        .map((day) => day.nextElementSibling?.textContent);
    await waitFor(() => expect(days()).toEqual(['122/79', '118/76*']));
    await expect(within(sheet).getByText(trendWords.sheet.entered)).toBeInTheDocument();
  },
});
