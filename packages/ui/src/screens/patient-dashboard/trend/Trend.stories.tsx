import { endpoints } from '@rpm/api-client';
import { formatDate, monthSheetPath } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { loadWords } from '@rpm/domain/words/load';
import { classWords } from '@rpm/domain/words/reading';
import { recordWords } from '@rpm/domain/words/record';
import { trendWords as texts } from '@rpm/domain/words/trend';
import { trendLinkWords } from '@rpm/domain/words/trendLink';
import { vitalWords } from '@rpm/domain/words/vital';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { monitoredClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import {
  at,
  clinicWithPhone,
  limitsFrom,
  measured,
  november20,
  printedSheets,
  setRange,
  week,
} from '@rpm/storybook/trendStory.ts';
import { asPrinted } from '@rpm/storybook/views.ts';
import { address, Where } from '@rpm/storybook/Where.tsx';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { PatientDashboardScreen } from '../PatientDashboardScreen.tsx';

const { getPatientVitalRange, getUrgentReading, getVitalData, getVitalLimits } = endpoints;
const slow = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Screens/Patient/Dashboard/Trend',
  component: PatientDashboardScreen,
  globals: { role: 'patient' },
  parameters: at('vital=BloodPressure&span=week'),
  beforeEach: ({ msw }) => msw.use(measured(...week)),
  render: () => (
    <>
      <PatientDashboardScreen />
      <Where />
    </>
  ),
});

/** PDB-07, design v5: the words first, then what is usual, the chart with both numbers apart, and every reading. */
export const Default = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const said = texts.words.up({ vital: trendLinkWords.names.BloodPressure, span: texts.when.week });
    await expect(await canvas.findByRole('heading', { name: said }, slow)).toBeVisible();
    await expect(canvas.getByText(texts.inRange.none({ count: 7 }))).toBeVisible();
    await expect(canvas.getByText('151/89')).toBeVisible();
    await expect(canvas.getByText(texts.lower({ value: '21' }))).toBeVisible();
    await expect(canvas.getByRole('img', { name: new RegExp(`^${trendLinkWords.top}: `) })).toBeVisible();
    await expect(canvas.getByRole('img', { name: new RegExp(`^${trendLinkWords.bottom}: `) })).toBeVisible();
    // Each day has its figure, on a phone too, and nothing but the normal range is drawn behind them.
    const top = canvas.getByRole('img', { name: new RegExp(`^${trendLinkWords.top}: `) });
    const figures = [...top.querySelectorAll('text.numeric')].map((each) => each.textContent);
    await expect(figures.sort()).toEqual(['137', '143', '149', '151', '154', '158', '168']);
    await expect(top.querySelectorAll('rect[fill^="url"]')).toHaveLength(0);
    const list = within(canvas.getByRole('region', { name: texts.every }));
    await expect(list.getAllByRole('listitem')).toHaveLength(7);
    await expect(document.title).not.toMatch(/168|Testpatient/);
    // The newest one goes with what is asked about it (API-25).
    await expect(canvas.getByRole('link', { name: texts.ask })).toHaveAttribute(
      'href',
      '/my-doctors?talk=clinic&reading=BloodPressure.20261120-13:00:00',
    );
    await userEvent.click(canvas.getByRole('button', { name: texts.earlier.week }));
    await waitFor(() => expect(address()).toHaveTextContent('before=1'));
    await seesText(canvas, texts.inRange.all({ count: 7 }));
    await userEvent.click(canvas.getByRole('button', { name: texts.later.week }));
    await expect(await canvas.findByRole('heading', { name: said }, slow)).toBeVisible();
  },
});

