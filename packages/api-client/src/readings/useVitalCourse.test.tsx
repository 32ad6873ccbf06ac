// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Call } from '../client/client.ts';
import { ApiError, ApiProvider, CacheProvider, endpoints, useVitalCourse } from '../index.ts';

const week = { start: new Date('2026-11-14T05:00:00Z'), end: new Date('2026-11-21T04:59:59Z') };
const page = (names: string[], total: number) => ({
  result: { rows: names.map((mrTime) => ({ mrTime })), unreadable: 1 },
  total,
});

function setUp(answer: (query: Record<string, unknown>) => unknown) {
  const call = vi.fn(async (_: unknown, { query }: { query: Record<string, unknown> }) => answer(query));
  const client = Object.assign(call, { now: () => new Date() }) as unknown as Call;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider call={client}>
      <CacheProvider>{children}</CacheProvider>
    </ApiProvider>
  );
  return { call, wrapper };
}

test('few readings are one request, with the stretch of time', async () => {
  const { call, wrapper } = setUp(() => page(['a'], 1));
  const { result } = renderHook(() => useVitalCourse('u', 'Weight', week), { wrapper });
  await waitFor(() =>
    expect(result.current.loadable).toMatchObject({
      state: 'ready',
      data: { vital: 'Weight', readings: { rows: [{ mrTime: 'a' }], unreadable: 1 }, total: 1 },
    }),
  );
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith(endpoints.getVitalData, {
    params: { userId: 'u', vital: 'Weight' },
    query: { page: 0, noOfRows: 5000, start: '20261114-05:00:00', end: '20261121-04:59:59' },
    signal: expect.any(AbortSignal),
  });
});

test('many come in requests of a bounded size, and never more than a chart holds', async () => {
  const { call, wrapper } = setUp(({ page: number }) => page([`page ${number}`], 200_000));
  const { result } = renderHook(() => useVitalCourse('u', 'Weight', null), { wrapper });
  await waitFor(() => expect(result.current.loadable).toMatchObject({ data: { total: 200_000 } }));
  const asked = call.mock.calls.map(([, { query }]) => query);
  expect(asked).toEqual(Array.from({ length: 20 }, (_, number) => ({ page: number, noOfRows: 5000 })));
  const { loadable } = result.current;
  expect(loadable.state === 'ready' && loadable.data.readings.rows.length).toBe(20);
});

test('exactly as many as one request holds are one request', async () => {
  const { call, wrapper } = setUp(() => page(['a'], 5000));
  const { result } = renderHook(() => useVitalCourse('u', 'Weight', null), { wrapper });
  await waitFor(() => expect(result.current.loadable.state).toBe('ready'));
  expect(call).toHaveBeenCalledTimes(1);
});

test('a failed page fails the whole: half a course is never shown as one', async () => {
  const { wrapper } = setUp(({ page: number }) => {
    if (number === 1) throw new ApiError('status', 503);
    return page(['a'], 9000);
  });
  const { result } = renderHook(() => useVitalCourse('u', 'Weight', null), { wrapper });
  await waitFor(() =>
    expect(result.current.loadable).toMatchObject({ state: 'failed', error: { status: 503 } }),
  );
});

test('what is not known yet is not asked for, and another vital is never shown in its place', async () => {
  const { call, wrapper } = setUp(() => page(['a'], 1));
  const { result, rerender } = renderHook(
    ({ vital }: { vital: 'Weight' | 'HeartRate' | null }) => useVitalCourse('u', vital, null).loadable,
    { wrapper, initialProps: { vital: null as 'Weight' | 'HeartRate' | null } },
  );
  expect(result.current).toEqual({ state: 'loading' });
  expect(call).not.toHaveBeenCalled();
  rerender({ vital: 'Weight' });
  await waitFor(() => expect(result.current.state).toBe('ready'));
  rerender({ vital: 'HeartRate' });
  expect(result.current).toEqual({ state: 'loading' });
});
