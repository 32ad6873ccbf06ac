import { vitalKinds } from '@rpm/domain';
import { language } from '@rpm/domain/words/language';
import { classWords } from '@rpm/domain/words/reading';
import { recordWords } from '@rpm/domain/words/record';
import { storyNow } from '@rpm/mock-server/seed';
import {
  at,
  both,
  course,
  month,
  monthOf,
  noLimits,
  one,
  oxygen,
  pressure,
  reading,
  systolic,
} from '@rpm/storybook/chartStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { anyCount, anything, containing, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { expect, fn, waitFor } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';
import { sampleReadings } from './sampleReadings.ts';
import { TrendChart } from './TrendChart.tsx';
import { TrendLegend } from './TrendLegend.tsx';

const { chart } = recordWords;

const meta = preview.meta({
  title: 'Components/Clinical/TrendChart',
  component: TrendChart,
  args: {
    name: 'Blood Pressure',
    parameters: pressure,
    readings: sampleReadings(both, month),
    place: { timeZone: 'America/New_York', locale: language, onBad: fn() },
  },
  decorators: [
    (Story) => (
      <section aria-labelledby="chart" className="rounded-lg border border-line bg-surface p-5">
        <h2 id="chart" className="text-h3">
          Readings
        </h2>
        <Story />
      </section>
    ),
  ],
});

/** DSP-07: a month of blood pressure, a panel for each parameter over one axis. The picture says itself in words. */
export const BloodPressure = meta.story({
  tags: ['w390'],
  play: async ({ canvas }) => {
    const said = {
      count: 30,
      time: chart.fromTo({ from: dayInWords('2026-10-22'), to: dayInWords('2026-11-20') }),
      span: chart.withUnit({ span: chart.fromTo({ from: anything, to: anything }), unit: 'mmHg' }),
      classes: chart.classes({ normal: anyCount, cautious: anyCount, critical: anyCount }),
    };
    for (const name of ['Systolic', 'Diastolic'])
      await expect(
        canvas.getByRole('img', { name: sentence(chart.summary({ ...said, name })) }),
      ).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Systolic mmHg',
      'Diastolic mmHg',
    ]);
  },
});

/** DSP-07: the six vitals by the defaults of a clinic. Weight has no limits of its own, so round numbers are its scale. */
export const EachVital = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-6">
      {vitalKinds.map((vital) => (
        <TrendChart key={vital} {...args} {...monthOf(vital)} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(7);
    await expect(canvas.getAllByRole('slider')).toHaveLength(6);
  },
});

/** One reading stands in the middle of its day. */
export const OneReading = meta.story({
  args: { readings: sampleReadings(both, { ...month, count: 1 }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: sentence(
          chart.summary({
            ...{ name: 'Systolic', count: 1, time: dayInWords('2026-11-20') },
            ...{ span: chart.withUnit({ span: anyCount, unit: 'mmHg' }), classes: anything },
          }),
        ),
      }),
    ).toBeVisible();
  },
});

/** Without a reading the bands stand, and there is nothing to walk. The screen says beside it that there is none. */
export const NoReading = meta.story({
  args: { readings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: chart.none({ name: 'Systolic' }) })).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

/** No limit is set: no class, no band but Normal, round numbers as scale. */
export const NoLimits = meta.story({
  args: { parameters: one(noLimits), readings: sampleReadings([course(noLimits)], month) },
});

/** Limits below only. */
export const OneSidedLimits = meta.story({
  args: {
    name: 'Blood Oxygen',
    parameters: one(oxygen, 'Oxygen saturation', '%'),
    readings: sampleReadings([course(oxygen, 96, 4)], month),
  },
});

/** Every reading is Critical: each has its octagon, and values stand where they fit. */
export const AllCritical = meta.story({
  args: { parameters: one(systolic), readings: sampleReadings([course(systolic, 190, 12)], month) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: containing(chart.classes({ normal: 0, cautious: 0, critical: 30 })) }),
    ).toBeVisible();
  },
});

const broken = sampleReadings(both, { ...month, count: 60 }).filter((_, at) => at < 20 || at > 41);

/** A silence of three weeks: the line ends and begins again, since nobody measured between. */
export const LongGap = meta.story({ args: { readings: broken } });

/** The clocks go back on November 01: days stay days. */
export const EndOfSummerTime = meta.story({
  args: {
    readings: sampleReadings(both, { count: 14, end: new Date('2026-11-04T13:00:00Z'), everyDays: 0.5 }),
  },
});

/** 5,000 readings: small marks, and no Critical one is lost. */
export const FiveThousand = meta.story({
  args: { readings: sampleReadings(both, { count: 5000, end: storyNow, everyDays: 0.1 }) },
});

