import { endpoints } from '@rpm/api-client/calls';
import { refusalWords } from '@rpm/domain/words/refusal';
import { expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { makeStore } from './stores.ts';

const withCode = (code: string) => Object.assign(new Error('away'), { code });

async function answerTo(error: Error) {
  const store = await makeStore('memory', clinicWith([]));
  const api = testApi({ ...store, sessions: { ...store.sessions, find: () => Promise.reject(error) } });
  const token = await testApi(store).sessionOf(demoAccounts.staff);
  const answer = await api.ask(endpoints.keepAlive, { token });
  return { answer, log: api.log };
}

test.each([
  withCode('ECONNREFUSED'),
  withCode('57P01'),
  withCode('57P03'),
  withCode('57014'),
  withCode('53100'),
  withCode('40P01'),
  withCode('40001'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
])('a database that is away (%s) is a 503 that may be tried again', async (error) => {
  const { answer, log } = await answerTo(error);
  expect(answer).toMatchObject({ status: 503, json: { message: refusalWords.unavailable } });
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(log, 'somebody should know').toMatchObject([{ event: 'outage', status: 503 }]);
});

test.each([withCode('23505'), new Error('Something about a Connection terminated')])(
  'another failure (%s) stays a 500',
  async (error) => {
    const { answer } = await answerTo(error);
    expect(answer).toMatchObject({ status: 500, json: { message: refusalWords.unexpected } });
  },
);

test('an outage is told once a minute, not by every call that meets it; a full disk is named (F22)', async () => {
  const store = await makeStore('memory', clinicWith([]));
  const find = () => Promise.reject(withCode('53100'));
  const api = testApi({ ...store, sessions: { ...store.sessions, find } });
  const token = await testApi(store).sessionOf(demoAccounts.staff);
  for (let call = 0; call < 5; call += 1) await api.ask(endpoints.keepAlive, { token });
  const told = () => api.log.filter(({ event }) => event === 'outage');
  expect(told()).toMatchObject([{ error: '53100 the disk of the database is full' }]);
  api.wait(61);
  await api.ask(endpoints.keepAlive, { token });
  expect(told()).toHaveLength(2);
});
