import { limits, type OrderStatus } from '@rpm/domain';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { migrations } from '../src/rooms/migrations.ts';
import { catalog } from '../src/seed/catalog.ts';
import { aPatient, clinicWith, demoAccounts, largeClinic, northside, southside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { migrate } from '../src/store/sql/migrate.ts';
import { lastOrderNumber } from '../src/subjects/orders/orderNumbers.ts';
import { ownOrder } from './deviceOrders.ts';
import { startOfTest } from './harness.ts';
import { people } from './requestPeople.ts';
import { emptyDatabase, makeStore, open, storeKinds } from './stores.ts';

const { clinicId } = northside;
const actor = { accountId: demoAccounts.staff.accountId, clinicId, at: startOfTest };
const wish = { ...actor, orderId: 'A' };

/** Places an order of these devices for the patient of that id. */
async function place(store: Store, userId: string, ...devices: (keyof typeof catalog)[]) {
  const patient = await store.patients.find(userId);
  if (!patient) throw new Error('The patient must be there.');
  return store.orders.place(
    {
      patient,
      provider: demoAccounts.provider,
      modeOfDelivery: 'Pickup',
      address: null,
      devices: devices.map((key) => ({ model: catalog[key], monitoring: [] })),
    },
    { ...actor, clinicId: patient.clinicId },
  );
}

describe.each(storeKinds)('device orders of the store in %s', (kind) => {
  test('numbers are new over all clinics, above those that are there', async () => {
    const world = clinicWith([
      ownOrder({ orderId: 'RPM-41000' }),
      ownOrder({ orderId: `RPM-${'9'.repeat(60)}` }),
    ]);
    const south = aPatient({
      patientId: 'patient-south',
      clinicId: southside.clinicId,
      username: 's@example.test',
    });
    const store = await makeStore(kind, { ...world, patients: [...world.patients, south] });
    expect(await place(store, people.own.userId, 'scale', 'wrist')).toEqual(['RPM-41001', 'RPM-41002']);
    expect(await place(store, 'patient-south', 'scale')).toEqual(['RPM-41003']);
    expect(await store.orders.owner('RPM-41003')).toMatchObject({ clinicId: southside.clinicId });
    expect((await store.audit.list(southside.clinicId)).map(({ subject }) => subject)).toEqual(['RPM-41003']);
    expect(await place(store, people.own.userId)).toEqual([]);
  });

  test('the newest is first, also among those that were there at that second', async () => {
    const store = await makeStore(kind, clinicWith([ownOrder({ orderId: 'A' }), ownOrder({ orderId: 'B' })]));
    await place(store, people.own.userId, 'scale', 'wrist');
    const expected = ['RPM-40002', 'RPM-40001', 'B', 'A'];
    const { rows } = await store.orders.page({ clinicId, page: 0, noOfRows: 5 });
    expect(rows.map(({ orderId }) => orderId)).toEqual(expected);
    expect((await store.orders.ofPatient(people.own.userId)).map(({ orderId }) => orderId)).toEqual(expected);
  });

  test('what is handed out is a copy: nobody changes the store by it', async () => {
    const store = await makeStore(kind, clinicWith([ownOrder({ orderId: 'A' })]));
    const [order] = await store.orders.ofPatient(people.own.userId);
    Object.assign(order ?? {}, { status: 'Shipped', vitals: [] });
    const details = await store.orders.details('A');
    Object.assign(details?.address ?? {}, { city: 'Elsewhere' });
    expect(await store.orders.ofPatient(people.own.userId)).toMatchObject([
      { status: 'Submitted', vitals: ['BloodPressure', 'HeartRate'] },
    ]);
    expect(await store.orders.details('A')).toMatchObject({ address: { city: 'Sampletown' } });
  });

  test('knows nothing of an order that is not there, or is of another clinic', async () => {
    const store = await makeStore(kind, clinicWith([ownOrder({ orderId: 'A', status: 'Activated' })]));
    const { orders, deviceTokens } = store;
    expect([await orders.details('B'), await orders.owner('B'), await orders.ofPatient('nobody')]).toEqual([
      null,
      null,
      [],
    ]);
    for (const foreign of [
      { ...wish, orderId: 'B' },
      { ...wish, clinicId: southside.clinicId },
    ]) {
      const outcomes = [
        await orders.activate({ ...foreign, serial: 'SN-1' }),
        await orders.deactivate({ ...foreign, reason: 'Broken.' }),
        await deviceTokens.issue({ ...foreign, tokenHash: 'hash' }),
      ];
      expect(outcomes).toEqual(outcomes.map(() => ({ kind: 'unknown' })));
    }
    expect(await store.audit.list(clinicId)).toEqual([]);
    expect(await store.audit.list(southside.clinicId)).toEqual([]);
  });

  test('a serial number that is taken spoils nothing of the work around it', async () => {
    const store = await makeStore(
      kind,
      clinicWith([
        ownOrder({ orderId: 'A', status: 'Shipped' }),
        ownOrder({ orderId: 'B', status: 'Activated', serial: 'SN-9' }),
      ]),
    );
    const intent = { accountId: actor.accountId, call: 'x', key: 'k', requestHash: 'h', at: startOfTest };
    const outcome = await store.once(intent, async ({ orders }) => [
      await orders.activate({ ...wish, serial: 'sn-9 ' }),
      await orders.activate({ ...wish, serial: 'SN-10' }),
    ]);
    expect(outcome).toEqual({
      kind: 'done',
      answer: [{ kind: 'taken' }, { kind: 'change', current: 'Activated' }],
    });
    expect(await store.orders.details('A')).toMatchObject({ serial: 'SN-10', activatedAt: startOfTest });
    expect(await store.audit.list(clinicId)).toHaveLength(1);
  });

  test('devices of which no model is known do not share a serial number either', async () => {
    const nameless = { deviceModel: null, deviceId: null };
    const store = await makeStore(
      kind,
      clinicWith([
        ownOrder({ orderId: 'A', status: 'Shipped', ...nameless }),
        ownOrder({ orderId: 'B', status: 'Activated', serial: 'SN-9', ...nameless }),
      ]),
    );
    expect(await store.orders.activate({ ...wish, serial: 'SN-9' })).toEqual({ kind: 'taken' });
  });

  test('counts stay right through a whole life (STS-01)', async () => {
    const store = await makeStore(kind, clinicWith([]));
    const [orderId = ''] = await place(store, people.own.userId, 'scale');
    const total = async (orderStatus: string) =>
      (await store.orders.page({ clinicId, page: 0, noOfRows: 5, orderStatus })).total;
    const life: [OrderStatus, () => Promise<unknown>][] = [
      ['Processing', () => store.orders.changeStatus({ ...wish, orderId, to: 'Processing' })],
      ['PickedUp', () => store.orders.changeStatus({ ...wish, orderId, to: 'PickedUp' })],
      ['Activated', () => store.orders.activate({ ...wish, orderId, serial: 'SN-1' })],
      ['Deactivated', () => store.orders.deactivate({ ...wish, orderId, reason: 'Moved.' })],
    ];
    let before: OrderStatus = 'Submitted';
    for (const [status, step] of life) {
      expect([before, await total(before)]).toEqual([before, 1]);
      await step();
      expect([status, await total(before), await total(status)]).toEqual([status, 0, 1]);
      before = status;
    }
    expect((await store.audit.list(clinicId)).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      `order.placed ${orderId}`,
      ...life.map(() => `order.status ${orderId}`),
    ]);
  });
});

