import { appWords } from '@rpm/domain/words/app';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { loadWords } from '@rpm/domain/words/load';
import preview from '@rpm/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: { title: clinicOrderWords.loading.failed },
});

/** ORD-16: the user can tell that it failed, and can retry. Never the text for an empty list. */
export const WithRetry = meta.story({
  args: { onRetry: fn(), reason: 'The rest of the page is up to date.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(clinicOrderWords.loading.failed);
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Behaviour 1a, 403: trying again would change nothing, so there is no button. */
export const Forbidden = meta.story({
  args: { cause: 'forbidden', title: loadWords.forbidden, headingLevel: 2 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('.lucide-lock')).toBeVisible();
  },
});

/** Behaviour 1a, 404: not found, with a way back. */
export const NotFound = meta.story({
  args: { cause: 'notFound', title: loadWords.notFound, action: <a href="#back">{appWords.goBack}</a> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.lucide-search-x')).toBeVisible();
  },
});
