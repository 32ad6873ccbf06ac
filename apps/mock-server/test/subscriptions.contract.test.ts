import { describe, expect, test } from 'vitest';
import {
  aSubscription,
  aSystem,
  demoAccounts,
  northside,
  smallClinic,
  southside,
} from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import type { IncomingReading } from '../src/subjects/readings/contract.ts';
import type { StoredSubscription } from '../src/subjects/subscriptions/contract.ts';
import { startOfTest } from './harness.ts';
import { filledDatabase, makeStore, open, storeKinds } from './stores.ts';

const { patient, administrator, otherPatient } = demoAccounts;
const { clinicId } = northside;
const at = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);
const actor = { accountId: administrator.accountId, clinicId, at: startOfTest };

const rate = (seconds: number, special: Partial<IncomingReading> = {}): IncomingReading => ({
  ...{ patientId: patient.accountId, vital: 'HeartRate', at: at(seconds), receivedAt: startOfTest },
  ...{ values: { heartRate: 70 }, classes: { heartRate: 'Normal' }, class: 'Normal', serial: 'SN-1' },
  ...special,
});
const tooFast = (seconds: number, newAlertId: string): IncomingReading =>
  rate(seconds, {
    ...{ values: { heartRate: 190 }, classes: { heartRate: 'Critical' }, class: 'Critical' },
    excesses: [
      {
        ...{ parameter: 'heartRate', side: 'high', class: 'Critical', value: 190, limit: 120 },
        ...{ rangeVersion: null, newAlertId },
      } as NonNullable<IncomingReading['excesses']>[number],
    ],
  });

const own = (special: Partial<StoredSubscription> = {}) =>
  aSubscription({ madeAt: startOfTest, nextAt: startOfTest, ...special });
const world = () => ({ ...smallClinic(), systems: [aSystem()] });
const numbers = async (store: Store, id = 'subscription-1') => {
  await store.subscriptions.count(clinicId);
  return (await store.subscriptions.events(id, 1, 100)).map(({ number }) => number);
};

