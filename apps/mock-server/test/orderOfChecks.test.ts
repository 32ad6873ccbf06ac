import { endpoints } from '@rpm/api-client/calls';
import { refusalWords } from '@rpm/domain/words/refusal';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { fresh } from './authorizationAskers.ts';
import { testApi } from './harness.ts';
import { rightRequests } from './rightRequests.ts';
import { makeStore } from './stores.ts';

describe('the order of the checks', () => {
  const path = endpoints.updateDeviceOrderStatus.path;
  const big = JSON.stringify({ orderId: 'x'.repeat(70_000) });

  test('405 before 401 before 415 before 413 before 400 before 403', async () => {
    const api = testApi(await makeStore('memory', clinicWith([])));
    const patient = await api.sessionOf(demoAccounts.patient);
    const status = async (init: RequestInit) => (await api.request(path, init)).status;
    const authorization = `Bearer ${patient}`;
    const json = { authorization, 'content-type': 'application/json' };
    expect(await status({ method: 'PUT', body: big })).toBe(405);
    expect(await status({ method: 'POST', body: big })).toBe(401);
    expect(await status({ method: 'POST', body: big, headers: { authorization } })).toBe(415);
    expect(await status({ method: 'POST', body: big, headers: json })).toBe(413);
    expect(await status({ method: 'POST', body: '{', headers: json })).toBe(400);
    const right = JSON.stringify(rightRequests.updateDeviceOrderStatus.body);
    expect(await status({ method: 'POST', body: right, headers: json })).toBe(403);
  });

  test('a wrong method is told the right one', async () => {
    const api = await fresh();
    const answer = await api.request(endpoints.getAllottedDevicesByClinic.path, { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('an unknown address is a 404 in JSON, whoever asks', async () => {
    const api = await fresh();
    for (const unknown of ['/api/nothing', '/api/', '/api/login/', '/api/login/x', '/api/%00']) {
      const answer = await api.request(unknown);
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { code: 'notFound', message: refusalWords.notFound },
      ]);
    }
  });
});
