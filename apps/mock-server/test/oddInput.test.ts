import { endpoints } from '@rpm/api-client/calls';
import { describe, expect, test } from 'vitest';
import { anOrder, clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

describe.each(storeKinds)('odd but right input over the store in %s', (kind) => {
  test.each(['%', '_', '\\', "'; drop table orders; --", '<script>', '🙂', 'א', 'İ', '__proto__', '\u202e'])(
    'a search for %s is a search',
    async (text) => {
      const api = testApi(await makeStore(kind, clinicWith([anOrder({ firstName: text, orderId: text })])));
      const token = await api.sessionOf(demoAccounts.staff);
      const query = { page: '0', noOfRows: '5', clinic: northside.name, pName: text, orderId: text };
      const answer = await api.ask(endpoints.getAllottedDevicesByClinic, { token, query });
      expect(answer).toMatchObject({
        status: 200,
        json: [{ total: 1, result: [{ pFirstName: text, orderId: text }] }],
      });
    },
  );

  test('the last page that can be asked for is empty', async () => {
    const api = testApi(await makeStore(kind, clinicWith([anOrder()])));
    const token = await api.sessionOf(demoAccounts.staff);
    const query = { page: '10000000', noOfRows: '50', clinic: northside.name };
    const answer = await api.ask(endpoints.getAllottedDevicesByClinic, { token, query });
    expect(answer.json).toEqual([{ result: [], total: 1 }]);
  });
});
