import { endpoints } from '@rpm/api-client/calls';
import * as enRefusal from '@rpm/domain/words/en/refusal';
import * as enServer from '@rpm/domain/words/en/server';
import * as esRefusal from '@rpm/domain/words/es/refusal';
import * as esServer from '@rpm/domain/words/es/server';
import { describe, expect, test } from 'vitest';
import { languageOfRequest } from '../src/api/speech.ts';
import { anOrder, clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { patient } = demoAccounts;

test.each([
  [null, 'en'],
  ['es', 'es'],
  ['es-US', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,es;q=0.9', 'en'],
  ['fr, es;q=0.5', 'es'],
  ['en;q=0.4, es;q=0.5', 'es'],
  ['es;q=0, en', 'en'],
  ['es;q=many', 'en'],
  ['vi', 'en'],
  ['*', 'en'],
  [',;;q=', 'en'],
])('who asks for %j is answered in %s', (wish, language) => {
  const headers = wish === null ? {} : { 'accept-language': wish };
  expect(languageOfRequest(new Request('http://test.example', { headers }))).toBe(language);
});

describe.each([
  ['en-US', enRefusal.refusalWords, enServer.serverWords],
  ['es-US', esRefusal.refusalWords, esServer.serverWords],
])('over the wire in %s', (language, refusalWords, serverWords) => {
  const ask = async (path: string, body?: unknown, more: HeadersInit = {}) => {
    const api = testApi(await makeStore('memory', clinicWith([])));
    const headers = { 'accept-language': language, 'content-type': 'application/json', ...more };
    const answer = await api.request(path, {
      headers,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: answer.status, json: await answer.json() };
  };
  const login = endpoints.login.path;

  test('a refusal has one code in every language, and its sentence in that of the request', async () => {
    const username = patient.username;
    expect(await ask(login, { username, password: 'wrong' })).toMatchObject({
      status: 401,
      json: { code: 'loginWrong', message: refusalWords.loginWrong },
    });
    expect(await ask(login, { username: 7 })).toMatchObject({
      status: 400,
      json: {
        code: 'badField',
        message: refusalWords.badField({ field: 'username' }),
        field: 'username',
      },
    });
    expect(await ask(endpoints.getProfile.path)).toMatchObject({
      status: 401,
      json: { code: 'unauthorized', message: refusalWords.unauthorized },
    });
    expect(await ask('/api/nothing-here')).toMatchObject({
      status: 404,
      json: { code: 'notFound', message: refusalWords.notFound },
    });
  });

  test('what was done is said in it', async () => {
    const { json } = await ask(endpoints.forgotPassword.path, { username: patient.username });
    expect(json).toMatchObject({ message: serverWords.linkSent });
  });
});

describe.each(storeKinds)('orders in %s', (kind) => {
  test('are searched by the words of the language of the request, and by those of the API (ORD-15)', async () => {
    const order = (orderId: string, status: string, deliveryMode: string) =>
      anOrder({ orderId, status, deliveryMode });
    const orders = [
      order('A', 'Submitted', 'Mail'),
      order('B', 'Processing', 'Pickup'),
      order('C', 'PickedUp', 'Pickup'),
      order('D', 'Shipped', 'Mail'),
    ];
    const api = testApi(await makeStore(kind, clinicWith(orders)));
    const token = await api.sessionOf(demoAccounts.staff);
    const found = async (language: string, filter: Record<string, string>) => {
      const query = { page: '0', noOfRows: '10', clinic: northside.name, ...filter };
      const { json } = await api.ask(endpoints.getAllottedDevicesByClinic, { token, query, language });
      const [{ result, total }] = endpoints.getAllottedDevicesByClinic.answer.parse(json);
      expect(total).toBe(result.length);
      return result.map(({ orderId }) => orderId).sort();
    };
    for (const [language, filter, ids] of [
      ['es', { orderStatus: 'en proceso' }, ['B']],
      ['es', { orderStatus: 'EN' }, ['B', 'D']],
      ['es', { orderStatus: 'recogido' }, ['C']],
      ['es', { orderStatus: 'PickedUp' }, ['C']],
      ['es', { modeOfDelivery: 'corr' }, ['A', 'D']],
      ['es', { modeOfDelivery: 'mail', orderStatus: 'solicitado' }, ['A']],
      ['es', { orderStatus: 'recogidos' }, []],
      ['en', { orderStatus: 'picked up' }, ['C']],
      ['en', { orderStatus: 'recogido' }, []],
    ] as const) {
      expect([language, filter, await found(language, filter)]).toEqual([language, filter, ids]);
    }
  });
});
