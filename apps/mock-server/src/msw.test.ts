import { endpoints } from '@rpm/api-client/calls';
import { SessionRecord } from '@rpm/domain';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { answers, backend, fails, hangs, offline, storySession } from './msw.ts';
import { anOrder, demoPassword, northside, someOrders } from './seed/index.ts';

/** Gives the request to the handler as the service worker would. */
async function send(
  handler: RequestHandler,
  path: string,
  init: RequestInit = {},
): Promise<Response | undefined> {
  const request = new Request(`http://localhost:6006${path}`, init);
  const result = await handler.run({ request, requestId: 'one' });
  return result?.response;
}
const listPath = `/api/allotted-devices-by-clinic?page=0&noOfRows=5&clinic=${encodeURIComponent(northside.name)}`;
const as = (kind: 'provider' | 'staff' | 'patient') => ({
  headers: { authorization: `Bearer ${storySession(kind).token}`, 'content-type': 'application/json' },
});

test('a story begins logged in and sees its own orders (ORD-15)', async () => {
  const response = await send(backend({ orders: [anOrder({ status: 'Shipped' })] }), listPath, as('staff'));
  const pages = endpoints.getAllottedDevicesByClinic.response.parse(await response?.json());
  expect(pages).toMatchObject({ total: 1, rows: [{ orderId: 'ORD-1', status: 'Shipped' }] });
});

test('a story is refused what its role may not do', async () => {
  expect((await send(backend(), listPath, as('patient')))?.status).toBe(403);
});

test('only addresses of the API are answered: a module that a development server serves is not', async () => {
  expect((await send(backend(), '/api/nothing'))?.status).toBe(404);
  expect(await send(backend(), '/apps/mock-server/src/api/route.ts')).toBeUndefined();
  expect(await send(backend(), '/orders')).toBeUndefined();
});

test('one story does not see the changes of another', async () => {
  const orders = someOrders(2);
  const change = {
    method: 'POST',
    body: JSON.stringify({ orderId: 'ORD-1', status: 'Processing' }),
    ...as('staff'),
  };
  expect((await send(backend({ orders }), '/api/update-device-order-status', change))?.status).toBe(200);
  expect(orders.map(({ status }) => status)).toEqual(['Submitted', 'Submitted']);
});

test('a story can log in with the demo password', async () => {
  const body = JSON.stringify({ username: 'Doctor@northside.example', password: demoPassword });
  const response = await send(backend(), '/api/login', { method: 'POST', body, ...as('provider') });
  const session = SessionRecord.parse(await response?.json());
  expect(session.user).toEqual(storySession('provider').user);
});

test('a call can fail, be answered with anything, or not be answered', async () => {
  const { getAllottedDevicesByClinic } = endpoints;
  expect((await send(fails(getAllottedDevicesByClinic, 503), listPath))?.status).toBe(503);
  expect(await (await send(answers(getAllottedDevicesByClinic, '[{"resu'), listPath))?.text()).toBe(
    '[{"resu',
  );
  const html = answers(getAllottedDevicesByClinic, '<p>', { headers: { 'content-type': 'text/html' } });
  expect((await send(html, listPath))?.headers.get('content-type')).toBe('text/html');
  expect((await send(offline(getAllottedDevicesByClinic), listPath))?.type).toBe('error');
  let isAnswered = false;
  void send(hangs(getAllottedDevicesByClinic), listPath).then(() => {
    isAnswered = true;
  });
  expect((await send(fails(getAllottedDevicesByClinic, 500), listPath))?.status).toBe(500);
  expect(isAnswered).toBe(false);
  expect(await send(fails(endpoints.login, 503), listPath)).toBeUndefined();
});

test('the story seed is cheap: a backend is made within a third of a frame', () => {
  const durations = Array.from({ length: 20 }, () => {
    const start = performance.now();
    backend();
    return performance.now() - start;
  });
  expect(Math.min(...durations)).toBeLessThan(5);
});
