import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NotFound } from './NotFound.tsx';

const meta = preview.meta({
  title: 'Layout/NotFound',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: { homePath: '/' },
});

/** RTE-02: an address without a page, with a way back. */
export const WholePage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/');
  },
});
