import { type AnyEndpoint, endpoints } from '@rpm/api-client';
import { answers, backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { demoAccounts, monitoredClinic } from '@rpm/mock-server/seed';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { seen } from '../../../../../.storybook/seen.ts';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const userId = demoAccounts.patient.accountId;
const at = (id: string) => ({
  layout: 'fullscreen' as const,
  page: { path: `/patientdetails?id=${id}`, isSignedIn: true },
});
const world = () => backend({ world: monitoredClinic() });

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Faults',
  component: PatientDetailsScreen,
  parameters: at(userId),
  beforeEach: ({ msw }) => msw.use(world()),
});

/** DDB-06: each part fails alone and is tried again alone; the others stand. */
function partFails(endpoint: AnyEndpoint, sentence: string, stands: RegExp) {
  return meta.story({
    tags: ['network-fault'],
    beforeEach: ({ msw }) => msw.use(fails(endpoint, 503)),
    play: async ({ canvas, msw, userEvent }) => {
      await expect(await canvas.findByText(sentence)).toBeVisible();
      await expect(await canvas.findByText(stands)).toBeVisible();
      const retries = canvas.getAllByRole('button', { name: 'Try Again' });
      await expect(retries).toHaveLength(1);
      msw.use(world());
      if (retries[0]) await userEvent.click(retries[0]);
      await waitFor(() => expect(canvas.queryByText(sentence)).toBeNull());
    },
  });
}

/** DDB-06: the head fails; vitals stand, counted in UTC until the zone is known. */
export const HeadFails = partFails(
  endpoints.getPatientInfo,
  "Could not load the patient's details. Try again.",
  /^Bands show the limits of today/,
);

/** DDB-06: the course fails; cards, range and table stand. */
export const CourseFails = meta.story({
  tags: ['network-fault'],
  parameters: { ...at(`${userId}&vital=Weight`) },
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getVitalData, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Weight' }));
    await expect(await card.findByText('Could not load the readings. Try again.')).toBeVisible();
    await expect(await canvas.findByText('In force until it is changed.')).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Readings of Weight' })).toBeVisible();
    msw.use(world());
    await userEvent.click(card.getByRole('button', { name: 'Try Again' }));
    await expect(await card.findByRole('img', { name: /^Body weight: \d+ readings/ })).toBeVisible();
  },
});

/** DDB-06: the cards fail; without them nobody knows which vital is meant, unless the address says it. */
export const CardsFail = partFails(
  endpoints.getMyVitalList,
  'Could not load the latest readings. Try again.',
  /^March 04, 1948/,
);

/** DDB-06: the limits fail; the chart is drawn without bands and says so. */
export const LimitsFail = partFails(
  endpoints.getVitalLimits,
  'Could not load the reference range. Try again.',
  /^The limits could not be loaded, so the chart shows none/,
);

/** DDB-06: the table fails; the chart stands. */
export const TableFails = partFails(
  endpoints.getVitalDetails,
  'Could not load the readings. Try again.',
  /^Bands show the limits of today/,
);

/** DDB-06: the reviews fail; the readings stand. */
export const ReviewsFail = partFails(
  endpoints.getReviews,
  'Could not load the reviews. Try again.',
  /^Bands show the limits of today/,
);

/** DDB-06: who set the range is not known; the limits in force stand. */
export const RangesFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientVitalRange, 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Who set the range could not be loaded.')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /^Range: normal 90 to 120 mmHg/ })).toBeVisible();
  },
});

/** Behaviour section 3: an unknown id and one of another clinic look the same, and nothing of the record is drawn. */
export const UnknownId = meta.story({
  tags: ['network-fault'],
  parameters: at('nobody'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Patient record' })).toBeNull());
    await expect(canvas.getByRole('heading', { level: 2, name: 'Not found' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull();
  },
});

/** Behaviour section 3: the same sentence for a patient of another clinic. */
export const ForeignId = meta.story({
  tags: ['network-fault'],
  parameters: at(demoAccounts.otherPatient.accountId),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Patient record' })).toBeNull());
    await expect(canvas.getByRole('heading', { level: 2, name: 'Not found' })).toBeVisible();
    await expect(canvas.queryByText(/Sylvan/)).toBeNull();
  },
});

/** An address without an id asks for nothing. */
export const NoId = meta.story({
  parameters: at(''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Not found' })).toBeVisible();
    await expect(seen.call).not.toHaveBeenCalled();
  },
});

/** Behaviour 1a, 403: the law's sentence, no way to try again. */
export const NoAccess = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientInfo, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have access to this.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull();
  },
});

/** Behaviour 1a, 401: said once, and nothing is asked again. */
export const SessionEnded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientInfo, 401)),
  play: async () => {
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledOnce());
  },
});

/** ERR-02: while it loads, real titles stand with blocks for the values. */
export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      hangs(endpoints.getPatientInfo),
      hangs(endpoints.getMyVitalList),
      hangs(endpoints.getVitalLimits),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Patient Details' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText('Loading, please wait...')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Vitals' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByText('No readings yet')).toBeNull();
  },
});

/** Behaviour 1b, slow: the chart of before stays, dimmed and busy, while another period is on its way. */
export const SlowPeriod = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const before = await canvas.findByRole('img', { name: /^Systolic: / });
    const name = before.getAttribute('aria-label') ?? '';
    msw.use(hangs(endpoints.getVitalData), hangs(endpoints.getVitalDetails));
    await userEvent.click(canvas.getByRole('radio', { name: 'Overall' }));
    await waitFor(() => expect(canvas.getByRole('img', { name }).closest('[aria-busy]')).not.toBeNull());
  },
});

/** Behaviour 1a, offline: nothing goes away, and what would change something says why it does not. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Mark Reviewed' });
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveAccessibleDescription(
      'You are offline. Readings can be marked as reviewed when the connection is back.',
    );
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark Reviewed' }));
    await expect(
      await canvas.findByText('The readings were not marked as reviewed. Try again.'),
    ).toBeVisible();
    await expect(canvas.getByText(/^New readings since the review by Quince/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Mark Reviewed' })).not.toHaveAttribute('aria-busy'),
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
  parameters: at(`${userId}&vital=Weight&period=overall`),
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
      await canvas.findByRole('img', { name: /^Body weight: 1 reading, November 19, 2026/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/^3 rows could not be shown/)).toBeVisible();
    const table = within(await canvas.findByRole('table', { name: 'Readings of Weight' }));
    await expect(table.getAllByText('—')).toHaveLength(2);
    await expect(canvas.queryByText(/undefined|NaN|Invalid Date|\[object/)).toBeNull();
  },
});
