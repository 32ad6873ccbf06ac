import { OrderPlaced } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { aDevice, aPlacement, commands } from './deviceOrders.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { people } from './requestPeople.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

const { provider } = demoAccounts;
const { clinicId } = northside;

const fresh = async (kind: StoreKind = 'memory') => testApi(await makeStore(kind, clinicWith([])));
const by = async (api: TestApi, account: (typeof demoAccounts)[keyof typeof demoAccounts]) =>
  commands(api, await api.sessionOf(account));
const rows = async ({ services }: TestApi) =>
  (await services.store.orders.page({ clinicId, page: 0, noOfRows: 50 })).rows;
const numbersOf = ({ json }: { json: unknown }) => OrderPlaced.parse(json).data.orders;

describe.each(storeKinds)('placing an order over the store in %s (API-16)', (kind) => {
  test('one order for each device, with what the records say and not the body (PAY-01 to PAY-06, R28)', async () => {
    const api = await fresh(kind);
    const { orders } = aPlacement();
    const lies = {
      pFirstName: 'Nobody',
      pLastName: 'Else',
      pdob: '2001-01-01',
      pGender: 'male',
      provider: 'Somebody Else',
      orders: [{ ...orders[0], deviceName: 'Lie', brand: 'Lie', deviceSerialId: 'SN-1' }, aDevice('SD-WS55')],
    };
    const answer = await (await by(api, provider)).place({ ...aPlacement(), ...lies });
    expect(answer).toMatchObject({
      status: 200,
      json: {
        message: serverWords.orderPlaced,
        data: {
          orders: ['RPM-40001', 'RPM-40002'],
          creationTime: '20261120-15:00:00',
          modeOfDelivery: 'Mail',
        },
      },
    });
    const common = {
      firstName: 'Marigold',
      middleName: '',
      lastName: 'Testpatient',
      birthDate: '1948-03-04',
      email: people.own.username,
      provider: { firstName: 'Wren', middleName: 'Q.', lastName: 'Exampledoc' },
      status: 'Submitted',
      placedAt: startOfTest,
      deliveryMode: 'Mail',
    };
    expect(await rows(api)).toEqual([
      {
        ...common,
        orderId: 'RPM-40002',
        brand: 'Sample Devices',
        deviceName: 'Connected Scale',
        deviceModel: 'SD-WS55',
        vitals: ['Weight'],
      },
      {
        ...common,
        orderId: 'RPM-40001',
        brand: 'Example Instruments',
        deviceName: 'Upper Arm Monitor',
        deviceModel: 'EX-BP120',
        vitals: ['BloodPressure', 'HeartRate'],
      },
    ]);
    const { store } = api.services;
    expect(await store.orders.details('RPM-40001')).toEqual({
      deviceId: 'EX-BP120',
      gender: 'm',
      address: aPlacement().address,
      monitoring: orders[0]?.vitals,
      serial: null,
      activatedAt: null,
      deactivationReason: null,
    });
    expect(await store.orders.owner('RPM-40001')).toEqual({
      orderId: 'RPM-40001',
      clinicId,
      patientId: people.own.userId,
      providerId: provider.accountId,
    });
    const placed = (await store.audit.list(clinicId)).filter(({ action }) => action === 'order.placed');
    expect(placed).toEqual(
      ['RPM-40001', 'RPM-40002'].map((subject) => ({
        at: new Date('2026-11-20T15:00:00Z'),
        clinicId,
        accountId: provider.accountId,
        action: 'order.placed',
        subject,
        details: {},
        from: { source: 'somewhere', browser: 'other' },
      })),
    );
  });

  test('is found in the list by every search, and counted', async () => {
    const api = await fresh(kind);
    await (await by(api, provider)).place(aPlacement());
    const searches = [
      { pName: 'marigold test' },
      { pLastName: 'TEST' },
      { provider: 'wren q. ex' },
      { orderId: 'rpm-40' },
      { modeOfDelivery: 'mail' },
      { orderStatus: 'submitted' },
      { orderDate: '2026-11-20' },
    ];
    for (const search of searches) {
      const page = await api.services.store.orders.page({ clinicId, page: 0, noOfRows: 5, ...search });
      expect([search, page.total, page.rows.length]).toEqual([search, 1, 1]);
    }
  });

  test('a Pickup has no address (PAY-02)', async () => {
    const api = await fresh(kind);
    const { address: _, ...pickup } = aPlacement({ modeOfDelivery: 'Pickup' });
    await (await by(api, provider)).place(pickup);
    expect((await api.services.store.orders.details('RPM-40001'))?.address).toBeNull();
  });

  test('the same key and body give the same answer to the letter, and one set of orders (behaviour 4)', async () => {
    const api = await fresh(kind);
    const clerk = await by(api, provider);
    const first = await clerk.place(aPlacement(), { key: 'one' });
    api.wait(60);
    const again = await clerk.place(aPlacement(), { key: 'one' });
    expect([again.status, again.text]).toEqual([200, first.text]);
    const other = await clerk.place(aPlacement({ pGender: 'male' }), { key: 'one' });
    expect(other).toMatchObject({ status: 422, json: { message: refusalWords.keyReused } });
    expect(await rows(api)).toHaveLength(1);
    const audit = await api.services.store.audit.list(clinicId);
    expect(audit.map(({ action }) => action)).toEqual(['order.placed', 'range.saved']);
    expect(numbersOf(await clerk.place(aPlacement(), { key: 'two' }))).toEqual(['RPM-40002']);
  });

  test('the same key many times at once: one does it, the others hear its answer or that it runs', async () => {
    const api = await fresh(kind);
    const clerk = await by(api, provider);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => clerk.place(aPlacement(), { key: 'one' })),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(others.every(({ status }) => status === 409)).toBe(true);
    expect(others.map(({ json }) => json)).toEqual(
      others.map(() => ({ code: 'keyRunning', message: refusalWords.keyRunning })),
    );
    expect(await rows(api)).toHaveLength(1);
  });

  test('one bad device among several places none, and leaves the key free', async () => {
    const api = await fresh(kind);
    const clerk = await by(api, provider);
    const orders = [aDevice('EX-BP120'), aDevice('NO-SUCH'), aDevice('SD-WS55')];
    const bad = await clerk.place(aPlacement({ orders }), { key: 'one' });
    expect(bad).toMatchObject({ status: 404, json: { message: refusalWords.deviceUnknown } });
    expect(await rows(api)).toEqual([]);
    expect(await api.services.store.audit.list(clinicId)).toEqual([]);
    expect((await clerk.place(aPlacement(), { key: 'one' })).status).toBe(200);
  });

  test('what the store refuses is not half there', async () => {
    const api = await fresh(kind);
    const token = await api.sessionOf(provider);
    const { store } = api.services;
    const broken = testApi({
      ...store,
      once: (intent, work) =>
        store.once(intent, (parts) =>
          work({
            ...parts,
            orders: {
              ...parts.orders,
              place: async () => {
                throw new Error('the disk is full');
              },
            },
          }),
        ),
    });
    const answer = await commands(broken, token).place(aPlacement(), { key: 'one' });
    expect(answer).toMatchObject({ status: 500, json: { message: refusalWords.unexpected } });
    expect(await rows(api)).toEqual([]);
    expect((await commands(api, token).place(aPlacement(), { key: 'one' })).status).toBe(200);
  });
});
