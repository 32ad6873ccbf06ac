import { judge, vitalKinds } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { dashboardWords, genderWords } from '@rpm/domain/words/dashboard';
import { pagesWords } from '@rpm/domain/words/frame';
import { classWords } from '@rpm/domain/words/reading';
import { recordWords } from '@rpm/domain/words/record';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend } from '@rpm/mock-server/msw';
import { monitoredClinic, storyNow } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord, courseOf, recordUserId } from '@rpm/storybook/recordStory.ts';
import { seen } from '@rpm/storybook/seen.ts';
import { anyCount, anything, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { vitalName } from '../../hooks/names.ts';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const userId = recordUserId;
const { parameters } = vitalWords;
const { fromTo } = recordWords.chart;
/** Any day of a month. */
const anyDayOf = (month: string) => dayInWords(`${month}-22`).replace('22', anything);
const sinceMay = fromTo({ from: anyDayOf('2026-05'), to: anything });
const shownOf = (from: number, to: number) =>
  sentence(recordWords.record.readings.range({ from, to, count: anyCount }));

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record',
  component: PatientDetailsScreen,
  parameters: atRecord(),
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

/**
 * DSP-01, DSP-02, DSP-07: who it is, the latest reading of each vital, and one of them in full. The name is the heading
 * and never the title of the browser's tab.
 */
export const Default = meta.story({
  tags: ['w390'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Marigold Testpatient' }),
    ).toBeVisible();
    await expect(document.title).toBe(`${recordWords.record.title} · ${appWords.title}`);
    await expect(
      canvas.getByText(`${dayInWords('1948-03-04')} (${recordWords.record.age({ count: 78 })})`),
    ).toBeVisible();
    await expect(canvas.getByText(genderWords.female)).toBeVisible();
    await expect(canvas.getByText(recordWords.record.provider({ name: 'Wren Q. Exampledoc' }))).toBeVisible();
    const cards = within(
      await canvas.findByRole('region', { name: recordWords.record.vitals.latest }),
    ).getAllByRole('link');
    await expect(cards).toHaveLength(6);
    await expect(cards[0]).toHaveAttribute('aria-current', 'true');
    await expect(cards[0]).toHaveTextContent(
      new RegExp(`^${vitalWords.kinds.BloodPressure}\\d+/\\d+ mmHg(${Object.values(classWords).join('|')})`),
    );
    await expect(
      await canvas.findByRole('img', {
        name: courseOf(
          parameters.systolic,
          anyCount,
          fromTo({ from: anyDayOf('2026-11'), to: anyDayOf('2026-11') }),
        ),
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: courseOf(parameters.diastolic) })).toBeVisible();
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: recordWords.record.assignDevice }),
    ).toHaveAttribute('href', `/rpm-device-allocation?patient=${userId}`);
  },
});

/** The chart's readings and the table's are the same: one stretch of time by the patient's clocks, and by the server's day. */
export const SameStretchOfTime = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: courseOf(parameters.systolic) });
    await waitFor(() =>
      expect(seen.call).toHaveBeenCalledWith(expect.stringContaining('vital-details'), undefined),
    );
    const month = { start: '20261101-04:00:00', end: '20261201-04:59:59' };
    const course = seen.call.mock.calls
      .map(([line]) => String(line))
      .filter((line) => line.includes('noOfRows=5000'));
    await expect(course).toHaveLength(1);
    await expect(course[0]).toContain('start=20261101-04%3A00%3A00&end=20261201-04%3A59%3A59');
    const details = seen.call.mock.calls
      .map(([line]) => String(line))
      .find((line) => line.includes('vital-details'));
    await expect(Object.fromEntries(new URLSearchParams(details?.split('?')[1]))).toEqual({
      page: '0',
      noOfRows: '10',
      ...month,
    });
  },
});

/** DDB-02, PDB-02: week, month and overall. The week is seven calendar days, exact where the clocks change. */
export const Periods = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: courseOf(parameters.systolic) });
    await userEvent.click(canvas.getByRole('radio', { name: dashboardWords.week }));
    await waitFor(() =>
      expect(seen.call).toHaveBeenCalledWith(
        expect.stringContaining('start=20261114-05%3A00%3A00&end=20261121-04%3A59%3A59'),
        undefined,
      ),
    );
    await userEvent.click(canvas.getByRole('radio', { name: dashboardWords.overall }));
    await expect(
      await canvas.findByRole('img', { name: courseOf(parameters.systolic, anyCount, sinceMay) }),
    ).toBeVisible();
    const overall = seen.call.mock.calls.map(([line]) => String(line)).at(-1);
    await expect(overall).not.toContain('start=');
  },
});

