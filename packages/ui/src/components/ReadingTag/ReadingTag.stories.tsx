import { readingClasses } from '@rpm/domain';
import { classWords } from '@rpm/domain/words/reading';
import preview from '@rpm/storybook/preview.tsx';
import { asPrinted } from '@rpm/storybook/views.ts';
import { expect } from 'storybook/test';
import { ReadingTag } from './ReadingTag.tsx';

const meta = preview.meta({
  title: 'Components/Clinical/ReadingTag',
  component: ReadingTag,
  args: { reading: 'Normal' as const },
});

/** Inside the limits: an outline. */
export const Normal = meta.story({});

/** Outside the cautious limits: a tint and a triangle. */
export const Cautious = meta.story({ args: { reading: 'Cautious' } });

/** Outside the critical limits: solid, with an octagon. The strongest color of the product. */
export const Critical = meta.story({ args: { reading: 'Critical' } });

/** DDB-02: the three classes side by side; the word says what the color shows. */
export const AllClasses = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-2">
      {readingClasses.map((reading) => (
        <ReadingTag key={reading} reading={reading} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const reading of readingClasses) await expect(canvas.getByText(classWords[reading])).toBeVisible();
  },
});

/** On paper Critical stays solid, though a browser leaves backgrounds out: light words without theirs would be pale grey. */
export const Printed = meta.story({
  beforeEach: asPrinted,
  args: { reading: 'Critical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(classWords.Critical)).toHaveStyle({ printColorAdjust: 'exact' });
  },
});