const hundredThousand = sampleReadings([course(systolic)], {
  count: 100_000,
  end: storyNow,
  everyDays: 0.005,
});

/** 100,000 readings cost five paths: of each pixel column the least, the greatest, and each class are kept. */
export const HundredThousand = meta.story({
  args: { parameters: one(systolic), readings: hundredThousand },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', {
      name: sentence(
        chart.summary({
          ...{ name: 'Systolic', count: 100_000 },
          ...{ time: anything, span: anything, classes: anything },
        }),
      ),
    });
    await expect(picture.querySelectorAll('*').length).toBeLessThan(120);
  },
});

/** Arrow keys walk the readings; what is shown is read out. Escape from it by Tab: nothing stays behind. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const walk = canvas.getByRole('slider', { name: chart.walk({ name: 'Blood Pressure' }) });
    await expect(walk).toHaveAttribute('aria-valuemax', '30');
    await userEvent.tab();
    await expect(walk).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(walk).toHaveAttribute('aria-valuenow', '30');
    await expect(walk).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(
        new RegExp(
          ['Systolic', 'Diastolic']
            .map((name) => `${name} ${containing(reading(anyCount, at('20'))).source}`)
            .join('\\. ')
            .replaceAll(' ', '\\s'),
        ),
      ),
    );
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{PageDown}');
    await expect(walk).toHaveAttribute('aria-valuenow', '18');
    await expect(canvas.getAllByText(containing(at('08')))).toHaveLength(2);
    await userEvent.keyboard('{Home}');
    await expect(walk).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{End}');
    await expect(walk).toHaveAttribute('aria-valuenow', '30');
    await userEvent.tab();
    await expect(canvas.queryByText(containing(at('20')))).toBeNull();
  },
});

/** Pointing shows the nearest reading, and leaving shows none. */
export const ByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const walk = canvas.getByRole('slider');
    const { left, width, top } = walk.getBoundingClientRect();
    await userEvent.pointer({ target: walk, coords: { clientX: left + width * 0.05, clientY: top + 40 } });
    const days = ['22', '23', '24', '25'].map((day) => dayInWords(`2026-10-${day}`)).join('|');
    await expect(canvas.getAllByText(new RegExp(days))).not.toHaveLength(0);
    await userEvent.unhover(walk);
    const classes = Object.values(classWords).join('|');
    await expect(canvas.queryByText(new RegExp(`(${classes}), (${days})`))).toBeNull();
  },
});

/** At 320 px the months are short, and the bands keep their names. */
export const Narrow = meta.story({
  tags: ['w320'],
  globals: { viewport: { value: 'w320' } },
});

/** Dark: the same shapes by the dark tokens. In forced colors the hatches and shapes carry the classes alone. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Twice the text: margins and heights grow with it. */
export const LargeText = meta.story({
  decorators: [
    (Story) => (
      <div className="[&_*]:text-[1.625rem]">
        <Story />
      </div>
    ),
  ],
});

/** Twice the text on a phone: the readings keep more than half of the width, and no date lies on another. */
export const LargeTextOnPhone = meta.story({
  tags: ['w390'],
  globals: { viewport: { value: 'w390' }, text: 'percent-200' },
  play: async ({ canvas }) => {
    const panel = (await canvas.findAllByRole('img')).at(-1);
    const boxOf = (element: Element) => element.getBoundingClientRect();
    await waitFor(async () => {
      const axis = panel?.querySelector('.stroke-chart-axis');
      if (!panel || !axis) throw new Error('The last panel has an axis.');
      await expect(boxOf(axis).width).toBeGreaterThan(boxOf(panel).width / 2);
      const dates = [...panel.querySelectorAll('text')].map(boxOf).filter(({ top }) => top > boxOf(axis).top);
      await expect(dates.length).toBeGreaterThan(0);
      for (const [at, { left }] of dates.entries())
        await expect(left).toBeGreaterThan(dates[at - 1]?.right ?? 0);
    });
  },
});

/** PDB-07: the last readings in the size of a word, for a card. The newest by its shape; the value stands beside it. */
export const Sparklines = meta.story({
  render: () => (
    <div className="flex flex-wrap items-center gap-6">
      {[132, 118, 155, 185].map((middle) => {
        const readings = sampleReadings([course(systolic, middle, 12)], { count: 14, end: storyNow });
        const values = readings.map(({ values }) => values.systolic ?? 0);
        return (
          <span key={middle} className="w-21">
            <Sparkline
              values={values}
              limits={systolic}
              readingClass={readings.at(-1)?.classes.systolic ?? null}
            />
          </span>
        );
      })}
      <TrendLegend />
    </div>
  ),
});
