import { measureIn } from '@rpm/domain';
import { classWords, readingWords } from '@rpm/domain/words/reading';
import preview from '@rpm/storybook/preview.tsx';
import { containing } from '@rpm/storybook/sentence.ts';
import { wordsOnWords } from '@rpm/storybook/wordsOnWords.ts';
import { expect, waitFor } from 'storybook/test';
import { RangeRail } from './RangeRail.tsx';

/** What is said of a cautious reading and of its limits. */
const said = (min: string, max: string, low: string, high: string, value: string) => {
  const critical = { one: readingWords.below({ value: low }), other: readingWords.above({ value: high }) };
  const parts = [
    readingWords.normal({ span: readingWords.between({ min, max }) }),
    readingWords.critical({ span: readingWords.either(critical) }),
  ].join(', ');
  return `${readingWords.range({ parts })}. ${readingWords.reading({ value, reading: classWords.Cautious })}`;
};
const none = { min: null, max: null };

const meta = preview.meta({
  title: 'Components/Clinical/RangeRail',
  component: RangeRail,
  args: {
    limits: {
      normal: { min: 95, max: 135 },
      cautious: { min: 95, max: 135 },
      critical: { min: 85, max: 165 },
    },
    value: 142,
    measure: measureIn('us', 'mmHg'),
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
});

/** PDB-07: a reading a little above Normal. The name says limits, reading and class. */
export const Cautious = meta.story({
  play: async ({ canvas }) => {
    const name = said('95', '135 mmHg', '85', '165', '142');
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
});

/** RNG-03: the limits alone, as the range form shows them. */
export const LimitsOnly = meta.story({ args: { value: null } });

/** Off the scale: the pin stands at the end. */
export const OffTheScale = meta.story({ args: { value: 400 } });

/** PAY-06: empty limits fall back to the normal range, so that outside it is Critical. */
export const NormalOnly = meta.story({
  args: { limits: { normal: { min: 95, max: 135 }, cautious: none, critical: none }, value: 140 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: containing(readingWords.reading({ value: 140, reading: classWords.Critical })),
      }),
    ).toBeVisible();
  },
});

/** Blood oxygen: limits below only, and close together. */
export const OneSided = meta.story({
  args: {
    limits: {
      normal: { min: 95, max: null },
      cautious: { min: 94, max: null },
      critical: { min: 90, max: null },
    },
    value: 97,
    measure: measureIn('us', '%'),
  },
});

/** Numbers that stand close together are set apart, also on the narrow rail of the working mode. */
export const CloseNumbers = meta.story({
  args: {
    limits: {
      normal: { min: 58, max: 92 },
      cautious: { min: 58, max: 92 },
      critical: { min: 50, max: 110 },
    },
    value: 97,
  },
  decorators: [
    (Story) => (
      <div className="w-41">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [low, next] = ['50', '58'].map((text) => canvas.getByText(text).getBoundingClientRect());
    await expect(next?.left).toBeGreaterThan((low?.right ?? 0) + 1);
  },
});

/** A reader of US units: the limits are kept in °C, and the reading with them. */
export const InFahrenheit = meta.story({
  args: {
    limits: {
      normal: { min: 36.5, max: 37.3 },
      cautious: { min: 36, max: 37.9 },
      critical: { min: 35.1, max: 39 },
    },
    value: 38,
    measure: measureIn('us', 'Cel'),
  },
  play: async ({ canvas }) => {
    const name = said('96.8', '100.2 °F', '95.2', '102.2', '100.4');
    await expect(canvas.getByRole('img', { name })).toBeVisible();
    await expect(canvas.getByText('102.2')).toBeInTheDocument();
  },
});

/** No limit is set: it says so, and draws nothing. */
export const NoLimits = meta.story({
  args: { limits: { normal: none, cautious: none, critical: none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(readingWords.noLimits)).toBeVisible();
  },
});

/** Twice the text on a phone: the numbers stand one after the other, none on another. */
export const LargeTextOnPhone = meta.story({
  tags: ['w390'],
  globals: { viewport: { value: 'w390' }, text: 'percent-200' },
  args: {
    limits: {
      normal: { min: 95, max: 142 },
      cautious: { min: 90, max: 150 },
      critical: { min: 85, max: 165 },
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-74">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(wordsOnWords(canvasElement)).toEqual([]));
    const [low, high] = ['85', '165'].map((text) => canvas.getByText(text).getBoundingClientRect());
    await expect(high?.left).toBeGreaterThan(low?.right ?? 0);
  },
});
