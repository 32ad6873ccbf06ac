import preview from '@rpm/storybook/preview.tsx';
import { savedFiles } from '@rpm/storybook/savedFiles.ts';
import { expect, within } from 'storybook/test';
import { DrawingFiles, drawingCount, iconsNotFound } from './DrawingFiles.tsx';

const meta = preview.meta({
  title: 'Foundations/Drawings to download',
  component: DrawingFiles,
  tags: ['!autodocs'],
});

/** Every icon and drawing of the product, each as an SVG file of its own. */
export const Files = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    await expect(iconsNotFound).toEqual([]);
    await expect(canvas.getAllByRole('button', { name: /^SVG of / })).toHaveLength(drawingCount);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A press saves a file that draws the same by itself: the colors of a device are in it, an icon keeps that of the text. */
export const Saves = meta.story({
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    await userEvent.type(canvas.getByRole('searchbox'), 'weight');
    for (const name of ['device-Weight', 'vital-Weight'])
      await userEvent.click(canvas.getByRole('button', { name: `SVG of ${name}` }));
    await expect(saved.map(({ name }) => name)).toEqual(['device-Weight.svg', 'vital-Weight.svg']);
    const [device = '', vital = ''] = await Promise.all(saved.map((each) => each.text()));
    const drawn = new DOMParser().parseFromString(device, 'image/svg+xml');
    await expect(drawn.querySelector('parsererror')).toBeNull();
    await expect(device).toMatch(/fill="rgb\(/);
    await expect(device).not.toMatch(/class=|var\(|aria-/);
    await expect(vital).toMatch(/<svg [^>]*stroke="currentColor"/);
    await expect(vital).not.toContain('rgb(');
    await expect(within(document.body).queryByRole('button', { name: 'SVG of mark' })).toBeNull();
  },
});