describe.each(storeKinds)('what connected systems are told, in the store in %s (15.3)', (kind) => {
  const fresh = async (...made: StoredSubscription[]) => {
    const store = await makeStore(kind, world());
    for (const each of made) expect(await store.subscriptions.add(each)).toBe('added');
    return store;
  };

  test('a reading is an event once, in the order of numbers without a gap', async () => {
    const store = await fresh(own());
    await store.readings.add([rate(-30), rate(-60)]);
    await store.readings.add([rate(-30), rate(-20)]);
    await Promise.all([store.subscriptions.count(clinicId), store.subscriptions.count(clinicId)]);
    const events = await store.subscriptions.events('subscription-1', 1, 100);
    expect(events.map(({ number, event }) => [number, event?.reading?.at])).toEqual([
      [1, at(-60)],
      [2, at(-30)],
      [3, at(-20)],
    ]);
    expect(events[0]).toMatchObject({
      at: startOfTest,
      event: { topic: 'readings', patientId: patient.accountId, vital: 'HeartRate', alertId: null },
    });
    expect(await store.subscriptions.find('subscription-1')).toMatchObject({ counted: 3, sent: 0 });
    expect(await store.subscriptions.events('subscription-1', 2, 1)).toMatchObject([{ number: 2 }]);
  });

  test('readings that come at once have a number each', async () => {
    const store = await fresh(own());
    await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        await store.readings.add([rate(-n)]);
        await store.subscriptions.count(clinicId);
      }),
    );
    expect(await numbers(store)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
  });

  test('where nobody asks, nothing is taken down, and who asks later is told of what comes later', async () => {
    const store = await fresh();
    await store.readings.add([rate(-60)]);
    expect(await store.subscriptions.clinicsWaiting()).toEqual([]);
    await store.subscriptions.add(own());
    await store.readings.add([rate(-30)]);
    expect(await store.subscriptions.clinicsWaiting()).toEqual([clinicId]);
    await store.subscriptions.add(own({ subscriptionId: 'later' }));
    expect(await numbers(store)).toEqual([1]);
    expect(await numbers(store, 'later')).toEqual([]);
  });

  test('each is told of its own patient, vitals and topic alone', async () => {
    const store = await fresh(
      own(),
      own({ subscriptionId: 'other', patientIds: ['patient-002'] }),
      own({ subscriptionId: 'both', patientIds: ['patient-002', patient.accountId] }),
      own({ subscriptionId: 'weights', vitals: ['Weight'] }),
      own({ subscriptionId: 'alerts', topic: 'alerts' }),
      own({ subscriptionId: 'off', state: 'off' }),
    );
    await store.readings.add([rate(-60), rate(-60, { patientId: 'patient-002' })]);
    expect(await numbers(store)).toEqual([1, 2]);
    expect(await numbers(store, 'other')).toEqual([1]);
    expect(await numbers(store, 'both')).toEqual([1, 2]);
    for (const id of ['weights', 'alerts', 'off']) expect([id, await numbers(store, id)]).toEqual([id, []]);
  });

  test('an alert is told when it opens and when it is resolved, not at each reading that joins it', async () => {
    const store = await fresh(own({ topic: 'alerts' }));
    await store.readings.add([tooFast(-60, 'alert-1')]);
    await store.readings.add([tooFast(-30, 'alert-2')]);
    expect(await numbers(store)).toEqual([1]);
    const version = (await store.alerts.find('alert-1'))?.version ?? 0;
    const resolve = { alertId: 'alert-1', move: 'resolve', version, outcome: 'advice', note: 'Called.' };
    await store.alerts.move(resolve as Parameters<Store['alerts']['move']>[0], actor);
    await store.subscriptions.count(clinicId);
    const events = await store.subscriptions.events('subscription-1', 1, 100);
    expect(events.map(({ number, event }) => [number, event?.alertId])).toEqual([
      [1, 'alert-1'],
      [2, 'alert-1'],
    ]);
  });

  test('what is taken back leaves nothing to tell', async () => {
    const store = await fresh(own());
    const broken = store.atomically(async (parts) => {
      await parts.readings.add([rate(-60)]);
      throw new Error('taken back');
    });
    await expect(broken).rejects.toThrow('taken back');
    expect(await store.subscriptions.clinicsWaiting()).toEqual([]);
    expect(await numbers(store)).toEqual([]);
  });

  test('one process at a time sends, and what it was told of late counts for nothing', async () => {
    const store = await fresh(own());
    const until = at(60);
    const taken = await Promise.all(
      [1, 2, 3].map(() => store.subscriptions.take('subscription-1', at(0), until)),
    );
    expect(taken.filter((each) => each !== null)).toHaveLength(1);
    const done = { ...own(), sent: 5, state: 'active' as const, sentAt: at(1) };
    expect(await store.subscriptions.take('subscription-1', at(61), at(120))).not.toBeNull();
    expect(
      await store.subscriptions.settle('subscription-1', { until, was: 'active', next: null }, done),
    ).toBe(false);
    expect(await store.subscriptions.find('subscription-1')).toMatchObject({ sent: 0 });
    const right = { until: at(120), was: 'active' as const, next: null };
    expect(await store.subscriptions.settle('subscription-1', right, done)).toBe(true);
    expect(await store.subscriptions.find('subscription-1')).toMatchObject({ sent: 5, sentAt: at(1) });
    expect(await store.subscriptions.take('subscription-1', at(62), at(130))).not.toBeNull();
  });

  test('what its system wished while something was on its way stands', async () => {
    const store = await fresh(own());
    const until = at(60);
    await store.subscriptions.take('subscription-1', at(0), until);
    await store.subscriptions.change('subscription-1', { state: 'off', at: at(1) });
    const done = { ...own(), sent: 1, state: 'active' as const, sentAt: at(2) };
    await store.subscriptions.settle('subscription-1', { until, was: 'active', next: null }, done);
    expect(await store.subscriptions.find('subscription-1')).toMatchObject({ sent: 1, state: 'off' });
  });

  test('is due for a handshake, for events, for a heartbeat and at its end, and not while it waits', async () => {
    const store = await fresh(
      own({ subscriptionId: 'asked', state: 'requested' }),
      own({ subscriptionId: 'quiet', vitals: ['Weight'] }),
      own({ subscriptionId: 'waiting', nextAt: at(60) }),
      own({ subscriptionId: 'failed', state: 'error' }),
      own({ subscriptionId: 'events' }),
      own({ subscriptionId: 'beat', vitals: ['Weight'], heartbeatSeconds: 3600 }),
      own({ subscriptionId: 'over', state: 'error', endsAt: at(90) }),
    );
    await store.readings.add([rate(-60)]);
    await store.subscriptions.count(clinicId);
    const due = async (seconds: number) =>
      (await store.subscriptions.due(at(seconds), 50)).map(({ subscriptionId }) => subscriptionId).sort();
    expect(await due(0)).toEqual(['asked', 'events']);
    expect(await due(60)).toEqual(['asked', 'events', 'waiting']);
    expect(await due(90)).toEqual(['asked', 'events', 'over', 'waiting']);
    expect(await due(3600)).toEqual(['asked', 'beat', 'events', 'over', 'waiting']);
    await store.subscriptions.take('events', at(0), at(60));
    expect(await due(0)).toEqual(['asked']);
    expect(await store.subscriptions.areThere()).toBe(true);
  });

  test('ends for its clinic alone, and with its system', async () => {
    const store = await fresh(own(), own({ subscriptionId: 'second' }));
    expect(await store.subscriptions.end({ ...actor, clinicId: southside.clinicId }, 'second')).toBe(false);
    expect(await store.subscriptions.end(actor, 'second')).toBe(true);
    expect(await store.subscriptions.end(actor, 'second')).toBe(false);
    expect(await store.systems.end({ ...actor, systemId: 'system-1' })).toBe(true);
    expect(await store.subscriptions.ofClinic(clinicId)).toEqual([]);
    expect(await store.subscriptions.areThere()).toBe(false);
    await store.readings.add([rate(-60)]);
    expect(await store.subscriptions.clinicsWaiting()).toEqual([]);
    const actions = (await store.audit.list(clinicId)).map(({ action }) => action);
    expect(actions).toEqual([
      ...['subscription.made', 'subscription.made', 'subscription.ended', 'system.ended'],
    ]);
  });

  test('there are twenty of a system at most', async () => {
    const store = await fresh(...Array.from({ length: 19 }, (_, n) => own({ subscriptionId: `s-${n}` })));
    const last = ['one', 'two', 'three'].map((subscriptionId) =>
      store.subscriptions.add(own({ subscriptionId })),
    );
    expect((await Promise.all(last)).sort()).toEqual(['added', 'full', 'full']);
  });

  test('what is too old is forgotten, and who has not taken it by then is told no more', async () => {
    const store = await fresh(own(), own({ subscriptionId: 'up-to-date' }));
    await store.readings.add([rate(-60)]);
    await store.subscriptions.count(clinicId);
    const taken = { until: at(60), was: 'active' as const, next: null };
    await store.subscriptions.take('up-to-date', at(0), at(60));
    await store.subscriptions.settle('up-to-date', taken, { ...own(), sent: 1, sentAt: at(1) });
    await store.subscriptions.forget(at(0));
    expect(await numbers(store)).toEqual([1]);
    await store.subscriptions.forget(at(10));
    expect(await numbers(store)).toEqual([]);
    expect(await store.subscriptions.find('subscription-1')).toMatchObject({ state: 'off' });
    expect(await store.subscriptions.find('up-to-date')).toMatchObject({ state: 'active', counted: 1 });
  });

  test('a patient who is erased leaves the numbers, and nothing of what they were about', async () => {
    const store = await fresh(
      own(),
      own({ subscriptionId: 'of-patient', patientIds: [patient.accountId] }),
      own({ subscriptionId: 'of-both', patientIds: ['patient-002', patient.accountId] }),
    );
    await store.readings.add([rate(-60), rate(-30, { patientId: 'patient-002' })]);
    await store.subscriptions.count(clinicId);
    await store.readings.add([rate(-20)]);
    await store.erasures.ask(actor, patient.accountId, 'The patient asked for it.');
    const second = { ...actor, accountId: demoAccounts.provider.accountId, at: at(60) };
    expect(await store.erasures.confirm(second, patient.accountId)).toBe('erased');
    await store.subscriptions.count(clinicId);
    const events = await store.subscriptions.events('subscription-1', 1, 100);
    expect(events.map(({ number, event }) => [number, event?.patientId])).toEqual([
      [1, undefined],
      [2, 'patient-002'],
    ]);
    // Who named nobody else is not told of everybody now; who did goes on without.
    expect(await store.subscriptions.find('of-patient')).toBeNull();
    expect(await store.subscriptions.take('of-patient', at(70), at(80))).toBeNull();
    expect((await store.subscriptions.ofClinic(clinicId)).map((each) => each.subscriptionId)).not.toContain(
      'of-patient',
    );
    expect((await store.subscriptions.due(at(70), 10)).map((each) => each.subscriptionId)).not.toContain(
      'of-patient',
    );
    expect(await store.subscriptions.find('of-both')).toMatchObject({
      patientIds: ['patient-002'],
      filters: [],
    });
    await store.readings.add([rate(-10, { patientId: 'patient-002' })]);
    expect([await numbers(store, 'of-both'), await numbers(store, 'of-patient')]).toEqual([[1, 2, 3], [1]]);
  });
});

