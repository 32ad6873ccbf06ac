import { type AnswerOf, endpoints } from '@rpm/api-client/calls';
import { limits, orderStatuses, vitalKinds, vitalParameters } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { catalog } from '../src/seed/catalog.ts';
import { demoWorld } from '../src/seed/demo.ts';
import { clinicWith, demoAccounts, northside, southside } from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import { ownOrder } from './deviceOrders.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { people } from './requestPeople.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

const fresh = async (world: World, kind: StoreKind = 'memory') => testApi(await makeStore(kind, world));
const params: Record<'username' | 'userId' | 'clinicName', string> = {
  username: people.own.username,
  userId: people.own.userId,
  clinicName: northside.name,
};

type ListCall =
  | 'getSupportedDevices'
  | 'getAllottedDevicesToUser'
  | 'getAllottedDevicesToPatient'
  | 'getSubSources';

/** The answer to a call of the provider, which must be as the server promises it. */
async function asked<N extends ListCall>(
  api: TestApi,
  name: N,
  special: Partial<typeof params> = {},
): Promise<AnswerOf<(typeof endpoints)[N]>> {
  const token = await api.sessionOf(demoAccounts.provider);
  const { json } = await api.ask(endpoints[name], { token, params: { ...params, ...special } });
  return endpoints[name].answer.parse(json) as AnswerOf<(typeof endpoints)[N]>;
}

describe.each(storeKinds)('the devices of a clinic over the store in %s (API-14)', (kind) => {
  test('are those of its catalog, by their codes, with what they measure', async () => {
    const api = await fresh(clinicWith([]), kind);
    const devices = await asked(api, 'getSupportedDevices');
    expect(devices).toMatchObject(
      Object.values(catalog)
        .map(({ model, name, brand, vitals }) => ({
          deviceId: model,
          model,
          name,
          brand,
          mrSubSource: brand,
          mrSubType: vitals[0],
          imgSource: '',
          vitals: vitals.map((mrSubType) => ({ mrSubType })),
        }))
        .sort((a, b) => (a.model < b.model ? -1 : 1)),
    );
    const vitals = devices.flatMap((device) => device.vitals);
    expect(vitals.find(({ mrSubType }) => mrSubType === 'BloodOxygen')).toEqual({
      mrSubType: 'BloodOxygen',
      parameters: [
        { parameter: 'oxygenSaturation', unit: '%', unitDescription: 'Oxygen saturation', min: 95, max: 100 },
      ],
    });
  });

  test('are its own: what another clinic supports is not there', async () => {
    const clinicDevices = [
      { clinicId: southside.clinicId, model: 'PL-HR21' },
      { clinicId: northside.clinicId, model: 'SD-TH8' },
      { clinicId: northside.clinicId, model: 'EX-OX30' },
    ];
    const api = await fresh({ ...clinicWith([]), clinicDevices }, kind);
    expect((await api.services.store.devices.ofClinic(northside.clinicId)).map(({ model }) => model)).toEqual(
      ['EX-OX30', 'SD-TH8'],
    );
    expect(await api.services.store.devices.ofClinic('no-clinic')).toEqual([]);
  });
});

test('each kind of vital is measured by some device of the catalog', () => {
  const kinds = Object.values(catalog).flatMap(({ vitals }) => vitals);
  expect(new Set(kinds)).toEqual(new Set(vitalKinds));
  expect(Object.keys(vitalParameters)).toEqual([...vitalKinds]);
});

