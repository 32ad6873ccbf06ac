import { zoneName } from '@rpm/domain';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { classWords } from '@rpm/domain/words/reading';
import { recordWords } from '@rpm/domain/words/record';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend } from '@rpm/mock-server/msw';
import { monitoredClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord, courseOf } from '@rpm/storybook/recordStory.ts';
import { dayInWords } from '@rpm/storybook/sentence.ts';
import { asPrinted, fitsTheWindow, textAt200 } from '@rpm/storybook/views.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Views',
  component: PatientDetailsScreen,
  parameters: atRecord(),
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

const shown = (elements: Iterable<Element>) =>
  [...elements].filter((each) => each.checkVisibility({ visibilityProperty: true }));

type Canvas = ReturnType<typeof within>;

/** What tells a link from its neighbor when colors are the system's: its lines and their widths. */
const drawing = (element: Element) => {
  const { borderBottomWidth, borderBottomStyle, boxShadow, outlineWidth, textDecorationLine, fontWeight } =
    getComputedStyle(element);
  const { content, height } = getComputedStyle(element, '::after');
  return [
    borderBottomWidth,
    borderBottomStyle,
    boxShadow,
    outlineWidth,
    textDecorationLine,
    fontWeight,
    content,
    height,
  ];
};

/** What nobody can press on paper. */
const controls = () => shown(document.querySelectorAll('button, input, select, [role=slider], nav, header'));

/** How bright a color is, 0 for black and 1 for white. */
function brightness(color: string): number {
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) throw new Error('The browser draws no canvas.');
  brush.fillStyle = color;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / (3 * 255);
}

/**
 * On paper: the person, the latest readings, the course with its legend, the range and the readings, one below the
 * other, black on white; no button, no navigation, nothing to press. Use it to judge what a visit takes home.
 */
export const Printed = meta.story({
  tags: ['w768', 'paper'],
  globals: { viewport: { value: 'w768' } },
  beforeEach: asPrinted,
  play: async ({ canvas }) => {
    const { record } = recordWords;
    await canvas.findByRole('img', { name: courseOf(vitalWords.parameters.systolic) });
    await canvas.findByRole('table', {
      name: recordWords.record.readings.tableName({ vital: vitalWords.kinds.BloodPressure }),
    });
    await waitFor(() => expect(controls()).toEqual([]));
    for (const text of [
      'Marigold Testpatient',
      `${dayInWords('1948-03-04')} (${record.age({ count: 78 })})`,
      record.provider({ name: 'Wren Q. Exampledoc' }),
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    for (const name of [
      record.vitals.latest,
      vitalWords.kinds.BloodPressure,
      record.review.title,
      record.range.title,
      record.readings.title,
    ]) {
      await expect(await canvas.findByRole('region', { name })).toBeVisible();
    }
    await expect(fitsTheWindow()).toBe(true);
  },
});

/** A reader who works in the dark prints black on white all the same: paper has no dark theme. */
export const PrintedFromDark = meta.story({
  tags: ['w768', 'paper'],
  globals: { theme: 'dark', viewport: { value: 'w768' } },
  beforeEach: asPrinted,
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1, name: 'Marigold Testpatient' });
    await expect(brightness(getComputedStyle(name).color)).toBeLessThan(0.3);
    await expect(brightness(getComputedStyle(canvas.getByRole('main')).backgroundColor)).toBe(1);
  },
});

/** On paper, the devices: as a table with its heads, without its buttons. */
export const PrintedDevices = meta.story({
  tags: ['w768', 'paper'],
  globals: { viewport: { value: 'w768' } },
  beforeEach: asPrinted,
  parameters: atRecord('&tab=devices'),
  play: async ({ canvas }) => {
    await canvas.findByText('RPM-20104');
    await waitFor(() => expect(controls()).toEqual([]));
    await expect(canvas.getByRole('rowheader', { name: /^Connected Scale/ })).toBeVisible();
    await expect(shown(canvas.getAllByRole('columnheader', { hidden: true })).at(-1)).toHaveTextContent(
      recordWords.record.devices.columns.status,
    );
  },
});

/**
 * Each tab with text twice as large (WCAG 1.4.4): everything is there, and nothing of the page has to be scrolled
 * sideways.
 */
const fitsWith =
  (isThere: (canvas: Canvas) => Promise<HTMLElement>) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await expect(await isThere(canvas)).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
    const tabs = within(canvas.getByRole('navigation', { name: recordWords.record.tabs.label })).getAllByRole(
      'link',
    );
    for (const each of tabs) await expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
  };

/** WCAG 1.4.4: the vitals at 200 % text. */
export const VitalsLargeText = meta.story({
  beforeEach: textAt200,
  play: fitsWith((canvas) =>
    canvas.findByRole('table', {
      name: recordWords.record.readings.tableName({ vital: vitalWords.kinds.BloodPressure }),
    }),
  ),
});

/** WCAG 1.4.4: the devices at 200 % text. */
export const DevicesLargeText = meta.story({
  parameters: atRecord('&tab=devices'),
  beforeEach: textAt200,
  play: fitsWith((canvas) =>
    canvas.findByRole('button', { name: `${recordWords.record.devices.deactivate} Connected Scale` }),
  ),
});

/** WCAG 1.4.4: the notes at 200 % text. */
export const NotesLargeText = meta.story({
  parameters: atRecord('&tab=notes'),
  beforeEach: textAt200,
  play: fitsWith(async (canvas) => (await canvas.findAllByRole('article'))[0] ?? document.body),
});

/** WCAG 1.4.4: the demographics at 200 % text. */
export const DemographicsLargeText = meta.story({
  parameters: atRecord('&tab=demographics'),
  beforeEach: textAt200,
  play: fitsWith((canvas) => canvas.findByText(zoneName('America/New_York', 'long'))),
});

/**
 * Colors forced by the reader's system: nothing is told by a fill that is taken away. Boxes keep an edge, the tab that
 * is open keeps its mark, each class stands in words, and the pins of the rails are in the text's own color.
 */
export const ForcedColors = meta.story({
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: recordWords.record.range.title });
    const edge = getComputedStyle(region);
    await expect([edge.borderTopStyle, Number.parseFloat(edge.borderTopWidth) > 0]).toEqual(['solid', true]);
    await expect(edge.borderTopColor).not.toBe(edge.backgroundColor);
    const [open, other] = within(
      canvas.getByRole('navigation', { name: recordWords.record.tabs.label }),
    ).getAllByRole('link');
    if (!open || !other) throw new Error('The record has no tabs.');
    await expect(drawing(open)).not.toEqual(drawing(other));
    const cards = within(
      await canvas.findByRole('region', { name: recordWords.record.vitals.latest }),
    ).getAllByRole('link');
    for (const card of cards)
      await expect(card).toHaveTextContent(new RegExp(Object.values(classWords).join('|')));
    const month = canvas.getByText(dashboardWords.month);
    await expect(getComputedStyle(month).color).not.toBe(getComputedStyle(month).backgroundColor);
    // The rails come with the limits, which have their own answer.
    const pins = await waitFor(() => {
      const drawn = region.querySelectorAll('svg');
      expect(drawn.length).toBeGreaterThan(0);
      return drawn;
    });
    for (const pin of pins) await expect(getComputedStyle(pin).fill).toBe(getComputedStyle(region).color);
  },
});
