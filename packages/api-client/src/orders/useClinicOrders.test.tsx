// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiProvider } from '../client/ApiProvider.tsx';
import { CacheProvider } from '../client/CacheProvider.tsx';
import type { Call } from '../client/client.ts';
import { useClinicOrders } from './useClinicOrders.ts';

interface Asked {
  page: number;
  signal: AbortSignal;
  answer: (total: number) => void;
}

/** A client that answers when the test says so. */
function slowClient() {
  const asked: Asked[] = [];
  const call = vi.fn(
    (_endpoint: unknown, { query, signal }: { query: { page: number }; signal: AbortSignal }) => {
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({
          page: query.page,
          signal,
          answer: (total) => resolve({ rows: [], total, unreadable: 0 }),
        });
      });
    },
  );
  return { asked, call: call as unknown as Call };
}

function setUp() {
  const { asked, call } = slowClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider call={call}>
      <CacheProvider>{children}</CacheProvider>
    </ApiProvider>
  );
  const hook = renderHook(
    ({ page }) => useClinicOrders({ page, noOfRows: 5, clinic: 'Northside' }).loadable,
    {
      initialProps: { page: 0 },
      wrapper,
    },
  );
  return { asked, ...hook };
}

test('the page before stays while the next one loads (ORD-09)', async () => {
  const { asked, result, rerender } = setUp();
  expect(result.current.state).toBe('loading');
  await act(async () => asked[0]?.answer(1));
  expect(result.current).toMatchObject({ state: 'ready', data: { total: 1 }, isUpdating: false });
  rerender({ page: 1 });
  expect(result.current).toMatchObject({ state: 'ready', data: { total: 1 }, isUpdating: true });
  await act(async () => asked[1]?.answer(2));
  expect(result.current).toMatchObject({ state: 'ready', data: { total: 2 }, isUpdating: false });
});

test('a newer question aborts the older one, and only the newest is shown (behaviour 1b, Orders)', async () => {
  const { asked, result, rerender } = setUp();
  rerender({ page: 1 });
  rerender({ page: 2 });
  expect(asked.map(({ page, signal }) => [page, signal.aborted])).toEqual([
    [0, true],
    [1, true],
    [2, false],
  ]);
  await act(async () => asked[2]?.answer(3));
  await act(async () => asked[0]?.answer(1));
  expect(result.current).toMatchObject({ state: 'ready', data: { total: 3 } });
});

test('leaving the screen aborts the read (behaviour 1a, unmount)', async () => {
  const { asked, unmount } = setUp();
  unmount();
  await waitFor(() => expect(asked[0]?.signal.aborted).toBe(true));
});
