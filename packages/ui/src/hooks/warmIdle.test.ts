import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazily } from './lazily.ts';
import { warmIdle } from './warmIdle.ts';

const shown = new EventTarget();
const part = () => {
  const fetchPart = vi.fn(() => Promise.resolve('the dialog'));
  return { fetchPart, lazy: lazily(fetchPart) };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(shown, { hidden: false }));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what may be needed is fetched before anybody presses, once the page is at rest, one after the other (17.5)', async () => {
  const [one, other] = [part(), part()];
  const stop = [warmIdle(one.lazy), warmIdle(one.lazy), warmIdle(other.lazy)];
  await vi.advanceTimersByTimeAsync(1900);
  expect(one.fetchPart).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(one.fetchPart).toHaveBeenCalledOnce();
  expect(other.fetchPart).toHaveBeenCalledOnce();
  expect(one.lazy.known()).toEqual({ part: 'the dialog' });
  for (const each of stop) each();
});

test('what only those wanted who are gone is not fetched; what somebody still wants is', async () => {
  const [gone, wanted] = [part(), part()];
  const stop = warmIdle(wanted.lazy);
  warmIdle(gone.lazy)();
  warmIdle(wanted.lazy)();
  await vi.advanceTimersByTimeAsync(5000);
  expect(gone.fetchPart).not.toHaveBeenCalled();
  expect(wanted.fetchPart).toHaveBeenCalledOnce();
  stop();
});

test('nothing is fetched while nobody sees the page', async () => {
  const { fetchPart, lazy } = part();
  Object.assign(shown, { hidden: true });
  const stop = warmIdle(lazy);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchPart).not.toHaveBeenCalled();
  Object.assign(shown, { hidden: false });
  shown.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetchPart).toHaveBeenCalledOnce();
  stop();
});

test('nothing is fetched where data is saved', async () => {
  const { fetchPart, lazy } = part();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  warmIdle(lazy)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchPart).not.toHaveBeenCalled();
});
