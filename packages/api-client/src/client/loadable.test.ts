import { expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { toLoadable } from './loadable.ts';

const answer = {
  data: undefined,
  error: undefined,
  isLoading: false,
  isValidating: false,
  mutate: async () => undefined,
};
const error = new ApiError('status', 503);

test('the first answer is on its way', () => {
  expect(toLoadable({ ...answer, isLoading: true, isValidating: true })).toEqual({ state: 'loading' });
});

test('a first failure, and loading again while it is retried', () => {
  expect(toLoadable({ ...answer, error })).toMatchObject({ state: 'failed', error });
  expect(toLoadable({ ...answer, error, isValidating: true })).toEqual({ state: 'loading' });
});

test('data, being read again, and old data after a failure (behaviour 1a, 500)', () => {
  const data = { total: 0 };
  expect(toLoadable({ ...answer, data })).toMatchObject({
    state: 'ready',
    data,
    isUpdating: false,
    error: null,
  });
  expect(toLoadable({ ...answer, data, isValidating: true })).toMatchObject({ isUpdating: true });
  expect(toLoadable({ ...answer, data, error })).toMatchObject({ state: 'ready', data, error });
});

test('an error that is none of ours is a network fault', () => {
  expect(toLoadable({ ...answer, error: new Error('x') })).toMatchObject({ error: { fault: 'network' } });
});

test('retry reads again, and its failure is shown by the next answer, not thrown', async () => {
  const mutate = vi.fn().mockRejectedValue(error);
  const loadable = toLoadable({ ...answer, error, mutate });
  if (loadable.state !== 'failed') throw new Error('expected a failure');
  loadable.retry();
  await vi.waitFor(() => expect(mutate).toHaveBeenCalledOnce());
});

test.each([401, 403, 404])('a refusal (%d) takes the data away', (status) => {
  const refusal = new ApiError('status', status);
  expect(toLoadable({ ...answer, data: { total: 0 }, error: refusal })).toMatchObject({
    state: 'failed',
    error: refusal,
  });
});
