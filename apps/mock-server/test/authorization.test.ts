import { type AnyEndpoint, endpoints } from '@rpm/api-client/endpoints';
import { roleKind, serverMessages } from '@rpm/domain';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { type ApiEnv, route } from '../src/api/route.ts';
import { createApi } from '../src/app.ts';
import { access, accessOf, type EndpointName, type Principal, principals } from '../src/authorization.ts';
import { anOrder, clinicWith, demoAccounts, northside, southside } from '../src/seed/index.ts';
import { type AskOptions, type TestApi, testApi } from './harness.ts';
import { makeStore, testPassword } from './stores.ts';

const orders = [anOrder({ orderId: 'ORD-N' }), anOrder({ orderId: 'ORD-S', clinicId: southside.clinicId })];
const names = Object.keys(endpoints) as EndpointName[];

async function fresh(): Promise<TestApi> {
  return testApi(await makeStore('memory', clinicWith(orders)));
}

/** A request to each call that is right in everything but, maybe, who makes it. */
const rightRequests: Record<EndpointName, Pick<AskOptions, 'body' | 'query'>> = {
  login: { body: { username: 'staff@northside.example', password: testPassword } },
  logout: {},
  keepAlive: {},
  getAllottedDevicesByClinic: { query: { page: '0', noOfRows: '5', clinic: northside.name } },
  updateDeviceOrderStatus: { body: { orderId: 'ORD-N', status: 'Processing' } },
};

/** Everybody who may be at the other end: who they are, and what they make of the token. */
const callers: { who: string; is: Principal; token: (api: TestApi) => Promise<string | undefined> }[] = [
  { who: 'nobody', is: 'none', token: async () => undefined },
  { who: 'a made-up token', is: 'none', token: async () => 'A'.repeat(43) },
  { who: 'a token of another form', is: 'none', token: async () => 'Bearer of bad news' },
  { who: 'an empty token', is: 'none', token: async () => '' },
  {
    who: 'a revoked token',
    is: 'none',
    async token(api) {
      const token = await api.sessionOf(demoAccounts.staff);
      await api.ask(endpoints.logout, { token });
      return token;
    },
  },
  {
    who: 'an expired token',
    is: 'none',
    async token(api) {
      const token = await api.sessionOf(demoAccounts.staff);
      api.wait(310);
      return token;
    },
  },
  {
    who: 'a tampered token',
    is: 'none',
    async token(api) {
      const token = await api.sessionOf(demoAccounts.staff);
      return `${token.slice(0, -1)}y`;
    },
  },
  ...Object.entries(demoAccounts)
    .filter(([, { clinicId }]) => clinicId === northside.clinicId)
    .map(([who, account]) => ({
      who,
      is: roleKind(account.role),
      token: (api: TestApi) => api.sessionOf(account),
    })),
];

describe('the authorization table (behaviour section 3)', () => {
  test('has a row for each call, and each call is served', async () => {
    const { services } = await fresh();
    expect(Object.keys(access).sort()).toEqual([...names].sort());
    expect([...createApi(services).routes].sort()).toEqual(names.map((name) => endpoints[name].path).sort());
  });

  test('a call without a row cannot even be registered', async () => {
    const { services } = await fresh();
    const unlisted: AnyEndpoint = { ...endpoints.keepAlive, path: '/api/unlisted' };
    const register = () =>
      route({ app: new Hono<ApiEnv>(), services }, unlisted, async () => ({ message: '' }));
    expect(register).toThrow('/api/unlisted is not in the authorization table');
  });

  test('agrees with the table of calls on which calls carry a token', () => {
    for (const name of names)
      expect(accessOf(endpoints[name]).includes('none')).toBe(endpoints[name].token === 'none');
  });

  const cases = names.flatMap((name) => callers.map((caller) => ({ name, ...caller })));
  test.each(cases)('$name by $who', async ({ name, is, token }) => {
    const api = await fresh();
    const given = await token(api);
    const answer = await api.ask(endpoints[name], { ...rightRequests[name], token: given });
    const mayCall = access[name].includes(is);
    expect(answer.status).toBe(mayCall ? 200 : is === 'none' ? 401 : 403);
    if (mayCall) expect(endpoints[name].response.safeParse(answer.json).success).toBe(true);
    else
      expect(answer.json).toEqual({ message: serverMessages[is === 'none' ? 'unauthorized' : 'forbidden'] });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('every kind of caller is tried', () => {
    expect(new Set(callers.map(({ is }) => is))).toEqual(new Set(principals));
  });
});

describe('one clinic and another', () => {
  test.each([
    southside.name,
    'No Such Clinic',
    northside.name.toLowerCase(),
    `${northside.name} `,
    'constructor',
  ])('the orders of "%s" are refused to staff of another clinic', async (clinic) => {
    const api = await fresh();
    const token = await api.sessionOf(demoAccounts.staff);
    const answer = await api.ask(endpoints.getAllottedDevicesByClinic, {
      token,
      query: { page: '0', noOfRows: '5', clinic },
    });
    expect(answer).toMatchObject({ status: 403, json: { message: serverMessages.forbidden } });
  });

  test("another clinic's order is answered to the letter as one that does not exist", async () => {
    const api = await fresh();
    const token = await api.sessionOf(demoAccounts.staff);
    const [foreign, unknown] = await Promise.all(
      ['ORD-S', 'ORD-X'].map((orderId) =>
        api.ask(endpoints.updateDeviceOrderStatus, { token, body: { orderId, status: 'Processing' } }),
      ),
    );
    expect(foreign?.status).toBe(404);
    expect(foreign?.text).toBe(unknown?.text);
    expect([...(foreign?.headers ?? [])]).toEqual([...(unknown?.headers ?? [])]);
    expect(await api.services.store.audit.list(southside.clinicId)).toEqual([]);
  });

  test('staff see the orders of their own clinic only', async () => {
    const api = await fresh();
    const token = await api.sessionOf(demoAccounts.otherStaff);
    const query = { page: '0', noOfRows: '5', clinic: southside.name };
    const answer = await api.ask(endpoints.getAllottedDevicesByClinic, { token, query });
    expect(answer.json).toMatchObject([{ result: [{ orderId: 'ORD-S' }], total: 1 }]);
  });
});

describe('the order of the checks', () => {
  const path = endpoints.updateDeviceOrderStatus.path;
  const big = JSON.stringify({ orderId: 'x'.repeat(70_000) });

  test('405 before 401 before 415 before 413 before 400 before 403', async () => {
    const api = await fresh();
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
      expect([answer.status, await answer.json()]).toEqual([404, { message: serverMessages.notFound }]);
    }
  });
});
