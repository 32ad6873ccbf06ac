import { formatLocalTime, judge, localTimeOf, spaced, vitalKinds } from '@rpm/domain';
import { backend } from '@rpm/mock-server/msw';
import { demoAccounts, monitoredClinic, storyNow } from '@rpm/mock-server/seed';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { seen } from '../../../../../.storybook/seen.ts';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const userId = demoAccounts.patient.accountId;
const at = (query = '', id = userId) => ({
  layout: 'fullscreen' as const,
  page: { path: `/patientdetails?id=${encodeURIComponent(id)}${query}`, isSignedIn: true },
});

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record',
  component: PatientDetailsScreen,
  parameters: at(),
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
    await expect(document.title).toBe('Patient Details · Remote Patient Monitoring');
    await expect(canvas.getByText('March 04, 1948 (78 years)')).toBeVisible();
    await expect(canvas.getByText('Female')).toBeVisible();
    await expect(canvas.getByText('Provider Wren Q. Exampledoc')).toBeVisible();
    const cards = within(await canvas.findByRole('region', { name: 'Latest readings' })).getAllByRole('link');
    await expect(cards).toHaveLength(6);
    await expect(cards[0]).toHaveAttribute('aria-current', 'true');
    await expect(cards[0]).toHaveTextContent(/^Blood Pressure\d+\/\d+ mmHg(Normal|Cautious|Critical)/);
    await expect(
      await canvas.findByRole('img', { name: /^Systolic: \d+ readings, November 0\d, 2026 to November/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Diastolic: / })).toBeVisible();
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Assign Device' }),
    ).toHaveAttribute('href', `/rpm-device-allocation?patient=${userId}`);
  },
});

/** The chart's readings and the table's are the same: one stretch of time by the patient's clocks, and by the server's day. */
export const SameStretchOfTime = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^Systolic: / });
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
    await canvas.findByRole('img', { name: /^Systolic: / });
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await waitFor(() =>
      expect(seen.call).toHaveBeenCalledWith(
        expect.stringContaining('start=20261114-05%3A00%3A00&end=20261121-04%3A59%3A59'),
        undefined,
      ),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Overall' }));
    await expect(
      await canvas.findByRole('img', { name: /^Systolic: \d+ readings, May \d\d, 2026 to/ }),
    ).toBeVisible();
    const overall = seen.call.mock.calls.map(([line]) => String(line)).at(-1);
    await expect(overall).not.toContain('start=');
  },
});

/** The address says what is shown: a vital and a period can be sent to a colleague, and tabs open beside each other. */
export const ByAddress = meta.story({
  parameters: at('&vital=BloodGlucose&period=overall'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Blood glucose: \d+ readings, May/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Overall' })).toBeChecked();
    const tabs = within(canvas.getByRole('navigation', { name: 'Patient record' })).getAllByRole('link');
    await expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      `/patientdetails?id=${userId}&vital=BloodGlucose&period=overall`,
      `/patientdetails?id=${userId}&tab=devices&vital=BloodGlucose&period=overall`,
      `/patientdetails?id=${userId}&tab=notes&vital=BloodGlucose&period=overall`,
      `/patientdetails?id=${userId}&tab=demographics&vital=BloodGlucose&period=overall`,
    ]);
  },
});

/** DSP-07: each vital in full, by its card. */
export const EachVital = meta.story({
  play: async ({ canvas, userEvent }) => {
    const cards = await canvas.findByRole('region', { name: 'Latest readings' });
    for (const vital of vitalKinds) {
      await userEvent.click(within(cards).getByRole('link', { name: new RegExp(`^${spaced(vital)}`) }));
      const name = spaced(vital);
      await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
      await expect(
        await canvas.findByRole('slider', { name: `Readings of ${name}, one by one` }),
      ).toBeInTheDocument();
    }
  },
});

/** RNG-03, RNG-13: the limits in force, who set them and when, and that they have no end worth naming. */
export const ReferenceRange = meta.story({
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Reference Range' }));
    await expect(await card.findByText('Set by Wren Q. Exampledoc, September 20, 2026')).toBeVisible();
    await expect(card.getByText('In force until it is changed.')).toBeVisible();
    await expect(
      await card.findByRole('img', {
        name: /^Range: normal 90 to 120 mmHg, critical below 85 or above 165\. Reading \d+/,
      }),
    ).toBeVisible();
  },
});

/** RNG-01, RNG-22: the form opens for the vital that is shown; what it saves is in force at once, and stands in the card. */
export const SetReferenceRange = meta.story({
  parameters: at('&vital=HeartRate'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Standard limits. None was set for this patient.')).toBeVisible();
    const open = canvas.getByRole('button', { name: 'Set Reference Range' });
    await waitFor(() => expect(open).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(open);
    const form = within(await screen.findByRole('dialog', { name: 'Set Reference Range for Heart Rate' }));
    const now = formatLocalTime(localTimeOf(storyNow, browserTimeZone()));
    fireEvent.change(await form.findByLabelText('Start date and time'), { target: { value: now } });
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Save Range' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(form.getByRole('button', { name: 'Save Range' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Set by Wren Q. Exampledoc, November 20, 2026')).toBeVisible();
  },
});

const endingSoon = () => {
  const world = monitoredClinic();
  const end = new Date('2026-12-01T12:00:00Z');
  return { ...world, ranges: world.ranges.map((range) => ({ ...range, end })) };
};

