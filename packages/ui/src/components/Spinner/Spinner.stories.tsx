import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Components/Feedback/Spinner', component: Spinner });

/** A ring beside the word of what is busy. It has no name of its own: the word says it. */
export const BesideAWord = meta.story({
  render: () => (
    <p className="flex items-center gap-2">
      <Spinner /> Saving…
    </p>
  ),
  play: async ({ canvas }) => {
    const ring = canvas.getByText('Saving…').querySelector('span');
    await expect(ring).toHaveAttribute('aria-hidden', 'true');
    await expect(getComputedStyle(ring as Element).animationName).toBe('none');
  },
});