test('the last number is that of the seeds, and no longer or other number counts', () => {
  expect(lastOrderNumber([])).toBe(40_000);
  expect(lastOrderNumber(['RPM-20417', 'ORD-99999', 'RPM-99999x', 'RPM-1234567890', ''])).toBe(40_000);
  expect(lastOrderNumber(largeClinic(3).orders.map(({ orderId }) => orderId))).toBe(40_000);
  expect(lastOrderNumber(['RPM-40001', 'RPM-999999999', 'RPM-7'])).toBe(999_999_999);
  expect(limits.orderIdMaxCharacters).toBeGreaterThan('RPM-999999999'.length);
});

test('a database of the version before is brought up to date with its orders', async () => {
  const db = open(await emptyDatabase());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0002-patients')).error).toBeUndefined();
  await sql`insert into clinics (id, name) values ('c-1', 'One'), ('c-2', 'Two')`.execute(db);
  await sql`insert into device_models values ('M-1', 'Scale', 'Maker', '["Weight"]')`.execute(db);
  await sql`insert into orders (id, clinic_id, device_model, status, placed_at, patient_key, last_name_key,
      provider_key, id_key, mode_key, status_key)
    select id, 'c-1', 'M-1', status, '2026-01-02T03:04:05Z', '', '', '', '', '', lower(status)
    from (values ('RPM-50000', 'Activated'), ('RPM-50001', 'Activated'), ('ORD-7', 'Shipped'),
      (${`RPM-${'9'.repeat(60)}`}, 'Submitted')) as old (id, status)`.execute(db);
  await migrate(db);
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'device_id', 'serial', 'monitoring', 'activated_at'])
    .where('id', 'in', ['ORD-7', 'RPM-50000'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: 'ORD-7', device_id: 'M-1', serial: null, monitoring: [], activated_at: null },
    {
      id: 'RPM-50000',
      device_id: 'M-1',
      serial: null,
      monitoring: [],
      activated_at: new Date('2026-01-02T03:04:05Z'),
    },
  ]);
  const next = await sql<{ number: string }>`select nextval('order_numbers') as number`.execute(db);
  expect(next.rows).toEqual([{ number: '50002' }]);
  expect(await db.selectFrom('clinic_devices').selectAll().orderBy('clinic_id').execute()).toEqual([
    { clinic_id: 'c-1', model: 'M-1', name: 'Scale', brand: 'Maker', vitals: ['Weight'], in_use: true },
    { clinic_id: 'c-2', model: 'M-1', name: 'Scale', brand: 'Maker', vitals: ['Weight'], in_use: true },
  ]);
  expect(
    await db.selectFrom('order_counts').select(['status_key', 'orders']).orderBy('status_key').execute(),
  ).toEqual([
    { status_key: 'activated', orders: '2' },
    { status_key: 'shipped', orders: '1' },
    { status_key: 'submitted', orders: '1' },
  ]);
});

