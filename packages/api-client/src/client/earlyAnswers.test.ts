import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '../calls.ts';
import { ApiError } from './ApiError.ts';
import { createClient } from './client.ts';
import { keepEarly, takeEarly } from './earlyAnswers.ts';

const counts = { critical: 1, cautious: 2, compliance: 0 };
const url = 'https://api.example/api/alert-counts';
const call = { token: 'secret', url, hidden: '' };
const failed = async (promise: Promise<unknown>) => promise.then(() => null, String);

function setUp() {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(counts));
  const onUnauthorized = vi.fn();
  const ask = createClient({ host: 'https://api.example', token: () => 'secret', fetch, onUnauthorized });
  return { ask, fetch, onUnauthorized };
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('an answer that is on its way is taken once; the next call asks', async () => {
  const { ask, fetch } = setUp();
  keepEarly([call], async () => Response.json({ ...counts, critical: 9 }));
  expect(await ask(endpoints.getAlertCounts, {})).toMatchObject({ critical: 9 });
  expect(fetch).not.toHaveBeenCalled();
  expect(await ask(endpoints.getAlertCounts, {})).toMatchObject({ critical: 1 });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['another session', { ...call, token: 'other' }],
  ['another address', { ...call, url: `${url}?page=1` }],
  ['another query in the header', { ...call, hidden: 'search=a' }],
])('it is not taken for %s', async (_, kept) => {
  const { ask, fetch } = setUp();
  keepEarly([kept], async () => Response.json({ ...counts, critical: 9 }));
  expect(await ask(endpoints.getAlertCounts, {})).toMatchObject({ critical: 1 });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a query that is hidden is compared, and never stands in an address', async () => {
  const { ask, fetch } = setUp();
  const query = {
    page: 0,
    noOfRows: 20,
    search: 'Ann',
    preset: 'all',
    sort: 'urgency',
    scope: 'own',
  } as const;
  const hidden = 'page=0&noOfRows=20&search=Ann&preset=all&sort=urgency&scope=own';
  const list = 'https://api.example/api/patient-list/u1';
  keepEarly([{ ...call, url: list, hidden }], async () =>
    Response.json({ result: [], total: 0 }, { status: 403 }),
  );
  expect(await failed(ask(endpoints.getPatientList, { params: { userId: 'u1' }, query }))).toContain('403');
  expect(fetch).not.toHaveBeenCalled();
});

test('a refusal is met by who takes it: 401 ends the session, as ever', async () => {
  const { ask, fetch, onUnauthorized } = setUp();
  keepEarly([call], async () => Response.json({}, { status: 401 }));
  expect(await failed(ask(endpoints.getAlertCounts, {}))).toContain('401');
  expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('secret');
  expect(fetch).not.toHaveBeenCalled();
});

test('so is a call that found no server', async () => {
  const { ask, fetch } = setUp();
  keepEarly([call], () => Promise.reject(new TypeError('Failed to fetch')));
  const error: unknown = await ask(endpoints.getAlertCounts, {}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ fault: 'network', status: 0 });
  expect(fetch).not.toHaveBeenCalled();
});

test('who gives the call up waits no longer', async () => {
  const { ask } = setUp();
  keepEarly([call], () => new Promise(() => {}));
  const controller = new AbortController();
  const answer = failed(ask(endpoints.getAlertCounts, { signal: controller.signal }));
  controller.abort('gone');
  expect(await answer).toBe('gone');
});

test('what nobody has taken is forgotten when it is no longer fresh', async () => {
  keepEarly([call], async () => Response.json(counts));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(takeEarly(call)).toBeUndefined();
});

test('the server’s clock is heard as of when the answer came, not of when it is read', async () => {
  const { ask } = setUp();
  const date = new Date().toUTCString();
  keepEarly([call], async () => Response.json(counts, { headers: { date } }));
  await vi.advanceTimersByTimeAsync(15_000);
  await ask(endpoints.getAlertCounts, {});
  expect(ask.clock.aheadMs()).toBe(0);
});
