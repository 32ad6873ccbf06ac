import { endpoints } from '@rpm/api-client';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { vitalWords } from '@rpm/domain/words/vital';
import { answers, backend, fails } from '@rpm/mock-server/msw';
import { monitoredClinic, smallClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { anything, containing, dayInWords } from '@rpm/storybook/sentence.ts';
import { withTyped } from '@rpm/storybook/typedStory.ts';
import { expect, within } from 'storybook/test';
import { AppSummaryScreen } from './AppSummaryScreen.tsx';

const text = healthRecordWords;
/** Nothing was measured, ordered or recorded. */
const bareClinic = () => ({ ...smallClinic(), records: [], orders: [], readings: () => [] });

const meta = preview.meta({
  title: 'Screens/Patient/Health summary/From your devices',
  component: AppSummaryScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen', page: { path: '/app-summary', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

/** RTE-05: a card for each vital, and the devices they come from. */
export const Default = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: vitalWords.kinds.BloodPressure }));
    await expect(card.getByRole('link')).toHaveAttribute('href', '/app-summary-details/BloodPressure');
    const devices = within(await canvas.findByRole('region', { name: text.devices.title }));
    await expect((await devices.findAllByRole('listitem'))[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** RTE-07: what no device of the clinic stands for is marked, and the page does not say that all of it is from a device. */
export const Typed = meta.story({
  beforeEach: ({ msw }) => msw.use(withTyped()),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: vitalWords.kinds.BloodPressure }));
    await expect(card.getByText(patientWords.patientDashboard.entered)).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.views.own })).toHaveAttribute('aria-current', 'page');
  },
});

/** Each device says when it was last heard, or that no newest reading is its own. */
export const LastHeard = meta.story({
  beforeEach: ({ msw }) => {
    const device = { mrSubSource: 'Example', status: 'Activated', vitals: ['Weight'] };
    const rows = [
      { ...device, deviceModel: 'Scale', lastHeard: '20261120-12:40:00' },
      { ...device, deviceModel: 'Old Scale', lastHeard: null },
    ];
    msw.use(answers(endpoints.getSubSources, JSON.stringify(rows)));
  },
  play: async ({ canvas }) => {
    const devices = within(await canvas.findByRole('region', { name: text.devices.title }));
    const [heard, unheard] = await devices.findAllByRole('listitem');
    await expect(heard).toHaveTextContent(
      containing(['Example Scale', text.devices.heard({ time: dayInWords('2026-11-20') })].join(anything)),
    );
    await expect(unheard).toHaveTextContent(text.devices.unheard);
  },
});

/** Behaviour 1c, empty. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: bareClinic() })),
  play: async ({ canvas }) => {
    await seesText(canvas, text.readings.noneReason);
    await seesText(canvas, text.devices.none);
  },
});

/** Behaviour 1b: the devices fail alone. */
export const DevicesFail = meta.story({
  tags: ['network-fault', 'w390'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getSubSources, 503)),
  play: async ({ canvas }) => {
    const devices = within(await canvas.findByRole('region', { name: text.devices.title }));
    await expect(await devices.findByText(text.loading.failed)).toBeVisible();
    await expect(devices.getByRole('button', { name: loadWords.retry })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: vitalWords.kinds.BloodPressure })).toBeVisible();
  },
});