test('serial numbers that were bound before the rule of one are kept, and none is bound again (behaviour section 4)', async () => {
  const db = open(await emptyDatabase());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0014-links')).error).toBeUndefined();
  await sql`insert into clinics (id, name) values ('c-1', 'One')`.execute(db);
  await sql`insert into device_models (model, name, brand, vitals)
    values ('M-1', 'Scale', 'Maker', '["Weight"]'), ('M-2', 'Cuff', 'Maker', '["BloodPressure"]')`.execute(
    db,
  );
  const old = [
    ['A', 'M-1', 'SN-1', '2026-01-02T00:00:00Z'],
    ['B', 'M-2', 'sn-1', '2026-01-01T00:00:00Z'],
    ['C', 'M-1', 'SN-1\u200b', '2026-01-03T00:00:00Z'],
    ['D', 'M-2', '\u200b', '2026-01-04T00:00:00Z'],
    ['E', 'M-2', 'SN-2\ufeff', '2026-01-05T00:00:00Z'],
  ] as const;
  for (const [id, model, serial, at] of old) {
    await sql`insert into orders (id, clinic_id, device_model, status, placed_at, patient_key, last_name_key,
        provider_key, id_key, mode_key, status_key, serial, serial_key, activated_at)
      values (${id}, 'c-1', ${model}, 'Activated', ${at}, '', '', '', '', '', 'activated', ${serial},
        ${serial.toLowerCase()}, ${at})`.execute(db);
  }
  await migrate(db);
  const rows = await db.selectFrom('orders').select(['id', 'serial_key as key']).orderBy('id').execute();
  expect(rows.map(({ id, key }) => [id, key])).toEqual([
    ['A', 'sn-1 A'],
    ['B', 'sn-1'],
    ['C', 'sn-1 C'],
    ['D', ' D'],
    ['E', 'sn-2'],
  ]);
});
