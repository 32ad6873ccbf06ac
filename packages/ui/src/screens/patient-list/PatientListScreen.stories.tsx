import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { pagesWords } from '@rpm/domain/words/frame';
import { orderStatusWords } from '@rpm/domain/words/orderStatus';
import { patientListWords } from '@rpm/domain/words/patientList';
import { rankWords } from '@rpm/domain/words/queue';
import { periodWords, vitalWords } from '@rpm/domain/words/vital';
import { workingModeWords } from '@rpm/domain/words/workingMode';
import { backend, hangs } from '@rpm/mock-server/msw';
import { emptyClinic, hugeClinic, queueClinic } from '@rpm/mock-server/seed';
import { chooseOption } from '@rpm/storybook/chooseOption.ts';
import { seesText } from '@rpm/storybook/drawn.ts';
import {
  address,
  asked,
  Browser,
  expectWholeList,
  goBack,
  isAge,
  neverReviewed,
  someCautious,
  someCritical,
} from '@rpm/storybook/patientListStory.tsx';
import preview from '@rpm/storybook/preview.tsx';
import { anything, beginning, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientListScreen } from './PatientListScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient list',
  component: PatientListScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-list', isSignedIn: true } },
});

const withBrowser = {
  render: () => (
    <>
      <PatientListScreen />
      <Browser />
    </>
  ),
};

const { columns, rowsPerPage, sortBy, sorts } = patientListWords;

/** SCR-05: the own patients, the most urgent first; the name leads to the record by an opaque id. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('rowheader');
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      columns.name,
      columns.dob,
      columns.vitals,
      columns.latest,
      columns.unreviewed,
      columns.days,
      columns.minutes,
      columns.reviewed,
      columns.device,
    ]);
    const link = within(name as HTMLElement).getByRole('link');
    await expect(link.getAttribute('href')).toMatch(/^\/patientdetails\?id=[\w-]+$/);
    await expect(asked()).toEqual([
      { page: '0', noOfRows: '20', preset: 'all', sort: 'urgency', scope: 'own' },
    ]);
    const row = canvas.getByRole('row', { name: /Clover Demoson/ });
    await expect(within(row).getByText(dayInWords('1960-09-02'))).toBeVisible();
    await expect(within(row).getByText(/mmHg|beats|%/)).toBeVisible();
    await expect(within(row).getByText(isAge)).toBeVisible();
    await expect(within(row).getByText(orderStatusWords.Activated)).toBeVisible();
    // Of the 30 days that are billed, not of the month.
    await expect(within(row).getByText(periodWords.daysOf({ count: 4, total: 30 }))).toBeVisible();
    await expect(document.title).toBe(`${patientListWords.title.own} · ${appWords.title}`);
  },
});

/** SCR-05: a window of 1280 px shows all columns of the own patients. */
export const AllColumnsAt1280 = meta.story({
  tags: ['w1280'],
  play: ({ canvas }) => expectWholeList(canvas),
});

/** `/allPatients`: everybody of the clinic, with the provider who is responsible. */
export const WholeClinic = meta.story({
  args: { scope: 'clinic' },
  parameters: { page: { path: '/allPatients', isSignedIn: true } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(5);
    await expect(canvas.getByRole('columnheader', { name: patientListWords.columns.provider })).toBeVisible();
    await expect(canvas.getAllByText('Teasel Fakeley').length).toBeGreaterThan(0);
    await expect(asked()[0]).toMatchObject({ scope: 'clinic' });
  },
});

/** SCR-05: the list of the whole clinic shows all of its columns there too. */
export const WholeClinicAt1280 = meta.story({
  args: { scope: 'clinic' },
  parameters: { page: { path: '/allPatients', isSignedIn: true } },
  tags: ['w1280'],
  play: ({ canvas }) => expectWholeList(canvas),
});

/** A clinic without patients, said only after the server has answered so: nothing to clear, a way to begin. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  play: async ({ canvas }) => {
    await seesText(canvas, patientListWords.empty);
    await expect(canvas.queryByRole('button', { name: patientListWords.clear })).toBeNull();
    await expect(canvas.getByRole('button', { name: patientListWords.enroll })).toBeVisible();
  },
});

/** Nobody matches, which is another thing than nobody being there; Clear Filter brings everybody back. */
export const NoMatch = meta.story({
  ...withBrowser,
  play: async ({ canvas, userEvent }) => {
    const all = (await canvas.findAllByRole('rowheader')).length;
    await userEvent.type(canvas.getByRole('searchbox'), 'Nobody of that name');
    await seesText(canvas, patientListWords.noMatch);
    const [clear] = canvas.getAllByRole('button', { name: patientListWords.clear });
    if (clear) await userEvent.click(clear);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(all));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: patientListWords.clear })).toBeNull();
  },
});

/** ERR-02: real heads with blocks while the first page loads. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getPatientList)),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: patientListWords.tableName });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText(appWords.loading)).toBeInTheDocument();
    await expect(canvas.queryByText(patientListWords.empty)).toBeNull();
  },
});

/** Typing asks once, after a pause. What is typed may be a name, so it never stands in the address (R19). */
export const SearchWaitsForThePause = meta.story({
  ...withBrowser,
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.type(canvas.getByRole('searchbox'), 'Clover');
    await expect(asked()).toHaveLength(1);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(asked()).toHaveLength(2);
    await expect(asked().at(-1)).toMatchObject({ search: 'Clover', page: '0' });
    await expect(address(canvas)).toBe('/patient-list');
  },
});

