import { endpoints, queryHeader } from '@rpm/api-client/calls';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { makeStore } from './stores.ts';

const { provider } = demoAccounts;

describe('a query that names somebody (F25, ASVS 14.2.1)', () => {
  async function asked(path: string, hidden?: string) {
    const api = testApi(await makeStore('memory', smallClinic()));
    const authorization = `Bearer ${await api.sessionOf(provider)}`;
    const answer = await api.request(path, {
      headers: { authorization, ...(hidden !== undefined && { [queryHeader]: hidden }) },
    });
    return { status: answer.status, json: await answer.json(), log: JSON.stringify(api.log) };
  }
  const list = endpoints.getPatientList.path.replace(':userId', provider.accountId);
  const query = 'page=0&noOfRows=5&search=Marigold';

  test('is read from the header as from the address', async () => {
    const hidden = await asked(list, query);
    expect(hidden.status).toBe(200);
    expect(hidden.json).toEqual((await asked(`${list}?${query}`)).json);
    expect(hidden.json.result.length).toBeGreaterThan(0);
    expect((await asked(list, 'page=0&noOfRows=5&search=Nobody%20at%20all')).json.result).toEqual([]);
  });

  test('is checked there alike, and the header counts where both are', async () => {
    for (const wrong of ['page=0x1&noOfRows=5', 'page=0&page=1&noOfRows=5', 'noOfRows=5', ''])
      expect((await asked(`${list}?${query}`, wrong)).status, wrong).toBe(400);
  });

  test('is no way around the address of a call that hides nothing', async () => {
    const orders = `${endpoints.getAllottedDevicesByClinic.path}?page=0&noOfRows=5&clinic=${encodeURIComponent(northside.name)}`;
    const plain = await asked(orders);
    expect(plain.status).toBe(200);
    expect((await asked(orders, 'page=0&noOfRows=5&clinic=Southside')).json).toEqual(plain.json);
  });
});
