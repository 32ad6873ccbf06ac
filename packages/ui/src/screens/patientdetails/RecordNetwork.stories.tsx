import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { taskWords } from '@rpm/domain/words/task';
import { vitalWords } from '@rpm/domain/words/vital';
import { answers, backend, hangs, offline } from '@rpm/mock-server/msw';
import { monitoredClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord, courseOf } from '@rpm/storybook/recordStory.ts';
import { seen } from '@rpm/storybook/seen.ts';
import { anything, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const world = () => backend({ world: monitoredClinic() });

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Network',
  component: PatientDetailsScreen,
  parameters: atRecord(),
  beforeEach: ({ msw }) => msw.use(world()),
});

/** Behaviour 1b, slow: the chart of before stays, dimmed and busy, while another period is on its way. */
export const SlowPeriod = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const before = await canvas.findByRole('img', { name: courseOf(vitalWords.parameters.systolic) });
    const name = before.getAttribute('aria-label') ?? '';
    msw.use(hangs(endpoints.getVitalData), hangs(endpoints.getVitalDetails));
    await userEvent.click(canvas.getByRole('radio', { name: dashboardWords.overall }));
    await waitFor(() => expect(canvas.getByRole('img', { name }).closest('[aria-busy]')).not.toBeNull());
  },
});

/** Behaviour 1a, offline: nothing goes away, and what would change something says why it does not. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: recordWords.record.review.mark });
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveAccessibleDescription(taskWords.offline);
    await userEvent.click(button);
    await expect(seen.call.mock.calls.some(([line]) => String(line).includes('review-readings'))).toBe(false);
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  },
});

/** A review that does not come about changes nothing, and is said in the page and as an alert. */
export const ReviewFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(offline(endpoints.reviewReadings)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: recordWords.record.review.mark }));
    await seesText(canvas, taskWords.failed);
    await expect(
      canvas.getByText(
        sentence(recordWords.record.review.newSince({ name: 'Quince Deskworth', time: anything })),
      ),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: recordWords.record.review.mark })).not.toHaveAttribute(
        'aria-busy',
      ),
    );
  },
});

const reading = {
  mrSubType: 'Weight',
  mrTime: '20261119-13:00:00',
  receivedTime: '20261119-13:00:30',
  class: 'Normal',
  values: { weight: 80 },
  classes: { weight: 'Normal' },
};

/** Behaviour 1a, bad schema: what can be read is shown, the rest is '—' or counted, and nothing crashes. */
export const UnreadableRows = meta.story({
  parameters: atRecord('&vital=Weight&period=overall'),
  beforeEach: ({ msw }) => {
    const page = JSON.stringify({
      result: [
        reading,
        { ...reading, mrTime: 'yesterday' },
        { ...reading, mrTime: '20261118-13:00:00', values: 'heavy' },
        null,
      ],
      total: 4,
    });
    msw.use(answers(endpoints.getVitalData, page), answers(endpoints.getVitalDetails, page));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', {
        name: courseOf(vitalWords.parameters.weight, 1, dayInWords('2026-11-19') + anything),
      }),
    ).toBeVisible();
    await expect(canvas.getByText(new RegExp(`^${loadWords.rowsNotShown({ count: 3 })}`))).toBeVisible();
    const table = within(
      await canvas.findByRole('table', {
        name: recordWords.record.readings.tableName({ vital: vitalWords.kinds.Weight }),
      }),
    );
    await waitFor(() => expect(table.getAllByText(loadWords.unknown)).toHaveLength(2));
    await expect(canvas.queryByText(/undefined|NaN|Invalid Date|\[object/)).toBeNull();
  },
});

/** Behaviour 1a, slow: after five seconds it is said that the course still loads; what is there can be used meanwhile. */
export const Slow = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getVitalData)),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: vitalWords.kinds.BloodPressure }));
    await expect(await card.findByText(appWords.stillLoading)).toBeVisible();
    await expect(card.getByRole('status')).toBeInTheDocument();
    await expect(
      await canvas.findByRole('table', {
        name: recordWords.record.readings.tableName({ vital: vitalWords.kinds.BloodPressure }),
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: recordWords.record.review.mark })).toBeEnabled();
  },
});

/** Behaviour 1a, timeout: after 30 s (here 1.5 s) the course is given up, said so, and tried again alone. */
export const TookTooLong = meta.story({
  parameters: { page: { ...atRecord().page, callTimeoutMs: 1500 } },
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getVitalData)),
  play: async ({ canvas, msw, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: vitalWords.kinds.BloodPressure }));
    await expect(await card.findByText(recordWords.record.vitals.courseLoading.tookTooLong)).toBeVisible();
    msw.use(world());
    await userEvent.click(card.getByRole('button', { name: loadWords.retry }));
    await expect(
      await card.findByRole('img', { name: courseOf(vitalWords.parameters.systolic) }),
    ).toBeVisible();
  },
});

/** Behaviour 1a, timeout of a write: nobody knows, so nothing is claimed; the reviews are read again, and the press can be repeated. */
export const ReviewTookTooLong = meta.story({
  parameters: { page: { ...atRecord().page, callTimeoutMs: 1500 } },
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: recordWords.record.review.mark });
    msw.use(hangs(endpoints.reviewReadings));
    await userEvent.click(button);
    await seesText(canvas, new RegExp(taskWords.unconfirmed));
    msw.use(world());
    await userEvent.click(canvas.getByRole('button', { name: recordWords.record.review.mark }));
    await seesText(
      canvas,
      sentence(recordWords.record.review.done({ name: 'Wren Q. Exampledoc', time: anything })),
    );
  },
});

/** Behaviour 1a, offline before anything came: each part says that it could not be loaded, and the log that nothing came back. */
export const NothingComesBack = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(offline(endpoints.getPatientInfo), offline(endpoints.getMyVitalList)),
  play: async ({ canvas }) => {
    await seesText(canvas, recordWords.record.patientLoading.failed);
    await seesText(canvas, recordWords.record.vitals.latestLoading.failed);
    await expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 0');
    await expect(canvas.queryByText(dashboardWords.noReadings)).toBeNull();
  },
});

/** Behaviour 1a, malformed: a cut answer is a failure of its part, not a crash of the page. */
export const BrokenAnswer = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(answers(endpoints.getVitalDetails, '{"result":[{"mrSubType":')),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: recordWords.record.readings.title }));
    await expect(await card.findByText(recordWords.record.vitals.courseLoading.failed)).toBeVisible();
    await expect(canvas.queryByText(appWords.crashTitle)).toBeNull();
    await expect(
      await canvas.findByRole('img', { name: courseOf(vitalWords.parameters.systolic) }),
    ).toBeVisible();
  },
});
