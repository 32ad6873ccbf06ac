import { endpoints } from '@rpm/api-client';
import { convert, formatLocalTime, localTimeOf } from '@rpm/domain';
import { rangeWords } from '@rpm/domain/words/range';
import { classWords, readingWords } from '@rpm/domain/words/reading';
import { recordWords } from '@rpm/domain/words/record';
import { backend } from '@rpm/mock-server/msw';
import { storyNow } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord } from '@rpm/storybook/recordStory.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { containing } from '@rpm/storybook/sentence.ts';
import { unitsClinic } from '@rpm/storybook/unitsStory.ts';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Units',
  component: PatientDetailsScreen,
  parameters: atRecord('&vital=Weight&period=overall'),
  beforeEach: ({ msw }) => msw.use(backend({ world: unitsClinic() })),
});

type Canvas = ReturnType<typeof within>;

/** What stands on the record: the cards, the chart in words, the range in words, and the table. */
async function shows(canvas: Canvas, [cards, chart, range, table]: [string[], RegExp, RegExp, string[]]) {
  const latest = await canvas.findByRole('region', { name: recordWords.record.vitals.latest });
  // How exactly a number is written hangs on the limits near it, which come by themselves.
  await waitFor(() => {
    const texts = within(latest)
      .getAllByRole('link')
      .map((card) => card.textContent);
    for (const [at, text] of cards.entries()) expect(texts[at]).toContain(text);
  });
  await expect(await canvas.findByRole('img', { name: chart })).toBeVisible();
  await expect(await canvas.findByRole('img', { name: range })).toBeVisible();
  const rows = await canvas.findAllByRole('row');
  await expect(rows.slice(1).map((row: HTMLElement) => row.querySelector('td')?.textContent)).toEqual(table);
}

/** What is read out of a course with one reading of each class, from one value to another. */
const courseFrom = (from: string, to: string, unit: string) => {
  const { chart } = recordWords;
  const span = chart.withUnit({ span: chart.fromTo({ from, to }), unit });
  return containing(`${span}. ${chart.classes({ normal: 1, cautious: 1, critical: 1 })}`);
};
/** What is read out of a rail: the critical limits, and a normal reading. */
const railOf = (low: string, high: string, value: string) => {
  const { either, below, above, critical, reading } = readingWords;
  const span = either({ one: below({ value: low }), other: above({ value: high }) });
  return containing(`${critical({ span })}. ${reading({ value, reading: classWords.Normal })}`);
};

/** ADR 17: lb and °F on every part of the record. What was typed and measured in lb is that very number. */
export const Default = meta.story({
  tags: ['w390'],
  play: ({ canvas }) =>
    shows(canvas, [
      ['178.1 lb', '99.14 °F'],
      courseFrom('178.1', '198.4', 'lb'),
      railOf('160', '195', '178.1'),
      ['178.1', '180.8', '198.4'],
    ]),
});

/** The same numbers in kg and °C; the classes are those that they were. */
export const Metric = meta.story({
  tags: ['metric'],
  globals: { units: 'metric' },
  play: ({ canvas }) =>
    shows(canvas, [
      ['80.8 kg', '37.3 °C'],
      courseFrom('80.8', '90', 'kg'),
      railOf('72.6', '88.45', '80.8'),
      ['80.8', '82', '90'],
    ]),
});

/** Opens the form and types a start; the limits stand as they were found. */
async function openForm(canvas: Canvas, click: (at: Element) => Promise<void>) {
  const open = await canvas.findByRole('button', { name: recordWords.record.setRange });
  await waitFor(() => expect(open).not.toHaveAttribute('aria-disabled'));
  await click(open);
  const form = within(await screen.findByRole('dialog'));
  const now = formatLocalTime(localTimeOf(storyNow, 'America/New_York'));
  fireEvent.change(await form.findByLabelText(rangeWords.start), { target: { value: now } });
  await form.findByLabelText(rangeWords.fields.cautiousMin);
  const field = (name: keyof typeof rangeWords.fields) =>
    form.getByLabelText<HTMLInputElement>(rangeWords.fields[name]);
  const save = async () => {
    await click(form.getByRole('button', { name: rangeWords.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  return { form, field, save };
}

const kept = {
  criticalMin: convert(160, '[lb_av]', 'kg'),
  cautiousMin: convert(172.5, '[lb_av]', 'kg'),
  cautiousMax: convert(180, '[lb_av]', 'kg'),
  criticalMax: convert(195, '[lb_av]', 'kg'),
};

/** RNG-03, RNG-21: the form holds what was typed in lb; what is typed anew is kept, and nothing else moves. */
export const RangeInPounds = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { form, field, save } = await openForm(canvas, userEvent.click);
    await expect(field('cautiousMin')).toHaveValue('172.5');
    await expect(field('criticalMax')).toHaveValue('195');
    await userEvent.clear(field('cautiousMax'));
    await userEvent.type(field('cautiousMax'), '179.3');
    await expect(
      await form.findByText(
        containing(
          rangeWords.narrower
            .limit({ parameter: '', limit: '', from: '180', to: '179.3' })
            .replace(/^[ ,:]*/, ''),
        ),
      ),
    ).toBeVisible();
    await save();
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toMatchObject([
      { vitalRanges: [{ ...kept, cautiousMax: convert(179.3, '[lb_av]', 'kg') }] },
    ]);
  },
});

/** Nobody's limit moves because somebody with other units opened the form and saved it. */
export const RangeUntouchedInKilograms = meta.story({
  tags: ['metric'],
  globals: { units: 'metric' },
  play: async ({ canvas, userEvent }) => {
    const { form, field, save } = await openForm(canvas, userEvent.click);
    await expect(field('cautiousMin')).toHaveValue('78.25');
    await expect(form.queryByText(rangeWords.narrower.title)).toBeNull();
    await save();
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toMatchObject([{ vitalRanges: [kept] }]);
  },
});
