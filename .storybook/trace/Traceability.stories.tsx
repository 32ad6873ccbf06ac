import { trace as all } from 'virtual:trace';
import preview from '@rpm/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { Traceability } from './Traceability.tsx';

const meta = preview.meta({
  title: 'Traceability',
  component: Traceability,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: { all },
});

/** What the build found: every requirement is there and shown. */
export const Requirements = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Requirements' }));
    await expect(list.getByText('ORD-07')).toBeVisible();
    await expect(all.filter((each) => each.stories.length + each.tests.length === 0)).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** An id, a word, a story or a file is found; the story opens in this Storybook. */
export const Finds = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ord-07');
    await expect(canvas.getByText('ORD-07')).toBeVisible();
    await expect(canvas.queryByText('ORD-08')).toBeNull();
    const [first] = canvas.getAllByRole('link');
    await expect(first?.getAttribute('href')).toMatch(/^\?path=\/story\/[a-z0-9-]+--[a-z0-9-]+$/);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'no such thing');
    await expect(canvas.getByText('Nothing names this.')).toBeVisible();
  },
});
