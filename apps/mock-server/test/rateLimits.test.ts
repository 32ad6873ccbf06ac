import { endpoints } from '@rpm/api-client/calls';
import { SessionRecord } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Admission, CallerKeys } from '../src/api/Services.ts';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { rateLimits } from '../src/server/rateLimits.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { testApi } from './harness.ts';
import { makeStore, testPassword } from './stores.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-20T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const allowed: Admission = { allowed: true };
const refused = (by: 'token' | 'address', retryAfterSeconds: number): Admission => ({
  allowed: false,
  by,
  retryAfterSeconds,
});

describe('the rate limits', () => {
  test('let so many calls of a token through in a minute, then say how long to wait', async () => {
    const admit = rateLimits({ perToken: 2, perAddress: 100 });
    const ask = (token: string) => admit({ token, address: 'clinic' });
    expect([await ask('a'), await ask('a')]).toEqual([allowed, allowed]);
    vi.advanceTimersByTime(20_500);
    expect(await ask('a')).toEqual(refused('token', 40));
    expect(await ask('b'), 'another session is another count').toEqual(allowed);
    vi.advanceTimersByTime(39_499);
    expect(await ask('a'), 'a whole second, never zero').toEqual(refused('token', 1));
    vi.advanceTimersByTime(1);
    expect(await ask('a')).toEqual(allowed);
  });

  test('count calls without a token by their address alone', async () => {
    const admit = rateLimits({ perToken: 1, perAddress: 2 });
    const ask = (address: string) => admit({ token: null, address });
    expect([await ask('here'), await ask('here')]).toEqual([allowed, allowed]);
    expect(await ask('here')).toEqual(refused('address', 60));
    expect(await ask('there')).toEqual(allowed);
    vi.advanceTimersByTime(60_000);
    expect(await ask('here')).toEqual(allowed);
  });

  test('a session that runs wild does not shut out its colleagues at the same address', async () => {
    const admit = rateLimits({ perToken: 2, perAddress: 4 });
    for (let call = 0; call < 50; call += 1) await admit({ token: 'wild', address: 'clinic' });
    expect(await admit({ token: 'calm', address: 'clinic' })).toEqual(allowed);
  });

  test('made-up tokens do not help: the address counts, and then no token is counted any more', async () => {
    const admit = rateLimits({ perToken: 1, perAddress: 3 });
    const verdicts: Admission[] = [];
    for (const token of ['a', 'b', 'c', 'd', 'e']) verdicts.push(await admit({ token, address: 'one' }));
    expect(verdicts).toEqual([allowed, allowed, allowed, refused('address', 60), refused('address', 60)]);
    expect(await admit({ token: 'e', address: 'two' }), 'e was never counted').toEqual(allowed);
  });

  test('who asks without a session, or with a made-up one, uses up nothing of those who work there (F11)', async () => {
    const admit = rateLimits({ perToken: 10, perAddress: 3 });
    admit.hear?.('good', true);
    for (let call = 0; call < 20; call += 1) {
      await admit({ token: null, address: 'guests' });
      await admit({ token: `made-up ${call}`, address: 'guests' });
    }
    expect(await admit({ token: null, address: 'guests' })).toEqual(refused('address', 60));
    for (let call = 0; call < 10; call += 1)
      expect(await admit({ token: 'good', address: 'guests' })).toEqual(allowed);
    expect(await admit({ token: 'good', address: 'guests' })).toEqual(refused('token', 60));
    admit.hear?.('good', false);
    expect(await admit({ token: 'good', address: 'guests' })).toEqual(refused('address', 60));
  });

  test('hold against many calls at once', async () => {
    const admit = rateLimits({ perToken: 100, perAddress: 3 });
    const verdicts = await Promise.all(
      Array.from({ length: 10 }, () => admit({ token: null, address: 'one' })),
    );
    expect(verdicts.filter((each) => each.allowed)).toHaveLength(3);
  });
});

test('a session that was seen to be good is known from its second call on, and no longer after its log out (F11)', async () => {
  const admit = rateLimits({ perToken: 100, perAddress: 100 });
  const hear = vi.spyOn(admit, 'hear');
  const api = testApi(await makeStore('memory', clinicWith([])), { admit });
  const token = await api.sessionOf(demoAccounts.staff);
  await api.ask(endpoints.keepAlive, { token });
  expect(hear).toHaveBeenLastCalledWith(hashToken(token), true);
  await api.ask(endpoints.logout, { token });
  await api.ask(endpoints.keepAlive, { token });
  expect(hear).toHaveBeenLastCalledWith(hashToken(token), false);
});

describe('a call beyond the limit', () => {
  test('is answered 429 with the time to wait, before anything is looked up, on every address', async () => {
    const store = await makeStore('memory', clinicWith([]));
    const find = vi.spyOn(store.sessions, 'find');
    const api = testApi(store, { admit: rateLimits({ perToken: 1, perAddress: 100 }) });
    const token = await api.sessionOf(demoAccounts.staff);
    expect((await api.ask(endpoints.keepAlive, { token })).status).toBe(200);
    find.mockClear();
    const answer = await api.ask(endpoints.keepAlive, { token });
    expect(answer).toMatchObject({ status: 429, json: { message: refusalWords.tooManyRequests } });
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const headers = { authorization: `Bearer ${token}` };
    expect((await api.request('/api/no/such/call', { headers })).status).toBe(429);
    expect(find).not.toHaveBeenCalled();
    expect(api.log.at(-1)).toMatchObject({ event: 'request', status: 429, user: null });
  });

  test('is known by a hash of its token, never by the token, and by its address', async () => {
    const asked: CallerKeys[] = [];
    const api = testApi(await makeStore('memory', clinicWith([])), {
      admit: async (keys) => {
        asked.push(keys);
        return { allowed: true };
      },
    });
    const token = await api.sessionOf(demoAccounts.staff);
    await api.ask(endpoints.keepAlive, { token, address: '10.1.2.3' });
    await api.ask(endpoints.login, { body: {} });
    await api.request('/api/login', { headers: { authorization: 'Bearer too-short' } });
    expect(asked).toEqual([
      { token: hashToken(token), address: '10.1.2.3' },
      { token: null, address: 'somewhere' },
      { token: null, address: 'somewhere' },
    ]);
  });
});

test('whoever has just logged in works on, though strangers have used up the calls of the address (F11)', async () => {
  const admit = rateLimits({ perToken: 10, perAddress: 3 });
  const api = testApi(await makeStore('memory', clinicWith([])), { admit });
  const { username } = demoAccounts.staff;
  const { json } = await api.ask(endpoints.login, { body: { username, password: testPassword } });
  const { token } = SessionRecord.parse(json);
  for (let at = 0; at < 5; at += 1) {
    await api.request('/api/nothing');
    await api.ask(endpoints.keepAlive, { token: String(at).repeat(43) });
  }
  expect((await api.ask(endpoints.keepAlive, { token })).status).toBe(200);
  expect((await api.ask(endpoints.logout, { token })).status).toBe(200);
});