describe.each(storeKinds)('the devices of a patient over the store in %s (API-05, PDB-03)', (kind) => {
  test('one for each order, newest first, by name and by id alike', async () => {
    const orders = orderStatuses.map((status, at) =>
      ownOrder({ orderId: `ORD-${status}`, status, placedAt: new Date(`2026-11-19T10:00:0${at % 3}Z`) }),
    );
    const api = await fresh(
      clinicWith([...orders, ownOrder({ orderId: 'X', patientId: 'patient-002' })]),
      kind,
    );
    const rows = await asked(api, 'getAllottedDevicesToUser');
    expect(await asked(api, 'getAllottedDevicesToPatient')).toEqual(rows);
    expect(rows.map(({ orderId }) => orderId)).toEqual([
      'ORD-Deactivated',
      'ORD-PickedUp',
      'ORD-Activated',
      'ORD-Processing',
      'ORD-Shipped',
      'ORD-Submitted',
    ]);
    expect(rows[0]).toEqual({
      deviceId: 'EX-BP120',
      deviceName: 'Upper Arm Monitor',
      name: 'Upper Arm Monitor',
      imgSource: '',
      brand: 'Example Instruments',
      model: 'EX-BP120',
      vitals: ['BloodPressure', 'HeartRate'],
      status: 'Deactivated',
      orderId: 'ORD-Deactivated',
      dUserId: demoAccounts.provider.accountId,
      mrSubType: 'BloodPressure',
      modeOfDelivery: 'Mail',
      creationTime: '20261119-10:00:02',
    });
  });

  test('odd orders keep the promise too', async () => {
    const orders = [
      ownOrder({
        orderId: 'A',
        vitals: 'BloodPressure',
        status: null,
        providerId: null,
        deliveryMode: null,
      }),
      ownOrder({ orderId: 'B', vitals: ['Weight', 7, null, 'weight'], status: 'On Hold' }),
      ownOrder({
        orderId: 'C',
        vitals: null,
        brand: null,
        deviceName: null,
        deviceModel: null,
        deviceId: null,
      }),
    ];
    const api = await fresh(clinicWith(orders), kind);
    expect(await asked(api, 'getAllottedDevicesToUser')).toMatchObject([
      {
        orderId: 'C',
        deviceId: '',
        deviceName: '',
        name: '',
        brand: '',
        model: '',
        vitals: [],
        mrSubType: '',
      },
      { orderId: 'B', vitals: ['Weight'], mrSubType: 'Weight', status: 'On Hold' },
      { orderId: 'A', vitals: [], status: '', dUserId: '', modeOfDelivery: null },
    ]);
    expect(await asked(api, 'getSubSources')).toEqual([
      { mrSubSource: '', deviceModel: '', status: 'Submitted', vitals: [], lastHeard: null },
      {
        mrSubSource: 'Example Instruments',
        deviceModel: 'EX-BP120',
        status: 'On Hold',
        vitals: ['Weight'],
        lastHeard: null,
      },
      {
        mrSubSource: 'Example Instruments',
        deviceModel: 'EX-BP120',
        status: '',
        vitals: [],
        lastHeard: null,
      },
    ]);
  });

  test('are the newest 500 at most', async () => {
    const orders = Array.from({ length: limits.allottedDevicesMax + 3 }, (_, at) =>
      ownOrder({ orderId: `ORD-${at}` }),
    );
    const api = await fresh(clinicWith(orders), kind);
    const rows = await asked(api, 'getAllottedDevicesToPatient');
    expect([rows.length, rows[0], rows.at(-1)]).toMatchObject([
      limits.allottedDevicesMax,
      { orderId: 'ORD-502' },
      { orderId: 'ORD-3' },
    ]);
  });
});

describe('the orders of the demo world', () => {
  const world = demoWorld(startOfTest);

  test('every patient of a clinic gets a list that keeps its promise, whatever is odd about them', async () => {
    const api = await fresh(world);
    const own = world.patients.filter(({ clinicId }) => clinicId === northside.clinicId);
    let listed = 0;
    for (const { patientId: userId, username } of own) {
      const rows = await asked(api, 'getAllottedDevicesToPatient', { userId });
      expect(await asked(api, 'getAllottedDevicesToUser', { username })).toEqual(rows);
      expect(await asked(api, 'getSubSources', { userId })).toHaveLength(rows.length);
      listed += rows.length;
    }
    expect(listed).toBe(world.orders.filter(({ clinicId }) => clinicId === northside.clinicId).length);
  });

  test('both stores list and detail every patient and order alike', async () => {
    const [memory, postgres] = await Promise.all(storeKinds.map((kind) => makeStore(kind, world)));
    for (const { patientId } of world.patients.slice(0, 20)) {
      expect(await postgres?.orders.ofPatient(patientId)).toEqual(await memory?.orders.ofPatient(patientId));
    }
    for (const { orderId } of world.orders.slice(-40)) {
      expect(await postgres?.orders.details(orderId)).toEqual(await memory?.orders.details(orderId));
    }
  });

  test('a device in use has a serial number of its own, and was activated before its first reading', () => {
    const used = world.orders.filter(({ status }) => status === 'Activated' || status === 'Deactivated');
    expect(new Set(used.map(({ serial }) => serial)).size).toBe(used.length);
    expect(
      used.every(
        ({ deactivationReason, status }) => (deactivationReason !== null) === (status === 'Deactivated'),
      ),
    ).toBe(true);
    const first = new Map<string, Date>();
    for (const { patientId, at } of world.readings()) {
      if (!first.has(patientId)) first.set(patientId, at);
    }
    expect(first.size).toBeGreaterThan(150);
    for (const [patientId, at] of first) {
      const own = used.filter((order) => order.patientId === patientId);
      expect(own.some(({ status }) => status === 'Activated')).toBe(true);
      expect(own[0]?.activatedAt?.getTime()).toBeLessThan(at.getTime());
    }
    for (const order of world.orders) {
      const isUsed = used.includes(order);
      expect([order.orderId, order.serial !== null, order.activatedAt !== null]).toEqual([
        order.orderId,
        isUsed,
        isUsed,
      ]);
    }
  });
});
