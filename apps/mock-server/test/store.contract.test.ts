import { limits, type OrderQuery, orderStatuses } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { anOrder, clinicWith, northside, someOrders, southside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { orderRow } from '../src/subjects/orders/wire.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { clinicId } = northside;
const firstPage = { clinicId, page: 0, noOfRows: 50 };
const later = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);

describe.each(storeKinds)('the store in %s', (kind) => {
  const orderIds = async (store: Store, query: Partial<OrderQuery>) => {
    const { rows } = await store.orders.page({ ...firstPage, ...query });
    return rows.map((row) => row.orderId);
  };

  test('gives pages, newest first, and the total of all of them (ORD-05, ORD-15)', async () => {
    const store = await makeStore(kind, clinicWith(someOrders(12)));
    const second = await store.orders.page({ clinicId, page: 1, noOfRows: 5 });
    expect(second.rows.map(({ orderId }) => orderId)).toEqual(['ORD-7', 'ORD-6', 'ORD-5', 'ORD-4', 'ORD-3']);
    expect(second.total).toBe(12);
    expect(await store.orders.page({ clinicId, page: 9, noOfRows: 5 })).toEqual({ rows: [], total: 12 });
  });

  test('puts the later of two orders of one second first', async () => {
    const store = await makeStore(kind, clinicWith(['A', 'B', 'C'].map((orderId) => anOrder({ orderId }))));
    expect(await orderIds(store, {})).toEqual(['C', 'B', 'A']);
  });

  test('keeps an order as it came, whatever is in it', async () => {
    const odd = [
      anOrder({ orderId: '<b>\\_%', provider: 'Text', vitals: 'BloodPressure', deliveryMode: null }),
      anOrder({
        orderId: 'B',
        provider: { lastName: null },
        vitals: [1, null, { a: [] }],
        status: 'On Hold',
      }),
      anOrder({ orderId: 'C', provider: 42, vitals: null, birthDate: 'around 1950', firstName: '__proto__' }),
      anOrder({
        orderId: 'D',
        provider: null,
        brand: null,
        deviceName: null,
        deviceModel: null,
        lastName: 'א"\'',
      }),
    ];
    const store = await makeStore(kind, clinicWith(odd));
    const { rows } = await store.orders.page(firstPage);
    expect(rows.reverse().map(orderRow)).toEqual(odd.map(orderRow));
  });

  test('takes the wildcards of a search to the letter', async () => {
    const names = ['100%', '1000', 'a_b', 'acb', 'c\\d'];
    const store = await makeStore(
      kind,
      clinicWith(names.map((firstName) => anOrder({ orderId: firstName, firstName, lastName: 'X' }))),
    );
    expect(await orderIds(store, { pName: '0%' })).toEqual(['100%']);
    expect(await orderIds(store, { pName: 'A_B' })).toEqual(['a_b']);
    expect(await orderIds(store, { pName: '\\' })).toEqual(['c\\d']);
  });

  test('finds texts by a part and words by their beginning, whatever the case', async () => {
    const store = await makeStore(
      kind,
      clinicWith([
        anOrder({ orderId: 'A', status: 'Activated', firstName: 'İpek', lastName: 'Groß' }),
        anOrder({
          orderId: 'D',
          status: 'Deactivated',
          deliveryMode: 'Pickup',
          provider: 'Teasel Fakeley',
        }),
        anOrder({ orderId: 'P', status: 'PickedUp', placedAt: new Date('2026-11-19T23:59:59Z') }),
      ]),
    );
    expect(await orderIds(store, { orderStatus: 'activ' })).toEqual(['A']);
    expect(await orderIds(store, { orderStatus: 'picked up' })).toEqual(['P']);
    expect(await orderIds(store, { modeOfDelivery: 'pick' })).toEqual(['D']);
    expect(await orderIds(store, { provider: 'SEL FAKE' })).toEqual(['D']);
    expect(await orderIds(store, { pName: 'İPEK' })).toEqual(['A']);
    expect(await orderIds(store, { pLastName: 'groß' })).toEqual(['A']);
    expect(await orderIds(store, { orderDate: '2026-11-19' })).toEqual(['P']);
    expect(await orderIds(store, { pName: 'nobody' })).toEqual([]);
  });

  test('finds people by the words of their name, in any order, without the middle name (ORD-03)', async () => {
    const names = { firstName: 'Marigold', middleName: 'Q.', lastName: 'Testpatient' };
    const provider = { firstName: 'Wren', middleName: 'Q.', lastName: 'Exampledoc' };
    const store = await makeStore(kind, clinicWith([anOrder({ orderId: 'A', ...names, provider })]));
    for (const pName of ['Testpatient, Marigold', 'test mari', ' marigold  TEST ', 'q. gold'])
      expect(await orderIds(store, { pName }), pName).toEqual(['A']);
    expect(await orderIds(store, { provider: 'wren exam' })).toEqual(['A']);
    for (const pName of ['marigold fakeley', 'testpatient wren', ','])
      expect(await orderIds(store, { pName }), pName).toEqual([]);
  });

  test('counts right after orders have changed, with every filter that is counted ahead', async () => {
    const store = await makeStore(
      kind,
      clinicWith(someOrders(4, (n) => ({ deliveryMode: n % 2 ? 'Mail' : 'Pickup' }))),
    );
    const wish = { clinicId, to: 'Processing', accountId: 'user-1', at: startOfTest } as const;
    await store.orders.changeStatus({ ...wish, orderId: 'ORD-1' });
    await store.orders.changeStatus({ ...wish, orderId: 'ORD-2' });
    const total = async (query: Partial<OrderQuery>) =>
      (await store.orders.page({ ...firstPage, ...query })).total;
    expect(await total({})).toBe(4);
    expect(await total({ orderStatus: 'Processing' })).toBe(2);
    expect(await total({ orderStatus: 'Submitted', modeOfDelivery: 'Mail' })).toBe(1);
    expect(await total({ modeOfDelivery: 'Pickup' })).toBe(2);
  });

  test('changes a status once, with one line in the audit, however many want it at once (STS-02)', async () => {
    const store = await makeStore(kind, clinicWith([anOrder({ orderId: 'ORD-1' })]));
    const wish = { clinicId, orderId: 'ORD-1', to: 'Processing', at: startOfTest } as const;
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, at) => store.orders.changeStatus({ ...wish, accountId: `user-${at}` })),
    );
    const kinds = outcomes.map((outcome) => outcome.kind).sort();
    expect(kinds).toEqual(['change', ...Array.from({ length: 7 }, () => 'no-op')]);
    expect(await store.audit.list(clinicId)).toMatchObject([
      {
        action: 'order.status',
        subject: 'ORD-1',
        details: { from: 'Submitted', to: 'Processing' },
        at: startOfTest,
      },
    ]);
  });

  test('knows no order of another clinic', async () => {
    const store = await makeStore(kind, clinicWith([anOrder({ clinicId: southside.clinicId })]));
    const wish = { orderId: 'ORD-1', to: 'Processing', accountId: 'user-1', at: startOfTest } as const;
    expect(await store.orders.changeStatus({ ...wish, clinicId })).toEqual({ kind: 'unknown' });
    expect(await store.audit.list(southside.clinicId)).toEqual([]);
    expect(await store.orders.page(firstPage)).toEqual({ rows: [], total: 0 });
  });

  test('keeps sessions until they end, and renews only forwards', async () => {
    const store = await makeStore(kind, clinicWith([]));
    const session = {
      tokenHash: 'abc',
      accountId: 'user-staff-northside',
      startedAt: startOfTest,
      lastSeenAt: startOfTest,
    };
    await store.sessions.add(session);
    await store.sessions.renew('abc', later(60));
    await store.sessions.renew('abc', later(30));
    expect(await store.sessions.find('abc')).toMatchObject({
      session: { ...session, lastSeenAt: later(60) },
      account: { username: 'staff@northside.example', clinicName: northside.name },
    });
    await store.sessions.end('abc', later(90));
    await store.sessions.renew('abc', later(95));
    expect(await store.sessions.find('abc')).toBeNull();
    expect(await store.sessions.find('never')).toBeNull();
  });

  test('finds an account by its folded name only', async () => {
    const store = await makeStore(kind, clinicWith([]));
    expect(await store.accounts.findByUsername('staff@northside.example')).toMatchObject({
      role: 'STAFF',
      clinicId,
    });
    expect(await store.accounts.findByUsername('Staff@northside.example')).toBeNull();
  });

  test('counts sign-ins by account and by address, at once or one by one, and forgets them (behaviour R33)', async () => {
    const { signIns } = await makeStore(kind, clinicWith([]));
    const keys = (account: string, address: string) => ({ account, address });
    const together = await Promise.all(
      Array.from({ length: limits.loginTries + 3 }, (_, at) =>
        signIns.begin(keys('a', `from-${at}`), startOfTest),
      ),
    );
    expect(together.filter(({ allowed }) => allowed)).toHaveLength(limits.loginTries);
    const windowSeconds = limits.loginWindowMinutes * 60;
    const refused = { allowed: false, retryAt: later(windowSeconds) };
    expect(await signIns.begin(keys('a', 'elsewhere'), later(1))).toEqual(refused);
    for (let at = 0; at < limits.loginTriesPerAddress; at += 1) {
      await signIns.begin(keys(`b${at}`, 'one'), startOfTest);
    }
    expect(await signIns.begin(keys('c', 'one'), later(1))).toEqual(refused);
    expect(await signIns.begin(keys('c', 'two'), later(1))).toMatchObject({ allowed: true });
    expect(await signIns.begin(keys('a', 'one'), later(windowSeconds))).toMatchObject({ allowed: true });
  });

  test('takes one try back and keeps those before it', async () => {
    const { signIns } = await makeStore(kind, clinicWith([]));
    const own = { account: 'own', address: 'x' };
    const begin = async () => {
      const verdict = await signIns.begin(own, startOfTest);
      return verdict.allowed ? verdict.tryId : null;
    };
    for (let at = 1; at < limits.loginTries; at += 1) await begin();
    for (let at = 0; at < 3; at += 1) {
      const tryId = await begin();
      if (tryId === null) throw new Error('The one before was taken back.');
      await signIns.takeBack(tryId);
    }
    expect(await begin()).not.toBeNull();
    expect(await begin()).toBeNull();
  });

  test('forgets the failed sign-ins of an account when one succeeds, not those of others', async () => {
    const { signIns } = await makeStore(kind, clinicWith([]));
    const own = { account: 'own', address: 'x' };
    const other = { account: 'other', address: 'x' };
    for (let at = 1; at < limits.loginTries; at += 1) {
      await signIns.begin(own, startOfTest);
      await signIns.begin(other, startOfTest);
    }
    const last = await signIns.begin(own, startOfTest);
    if (!last.allowed) throw new Error('The fifth try must be allowed.');
    await signIns.succeed('own');
    expect(await signIns.begin(own, startOfTest)).toMatchObject({ allowed: true });
    expect(await signIns.begin(other, startOfTest)).toMatchObject({ allowed: true });
    expect(await signIns.begin(other, startOfTest)).toMatchObject({ allowed: false });
  });

  test.each(orderStatuses)('refuses to move an order whose status is no word of ours to %s', async (to) => {
    const store = await makeStore(kind, clinicWith([anOrder({ status: 'On Hold' })]));
    const wish = { clinicId, orderId: 'ORD-1', to, accountId: 'user-1', at: startOfTest };
    expect(await store.orders.changeStatus(wish)).toEqual({ kind: 'conflict', current: 'On Hold' });
  });
});
