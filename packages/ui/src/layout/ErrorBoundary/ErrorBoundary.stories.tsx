import { appWords } from '@rpm/domain/words/app';
import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const meta = preview.meta({
  title: 'Layout/ErrorBoundary',
  component: ErrorBoundary,
  parameters: { layout: 'fullscreen' },
});

function Crashes(): never {
  throw new Error('crash on purpose');
}

/** ERR-01: a crash while a page is drawn shows the fallback, and nothing of what went wrong. */
export const Crash = meta.story({
  tags: ['crash'],
  args: { userRole: 'DOCTOR', children: <Crashes /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: appWords.crashTitle })).toBeVisible();
    await expect(canvas.queryByText(/crash on purpose/)).toBeNull();
  },
});

/** Without a crash the page stands there. */
export const NoCrash = meta.story({
  args: {
    userRole: null,
    children: (
      <main>
        <h1>A page</h1>
      </main>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A page' })).toBeVisible();
  },
});
