import { endpoints } from '@rpm/api-client';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { patientWords } from '@rpm/domain/words/patient';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend, fails } from '@rpm/mock-server/msw';
import { monitoredClinic, smallClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { beginning } from '@rpm/storybook/sentence.ts';
import { withTyped } from '@rpm/storybook/typedStory.ts';
import { Route, Routes } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { AppSummaryDetailsScreen } from './AppSummaryDetailsScreen.tsx';

const text = healthRecordWords;
const at = (vital: string) => ({
  layout: 'fullscreen' as const,
  page: { path: `/app-summary-details/${vital}`, isSignedIn: true },
});
const asked = () => seen.call.mock.calls.map(([line]) => String(line));

/** Nothing was measured, ordered or recorded. */
const bareClinic = () => ({ ...smallClinic(), records: [], orders: [], readings: () => [] });

const meta = preview.meta({
  title: 'Screens/Patient/Health summary/Readings of a vital',
  component: AppSummaryDetailsScreen,
  globals: { role: 'patient' },
  parameters: at('BloodPressure'),
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
  render: () => (
    <Routes>
      <Route path="/app-summary-details/:resourceType" element={<AppSummaryDetailsScreen />} />
    </Routes>
  ),
});

const { readings } = healthRecordWords;

/** RTE-05, API-21: the readings, newest first, each with its class in words and when it came in. */
export const Default = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(beginning(`${readings.source}. ${readings.received({ time: '' })}`)))[0],
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** RTE-07: what the patient typed is marked, and no device is named as where it came from. */
export const Typed = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(withTyped()),
  play: async ({ canvas }) => {
    const mark = await canvas.findByText(patientWords.patientDashboard.entered);
    const row = within(mark.closest('li') as HTMLElement);
    await expect(row.getByText('118/76')).toBeVisible();
    const source = beginning(`${readings.source}. `);
    await expect(row.queryByText(source)).toBeNull();
    // One of a device names it, and has no mark.
    await expect(canvas.getAllByText(source)).toHaveLength(1);
    await expect(canvas.getAllByText(patientWords.patientDashboard.entered)).toHaveLength(1);
  },
});

/** API-19: the heart rate has a call of its own. */
export const HeartRate = meta.story({
  parameters: at('HeartRate'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: vitalWords.kinds.HeartRate })).toBeVisible();
    await expect(asked().every((line) => line.includes('/api/heart-rate-data/'))).toBe(true);
  },
});

/** API-19: and so has the blood glucose. */
export const Glucose = meta.story({
  parameters: at('BloodGlucose'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: vitalWords.kinds.BloodGlucose })).toBeVisible();
    await expect(asked().every((line) => line.includes('/api/glucose/'))).toBe(true);
  },
});

/** Behaviour 1c, empty. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: bareClinic() })),
  play: async ({ canvas }) => {
    await seesText(canvas, text.readings.noneReason);
  },
});

/** Behaviour 1a, 500. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getVitalDetails, 500)),
  play: async ({ canvas }) => {
    await seesText(canvas, text.loading.failed);
  },
});

/** RTE-05: an honest page for what is no vital, which asks nothing. */
export const UnknownVital = meta.story({
  tags: ['w390'],
  parameters: at('__proto__'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: text.unknown.title })).toBeVisible();
    await expect(seen.call).not.toHaveBeenCalled();
  },
});
