import { addressErrors, limits, OrderPlaced } from '@rpm/domain';
import { addressWords } from '@rpm/domain/words/address';
import { refusalWords } from '@rpm/domain/words/refusal';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { aDevice, aPlacement, commands } from './deviceOrders.ts';
import { type TestApi, testApi } from './harness.ts';
import { people } from './requestPeople.ts';
import { makeStore, type StoreKind } from './stores.ts';

const { provider, colleague, staff, administrator, otherProvider, patient } = demoAccounts;
const { clinicId } = northside;

const fresh = async (kind: StoreKind = 'memory') => testApi(await makeStore(kind, clinicWith([])));
const by = async (api: TestApi, account: (typeof demoAccounts)[keyof typeof demoAccounts]) =>
  commands(api, await api.sessionOf(account));
const rows = async ({ services }: TestApi) =>
  (await services.store.orders.page({ clinicId, page: 0, noOfRows: 50 })).rows;
const numbersOf = ({ json }: { json: unknown }) => OrderPlaced.parse(json).data.orders;

describe('for which provider an order is placed (R28)', () => {
  test.each([colleague, otherProvider, patient, { accountId: 'nobody' }])(
    'a provider cannot name $accountId',
    async ({ accountId }) => {
      const api = await fresh();
      const answer = await (await by(api, provider)).place(aPlacement({ dUserId: accountId }));
      expect(answer).toMatchObject({ status: 403, json: { message: refusalWords.forbidden } });
      expect(await rows(api)).toEqual([]);
    },
  );

  test.each([staff, administrator])('$role names a provider of the clinic', async (account) => {
    const api = await fresh();
    const answer = await (await by(api, account)).place(aPlacement({ dUserId: colleague.accountId }));
    expect(answer.status).toBe(200);
    const [row] = await rows(api);
    expect(row?.provider).toEqual({ firstName: 'Teasel', middleName: '', lastName: 'Fakeley' });
    const [entry] = await api.services.store.audit.list(clinicId);
    expect(entry?.accountId).toBe(account.accountId);
  });

  test.each([staff, administrator, otherProvider, patient, { accountId: 'nobody' }])(
    'staff cannot name $accountId, and are told the same of each',
    async ({ accountId }) => {
      const api = await fresh();
      const answer = await (await by(api, staff)).place(aPlacement({ dUserId: accountId }));
      expect(answer).toMatchObject({ status: 404, json: { message: refusalWords.providerUnknown } });
    },
  );
});

describe('an address by Mail is judged as its form judges it (ADR-01 to ADR-05, behaviour R21)', () => {
  const saved = { street: '1 Old St. #4', city: 'Stratford-upon-Avon', state: 'N/Y', zipCode: '4399' };
  const fresh = { street: '48 Placeholder Lane', city: 'Exampleton', state: 'OH', zipCode: '43999' };
  const world = clinicWith([]);
  const patients = world.patients.map((each) =>
    each.patientId === aPlacement().pUserId ? { ...each, address: saved } : each,
  );
  const place = async (address: typeof fresh) => {
    const api = testApi(await makeStore('memory', { ...world, patients }));
    return (await by(api, provider)).place(aPlacement({ modeOfDelivery: 'Mail', address }));
  };

  test.each([
    ['street', '12 Main St.', addressWords.errors.invalidCharacters],
    [
      'street',
      'x'.repeat(101),
      addressWords.errors.addressTooLong({ addressMaxCharacters: limits.addressMaxCharacters }),
    ],
    ['city', 'O-ville', addressWords.errors.invalidCharacters],
    ['state', 'N/Y', addressWords.errors.invalidCharacters],
    ['zipCode', '4399', addressWords.errors.zipTooShort],
    ['zipCode', '43999-1', addressWords.errors.zipInvalid],
  ] as const)('a new %s %s', async (field, value, message) => {
    expect(Object.keys(addressErrors({ kind: 'new', address: { ...fresh, [field]: value } }))).toEqual([
      field,
    ]);
    expect(await place({ ...fresh, [field]: value })).toMatchObject({
      status: 400,
      json: { message, field: `address.${field}` },
    });
  });

  test('a right one is taken, and the saved one is not judged again', async () => {
    expect((await place(fresh)).status).toBe(200);
    expect((await place(saved)).status).toBe(200);
    expect((await place({ ...saved, city: 'Exampleton' })).status).toBe(400);
  });
});

describe('refuses', () => {
  const [device] = aPlacement().orders;
  const [vital] = device?.vitals ?? [];
  const period = { startTime: '20261120-15:00:00', endTime: '20271120-15:00:00' };
  const heart = (max: number) => ({
    mrSubType: 'HeartRate' as const,
    monitoring: {
      period,
      limits: {
        heartRate: { min: { cautious: 50, critical: 40 }, max: { cautious: max, critical: 130 } },
      },
    },
  });

  test.each([
    ['a patient whose name is another one', { pUsername: people.colleagues.username }, 404, undefined],
    ['a clinic that is not the own', { clinic: 'Southside Sample Clinic' }, 403, undefined],
    [
      'a vital that the device does not measure',
      { orders: [aDevice('SD-WS55', [heart(110)])] },
      400,
      'orders.0.vitals',
    ],
    [
      'a parameter that the vital has not',
      { orders: [{ ...device, vitals: [{ ...heart(110), mrSubType: 'BloodPressure' }] }] },
      400,
      'orders.0.vitals.0.monitoring.limits',
    ],
    [
      'crossed limits',
      { orders: [aDevice('PL-HR21', [heart(49)])] },
      400,
      'orders.0.vitals.0.monitoring.limits.heartRate',
    ],
    ['one vital twice', { orders: [{ ...device, vitals: [vital, vital] }] }, 400, 'orders.0.vitals'],
    [
      'two devices with different limits for one vital',
      { orders: [aDevice('PL-HR21', [heart(110)]), aDevice('EX-OX30', [heart(120)])] },
      400,
      'orders',
    ],
    ['a Pickup with an address', { modeOfDelivery: 'Pickup' }, 400, 'address'],
  ])('%s', async (_, special, status, field) => {
    const api = await fresh();
    const answer = await (await by(api, provider)).place({ ...aPlacement(), ...special });
    expect([answer.status, (answer.json as { field?: string }).field], answer.text).toEqual([status, field]);
    expect(await rows(api)).toEqual([]);
  });

  test('two devices of one vital with the same limits are right', async () => {
    const api = await fresh();
    const orders = [aDevice('PL-HR21', [heart(110)]), aDevice('EX-OX30', [heart(110)])];
    expect((await (await by(api, provider)).place(aPlacement({ orders }))).status).toBe(200);
  });

  test('no order of 50 devices, and places them all', async () => {
    const api = await fresh('postgres');
    const orders = Array.from({ length: 50 }, () => aDevice('EX-BP120'));
    const answer = await (await by(api, provider)).place(aPlacement({ orders }));
    expect(numbersOf(answer)).toEqual(Array.from({ length: 50 }, (_, at) => `RPM-${40_001 + at}`));
    expect((await rows(api)).map(({ orderId }) => orderId)).toEqual([...numbersOf(answer)].reverse());
  });
});
