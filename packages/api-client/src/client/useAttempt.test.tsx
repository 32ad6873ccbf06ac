// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { useAttempt } from './useAttempt.ts';

/** Something that is done when the test says so. */
function later<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  return { promise, resolve, reject };
}

test.each<[string, () => Promise<never>]>([
  ['a refusal', () => Promise.reject(new ApiError('status', 409))],
  ['a cut connection', () => Promise.reject(new ApiError('network', 0))],
  ['no answer in time', () => Promise.reject(new ApiError('timeout', 0))],
  ['an answer that cannot be read', () => Promise.reject(new ApiError('malformed', 200))],
  ['a programming error', () => Promise.reject(new TypeError('x is not a function'))],
  ['a text', () => Promise.reject('no')],
  ['nothing', () => Promise.reject(undefined)],
  [
    'an error before anything is promised',
    () => {
      throw new Error('at once');
    },
  ],
  [
    'nothing before anything is promised',
    () => {
      throw undefined;
    },
  ],
])('comes to rest, whatever is thrown: %s', async (_, thrown) => {
  const { result } = renderHook(() => useAttempt(thrown));
  for (const _again of [1, 2]) {
    let outcome: unknown;
    await act(async () => {
      outcome = await result.current.run(undefined);
    });
    expect(outcome).toMatchObject({ isDone: false });
    expect(result.current).toMatchObject({ running: null, outcome: { isDone: false } });
  }
});

test('is done once at a time; a second press begins nothing, and what runs is known', async () => {
  const answer = later<string>();
  const doIt = vi.fn((_: string) => answer.promise);
  const { result } = renderHook(() => useAttempt(doIt));
  let first: unknown;
  act(() => {
    first = result.current.run('one');
  });
  expect(result.current.running).toEqual({ input: 'one' });
  expect(await result.current.run('two')).toBeNull();
  expect(doIt.mock.calls).toEqual([['one']]);
  await act(async () => answer.resolve('done'));
  expect(await first).toEqual({ isDone: true, output: 'done' });
  expect(result.current).toMatchObject({ running: null, outcome: { isDone: true, output: 'done' } });
});

test('what went wrong is forgotten as soon as it is tried again', async () => {
  const answers = [Promise.reject(new Error('no')), later<string>().promise];
  const { result } = renderHook(() => useAttempt(() => answers.shift() ?? Promise.resolve('')));
  await act(async () => void (await result.current.run(undefined)));
  expect(result.current.outcome).toMatchObject({ isDone: false });
  act(() => void result.current.run(undefined));
  expect(result.current.outcome).toBeNull();
});

test('once cleared, what still runs is nothing of the screen, and the next one can begin', async () => {
  const [first, second] = [later<string>(), later<string>()];
  const answers = [first.promise, second.promise];
  const { result } = renderHook(() => useAttempt(() => answers.shift() ?? Promise.resolve('')));
  let old: unknown;
  act(() => {
    old = result.current.run(undefined);
  });
  act(() => result.current.clear());
  expect(result.current.running).toBeNull();
  let next: unknown;
  act(() => {
    next = result.current.run(undefined);
  });
  await act(async () => first.resolve('first'));
  expect(await old).toBeNull();
  expect(result.current).toMatchObject({ running: {}, outcome: null });
  await act(async () => second.resolve('second'));
  expect(await next).toEqual({ isDone: true, output: 'second' });
  expect(result.current.outcome).toEqual({ isDone: true, output: 'second' });
});
