import type { Loadable } from '@rpm/api-client';
import type { ReadRows } from '@rpm/domain';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { loadWords } from '@rpm/domain/words/load';
import preview from '@rpm/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadedRows } from './LoadedRows.tsx';

const ready = <Data,>(data: Data): Loadable<Data> => ({
  state: 'ready',
  data,
  isUpdating: false,
  error: null,
  retry: fn(),
});
const orders = (rows: string[], unreadable = 0): ReadRows<string> => ({ rows, unreadable });

const meta = preview.meta({
  title: 'Layout/Loaded/List',
  component: LoadedRows<string>,
  args: {
    loadable: ready(orders(['RPM-20417', 'RPM-20416'])),
    says: clinicOrderWords.loading,
    skeleton: <Skeleton width="half" />,
    empty: <EmptyState title={clinicOrderWords.empty} />,
    children: (rows) => <p>{rows.join(', ')}</p>,
  },
});

/** All of it could be read: nothing is said beside. */
export const Whole = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RPM-20417, RPM-20416')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

/** Behaviour 1a, bad schema: what cannot be shown is counted below what can. */
export const InPart = meta.story({
  args: { loadable: ready({ result: orders(['RPM-20417'], 2) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RPM-20417')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(loadWords.rowsNotShown({ count: 2 }));
  },
});

/** A list of which nothing can be read is not an empty one. */
export const NothingReadable = meta.story({
  args: { loadable: ready(orders([], 3)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(loadWords.rowsNotShown({ count: 3 }));
    await expect(canvas.queryByText(clinicOrderWords.empty)).toBeNull();
  },
});

/** Nothing came. */
export const Empty = meta.story({
  args: { loadable: ready(orders([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(clinicOrderWords.empty)).toBeVisible();
  },
});
