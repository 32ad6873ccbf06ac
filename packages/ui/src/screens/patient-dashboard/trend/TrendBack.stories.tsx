import { limits, monthSheetPath } from '@rpm/domain';
import { patientWords } from '@rpm/domain/words/patient';
import { readingWords } from '@rpm/domain/words/reading';
import { trendWords as texts } from '@rpm/domain/words/trend';
import preview from '@rpm/storybook/preview.tsx';
import { dayInWords } from '@rpm/storybook/sentence.ts';
import { measured, week } from '@rpm/storybook/trendStory.ts';
import { address, Where } from '@rpm/storybook/Where.tsx';
import { expect, waitFor } from 'storybook/test';
import { PatientDashboardScreen } from '../PatientDashboardScreen.tsx';

/** The days of the last month that there is: what 24 months before November 2026 is. */
const firstMonth = texts.span({ from: dayInWords('2024-11-01'), to: dayInWords('2024-11-30') });

const thisMonth = texts.span({ from: dayInWords('2026-11-01'), to: dayInWords('2026-11-30') });

/** A month that nobody is asked to print. */
const month = (back: number) => ({
  layout: 'fullscreen' as const,
  page: { path: monthSheetPath('BloodPressure', back).replace('&print=1', ''), isSignedIn: true },
});

const meta = preview.meta({
  title: 'Screens/Patient/Dashboard/Trend/Back',
  component: PatientDashboardScreen,
  globals: { role: 'patient' },
  beforeEach: ({ msw }) => msw.use(measured(...week)),
  render: () => (
    <>
      <PatientDashboardScreen />
      <Where />
    </>
  ),
});

/** PDB-07: the trend goes back 24 months, and the last of them offers none before it. */
export const Farthest = meta.story({
  parameters: month(limits.trendSpansBack - 1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.earlier.month }));
    await waitFor(() => expect(address()).toHaveTextContent(`before=${limits.trendSpansBack}`));
    await waitFor(() => expect(canvas.queryByRole('button', { name: texts.earlier.month })).toBeNull());
    await expect(await canvas.findByText(firstMonth)).toBeVisible();
    // The button that was pressed is gone: the keyboard stays beside the one that is left.
    await waitFor(() => expect(canvas.getByText(firstMonth)).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: texts.later.month })).toHaveFocus();
  },
});

/** Back in the present month there is none after it, and the keyboard keeps its place. */
export const ToThePresent = meta.story({
  parameters: month(1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.later.month }));
    await waitFor(() => expect(canvas.getByText(thisMonth)).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: texts.later.month })).toBeNull();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: texts.earlier.month })).toHaveFocus();
    // A choice of the span leaves the keyboard where it is.
    await userEvent.click(canvas.getByRole('radio', { name: texts.spans.week }));
    await waitFor(() => expect(address()).toHaveTextContent('span=week'));
    await expect(canvas.getByRole('radio', { name: texts.spans.week })).toHaveFocus();
  },
});

/** An address that asks for an older month shows the last one that there is. */
export const TooFar = meta.story({
  parameters: month(99),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(firstMonth)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts.earlier.month })).toBeNull();
  },
});

/** Design v6: the paper calls the same span normal as the page, and as the words of each day: up to where Cautious begins. */
export const NormalOnPaper = meta.story({
  parameters: month(0),
  play: async ({ canvas }) => {
    const span = readingWords.between({ min: '90', max: '139' });
    const note = patientWords.patientDashboard.normal({ span });
    await expect(await canvas.findByText(note)).toBeVisible();
    const sheet = document.querySelector<HTMLElement>('[data-print-sheet]');
    await waitFor(() => expect(sheet?.querySelector('figcaption')).toHaveTextContent(note));
  },
});

/** Design v6: sixteen rows of two columns leave room below them, so that a month of 31 days has no third page for the questions alone. */
export const QuestionsBelowTheDays = meta.story({
  parameters: month(0),
  play: async () => {
    const sheet = () => document.querySelector<HTMLElement>('[data-print-sheet]');
    const rows = () => [...(sheet()?.querySelectorAll<HTMLElement>('[scope=row]') ?? [])];
    await waitFor(() => expect(rows().length).toBeGreaterThan(10));
    sheet()?.style.setProperty('display', 'block');
    for (const row of rows()) await expect(row.offsetHeight).toBeLessThan(34);
    sheet()?.style.removeProperty('display');
  },
});
