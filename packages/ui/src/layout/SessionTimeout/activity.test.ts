import { afterEach, expect, test, vi } from 'vitest';
import { tabChannel } from './activity.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('without a BroadcastChannel each tab counts for itself, and nothing breaks (behaviour 1c, session warning)', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const heard = vi.fn();
  const tabs = tabChannel(heard);
  tabs.tell();
  tabs.close();
  expect(heard).not.toHaveBeenCalled();
});

test('activity is told to the other tabs once a second, however much of it there is', () => {
  const posted = vi.fn();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = posted;
      addEventListener() {}
      close() {}
    },
  );
  vi.spyOn(performance, 'now').mockReturnValue(500);
  const tabs = tabChannel(() => {});
  for (let times = 0; times < 5; times += 1) tabs.tell();
  expect(posted).toHaveBeenCalledOnce();
});
