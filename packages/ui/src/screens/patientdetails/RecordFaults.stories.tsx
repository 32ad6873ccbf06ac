import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { clinicWords } from '@rpm/domain/words/clinic';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { loadWords } from '@rpm/domain/words/load';
import { readingWords } from '@rpm/domain/words/reading';
import { recordWords } from '@rpm/domain/words/record';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, monitoredClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord, courseOf } from '@rpm/storybook/recordStory.ts';
import { seen } from '@rpm/storybook/seen.ts';
import { beginning, dayInWords } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const world = () => backend({ world: monitoredClinic() });

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Faults',
  component: PatientDetailsScreen,
  parameters: atRecord(),
  beforeEach: ({ msw }) => msw.use(world()),
});

interface Stage {
  canvas: ReturnType<typeof within>;
  msw: { use: (...handlers: ReturnType<typeof fails>[]) => void };
  userEvent: { click: (at: Element) => Promise<void> };
}

/** DDB-06: each part fails alone and is tried again alone; the others stand. */
const failsAlone =
  (sentence: string, stands: string | RegExp) =>
  async ({ canvas, msw, userEvent }: Stage) => {
    await waitFor(() => expect(canvas.getByText(sentence)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(stands)).toBeVisible());
    const retries = canvas.getAllByRole('button', { name: loadWords.retry });
    await expect(retries).toHaveLength(1);
    msw.use(world());
    if (retries[0]) await userEvent.click(retries[0]);
    await waitFor(() => expect(canvas.queryByText(sentence)).toBeNull());
  };

/** DDB-06: the head fails; vitals stand, counted in UTC until the zone is known. */
export const HeadFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientInfo, 503)),
  play: failsAlone(recordWords.record.patientLoading.failed, recordWords.record.vitals.bandsNote),
});

/** DDB-06: the course fails; cards, range and table stand. */
export const CourseFails = meta.story({
  tags: ['network-fault'],
  parameters: atRecord('&vital=Weight'),
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getVitalData, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: vitalWords.kinds.Weight }));
    await expect(await card.findByText(recordWords.record.vitals.courseLoading.failed)).toBeVisible();
    await seesText(canvas, recordWords.record.range.endless);
    await expect(
      await canvas.findByRole('table', {
        name: recordWords.record.readings.tableName({ vital: vitalWords.kinds.Weight }),
      }),
    ).toBeVisible();
    msw.use(world());
    await userEvent.click(card.getByRole('button', { name: loadWords.retry }));
    await expect(
      await card.findByRole('img', { name: courseOf(vitalWords.parameters.weight) }),
    ).toBeVisible();
  },
});

/** DDB-06: the cards fail; without them nobody knows which vital is meant, unless the address says it. */
export const CardsFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getMyVitalList, 503)),
  play: failsAlone(recordWords.record.vitals.latestLoading.failed, beginning(dayInWords('1948-03-04'))),
});

/** DDB-06: the limits fail; the chart is drawn without bands and says so. */
export const LimitsFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getVitalLimits, 503)),
  play: failsAlone(
    recordWords.record.range.loading.failed,
    new RegExp(recordWords.record.vitals.limitsMissing),
  ),
});

/** DDB-06: the table fails; the chart stands. */
export const TableFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getVitalDetails, 503)),
  play: failsAlone(clinicWords.readingsLoading.failed, recordWords.record.vitals.bandsNote),
});

/** DDB-06: the reviews fail; the readings stand. */
export const ReviewsFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getReviews, 503)),
  play: failsAlone(recordWords.record.review.loading.failed, recordWords.record.vitals.bandsNote),
});

/** DDB-06: who set the range is not known; the limits in force stand. */
export const RangesFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientVitalRange, 503)),
  play: async ({ canvas }) => {
    await seesText(canvas, recordWords.record.range.whoMissing);
    await expect(
      await canvas.findByRole('img', {
        name: beginning(
          readingWords.range({
            parts: readingWords.normal({ span: readingWords.between({ min: '95', max: '142 mmHg' }) }),
          }),
        ),
      }),
    ).toBeVisible();
  },
});

/** Behaviour section 3: an unknown id and one of another clinic look the same, and nothing of the record is drawn. */
export const UnknownId = meta.story({
  tags: ['network-fault'],
  parameters: atRecord('', 'nobody'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByRole('navigation', { name: recordWords.record.tabs.label })).toBeNull(),
    );
    await expect(canvas.getByRole('heading', { level: 2, name: loadWords.notFound })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: loadWords.retry })).toBeNull();
  },
});

/** Behaviour section 3: the same sentence for a patient of another clinic. */
export const ForeignId = meta.story({
  tags: ['network-fault'],
  parameters: atRecord('', demoAccounts.otherPatient.accountId),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByRole('navigation', { name: recordWords.record.tabs.label })).toBeNull(),
    );
    await expect(canvas.getByRole('heading', { level: 2, name: loadWords.notFound })).toBeVisible();
    await expect(canvas.queryByText(/Sylvan/)).toBeNull();
  },
});

/** An address without an id asks for nothing. */
export const NoId = meta.story({
  parameters: atRecord('', ''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: loadWords.notFound })).toBeVisible();
    await expect(seen.call).not.toHaveBeenCalled();
  },
});

/** Behaviour 1a, 403: the law's sentence, no way to try again. */
export const NoAccess = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientInfo, 403)),
  play: async ({ canvas }) => {
    await seesText(canvas, loadWords.forbidden);
    await expect(canvas.queryByRole('button', { name: loadWords.retry })).toBeNull();
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
      await canvas.findByRole('heading', { level: 1, name: recordWords.record.title }),
    ).toBeInTheDocument();
    await expect(canvas.getByText(appWords.loading)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: recordWords.record.tabs.vitals })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.queryByText(dashboardWords.noReadings)).toBeNull();
  },
});
