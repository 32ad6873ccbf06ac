import { endpoints } from '@rpm/api-client';
import { guidePaths } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { clinicWords } from '@rpm/domain/words/clinic';
import { credentialWords } from '@rpm/domain/words/credential';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { pagesWords } from '@rpm/domain/words/frame';
import { loadWords } from '@rpm/domain/words/load';
import { classWords, readingWords } from '@rpm/domain/words/reading';
import { backend, hangs } from '@rpm/mock-server/msw';
import { aCredential, emptyClinic, hugeClinic, smallClinic } from '@rpm/mock-server/seed';
import { brokenWords } from '@rpm/storybook/brokenWords.ts';
import { dayOfTheMockUp, tablesAsked, totalsOf } from '@rpm/storybook/dashboardStory.ts';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { dayInWords } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { pageLanguage } from '../../hooks/pageLanguage.ts';
import { DoctorDashboardScreen } from './DoctorDashboardScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Provider dashboard',
  component: DoctorDashboardScreen,
  parameters: { layout: 'fullscreen', page: { path: '/doctor-dashboard', isSignedIn: true } },
});

/** DDB-01: four numbers, each under its label. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const totals = await totalsOf(canvas);
    for (const label of [
      dashboardWords.totalPatients,
      dashboardWords.activatedDevices,
      dashboardWords.totalReadings,
      dashboardWords.notesGenerated,
    ]) {
      await expect(await totals.findByText(label)).toBeVisible();
    }
    await waitFor(() => expect(totals.getAllByText(/^[\d,]+$/)).toHaveLength(4));
    await expect(canvas.getByRole('heading', { level: 1, name: dashboardWords.title })).toBeVisible();
    await expect(canvas.getByText(dayInWords('2026-11-20'))).toBeVisible();
    await expect(document.title).toBe(`${dashboardWords.title} · ${appWords.title}`);
    await canvas.findAllByRole('rowheader');
  },
});

/** DDB-02: each patient's counts, the most urgent first; the name leads to the record by an opaque id. */
export const VitalsByUrgency = meta.story({
  play: async ({ canvas }) => {
    const names = await canvas.findAllByRole('rowheader');
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      clinicWords.columns.name,
      clinicWords.columns.total,
      ...Object.values(classWords),
      clinicWords.columns.share,
    ]);
    const rows = canvas.getAllByRole('row').slice(1);
    const counts = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 4)
        .map((cell) => Number(cell.textContent)),
    );
    for (const [total = 0, normal = 0, cautious = 0, critical = 0] of counts) {
      await expect(total).toBe(normal + cautious + critical);
    }
    const urgency = counts.map(([, , cautious = 0, critical = 0]) => critical * 10_000 + cautious);
    await expect(urgency).toEqual([...urgency].sort((a, b) => b - a));
    for (const name of names) {
      await expect(within(name).getByRole('link').getAttribute('href')).toMatch(
        /^\/patientdetails\?id=[\w-]+$/,
      );
    }
  },
});

/** DDB-01: on a phone a number is in one piece and what is beside it goes under it. The day of the mock-up, each number with a second one beside it: 248 patients, ten of them on the first page. */
export const AsInTheMockUp = meta.story({
  tags: ['w390', 'w320'],
  beforeEach: ({ msw }) => msw.use(...dayOfTheMockUp()),
  play: async ({ canvas }) => {
    await seesText(canvas, '18,942');
    for (const note of [
      clinicWords.notes.newPatients({ count: 9 }),
      clinicWords.notes.allotted({ count: 341 }),
      clinicWords.notes.thisWeek({ count: 1479 }),
      clinicWords.notes.thisWeek({ count: 38 }),
    ]) {
      await seesText(canvas, note);
    }
    await seesText(canvas, clinicWords.range({ from: 1, to: 10, count: 248 }));
    await expect(
      canvas.getByRole('img', { name: readingWords.share({ normal: 88, cautious: 41, critical: 13 }) }),
    ).toBeVisible();
  },
});

/** DDB-02: Week is seven days that end today, Month the calendar month, Overall has no bounds; each begins at page 1. */
export const Periods = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    const bounds = () => (tablesAsked().at(-1) ?? '').split('?')[0];
    await expect(
      tablesAsked().some((line) => line.startsWith('/20261114-00%3A00%3A00/20261120-23%3A59%3A59?')),
    ).toBe(true);
    await userEvent.click(canvas.getByRole('radio', { name: dashboardWords.month }));
    await canvas.findByRole('table', { name: clinicWords.tableName.month });
    await expect(bounds()).toBe('/20261101-00%3A00%3A00/20261130-23%3A59%3A59');
    await userEvent.click(canvas.getByRole('radio', { name: dashboardWords.overall }));
    await canvas.findByRole('table', { name: clinicWords.tableName.overall });
    await expect(bounds()).toBe('');
    await expect(tablesAsked().at(-1)).toContain('page=0&noOfRows=10');
  },
});

/** Behaviour 1c: of periods that are chosen in a hurry, the last one is shown, whichever answer comes last. */
export const FastSwitching = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ latencyMs: 150 })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: clinicWords.tableName.week });
    for (const period of ['month', 'overall', 'week', 'month'] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: dashboardWords[period] }));
    }
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('table', { name: clinicWords.tableName.month })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: dashboardWords.month })).toBeChecked();
    await expect(canvas.queryByRole('table', { name: clinicWords.tableName.week })).toBeNull();
  },
});

