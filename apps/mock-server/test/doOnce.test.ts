import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { anOrder, clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { aPlacement, commands, ownOrder } from './deviceOrders.ts';
import { testApi } from './harness.ts';
import { makeStore } from './stores.ts';

const { staff, provider, patient } = demoAccounts;
type Who = typeof staff | typeof provider;

const inquiryOf = ({ accountId, username }: Who, message: string) => ({
  userId: accountId,
  username,
  type: 'missing_data',
  message,
});

/** An API over these orders, and inquiries sent to it; `around` may stand between it and its store. */
async function setUp({ orders = [anOrder()], around = (store: Store) => store } = {}) {
  const store = await makeStore('memory', clinicWith(orders));
  const api = testApi(around(store));
  const send = async (key?: string, message = 'The readings are not there.', who: Who = staff) =>
    api.ask(endpoints.addInquiry, { token: await api.sessionOf(who), body: inquiryOf(who, message), key });
  const kept = async () => (await store.inquiries.list(northside.clinicId, 100)).length;
  return { api, store, send, kept };
}

/** Takes down how each piece of work reaches the store. */
function watched() {
  const ways: string[] = [];
  const around = (store: Store): Store => ({
    ...store,
    once: (intent, work) => {
      ways.push('once');
      return store.once(intent, work);
    },
    atomically: (work) => {
      ways.push('atomically');
      return store.atomically(work);
    },
  });
  return { ways, around };
}

describe('a call that takes an Idempotency-Key (behaviour section 4)', () => {
  test('is done each time without one, all of it or nothing', async () => {
    const { ways, around } = watched();
    const { send, kept } = await setUp({ around });
    for (const count of [1, 2]) {
      expect(await send()).toMatchObject({ status: 200, json: { message: serverWords.inquirySent } });
      expect(await kept()).toBe(count);
    }
    expect(ways).toEqual(['atomically', 'atomically']);
  });

  test('is answered with the same bytes when key and body are the same', async () => {
    const { ways, around } = watched();
    const { api, store } = await setUp({ orders: [], around });
    const doctor = commands(api, await api.sessionOf(provider));
    const first = await doctor.place(aPlacement(), { key: 'key-1' });
    const again = await doctor.place(aPlacement(), { key: 'key-1' });
    expect(first.status).toBe(200);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await store.orders.ofPatient(patient.accountId)).toHaveLength(1);
    const another = await doctor.place(aPlacement(), { key: 'key-2' });
    expect(another.status).toBe(200);
    expect(another.text).not.toBe(first.text);
    expect(ways).toEqual(['once', 'once', 'once']);
  });

  test('is refused when the key was used for another body, and the first answer stays', async () => {
    const { send, kept } = await setUp();
    const first = await send('key-1');
    const refused = await send('key-1', 'Something else altogether.');
    expect([refused.status, refused.json]).toEqual([
      422,
      { code: 'keyReused', message: refusalWords.keyReused },
    ]);
    const again = await send('key-1');
    expect([again.status, again.text, await kept()]).toEqual([200, first.text, 1]);
  });

  test('is another one when somebody else uses the key, or another call', async () => {
    const { api, send, kept } = await setUp();
    await send('key-1');
    expect(await send('key-1', 'The readings are not there.', provider)).toMatchObject({ status: 200 });
    expect(await kept()).toBe(2);
    const bill = await api.ask(endpoints.generateBill, {
      token: await api.sessionOf(staff),
      body: { userId: patient.accountId, year: 2026, month: 10 },
      key: 'key-1',
    });
    expect(bill.status).toBe(200);
  });

  test('is a new one after a day', async () => {
    const { api, send, kept } = await setUp();
    await send('key-1');
    api.wait(limits.idempotencyHours * 3600 - 1);
    await send('key-1');
    expect(await kept()).toBe(1);
    api.wait(1);
    await send('key-1');
    expect(await kept()).toBe(2);
  });

  test('is refused while the first one runs, whose answer is kept', async () => {
    const began = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const around = (store: Store): Store => ({
      ...store,
      once: (intent, work) =>
        store.once(intent, async (parts) => {
          const answer = await work(parts);
          began.resolve();
          await mayEnd.promise;
          return answer;
        }),
    });
    const { send, kept } = await setUp({ around });
    const first = send('key-1');
    await began.promise;
    const second = await send('key-1');
    expect([second.status, second.json]).toEqual([
      409,
      { code: 'keyRunning', message: refusalWords.keyRunning },
    ]);
    mayEnd.resolve();
    const { status, text } = await first;
    const third = await send('key-1');
    expect([status, third.status, third.text, await kept()]).toEqual([200, 200, text, 1]);
  });

  test('may be tried again with its key when it was refused', async () => {
    const { api, store } = await setUp({ orders: [ownOrder({ status: 'Processing' })] });
    const activate = async () =>
      commands(api, await api.sessionOf(patient)).activate('ORD-1', 'SN-1', {}, { key: 'key-1' });
    expect(await activate()).toMatchObject({ status: 409 });
    const clerk = commands(api, await api.sessionOf(staff));
    expect((await clerk.setStatus('ORD-1', 'Shipped')).status).toBe(200);
    expect((await activate()).status).toBe(200);
    expect(await store.orders.details('ORD-1')).toMatchObject({ serial: 'SN-1' });
  });
});

