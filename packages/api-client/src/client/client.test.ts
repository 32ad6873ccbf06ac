import { language } from '@rpm/domain/words/language';
import { expect, test, vi } from 'vitest';
import { endpoints } from '../calls.ts';
import { ApiError } from './ApiError.ts';
import { fillPath } from './address.ts';
import { type ClientOptions, createClient } from './client.ts';

const query = { page: 0, noOfRows: 5, clinic: 'Northside & Co', pName: 'Ann', orderId: '' };
const noOrders = [{ result: [], total: 0 }];
const json = (body: unknown, status = 200) => Response.json(body, { status });

function setUp(answer: () => Promise<Response> | Response, special: Partial<ClientOptions> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (_, init) => {
    init?.signal?.throwIfAborted();
    return answer();
  });
  const log = vi.fn();
  const onUnauthorized = vi.fn();
  const call = createClient({
    host: 'https://api.example',
    token: () => 'secret',
    fetch,
    log,
    onUnauthorized,
    ...special,
  });
  return { call, fetch, log, onUnauthorized };
}

const failure = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`);
  return error;
};

test('a read goes to the host with its query and the token; what is not set is not sent (API-01, ROL-05)', async () => {
  const { call, fetch, log } = setUp(() => json(noOrders));
  await expect(call(endpoints.getAllottedDevicesByClinic, { query })).resolves.toEqual({
    rows: [],
    total: 0,
    unreadable: 0,
  });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(
    'https://api.example/api/allotted-devices-by-clinic?page=0&noOfRows=5&clinic=Northside+%26+Co&pName=Ann',
  );
  expect(init).toMatchObject({ method: 'GET', cache: 'no-store', credentials: 'same-origin' });
  expect(init?.headers).toEqual({
    accept: 'application/json',
    'accept-language': language,
    authorization: 'Bearer secret',
  });
  expect(init?.body).toBeUndefined();
  expect(log).not.toHaveBeenCalled();
});

test('a write sends JSON (STS-08)', async () => {
  const { call, fetch } = setUp(() => json({ message: 'done' }));
  await call(endpoints.updateDeviceOrderStatus, { body: { orderId: 'RPM-1', status: 'Processing' } });
  const [, init] = fetch.mock.calls[0] ?? [];
  expect(init?.method).toBe('POST');
  expect(init?.headers).toMatchObject({ 'content-type': 'application/json' });
  expect(init?.body).toBe('{"orderId":"RPM-1","status":"Processing"}');
});

test('a public call carries no token, and a call without a session neither', async () => {
  const { call, fetch } = setUp(() => json({}, 401));
  await failure(call(endpoints.login, { body: { username: 'a@b.de', password: 'x' } }));
  expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization');
  const out = setUp(() => json(noOrders), { token: () => null });
  await out.call(endpoints.getAllottedDevicesByClinic, { query });
  expect(out.fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization');
});

test.each([400, 403, 404, 409, 429, 500, 503])(
  'status %d throws to the letter and is logged once (ERR-03)',
  async (status) => {
    const { call, log, onUnauthorized } = setUp(() => json({ message: 'No.', current: 'Shipped' }, status));
    const error = await failure(call(endpoints.getAllottedDevicesByClinic, { query }));
    expect(error).toMatchObject({ fault: 'status', status, message: `HTTP error! status: ${status}` });
    expect(error.body).toEqual({ message: 'No.', current: 'Shipped' });
    expect(error.serverMessage).toBe('No.');
    expect(log.mock.calls).toEqual([[`HTTP error! status: ${status}`]]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  },
);

test('a 401 ends the session whose token was sent; a refused login does not', async () => {
  const { call, onUnauthorized } = setUp(() => json({}, 401));
  await failure(call(endpoints.getAllottedDevicesByClinic, { query }));
  expect(onUnauthorized.mock.calls).toEqual([['secret']]);
  onUnauthorized.mockClear();
  await failure(call(endpoints.login, { body: { username: 'a@b.de', password: 'x' } }));
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test.each([
  ['no JSON', () => new Response('<html>')],
  ['cut JSON', () => new Response('[{"result":[')],
  ['an empty body', () => new Response('')],
  ['another shape', () => json({ rows: [] })],
])('a 200 with %s is no success (behaviour 1a)', async (_, answer) => {
  const { call } = setUp(answer);
  const error = await failure(call(endpoints.getAllottedDevicesByClinic, { query }));
  expect(error).toMatchObject({ fault: 'malformed', status: 200, serverMessage: null });
});

test('a cut connection is status 0 and logs no address', async () => {
  const { call, log } = setUp(() =>
    Promise.reject(new TypeError('fetch failed: https://api.example/?pName=Ann')),
  );
  const error = await failure(call(endpoints.getAllottedDevicesByClinic, { query }));
  expect(error).toMatchObject({ fault: 'network', status: 0, message: 'HTTP error! status: 0' });
  expect(log.mock.calls).toEqual([['HTTP error! status: 0']]);
});

test('a body that breaks off while it is read is a network fault', async () => {
  const cut = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) });
  const { call } = setUp(() => new Response(cut));
  expect(await failure(call(endpoints.getAllottedDevicesByClinic, { query }))).toMatchObject({
    fault: 'network',
  });
});

test('a call without an answer is given up in time', async () => {
  const never = vi.fn<typeof globalThis.fetch>(
    (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      ),
  );
  const { call } = setUp(() => json({}), { fetch: never, timeoutMs: 1 });
  expect(await failure(call(endpoints.getAllottedDevicesByClinic, { query }))).toMatchObject({
    fault: 'timeout',
    status: 0,
  });
});

test("the caller's own abort is silent and keeps its reason", async () => {
  const { call, log } = setUp(() => json(noOrders));
  const controller = new AbortController();
  const reason = new Error('a newer question');
  controller.abort(reason);
  await expect(call(endpoints.getAllottedDevicesByClinic, { query, signal: controller.signal })).rejects.toBe(
    reason,
  );
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['No.', 'No.'],
  [' ', null],
  [7, null],
  [undefined, null],
])('a server message of %j is %j', async (message, expected) => {
  const { call } = setUp(() => json({ message }, 400));
  expect((await failure(call(endpoints.getAllottedDevicesByClinic, { query }))).serverMessage).toBe(expected);
});

test('a call that may look for a name sends its query in a header, and nothing of it in the address (ASVS 14.2.1)', async () => {
  const { call, fetch } = setUp(() => json({ result: [], total: 0 }));
  const search = 'Marigold Ñandú & co=1';
  await call(endpoints.getCandidates, { query: { page: 0, noOfRows: 5, show: 'all', search } });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('https://api.example/api/candidates');
  const sent = new Headers(init?.headers).get('rpm-query') ?? '';
  expect(sent).toMatch(/^[\x21-\x7e]+$/);
  expect(new URLSearchParams(sent).get('search')).toBe(search);
});

test('path parameters are encoded, and a missing one is told (behaviour R19)', () => {
  expect(fillPath('/api/x/:user/:kind', { user: 'a/b?c@d', kind: 'é' })).toBe('/api/x/a%2Fb%3Fc%40d/%C3%A9');
  expect(() => fillPath('/api/x/:user', {})).toThrow('needs a value for user');
});

test('what the headers of an answer count comes with it; what they do not say is not known (DDB-02)', async () => {
  const table = { 'Ann Example': { total: 2, Normal: 1, Cautious: 0, Critical: 1, userId: 'p-1' } };
  const headers = { 'X-Total-Count': '10000', 'X-Total-Readings': '123456' };
  const request = { params: { userId: 'u' }, query: { page: 0, noOfRows: 10 } };
  const counted = setUp(() => Response.json(table, { headers }));
  await expect(counted.call(endpoints.getTotalTableReadingsOfDoctor, request)).resolves.toEqual({
    patients: new Map(Object.entries(table)),
    unreadable: 0,
    total: 10_000,
    totalReadings: 123_456,
  });
  expect(counted.fetch.mock.calls[0]?.[0]).toContain('/doctor?page=0&noOfRows=10');
  for (const wrong of [{}, { 'X-Total-Count': 'many', 'X-Total-Readings': '' }]) {
    const { call } = setUp(() => Response.json(table, { headers: wrong }));
    await expect(call(endpoints.getTotalTableReadingsOfDoctor, request)).resolves.toMatchObject({
      total: null,
      totalReadings: null,
    });
  }
});