/** Each preset, each order, and the rows of a page are asked of the server and stand in the address. */
export const FiltersStandInTheAddress = meta.story({
  ...withBrowser,
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    for (const [label, preset] of [
      [patientListWords.presets.outOfRange, 'outOfRange'],
      [patientListWords.presets.silent, 'silent'],
      [patientListWords.presets.notReviewed, 'notReviewed'],
      // F5: only this one has those who are no longer in care.
      [patientListWords.presets.discharged, 'discharged'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: label }));
      await waitFor(() => expect(asked().at(-1)).toMatchObject({ preset }));
      await expect(address(canvas)).toBe(`/patient-list?show=${preset}`);
    }
    await userEvent.click(canvas.getByRole('radio', { name: patientListWords.presets.all }));
    await chooseOption(canvas, userEvent, beginning(sortBy), sorts.latest);
    await chooseOption(canvas, userEvent, beginning(rowsPerPage), '5');
    await waitFor(() =>
      expect(asked().at(-1)).toMatchObject({ preset: 'all', sort: 'latest', noOfRows: '5' }),
    );
    await expect(address(canvas)).toBe('/patient-list?sort=latest&rows=5');
  },
});

/** The back button goes back through the filters, the search included. */
export const BackButton = meta.story({
  ...withBrowser,
  play: async ({ canvas, userEvent }) => {
    const all = (await canvas.findAllByRole('rowheader')).length;
    await userEvent.type(canvas.getByRole('searchbox'), 'Clover');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.click(canvas.getAllByRole('button', { name: patientListWords.clear })[0] as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(all));
    await goBack(canvas, userEvent);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('Clover'));
  },
});

/** An address that somebody typed: what fits is taken, the rest ignored. */
export const BadAddress = meta.story({
  parameters: { page: { path: '/patient-list?show=everybody&sort=name&rows=7&page=-3', isSignedIn: true } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await expect(asked()).toEqual([{ page: '0', noOfRows: '20', preset: 'all', sort: 'name', scope: 'own' }]);
  },
});

/** Behaviour 1a, huge: ten thousand patients, a page at a time; a page beyond the last leads to the last. */
export const TenThousandPatients = meta.story({
  ...withBrowser,
  parameters: { page: { path: '/patient-list?sort=name&page=9999', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: hugeClinic(10_000) })),
  play: async ({ canvas, userEvent }) => {
    const slow = { timeout: 15_000 };
    const last = patientListWords.range({ from: 9981, to: 10_000, count: 10_000 });
    await seesText(canvas, last, slow);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(20), slow);
    await expect(address(canvas)).toBe('/patient-list?sort=name&page=500');
    await userEvent.click(canvas.getByRole('button', { name: pagesWords.previous }));
    const before = patientListWords.range({ from: 9961, to: 9980, count: 10_000 });
    await seesText(canvas, before, slow);
  },
});

/** On a phone each patient is a card, which says what is unreviewed too. */
export const Phone = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: neverReviewed() })),
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article');
    await expect(within(first as HTMLElement).getByText(someCritical)).toBeVisible();
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

/** SCR-05: readings out of range since the last look, in shape, number and word; the list can begin with the most of them. */
export const UnreviewedReadings = meta.story({
  tags: ['w1440'],
  beforeEach: ({ msw }) => msw.use(backend({ world: neverReviewed() })),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Marigold Testpatient/ });
    await expect(within(row).getByText(someCritical)).toBeVisible();
    await expect(within(row).getByText(someCautious)).toBeVisible();
    await expect(canvas.getAllByText(patientListWords.noUnreviewed).length).toBeGreaterThan(0);
    await chooseOption(canvas, userEvent, beginning(sortBy), sorts.unreviewed);
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'unreviewed' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Marigold Testpatient'),
    );
  },
});

/** 1440 px: all columns without sideways scroll; in the list of a clinic the birth date stands under the name. */
export const Desktop = meta.story({
  tags: ['w1440'],
  args: { scope: 'clinic' },
  parameters: { page: { path: '/allPatients', isSignedIn: true } },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('rowheader');
    await expect(name).toHaveTextContent(new RegExp(`${columns.dob} .*\\d{4}$`));
    await expect(canvas.queryByRole('region', { name: patientListWords.tableName })).toBeNull();
  },
});

/** SCR-02: each row says why the patient waits, in the order of the rank, and the working mode begins here. */
export const WhyHere = meta.story({
  tags: ['w1440', 'w390'],
  globals: { role: 'staff' },
  beforeEach: ({ msw }) => msw.use(backend({ world: queueClinic() })),
  play: async ({ canvas }) => {
    const { reading, usualLimit, neverLooked } = rankWords.sentence;
    const systolic = { parameter: vitalWords.parameters.systolic.toLowerCase(), value: anything };
    const worst = reading.Critical({ ...systolic, value: '184' });
    const reason = [`${worst}, ${anything}${usualLimit({ limit: '180' })}`, neverLooked].join(' ');
    await seesText(canvas, sentence(reason));
    // By urgency all who wait come before the others, in the order of the queue.
    const reasons = [
      ...canvas.getAllByText(beginning(reading.Critical(systolic))),
      ...canvas.getAllByText(beginning(reading.Cautious(systolic))),
    ];
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(reasons).toHaveLength(5);
    await expect(reasons.map((each) => each.closest('tr'))).toEqual(rows.slice(0, 5));
    const [first] = canvas.getAllByText(workingModeWords.whyOpen);
    first?.click();
    await expect(canvas.getAllByText(workingModeWords.sum)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: workingModeWords.start })).toHaveAttribute(
      'href',
      '/patient-list?review=1',
    );
  },
});
