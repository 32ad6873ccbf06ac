import { appWords } from '@rpm/domain/words/app';
import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = preview.meta({
  title: 'Layout/LoadingScreen',
  component: LoadingScreen,
  parameters: { layout: 'fullscreen' },
});

/** ERR-02: while the code of a page loads. */
export const WholePage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(appWords.loading);
  },
});
