import { appWords } from '@rpm/domain/words/app';
import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
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
    await expect(canvas.getByRole('heading', { level: 1, name: appWords.notFoundTitle })).toBeVisible();
    await expect(canvas.getByRole('link', { name: appWords.goBack })).toHaveAttribute('href', '/');
  },
});
