import { clinicOrderMessages, messages } from '@rpm/domain';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: { title: messages.load.failed(clinicOrderMessages.what) },
});

/** ORD-16: the user can tell that it failed, and can retry. Never the text for an empty list. */
export const WithRetry = meta.story({
  args: { onRetry: fn(), reason: 'The rest of the page is up to date.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not load the orders. Try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Behaviour 1a, 403: trying again would change nothing, so there is no button. */
export const Forbidden = meta.story({
  args: { title: messages.load.forbidden, headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Behaviour 1a, 404: not found, with a way back. */
export const NotFound = meta.story({
  args: { title: messages.load.notFound, action: <a href="#back">{messages.app.goBack}</a> },
});