/** Design v5, v6: a month, whose sheet is for paper: the button prints it, and it has every day in words. */
export const Month = meta.story({
  tags: ['dark'],
  parameters: at('vital=BloodPressure&span=month'),
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: texts.print }, slow));
    await expect(print).toHaveBeenCalledOnce();
    await expect(canvas.getAllByText(texts.highest)[0]).toBeVisible();
    const sheet = document.querySelector<HTMLElement>('[data-print-sheet]');
    if (!sheet) throw new Error('No sheet.');
    await expect(within(sheet).getAllByRole('rowheader', { hidden: true })).toHaveLength(14);
    await expect(sheet).toHaveTextContent(new RegExp(`20168/97${classWords.Critical}`));
    await expect(sheet).toHaveTextContent('Marigold Testpatient');
    const list = within(canvas.getByRole('region', { name: texts.every }));
    await userEvent.click(list.getByRole('button', { name: texts.showAll({ count: 14 }) }));
    const readings = list.getAllByRole('listitem');
    await expect(readings).toHaveLength(14);
    // The button is gone: the keyboard goes on with the first of those that were not shown.
    await waitFor(() => expect(readings[7]).toHaveFocus());
  },
});

/** Design v5: the sheet is offered in the week too: its month comes, and goes to the printer by itself, once and whole. */
export const PrintFromTheWeek = meta.story({
  beforeEach: ({ msw }) => msw.use(measured(...week, [40, 122, 79], [41, 124, 80])),
  parameters: at('vital=BloodPressure&span=week&before=5'),
  play: async ({ canvas, userEvent }) => {
    const sheets = printedSheets();
    await userEvent.click(await canvas.findByRole('button', { name: texts.print }, slow));
    await waitFor(() => expect(sheets).toHaveLength(1), slow);
    await expect(address()).toHaveTextContent('span=month&before=1');
    await expect(sheets[0]).toContain('122/79');
    await expect(sheets[0]).toContain('124/80');
    await expect(sheets[0]).toContain('Marigold Testpatient');
    await expect(sheets[0]).not.toContain('168/97');
    await userEvent.click(await canvas.findByRole('button', { name: texts.later.month }));
    await waitFor(() => expect(address()).not.toHaveTextContent('before'));
    await expect(await canvas.findByText(texts.highest, { selector: 'dt' }, slow)).toBeVisible();
    await expect(sheets).toHaveLength(1);
  },
});

/** Design v6, w1: My timeline sends here to print: the sheet goes to the printer by itself, and a new load does not print again. */
export const PrintFromTheTimeline = meta.story({
  parameters: { page: { path: monthSheetPath('BloodPressure', 0), isSignedIn: true } },
  play: async ({ canvas }) => {
    const sheets = printedSheets();
    await waitFor(() => expect(sheets).toHaveLength(1), slow);
    await expect(sheets[0]).toContain('168/97');
    await expect(sheets[0]).toContain('Marigold Testpatient');
    await expect(await canvas.findByText(texts.highest, { selector: 'dt' }, slow)).toBeVisible();
    await waitFor(() => expect(address()).not.toHaveTextContent('print'));
    await expect(address()).toHaveTextContent('span=month');
    await expect(sheets).toHaveLength(1);
  },
});

/**
 * Design v6: as the paper gets it: head and foot of each page, shapes beside the words, who set the limits, and what became of
 * a critical reading; nothing of the page beside it.
 */
export const MonthOnPaper = meta.story({
  tags: ['paper'],
  parameters: at('vital=BloodPressure&span=month'),
  beforeEach: ({ msw }) =>
    msw.use(
      answers(getPatientVitalRange, JSON.stringify([setRange])),
      answers(getUrgentReading, JSON.stringify(clinicWithPhone)),
      measured(...week, [-0.005, 148, 88]),
    ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: texts.print }, slow);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    const back = asPrinted();
    try {
      const sheet = within(screen.getByRole('region', { name: texts.print }));
      await expect(sheet.getByText(new RegExp(`^${texts.sheet.first}`))).toHaveTextContent(
        texts.sheet.limitsSet({
          name: 'Wren Q. Exampledoc',
          day: formatDate({ year: 2026, month: 6, day: 2 }),
        }),
      );
      const two = { first: '168/97', time: '.*', second: '148/88', later: '.*' };
      const repeat = sheet.getByText(new RegExp(`^${texts.sheet.repeat.notRepeated(two)}$`));
      await expect(repeat).toHaveTextContent(new RegExp(`^${november20}: `));
      await expect(sheet.getAllByText('Marigold Testpatient')[0]).toBeVisible();
      await expect(button).not.toBeVisible();
      const { style } = document.documentElement;
      await expect(style.getPropertyValue('--rpm-sheet-number')).toBe(
        `"${texts.sheet.page({ at: '" counter(page) "', count: '" counter(pages) "' })}"`,
      );
      await waitFor(() =>
        expect(style.getPropertyValue('--rpm-sheet-middle')).toBe(
          `"${texts.sheet.clinic({ phone: '(614) 555-0142' })}"`,
        ),
      );
    } finally {
      back();
    }
  },
});

