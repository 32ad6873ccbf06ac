import { type AnyEndpoint, type EndpointName, endpoints } from '@rpm/api-client/calls';
import { refusalWords } from '@rpm/domain/words/refusal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOrder, clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { type Answer, testApi } from './harness.ts';
import { makeStore, testPassword } from './stores.ts';

/** A right value for each field of the calls with which the reading of requests is tried; `fuzz.test.ts` tries all of them. */
const fields = {
  login: { username: 'staff@northside.example', password: testPassword },
  logout: {},
  keepAlive: {},
  getAllottedDevicesByClinic: {
    page: '0',
    noOfRows: '5',
    pName: 'a',
    pLastName: 'a',
    provider: 'a',
    orderDate: '2026-11-20',
    orderId: 'a',
    modeOfDelivery: 'Mail',
    orderStatus: 'Submitted',
    clinic: northside.name,
  },
  updateDeviceOrderStatus: { orderId: 'ORD-1', status: 'Processing' },
} satisfies Partial<Record<EndpointName, Record<string, unknown>>>;
type Tried = keyof typeof fields;
const names = Object.keys(fields) as Tried[];
const each = names.flatMap((name) => Object.keys(fields[name]).map((field) => ({ name, field })));

/** Texts that cannot be stored: PostgreSQL takes no NUL, and half a surrogate pair is no text. */
const unstorable = ['\0', 'a\0b', '\ud800', 'x\udfff'];
const wrongTypes: unknown[] = [null, 7, true, [], ['x'], {}, { toString: 'x' }];

async function send(
  name: Tried,
  values: Record<string, unknown>,
): Promise<Answer & { isUnchanged: boolean }> {
  const store = await makeStore('memory', clinicWith([anOrder()]));
  const api = testApi(store);
  const token = await api.sessionOf(demoAccounts.staff);
  const endpoint: AnyEndpoint = endpoints[name];
  const query = () => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
  const answer = await api.ask(endpoint, {
    ...(endpoint.token === 'session' && { token }),
    ...(endpoint.method === 'GET' ? { query: query() } : { body: values }),
  });
  const { rows } = await store.orders.page({ clinicId: northside.clinicId, page: 0, noOfRows: 5 });
  const audit = await store.audit.list(northside.clinicId);
  return { ...answer, isUnchanged: rows[0]?.status === 'Submitted' && audit.length === 0 };
}

function expectRefusal(answer: Answer & { isUnchanged: boolean }, field: string): void {
  expect(answer).toMatchObject({ status: 400, json: { field, message: expect.stringContaining(field) } });
  expect(answer.isUnchanged).toBe(true);
}

