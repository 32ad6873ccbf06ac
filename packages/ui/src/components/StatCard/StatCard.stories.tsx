import { loadWords } from '@rpm/domain/words/load';
import preview from '@rpm/storybook/preview.tsx';
import { containing } from '@rpm/storybook/sentence.ts';
import { expect, fn } from 'storybook/test';
import { StatCard } from './StatCard.tsx';

const meta = preview.meta({
  title: 'Components/Data/StatCard',
  component: StatCard,
  args: { label: 'Total Readings Taken', value: 18942, note: '1,479 this week' },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
});

/** DDB-01: label, number, note. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18,942')).toBeVisible();
  },
});

/** Behaviour 1a: zero is '0'. */
export const Zero = meta.story({
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible();
  },
});

/** Behaviour 1a: unknown is '—', never 0. */
export const Unknown = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(loadWords.unknown)).toBeVisible();
  },
});

/** The label stays; the number is a block of its size. */
export const Loading = meta.story({ args: { value: null, isLoading: true } });

/** DDB-06: this card alone says that it failed. */
export const Failed = meta.story({
  args: { value: null, isFailed: true, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(loadWords.unknown)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: containing(loadWords.retry) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A long label wraps, and a large number is not cut. */
export const LongLabel = meta.story({
  args: {
    label: 'Readings taken on devices that were activated in this month. '.repeat(3),
    value: 1234567890123,
  },
});
