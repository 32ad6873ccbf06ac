// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type EndpointName, endpoints } from '../src/calls.ts';
import { ApiProvider } from '../src/client/ApiProvider.tsx';
import { CacheProvider } from '../src/client/CacheProvider.tsx';
import type { Call } from '../src/client/client.ts';
import { refusalOf } from '../src/client/refusalOf.ts';
import type { Write } from '../src/client/useWrite.ts';
import * as api from '../src/index.ts';
import { bounds, reads, writes } from './hookCases.ts';

function setUp(answer: (...asked: Parameters<Call>) => Promise<unknown>) {
  const call = vi.fn(answer);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider call={call as unknown as Call}>
      <CacheProvider>{children}</CacheProvider>
    </ApiProvider>
  );
  return { call, wrapper };
}

describe('reads', () => {
  test.each(Object.entries(reads))(
    '%s has a hook that asks for it, and for nothing else',
    async (name, { use, asks }) => {
      const { call, wrapper } = setUp(async () => ({ total: 1 }));
      const { result } = renderHook(use, { wrapper });
      await waitFor(() => expect(result.current.loadable.state).toBe('ready'));
      expect(call).toHaveBeenCalledTimes(1);
      const [endpoint, { signal, ...options } = {}] = call.mock.calls[0] ?? [];
      expect(endpoint).toBe(endpoints[name as EndpointName]);
      expect(signal).toBeInstanceOf(AbortSignal);
      expect(options).toEqual(asks);
    },
  );

  test('what is not known yet is not asked for', () => {
    const { call, wrapper } = setUp(async () => ({}));
    const { result } = renderHook(
      () => [
        api.usePatientInfo(null),
        api.useSavedRange(null),
        api.useReadingsOfDoctor(null, bounds),
        api.useReadingsOfPatient(null, null),
      ],
      { wrapper },
    );
    expect(result.current.map(({ loadable }) => loadable.state)).toEqual(Array(4).fill('loading'));
    expect(call).not.toHaveBeenCalled();
  });

  test('the page before stays while the next one loads, but never that of another patient (behaviour 1a)', async () => {
    const { wrapper } = setUp(async (_, { params, query }) => ({
      of: `${(params as { userId: string }).userId} ${(query as { page: number }).page}`,
    }));
    const { result, rerender } = renderHook(
      ({ userId, page }) => api.usePatientList(userId, { page, noOfRows: 5 }).loadable,
      { wrapper, initialProps: { userId: 'a', page: 0 } },
    );
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', data: { of: 'a 0' } }));
    rerender({ userId: 'a', page: 1 });
    expect(result.current).toMatchObject({ state: 'ready', data: { of: 'a 0' }, isUpdating: true });
    await waitFor(() => expect(result.current).toMatchObject({ data: { of: 'a 1' }, isUpdating: false }));
    rerender({ userId: 'b', page: 1 });
    expect(result.current).toEqual({ state: 'loading' });
    await waitFor(() => expect(result.current).toMatchObject({ data: { of: 'b 1' } }));
  });

  test('reading again resolves also when it fails, and keeps what was read', async () => {
    let fails = false;
    const { wrapper } = setUp(async () => {
      if (fails) throw new api.ApiError('status', 500);
      return { total: 7 };
    });
    const { result } = renderHook(() => api.useTotalPatients('u'), { wrapper });
    await waitFor(() => expect(result.current.loadable.state).toBe('ready'));
    fails = true;
    await act(() => result.current.reread());
    expect(result.current.loadable).toMatchObject({
      state: 'ready',
      data: { total: 7 },
      error: { status: 500 },
    });
  });
});