test('two settings of a clinic are saved together, or neither of them', async () => {
  const { ways, around } = watched();
  const { api } = await setUp({ around });
  const token = await api.sessionOf(demoAccounts.administrator);
  const body = { sessionMaxSeconds: 900, secondFactorRoles: ['staff'] };
  expect(await api.ask(endpoints.saveClinic, { token, body })).toMatchObject({ status: 200 });
  expect(ways).toEqual(['atomically']);
});

const most = limits.idempotencyKeyMaxCharacters;

describe('an Idempotency-Key', () => {
  test.each([
    { what: 'empty', key: '' },
    { what: 'only blanks', key: '  ' },
    { what: 'two words', key: 'key 1' },
    { what: 'one with a tab', key: 'key\t1' },
    { what: 'one with a control character', key: 'key\u00011' },
    { what: 'one with DEL', key: 'key\u007f' },
    { what: 'one that begins beyond ASCII', key: 'ékey' },
    { what: 'one that ends beyond ASCII', key: 'keyé' },
    { what: 'a character too long', key: 'k'.repeat(most + 1) },
  ])('is refused when it is $what, and nothing is done', async ({ key }) => {
    const { send, kept } = await setUp();
    const refused = await send(key);
    expect([refused.status, refused.json]).toEqual([
      400,
      { code: 'badKey', message: refusalWords.badKey({ max: limits.idempotencyKeyMaxCharacters }) },
    ]);
    expect(await kept()).toBe(0);
  });

  test('is refused when it comes twice', async () => {
    const { api, kept } = await setUp();
    const headers = new Headers({
      authorization: `Bearer ${await api.sessionOf(staff)}`,
      'content-type': 'application/json',
    });
    for (const key of ['key-1', 'key-2']) headers.append('idempotency-key', key);
    const body = JSON.stringify(inquiryOf(staff, 'The readings are not there.'));
    const { status } = await api.request(endpoints.addInquiry.path, { method: 'POST', headers, body });
    expect([status, await kept()]).toEqual([400, 0]);
  });

  test.each([
    { what: 'one character', key: '7' },
    { what: 'the first and the last visible one', key: '!~' },
    { what: 'a UUID', key: '0b0b5f5e-6f0c-4c43-9d60-3f3d1f5a4b1e' },
    { what: 'as long as it may be', key: 'k'.repeat(most) },
  ])('may be $what', async ({ key }) => {
    const { send, kept } = await setUp();
    for (const _ of [1, 2]) expect((await send(key)).status).toBe(200);
    expect(await kept()).toBe(1);
  });
});

test.each(['key-1', 'no key', ''])('a call that takes no key does not read "%s"', async (key) => {
  const { ways, around } = watched();
  const orders = ['ORD-1', 'ORD-2'].map((orderId) => anOrder({ orderId }));
  const { api } = await setUp({ orders, around });
  const token = await api.sessionOf(staff);
  for (const { orderId } of orders) {
    const body = { orderId, status: 'Processing' };
    expect(await api.ask(endpoints.updateDeviceOrderStatus, { token, body, key })).toMatchObject({
      status: 200,
      json: { message: serverWords.statusChanged },
    });
  }
  expect(ways).toEqual([]);
});