describe('bad input gets a clear answer and changes nothing', () => {
  test.each(names.filter((name) => Object.keys(fields[name]).length > 0))(
    '%s: the right values are taken',
    async (name) => {
      expect((await send(name, fields[name])).status).toBe(200);
    },
  );

  const texts = each.filter(({ name }) => endpoints[name].method === 'POST');
  test.each(texts)('$name: $field of another type', async ({ name, field }) => {
    for (const wrong of [...wrongTypes, undefined]) {
      expectRefusal(await send(name, { ...fields[name], [field]: wrong }), field);
    }
  });

  test.each(each)('$name: $field with a text that cannot be stored', async ({ name, field }) => {
    // Half a surrogate pair cannot even be sent in an address: the URL makes a question mark of it.
    const sendable = endpoints[name].method === 'GET' ? unstorable.slice(0, 2) : unstorable;
    for (const text of sendable) {
      const value = field === 'username' ? `${text}@northside.example` : text;
      const answer = await send(name, { ...fields[name], [field]: value });
      expectRefusal(answer, field);
    }
  });

  test.each(each)('$name: $field that is far too long', async ({ name, field }) => {
    expectRefusal(await send(name, { ...fields[name], [field]: 'x'.repeat(5000) }), field);
  });

  test.each(['-1', '1.5', 'abc', 'NaN', 'Infinity', '1e99', '99999999999999999999'])(
    'page %s',
    async (page) => {
      expectRefusal(
        await send('getAllottedDevicesByClinic', { ...fields.getAllottedDevicesByClinic, page }),
        'page',
      );
    },
  );
  test.each(['0', '1', '7', '1000000', '-5', '5.5'])('noOfRows %s', async (noOfRows) => {
    expectRefusal(
      await send('getAllottedDevicesByClinic', { ...fields.getAllottedDevicesByClinic, noOfRows }),
      'noOfRows',
    );
  });
  test.each(['2026-02-30', '2026-13-01', '20-11-2026', 'today', '2026-11-20T00:00'])(
    'orderDate %s',
    async (orderDate) => {
      expectRefusal(
        await send('getAllottedDevicesByClinic', { ...fields.getAllottedDevicesByClinic, orderDate }),
        'orderDate',
      );
    },
  );

  test.each(Object.keys(fields.getAllottedDevicesByClinic))('%s twice in the address', async (field) => {
    const api = testApi(await makeStore('memory', clinicWith([])));
    const token = await api.sessionOf(demoAccounts.staff);
    const query = `${new URLSearchParams(fields.getAllottedDevicesByClinic as Record<string, string>)}&${field}=1`;
    const answer = await api.ask(endpoints.getAllottedDevicesByClinic, { token, query });
    expect(answer).toMatchObject({
      status: 400,
      json: { message: refusalWords.repeatedField({ field }), field },
    });
  });

  test('fields that nobody asked for are ignored (behaviour R28)', async () => {
    const answer = await send('updateDeviceOrderStatus', {
      ...fields.updateDeviceOrderStatus,
      clinic: 'Southside Sample Clinic',
      dUserId: 'user-doctor-southside',
    });
    expect(answer.status).toBe(200);
  });

  test.each(['', '{', '[]', 'null', '7', '"text"', '{"orderId":"ORD-1"', '\ufeff{}', 'undefined'])(
    'a body that is no object: %s',
    async (body) => {
      const api = testApi(await makeStore('memory', clinicWith([])));
      const answer = await api.ask(endpoints.updateDeviceOrderStatus, {
        token: await api.sessionOf(demoAccounts.staff),
        body,
      });
      expect(answer.status).toBe(400);
      expect(answer.json).toHaveProperty('message');
    },
  );

  test('a body that is no UTF-8', async () => {
    const api = testApi(await makeStore('memory', clinicWith([])));
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${await api.sessionOf(demoAccounts.staff)}`,
    };
    const body = new Uint8Array([0x22, 0xff, 0xfe, 0x22]);
    expect(
      (await api.request(endpoints.updateDeviceOrderStatus.path, { method: 'POST', headers, body })).status,
    ).toBe(400);
  });

  test('a body without end is given up at the limit', async () => {
    const api = testApi(await makeStore('memory', clinicWith([])));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(0x20));
      },
    });
    const headers = { 'content-type': 'application/json' };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
    expect((await api.request(endpoints.login.path, init)).status).toBe(413);
    expect(sent).toBeLessThan(200_000);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/json; charset=latin1',
  ])('a body of type %s is not read', async (type) => {
    const api = testApi(await makeStore('memory', clinicWith([])));
    const init = { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(fields.login) };
    const answer = await api.request(endpoints.login.path, init);
    expect([answer.status, await answer.json()]).toEqual([
      415,
      { code: 'unsupportedMediaType', message: refusalWords.unsupportedMediaType },
    ]);
  });

  test('any JSON at all is answered, never with a failure of ours, and is not repeated', async () => {
    const canary = 'Canary Patient 1948';
    const json = fc.jsonValue({ maxDepth: 3 });
    const body = fc.oneof(json, fc.record({ orderId: fc.oneof(json, fc.constant(canary)), status: json }));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('login' as const, 'updateDeviceOrderStatus' as const),
        body,
        async (name, value) => {
          const api = testApi(await makeStore('memory', clinicWith([])));
          const token = await api.sessionOf(demoAccounts.staff);
          const answer = await api.ask(endpoints[name], { token, body: JSON.stringify(value) });
          expect(answer.status).toBeGreaterThanOrEqual(400);
          expect(answer.status).toBeLessThan(500);
          expect(answer.text).not.toContain(canary);
        },
      ),
      { seed: 20_417, numRuns: 200 },
    );
  });
});

test.each(['', ' ', '0x1', '1e1', '+1', '1.0', '-0', '\u0661'])('%j is no number of a page', async (page) => {
  const api = testApi(await makeStore('memory', clinicWith([])));
  const query = { page, noOfRows: '5', clinic: northside.name };
  const token = await api.sessionOf(demoAccounts.staff);
  expect(await api.ask(endpoints.getAllottedDevicesByClinic, { token, query })).toMatchObject({
    status: 400,
    json: { field: 'page' },
  });
});
