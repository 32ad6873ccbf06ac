import { readingWords } from '@rpm/domain/words/reading';
import preview from '@rpm/storybook/preview.tsx';
import { asPrinted } from '@rpm/storybook/views.ts';
import { expect } from 'storybook/test';
import { ShareBar } from './ShareBar.tsx';

const meta = preview.meta({
  title: 'Components/Clinical/ShareBar',
  component: ShareBar,
  args: { normal: 70, cautious: 22, critical: 8 },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
});

/** DDB-02: the three classes; the counts are its name. */
export const AllClasses = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: readingWords.share({ normal: 70, cautious: 22, critical: 8 }) }),
    ).toBeVisible();
  },
});

/** One critical reading among a thousand is still seen. */
export const OneCritical = meta.story({ args: { normal: 1000, cautious: 0, critical: 1 } });

/** No reading at all. */
export const NoReadings = meta.story({
  args: { normal: 0, cautious: 0, critical: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: readingWords.noReadings })).toBeVisible();
  },
});

/** On paper the shares are there as well, though a browser leaves backgrounds out. */
export const Printed = meta.story({
  beforeEach: asPrinted,
  play: async ({ canvas }) => {
    const shares = canvas.getByRole('img').children;
    await expect(shares).toHaveLength(3);
    for (const share of shares) await expect(share).toHaveStyle({ printColorAdjust: 'exact' });
  },
});