/** The address says what is shown: a vital and a period can be sent to a colleague, and tabs open beside each other. */
export const ByAddress = meta.story({
  parameters: atRecord('&vital=BloodGlucose&period=overall'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: courseOf(parameters.glucose, anyCount, sinceMay) }),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: dashboardWords.overall })).toBeChecked();
    const tabs = within(canvas.getByRole('navigation', { name: recordWords.record.tabs.label })).getAllByRole(
      'link',
    );
    await expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      `/patientdetails?id=${userId}&vital=BloodGlucose&period=overall`,
      `/patientdetails?id=${userId}&tab=devices&vital=BloodGlucose&period=overall`,
      `/patientdetails?id=${userId}&tab=notes&vital=BloodGlucose&period=overall`,
      `/patientdetails?id=${userId}&tab=files&vital=BloodGlucose&period=overall`,
      `/patientdetails?id=${userId}&tab=demographics&vital=BloodGlucose&period=overall`,
      `/patientdetails?id=${userId}&tab=access&vital=BloodGlucose&period=overall`,
    ]);
    const more = within(canvas.getByRole('navigation', { name: recordWords.record.pages.label }));
    await expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/alerts?patient=${userId}`,
      `/patient-timer?patient=${userId}`,
      `/billing-revenue?patient=${userId}`,
    ]);
  },
});

/** DSP-07: each vital in full, by its card. */
export const EachVital = meta.story({
  play: async ({ canvas, userEvent }) => {
    const cards = await canvas.findByRole('region', { name: recordWords.record.vitals.latest });
    for (const vital of vitalKinds) {
      await userEvent.click(within(cards).getByRole('link', { name: new RegExp(`^${vitalName(vital)}`) }));
      const name = vitalName(vital);
      await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
      await expect(
        await canvas.findByRole('slider', { name: recordWords.chart.walk({ name }) }),
      ).toBeInTheDocument();
    }
  },
});

/** The table turns its pages; the numbers are those of the server. */
export const ReadingsByPage = meta.story({
  parameters: atRecord('&period=overall'),
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: recordWords.record.readings.title }));
    await expect(await card.findByText(shownOf(1, 10))).toBeVisible();
    const first = card.getAllByRole('rowheader')[0]?.textContent;
    await userEvent.click(card.getByRole('button', { name: pagesWords.next }));
    await expect(await card.findByText(shownOf(11, 20))).toBeVisible();
    await waitFor(() => expect(card.getAllByRole('rowheader')[0]?.textContent).not.toBe(first));
  },
});

const manyReadings = () => ({
  ...monitoredClinic(),
  readings: () =>
    Array.from({ length: 5000 }, (_, index) => {
      const values = { heartRate: 75 + Math.round(40 * Math.sin(index * 0.37)) };
      const measuredAt = new Date(storyNow.getTime() - (5000 - index) * 3_600_000);
      return {
        patientId: userId,
        vital: 'HeartRate' as const,
        at: measuredAt,
        receivedAt: measuredAt,
        values,
        ...judge('HeartRate', values),
        serial: 'SN-1',
      };
    }),
});

/** Behaviour 1b, huge: 5,000 readings come in one bounded request and are drawn in full. */
export const FiveThousandReadings = meta.story({
  parameters: atRecord('&period=overall'),
  beforeEach: ({ msw }) => msw.use(backend({ world: manyReadings() })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: courseOf(parameters.heartRate, 5000) }),
    ).toBeVisible();
    await seesText(canvas, recordWords.record.readings.range({ from: 1, to: 10, count: 5000 }));
  },
});

/** A patient without a reading: said only after the server has answered so. */
export const NoReadings = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...monitoredClinic(), readings: () => [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: dashboardWords.noReadings })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: recordWords.record.readings.title })).toBeNull();
  },
});

/** A vital that the address names and the patient has not measured. */
export const NoReadingsOfVital = meta.story({
  parameters: atRecord('&vital=Weight&period=week', 'patient-odd-rtl-name'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 3, name: dashboardWords.noReadingsInPeriod }),
    ).toBeVisible();
  },
});

/** At 320 px one column, and nothing scrolls sideways but what says so. */
export const Narrow = meta.story({
  tags: ['w320'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: courseOf(parameters.systolic) });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});

/** Dark, by the same tokens. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** A patient has no record of this kind to open: nothing is asked, and nothing is shown. */
export const AsPatient = meta.story({
  globals: { role: 'patient' },
  play: async ({ canvas }) => {
    await seesText(canvas, recordWords.record.forStaff);
    await expect(seen.call.mock.calls.filter(([line]) => String(line).includes('patient-info'))).toHaveLength(
      0,
    );
  },
});
