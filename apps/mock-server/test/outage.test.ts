import { endpoints } from '@rpm/api-client/calls';
import { refusalWords } from '@rpm/domain/words/server';
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
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
])('a database that is away (%s) is a 503 that may be tried again', async (error) => {
  const { answer, log } = await answerTo(error);
  expect(answer).toMatchObject({ status: 503, json: { message: refusalWords.unavailable } });
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(log, 'somebody should know').toMatchObject([{ event: 'unexpected', status: 503 }]);
});

test.each([withCode('23505'), new Error('Something about a Connection terminated')])(
  'another failure (%s) stays a 500',
  async (error) => {
    const { answer } = await answerTo(error);
    expect(answer).toMatchObject({ status: 500, json: { message: refusalWords.unexpected } });
  },
);