describe('writes', () => {
  test.each(Object.entries(writes))('%s has a hook that sends its body', async (name, use) => {
    const { call, wrapper } = setUp(async () => ({ message: 'done' }));
    const { result } = renderHook(() => use() as Write<(typeof endpoints)['addInquiry']>, {
      wrapper,
    });
    const body = { any: 'body' } as never;
    await expect(result.current(body)).resolves.toEqual({ message: 'done' });
    const endpoint = endpoints[name as EndpointName];
    const key = endpoint.isIdempotent && { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) };
    expect(call.mock.calls).toEqual([[endpoint, { body, ...key }]]);
  });

  const inquiry = (message: string) => ({ userId: 'u', username: 'n', type: 'other' as const, message });

  test('an intent keeps its key until it has succeeded; another one has another key (behaviour 4)', async () => {
    const answers = [new api.ApiError('timeout', 0), null, null, null];
    const { call, wrapper } = setUp(async () => {
      const failure = answers.shift();
      if (failure) throw failure;
      return { message: 'done' };
    });
    const { result } = renderHook(() => api.useSendInquiry(), { wrapper });
    await expect(result.current(inquiry('first'))).rejects.toThrow();
    for (const message of ['first', 'first', 'second']) await result.current(inquiry(message));
    const keys = call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  test('a key that is given is the one that is sent, whatever the body and the outcome (behaviour 1c)', async () => {
    const { call, wrapper } = setUp(async () => ({ message: 'done' }));
    const { result } = renderHook(() => api.useSendInquiry(), { wrapper });
    for (const message of ['first', 'second']) await result.current(inquiry(message), 'held');
    expect(call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)).toEqual(['held', 'held']);
  });

  test('another body after a failure is another intent', async () => {
    const { call, wrapper } = setUp(async () => {
      throw new api.ApiError('network', 0);
    });
    const { result } = renderHook(() => api.useSendInquiry(), { wrapper });
    for (const message of ['first', 'second']) await result.current(inquiry(message)).catch(() => {});
    const keys = call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(keys[0]).not.toBe(keys[1]);
  });

  describe('what a write makes stale', () => {
    const body = { userId: 'u', upTo: '20261122-10:00:00' };
    /** A list and a record that are on the screen, and a list of something else. */
    const screen = () => ({
      reviews: api.useReviews('u'),
      info: api.usePatientInfo('u'),
      other: api.useNotes('u'),
      review: api.useReviewReadings(),
    });
    const counting = (write: () => Promise<unknown>) => {
      const asked: string[] = [];
      const { wrapper } = setUp(async ({ path, method }) => {
        if (method === 'POST') return write();
        asked.push(path);
        return {};
      });
      return { asked, wrapper };
    };
    const stale = ['/api/patient-info/:userId', '/api/reviews/:userId'];

    test.each([
      ['has answered', async () => ({ message: 'done', reviewId: 'r' }), stale],
      ['was not confirmed in time', () => Promise.reject(new api.ApiError('timeout', 0)), stale],
      ['cannot be read', () => Promise.reject(new api.ApiError('malformed', 200)), stale],
      ['failed on the server', () => Promise.reject(new api.ApiError('status', 500)), stale],
      [
        'was refused, as it was changed elsewhere',
        () => Promise.reject(new api.ApiError('status', 409)),
        stale,
      ],
      ['was refused, as it is gone', () => Promise.reject(new api.ApiError('status', 404)), stale],
      ['was refused, as it may not', () => Promise.reject(new api.ApiError('status', 403)), []],
      ['was refused, as it is wrong', () => Promise.reject(new api.ApiError('status', 400)), []],
    ])('when it %s', async (_, write, expected) => {
      const { asked, wrapper } = counting(write);
      const { result } = renderHook(screen, { wrapper });
      await waitFor(() => expect(result.current.other.loadable.state).toBe('ready'));
      await waitFor(() => expect(asked).toHaveLength(3));
      asked.length = 0;
      await act(async () => {
        await result.current.review(body).catch(() => undefined);
        await result.current.review.reread();
      });
      expect(asked.sort()).toEqual(expected);
    });
  });
});

describe('a refusal', () => {
  const { updatePatientVitalRange } = endpoints;
  test('carries what the table of calls names', () => {
    const error = new api.ApiError('status', 409, { message: 'Changed.', current: 4 });
    expect(refusalOf(updatePatientVitalRange, 409, error)).toEqual({ current: 4 });
  });
  test.each([
    ['another status', new api.ApiError('status', 400, { current: 4 })],
    ['a body of another shape', new api.ApiError('status', 409, { current: 'four' })],
    ['no body', new api.ApiError('status', 409)],
    ['what is no refusal', new TypeError('x')],
  ])('of %s carries nothing', (_, error) => {
    expect(refusalOf(updatePatientVitalRange, 409, error)).toBeNull();
  });
});