/** RNG-13: a range that ends within 30 days says so. */
export const RangeEndsSoon = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: endingSoon() })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Ends soon: on December 01, 2026. Standard limits apply afterwards.'),
    ).toBeVisible();
  },
});

/** Nobody has set a range: the standard limits are in force, and it says so. */
export const NoRange = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...monitoredClinic(), ranges: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Standard limits. None was set for this patient.')).toBeVisible();
  },
});

/** Marking goes up to the newest reading that was on the screen; it is said in the page and as a toast, and Undo takes it back. */
export const MarkReviewed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        'New readings since the review by Quince Deskworth, November 16, 2026, 10:00 AM',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark Reviewed' }));
    await expect(
      await canvas.findByText('Reviewed by Wren Q. Exampledoc, November 20, 2026, 10:00 AM'),
    ).toBeVisible();
    const sent = seen.call.mock.calls.find(([line]) => String(line).includes('review-readings'));
    await expect(sent?.[1]).toEqual({ userId, upTo: expect.stringMatching(/^20261\d{3}-/) });
    await expect(canvas.queryByRole('button', { name: 'Mark Reviewed' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Mark Reviewed' })).toBeVisible();
    await expect(canvas.getByText(/^New readings since the review by Quince Deskworth/)).toBeVisible();
  },
});

/** The toast offers Undo too, and goes when it is pressed (behaviour R27: the page says it as well). */
export const UndoByToast = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark Reviewed' }));
    const toasts = await screen.findByRole('region', { name: 'Notifications' });
    await userEvent.click(await within(toasts).findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Mark Reviewed' })).toBeVisible();
  },
});

/** The way of the newest reading: measured, received, first seen by whom. */
export const Receipt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const receipt = within(await canvas.findByRole('region', { name: 'Newest reading' }));
    await expect(receipt.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^November \d\d, 2026, \d+:\d\d AM$/),
      expect.stringMatching(/^November \d\d, 2026, \d+:\d\d AM$/),
      'Nobody yet',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark Reviewed' }));
    await expect(await receipt.findByText('Wren Q. Exampledoc, November 20, 2026, 10:00 AM')).toBeVisible();
  },
});

/** The table turns its pages; the numbers are those of the server. */
export const ReadingsByPage = meta.story({
  parameters: at('&period=overall'),
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Readings' }));
    await expect(await card.findByText(/^1–10 of \d+ readings$/)).toBeVisible();
    const first = card.getAllByRole('rowheader')[0]?.textContent;
    await userEvent.click(card.getByRole('button', { name: 'Next' }));
    await expect(await card.findByText(/^11–20 of \d+ readings$/)).toBeVisible();
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
  parameters: at('&period=overall'),
  beforeEach: ({ msw }) => msw.use(backend({ world: manyReadings() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Heart rate: 5,000 readings/ })).toBeVisible();
    await expect(await canvas.findByText('1–10 of 5,000 readings')).toBeVisible();
  },
});

/** A patient without a reading: said only after the server has answered so. */
export const NoReadings = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...monitoredClinic(), readings: () => [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No readings yet' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Readings' })).toBeNull();
  },
});

/** A vital that the address names and the patient has not measured. */
export const NoReadingsOfVital = meta.story({
  parameters: at('&vital=Weight&period=week', 'patient-odd-rtl-name'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 3, name: 'No readings for this period' }),
    ).toBeVisible();
  },
});

/** Behaviour 1b: a name that runs from right to left, in its own direction. */
export const RightToLeftName = meta.story({
  parameters: at('', 'patient-odd-rtl-name'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'דוגמה בדיקה' })).toBeVisible();
  },
});

/** Behaviour 1b: what looks like code is text. */
export const NameLikeCode = meta.story({
  parameters: at('', 'patient-odd-xss-name'),
  play: async ({ canvas }) => {
    const name = '<img src=x onerror=alert(1)> <script>alert(1)</script>';
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await expect(document.querySelector('img[src=x]')).toBeNull();
    await expect(document.title).not.toContain('script');
  },
});

/** Behaviour 1b: 200 characters wrap, and push nothing off the page. */
export const LongName = meta.story({
  tags: ['w320'],
  parameters: at('', 'patient-odd-long-name'),
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^WisteriaWisteria/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});

/** Behaviour R18: two people of one name are told apart by birth date and address. */
export const TwoOfOneName = meta.story({
  parameters: at('', 'patient-odd-same-name-b'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ann Samename' })).toBeVisible();
    await expect(canvas.getByText('October 12, 1971 (55 years)')).toBeVisible();
    await expect(canvas.getByText('same-name-b@example.test')).toBeVisible();
  },
});

/** DSP-06: a birth date that is none is '—', and the rest stands. */
export const UnreadableBirthDate = meta.story({
  parameters: at('', 'patient-odd-birth-date-impossible'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Odette Oddrecord' });
    await expect(canvas.getByText('—')).toBeVisible();
    await expect(canvas.queryByText(/NaN|Invalid|1950/)).toBeNull();
  },
});

/** At 320 px one column, and nothing scrolls sideways but what says so. */
export const Narrow = meta.story({
  tags: ['w320'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^Systolic: / });
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
    await expect(await canvas.findByText(/^This record is for the people of the clinic/)).toBeVisible();
    await expect(seen.call.mock.calls.filter(([line]) => String(line).includes('patient-info'))).toHaveLength(
      0,
    );
  },
});