/** DDB-03: the devices that the clinic can assign, and the way to assign one. */
export const AvailableDevices = meta.story({
  play: async ({ canvas }) => {
    const devices = within(await canvas.findByRole('region', { name: clinicWords.devices }));
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(6));
    await expect(devices.getByText('Upper Arm Monitor')).toBeVisible();
    await expect(devices.getByText('EX-BP120')).toBeVisible();
    await expect(devices.getByRole('link', { name: clinicWords.assign })).toHaveAttribute(
      'href',
      '/rpm-device-allocation',
    );
  },
});

/** DDB-04: the provider's guide is a file to be saved. */
export const UserGuide = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: clinicWords.guide });
    await expect(link).toHaveAttribute('href', guidePaths[pageLanguage].provider);
    await expect(link).toHaveAttribute('download');
  },
});

/** DDB-05: how to use it, in four steps. */
export const HowTo = meta.story({
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: dashboardWords.howTo }));
    await expect(card.getAllByRole('listitem')).toHaveLength(4);
    await expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      clinicWords.steps.map((step, at) => `${at + 1}${step}`),
    );
  },
});

/** Behaviour 1c, empty: a clinic without patients has zeros, which are known, and an empty table. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  play: async ({ canvas }) => {
    await seesText(canvas, dashboardWords.noReadingsInPeriod);
    const totals = await totalsOf(canvas);
    await waitFor(() => expect(totals.getAllByText('0')).toHaveLength(4));
  },
});

/** ERR-02: heads and labels are there at once, with blocks for what is on its way; nothing says that there is nothing. */
export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      hangs(endpoints.getTotalPatients),
      hangs(endpoints.getTotalDevicesByStatus),
      hangs(endpoints.totalNotes),
      hangs(endpoints.getTotalTableReadingsOfDoctor),
      hangs(endpoints.getTotalTableReadingsOfDoctorBetween),
      hangs(endpoints.getSupportedDevices),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText(dashboardWords.totalPatients)).toBeVisible();
    await expect(canvas.getAllByText(appWords.loading).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(dashboardWords.noReadingsInPeriod)).toBeNull();
    await expect(canvas.queryByText('0')).toBeNull();
    await expect(canvas.queryByText(loadWords.unknown)).toBeNull();
  },
});

/** Behaviour 1c, huge: ten thousand patients are a thousand pages, and only the page is sent. */
export const TenThousandPatients = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: hugeClinic(10_000) })),
  play: async ({ canvas, userEvent }) => {
    await seesText(canvas, clinicWords.range({ from: 1, to: 10, count: 10_000 }), { timeout: 15_000 });
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Example Person 100');
    await userEvent.click(canvas.getByRole('button', { name: pagesWords.next }));
    await waitFor(
      () => expect(canvas.getAllByRole('rowheader')[0]).not.toHaveTextContent('Example Person 100'),
      {
        timeout: 15_000,
      },
    );
    await expect(canvas.getByText(clinicWords.range({ from: 11, to: 20, count: 10_000 }))).toBeVisible();
    await expect(tablesAsked().at(-1)).toContain('page=1&noOfRows=10');
    const totals = await totalsOf(canvas);
    // DDB-01, DDB-02: as many patients as the table has, and each of them with one device.
    await waitFor(() => expect(totals.getAllByText('10,000')).toHaveLength(2), { timeout: 15_000 });
  },
});

/** On a phone the numbers stand two by two and each patient is a card. */
export const Phone = meta.story({
  tags: ['w390'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('list', { name: clinicWords.tableName.week })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** 320 px, which is 400 percent zoom on a small screen: nothing scrolls sideways. */
export const SmallestPhone = meta.story({
  tags: ['w320'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The same with the largest text: what stood side by side stands below each other, and no word of a figure breaks. */
export const LargestText = meta.story({
  tags: ['w320'],
  globals: { viewport: { value: 'w320', isRotated: false }, text: 'percent-200' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(brokenWords(canvas.getByRole('region', { name: clinicWords.totals }))).toEqual([]);
    for (const row of canvas.getAllByRole('article')) await expect(brokenWords(row)).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Everything by keyboard: the periods by arrows, then the first patient. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    canvas.getByRole('radio', { name: dashboardWords.week }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByRole('table', { name: clinicWords.tableName.month });
    await expect(canvas.getByRole('radio', { name: dashboardWords.month })).toHaveFocus();
    await canvas.findAllByRole('rowheader');
    await userEvent.tab();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('href') ?? '').toMatch(/^\/patientdetails\?id=/),
    );
  },
});

/** SCR-09: from 30 days before its end, by the clinic's calendar, an own license is named here, with the way to it. */
export const LicenseEnds = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => {
    const clinics = smallClinic().clinics.map((each) => ({ ...each, timeZone: 'Pacific/Kiritimati' }));
    msw.use(backend({ world: { ...smallClinic(), clinics, credentials: [aCredential()] } }));
  },
  play: async ({ canvas }) => {
    const { named, namedOfState } = credentialWords;
    const credential = namedOfState({ state: 'Ohio', kind: named.medicalLicense });
    await seesText(
      canvas,
      credentialWords.banner.ends({ credential, count: 27, date: dayInWords('2026-12-18') }),
    );
    await expect(canvas.getByRole('link', { name: credentialWords.banner.open })).toHaveAttribute(
      'href',
      '/mycredentials',
    );
  },
});
