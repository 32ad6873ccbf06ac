import { expect, test, vi } from 'vitest';
import { lazily } from './lazily.ts';

test('a part is fetched once, however many controls ask for it', async () => {
  const fetchPart = vi.fn(() => Promise.resolve('the list'));
  const part = lazily(fetchPart);
  expect(await Promise.all([part.load(), part.load()])).toEqual(['the list', 'the list']);
  expect(await part.load()).toBe('the list');
  expect(fetchPart).toHaveBeenCalledOnce();
});

test('after a failure, which the asker hears of, the next one who asks tries again', async () => {
  const fetchPart = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValueOnce('the list');
  const part = lazily(fetchPart);
  await expect(part.load()).rejects.toThrow('no connection');
  expect(await part.load()).toBe('the list');
  expect(fetchPart).toHaveBeenCalledTimes(2);
});

test('who only warms it hears of no failure, and it is asked for again when it is needed', async () => {
  const fetchPart = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValueOnce('the list');
  const part = lazily(fetchPart);
  part.interest.onFocus();
  await vi.waitFor(() => expect(fetchPart.mock.settledResults[0]?.type).toBe('rejected'));
  expect(await part.load()).toBe('the list');
});
