// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '../calls.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { createClient } from './client.ts';
import { useServerNow } from './serverTime.ts';

const here = new Date('2026-11-20T15:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: here, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function setUp(date: string | null) {
  const call = createClient({
    host: '',
    token: () => null,
    fetch: async () => Response.json([], { headers: date === null ? {} : { date } }),
  });
  const { result } = renderHook(() => useServerNow(), {
    wrapper: ({ children }) => <ApiProvider call={call}>{children}</ApiProvider>,
  });
  return { now: () => result.current, ask: () => act(async () => void (await call(endpoints.getRoles, {}))) };
}

test.each([
  ['a day ahead', 'Sat, 21 Nov 2026 15:00:00 GMT', '2026-11-21T15:00:00.000Z'],
  ['a day behind', 'Thu, 19 Nov 2026 15:00:00 GMT', '2026-11-19T15:00:00.000Z'],
  ['the same but for the way of the answer', 'Fri, 20 Nov 2026 14:59:57 GMT', here.toISOString()],
  ['no date', 'soon', here.toISOString()],
  ['not told', null, here.toISOString()],
])('the server is %s: its time decides (behaviour 1a, clock skew)', async (_, date, shown) => {
  const { now, ask } = setUp(date);
  expect(now()).toEqual(here);
  await ask();
  expect(now().toISOString()).toBe(shown);
});

test('two clients do not learn from each other', async () => {
  const one = setUp('Sat, 21 Nov 2026 15:00:00 GMT');
  const other = setUp(null);
  await one.ask();
  expect(other.now()).toEqual(here);
});
