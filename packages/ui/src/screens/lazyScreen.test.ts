import { beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './lazyScreen.ts';

const reload = vi.fn();
let path = '/inquiry';
const kept = new Map<string, string>();
const storage = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const host = { storage, reload, path: () => path, isOnline: () => true };
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const settled = (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, 'still waiting'))]);

beforeEach(() => {
  kept.clear();
  reload.mockClear();
  path = '/inquiry';
});

test('a chunk that comes is handed over', async () => {
  await expect(loadChunk(async () => 'screen', host)).resolves.toBe('screen');
  expect(reload).not.toHaveBeenCalled();
});

test('a chunk that is gone loads the page anew, once, and then is an error (ERR-04)', async () => {
  await expect(settled(loadChunk(gone, host))).resolves.toBe('still waiting');
  expect(reload).toHaveBeenCalledOnce();
  await expect(loadChunk(gone, host)).rejects.toThrow(ChunkLoadError);
  expect(reload).toHaveBeenCalledOnce();
});

test('what else loads at that path does not lead to a second load of the page, nor to a loop', async () => {
  await settled(loadChunk(gone, host));
  await loadChunk(async () => 'frame', host);
  await expect(loadChunk(gone, host)).rejects.toThrow(ChunkLoadError);
  expect(reload).toHaveBeenCalledOnce();
});

test('at another path, and back here after a chunk has come there, the page may be loaded anew again', async () => {
  await settled(loadChunk(gone, host));
  path = '/orders';
  await settled(loadChunk(gone, host));
  expect(reload).toHaveBeenCalledTimes(2);
  path = '/profile';
  await loadChunk(async () => 'screen', host);
  path = '/orders';
  await settled(loadChunk(gone, host));
  expect(reload).toHaveBeenCalledTimes(3);
});

test('without a place for the mark there is no reload, and no loop (behaviour 1a, storage)', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  await expect(loadChunk(gone, { ...host, storage: blocked })).rejects.toThrow(ChunkLoadError);
  expect(reload).not.toHaveBeenCalled();
});

test('offline the page is not loaded anew, and the one reload is left for when it helps (behaviour 1b, chunk)', async () => {
  await expect(loadChunk(gone, { ...host, isOnline: () => false })).rejects.toThrow(ChunkLoadError);
  expect([reload.mock.calls.length, kept.size]).toEqual([0, 0]);
});

test('a chunk that does not come in time is an error, without a reload (ERR-04)', async () => {
  vi.useFakeTimers();
  const waiting = loadChunk(() => new Promise(() => {}), host);
  const isOver = vi.fn();
  waiting.then(isOver, isOver);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(isOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalledOnce();
  await expect(waiting).rejects.toThrow('took too long');
  expect(reload).not.toHaveBeenCalled();
  vi.useRealTimers();
});
