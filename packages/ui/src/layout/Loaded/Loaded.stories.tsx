import { ApiError, type Loadable } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { loadWords } from '@rpm/domain/words/load';
import preview from '@rpm/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from './Loaded.tsx';

const retry = fn();
const failed = (error: ApiError): Loadable<string[]> => ({ state: 'failed', error, retry });
const ready = (data: string[], error: ApiError | null = null): Loadable<string[]> => ({
  state: 'ready',
  data,
  isUpdating: false,
  error,
  retry,
});

const meta = preview.meta({
  title: 'Layout/Loaded',
  component: Loaded<string[]>,
  beforeEach: () => {
    retry.mockClear();
  },
  args: {
    loadable: ready(['RPM-20417', 'RPM-20416']),
    says: clinicOrderWords.loading,
    skeleton: <Skeleton width="half" />,
    isEmpty: (orders: string[]) => orders.length === 0,
    empty: <EmptyState title={clinicOrderWords.empty} />,
    children: (orders: string[]) => <p>{orders.join(', ')}</p>,
  },
});

/** The content is there. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RPM-20417, RPM-20416')).toBeVisible();
  },
});

/** ERR-02: the skeleton; the words are for screen readers. */
export const Loading = meta.story({
  args: { loadable: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(appWords.loading);
  },
});

/** Behaviour 1a, slow: after five seconds (here at once) everybody can read that it still loads. */
export const StillLoading = meta.story({
  args: { loadable: { state: 'loading' }, stillLoadingAfterMs: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(appWords.stillLoading)).toBeVisible();
  },
});

/** ORD-16, behaviour 1a, 500: it says what failed, and offers to try again. */
export const ServerFailed = meta.story({
  args: { loadable: failed(new ApiError('status', 500)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(clinicOrderWords.loading.failed);
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** Behaviour 1a, timeout. */
export const TookTooLong = meta.story({
  args: { loadable: failed(new ApiError('timeout', 0)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(clinicOrderWords.loading.tookTooLong);
  },
});

/** Behaviour 1a, 403: no retry, which would change nothing. */
export const Forbidden = meta.story({
  args: { loadable: failed(new ApiError('status', 403)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadWords.forbidden);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Behaviour 1a, 404: not found, with a way back. */
export const NotFound = meta.story({
  args: { loadable: failed(new ApiError('status', 404)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadWords.notFound);
    await expect(canvas.getByRole('button', { name: appWords.goBack })).toBeVisible();
  },
});

/** Behaviour 1a, 500 with data at hand: the data stays, marked as old. */
export const OutOfDate = meta.story({
  args: { loadable: ready(['RPM-20417'], new ApiError('status', 503)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('RPM-20417')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(loadWords.staleSince);
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** ORD-07: an empty answer, and only that, shows the empty text. */
export const Empty = meta.story({
  args: { loadable: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(clinicOrderWords.empty)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