test('a delivery of a clinic without subscriptions takes no statement more, and one with them neither', async () => {
  const statementsOf = async (made: readonly StoredSubscription[]) => {
    const db = open(await filledDatabase({ ...world(), subscriptions: made }));
    let statements = 0;
    const store = postgresStore(
      db.withPlugin({
        transformQuery: ({ node }) => {
          statements += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
    );
    await store.readings.add([rate(-60), rate(-30)]);
    return statements;
  };
  expect([await statementsOf([]), await statementsOf([own()])]).toEqual([1, 1]);
});

test('another clinic is told nothing', async () => {
  const foreign = own({ subscriptionId: 'foreign', clinicId: southside.clinicId, systemId: 'system-2' });
  const systems = [aSystem(), aSystem({ systemId: 'system-2', clinicId: southside.clinicId })];
  for (const kind of storeKinds) {
    const store = await makeStore(kind, { ...smallClinic(), systems });
    await store.subscriptions.add(foreign);
    await store.subscriptions.add(own());
    await store.readings.add([rate(-60), rate(-30, { patientId: otherPatient.accountId })]);
    await store.subscriptions.count(clinicId);
    await store.subscriptions.count(southside.clinicId);
    const [seen, others] = await Promise.all(
      ['subscription-1', 'foreign'].map((id) => store.subscriptions.events(id, 1, 10)),
    );
    expect(seen?.map(({ event }) => event?.patientId)).toEqual([patient.accountId]);
    expect(others?.map(({ event }) => event?.patientId)).toEqual([otherPatient.accountId]);
  }
});
