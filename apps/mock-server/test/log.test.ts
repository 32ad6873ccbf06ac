import { endpoints } from '@rpm/api-client/calls';
import { refusalWords } from '@rpm/domain/words/refusal';
import { describe, expect, test } from 'vitest';
import { anOrder, clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, testPassword } from './stores.ts';

const canary = 'Canaryname';
const username = 'canary@northside.example';

/** A store whose orders break in a way that quotes data, as errors of a database do. */
function breaking(store: Store): Store {
  const fail = () => Promise.reject(new Error(`duplicate key: (${canary}) already exists`));
  return { ...store, orders: { ...store.orders, page: fail, changeStatus: fail } };
}

describe('the log (behaviour R19, R34)', () => {
  test('has one line for each request: method, template, status, time, and who by a keyed hash', async () => {
    let named = 0;
    const store = await makeStore('memory', clinicWith([]));
    const api = testApi(store, { requestId: () => `request-${++named}` });
    const token = await api.sessionOf(demoAccounts.staff);
    await api.ask(endpoints.keepAlive, { token });
    api.wait(7);
    await api.ask(endpoints.logout, { token });
    await api.request('/api/secret/path?name=x');
    const user = expect.stringMatching(/^[0-9a-f]{16}$/);
    const ms = expect.any(Number);
    const first = { event: 'request', at: startOfTest.toISOString(), requestId: 'request-1' };
    const later = { ...first, at: new Date(startOfTest.getTime() + 7000).toISOString() };
    expect(api.log).toEqual([
      { ...first, method: 'POST', route: '/api/keep-alive', status: 200, ms, user },
      { ...later, requestId: 'request-2', method: 'POST', route: '/api/logout', status: 200, ms, user },
      { ...later, requestId: 'request-3', method: 'GET', route: '(unknown)', status: 404, ms, user: null },
    ]);
    expect(api.log[0]?.user).toBe(api.log[1]?.user);
  });

  test('the hash of a user differs under another key', async () => {
    const users = await Promise.all(
      [1, 2].map(async (fill) => {
        const store = await makeStore('memory', clinicWith([]));
        const api = testApi(store, { logKey: new Uint8Array(32).fill(fill) });
        await api.ask(endpoints.keepAlive, { token: await api.sessionOf(demoAccounts.staff) });
        return api.log[0]?.user;
      }),
    );
    expect(users[0]).not.toBe(users[1]);
  });

  test('names nobody, whatever is asked and whatever breaks', async () => {
    const store = await makeStore('memory', clinicWith([anOrder({ lastName: canary })]));
    const [api, broken] = [testApi(store), testApi(breaking(store))];
    const token = await api.sessionOf(demoAccounts.staff);
    const query = { page: '0', noOfRows: '5', clinic: northside.name, pName: canary, orderId: canary };
    await api.ask(endpoints.getAllottedDevicesByClinic, { token, query });
    await api.ask(endpoints.getAllottedDevicesByClinic, { token, query: { ...query, page: canary } });
    await api.ask(endpoints.updateDeviceOrderStatus, { token, body: { orderId: canary, status: canary } });
    await api.ask(endpoints.login, { body: { username, password: canary } });
    await api.ask(endpoints.login, {
      body: { username: demoAccounts.staff.username, password: testPassword },
    });
    await api.request(`/api/${canary}`, {
      headers: {
        authorization: `Bearer ${canary}`,
        'user-agent': canary,
        'x-request-id': canary,
        'x-forwarded-for': canary,
        cookie: canary,
        referer: `http://${canary}.example/`,
      },
    });
    const answer = await broken.ask(endpoints.getAllottedDevicesByClinic, { token, query });
    expect(answer).toMatchObject({ status: 500, json: { message: refusalWords.unexpected } });
    expect(answer.text).not.toContain(canary);
    const lines = JSON.stringify([...api.log, ...broken.log]);
    expect(api.log).toHaveLength(6);
    for (const secret of [canary, username, token, testPassword, 'northside', demoAccounts.staff.accountId]) {
      expect(lines).not.toContain(secret);
    }
  });

  test('an unexpected error is logged with its kind and place, so that it can be found', async () => {
    const api = testApi(breaking(await makeStore('memory', clinicWith([]))));
    const query = { page: '0', noOfRows: '5', clinic: northside.name };
    await api.ask(endpoints.getAllottedDevicesByClinic, {
      token: await api.sessionOf(demoAccounts.staff),
      query,
    });
    expect(api.log).toMatchObject([
      { event: 'unexpected', status: 500, error: expect.stringMatching(/^Error at .*log\.test\.ts:\d+/) },
    ]);
  });
});
