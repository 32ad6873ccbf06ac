import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { makeStore } from './stores.ts';

const never = () => new Promise<never>(() => {});

test('a call that takes too long is answered 503, and the log says of which call', async () => {
  const store = await makeStore('memory', clinicWith([]));
  const hanging = { ...store, sessions: { ...store.sessions, end: never } };
  const api = testApi(hanging, { answerWithinMs: 20 });
  const token = await api.sessionOf(demoAccounts.staff);
  const answer = await api.ask(endpoints.logout, { token });
  expect(answer).toMatchObject({ status: 503, json: { message: refusalWords.tookTooLong } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-request-id')).toBe('request-1');
  expect(api.log).toMatchObject([{ event: 'request', route: '/api/logout', status: 503 }]);
});

test('so is a call whose body never ends to come', async () => {
  const api = testApi(await makeStore('memory', clinicWith([])), { answerWithinMs: 20 });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new ReadableStream({ pull: never }),
    duplex: 'half',
  };
  expect((await api.request(endpoints.login.path, init)).status).toBe(503);
});

test('a failure after the answer changes nothing and is nobody’s unhandled rejection', async () => {
  const store = await makeStore('memory', clinicWith([]));
  const broken = Promise.withResolvers<never>();
  const api = testApi(
    { ...store, sessions: { ...store.sessions, end: () => broken.promise } },
    { answerWithinMs: 20 },
  );
  const token = await api.sessionOf(demoAccounts.staff);
  const answer = await api.ask(endpoints.logout, { token });
  broken.reject(new Error('late'));
  await broken.promise.catch(() => {});
  expect([answer.status, api.log.length]).toEqual([503, 1]);
});

test('the server gives up before the client does, and after its database has (behaviour 1a)', () => {
  expect(limits.answerWithinMs).toBeLessThan(limits.callTimeoutMs);
  expect(limits.answerWithinMs).toBeGreaterThan(20_000);
});
