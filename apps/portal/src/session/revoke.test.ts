import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { revoke } from './revoke.ts';

const asked = vi.fn<typeof fetch>();
const status = (code: number) => async () => Response.json({}, { status: code });
const cut = async () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockReset();
});

test('the server is told which session is over (NAV-08)', async () => {
  asked.mockImplementation(async () => Response.json({ message: 'Logged out' }));
  await revoke('https://api.example', 'a-token');
  const [address, init] = asked.mock.calls[0] ?? [];
  expect(address).toBe('https://api.example/api/logout');
  expect(init).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer a-token' } });
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledOnce();
});

test.each([
  ['500', status(500)],
  ['503', status(503)],
  ['a cut connection', cut],
])('after %s it is told once more (behaviour 1b, logout)', async (_, answer) => {
  asked.mockImplementation(answer);
  await revoke('', 'a-token');
  expect(asked).toHaveBeenCalledOnce();
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each([400, 401, 403, 404])('a refusal, %i, means that the session is over already', async (code) => {
  asked.mockImplementation(status(code));
  await revoke('', 'a-token');
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledOnce();
});

test('offline it waits for the connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  asked.mockImplementation(cut);
  await revoke('', 'a-token');
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledOnce();
  for (let times = 0; times < 2; times += 1) dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledTimes(2);
});