/** Fewer than 3 days in a span are too few to compare, which is said. */
export const TooFewDays = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(measured([1, 120, 80], [0, 121, 80])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.tooFew }, slow)).toBeVisible();
    await expect(canvas.getByText(texts.inRange.all({ count: 2 }))).toBeVisible();
  },
});

/** Behaviour 1c, empty: nobody measured on these days; one can go back. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(measured([20, 120, 80])),
  play: async ({ canvas }) => {
    await seesText(canvas, texts.none);
    await expect(canvas.getByRole('button', { name: texts.earlier.week })).toBeVisible();
  },
});

/** Another vital, with the demo's readings, and the link on the dashboard that leads here. */
export const FromTheDashboard = meta.story({
  parameters: at(''),
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
  play: async ({ canvas, userEvent }) => {
    const name = trendLinkWords.open({ vital: trendLinkWords.names.Weight });
    await userEvent.click(await canvas.findByRole('link', { name }, slow));
    await expect(
      await canvas.findByRole('heading', { name: vitalWords.kinds.Weight, level: 1 }, slow),
    ).toBeVisible();
    await expect(await canvas.findByRole('region', { name: texts.every }, slow)).toBeVisible();
  },
});

/** Metric units. */
export const Metric = meta.story({
  tags: ['metric'],
  globals: { role: 'patient', units: 'metric' },
  parameters: at('vital=Weight&span=month'),
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: texts.every }, slow)).toBeVisible();
  },
});

/** ERR-02: while they load, that is said. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getVitalData)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(appWords.loading, {}, slow)).toBeInTheDocument();
  },
});

/** Behaviour 1b, 500: said, and tried again; without the limits the chart stands without its band. */
export const Fails = meta.story({
  tags: ['network-fault', 'w390'],
  beforeEach: ({ msw }) => msw.use(fails(getVitalData, 500), fails(getVitalLimits, 500)),
  play: async ({ canvas, msw, userEvent }) => {
    await seesText(canvas, recordWords.record.vitals.courseLoading.failed);
    msw.use(measured(...week));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(
      await canvas.findByRole('img', { name: new RegExp(`^${trendLinkWords.top}: `) }, slow),
    ).toBeVisible();
  },
});

/** One reading, and days without one: the line breaks, and the list has what there is. */
export const Gaps = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(measured([6, 128, 80], [5, 131, 82], [1, 133, 84], [0, 129, 81])),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: texts.every }, slow));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('img', { name: new RegExp(`^${trendLinkWords.top}: `) })).toBeVisible();
  },
});

/** A single reading has nothing to be compared with. */
export const OneReading = meta.story({
  beforeEach: ({ msw }) => msw.use(measured([0, 121, 80])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.tooFew }, slow)).toBeVisible();
    await expect(canvas.getByText(texts.inRange.all({ count: 1 }))).toBeVisible();
    await expect(canvas.getByRole('img', { name: new RegExp(`^${trendLinkWords.top}: `) })).toBeVisible();
  },
});

/** The limits changed on these days: that is said, with the day; a range that begins later says nothing. */
export const LimitsChanged = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(limitsFrom(2, 17, 28)),
  play: async ({ canvas, userEvent }) => {
    const note = texts.rangeChanged({ day: formatDate({ year: 2026, month: 11, day: 17 }) });
    await seesText(canvas, note);
    await userEvent.click(canvas.getByRole('button', { name: texts.earlier.week }));
    await waitFor(() => expect(canvas.queryByText(note)).not.toBeInTheDocument());
  },
});

/** Behaviour 1a, offline: what was read stays. */
export const Offline = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: texts.every }, slow)).toBeVisible();
    const back = setOnline(false);
    await seesText(canvas, appWords.offline);
    await expect(canvas.getByRole('img', { name: new RegExp(`^${trendLinkWords.top}: `) })).toBeVisible();
    back();
  },
});
