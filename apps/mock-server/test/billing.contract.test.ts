import { type Bill, type BillLine, vitalParameters } from '@rpm/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOrder, aPatient, demoAccounts, emptyClinic, northside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import type { World } from '../src/store/World.ts';
import type { StoredNote } from '../src/subjects/notes/contract.ts';
import type { Reading } from '../src/subjects/readings/contract.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

/** Two machines give what one gives: the contract above holds for them too. */
const bothKinds = ['memory', 'postgres'] as const;
const { provider } = demoAccounts;
const actor = { accountId: provider.accountId, clinicId: northside.clinicId, at: startOfTest };
const timeZone = 'America/New_York';
const patient = aPatient({ patientId: 'patient-1', timeZone });
const november = { clinicId: northside.clinicId, year: 2026, month: 11, now: startOfTest };

const aReading = (at: string, patientId = 'patient-1'): Reading => ({
  patientId,
  vital: 'HeartRate',
  at: new Date(at),
  receivedAt: new Date(at),
  values: { [vitalParameters.HeartRate[0]?.parameter ?? '']: 70 },
  classes: { [vitalParameters.HeartRate[0]?.parameter ?? '']: 'Normal' },
  class: 'Normal',
  serial: 'SN-1',
});
const aNote = (noteId: string, at: string, special: Partial<StoredNote> = {}): StoredNote => ({
  noteId,
  patientId: 'patient-1',
  clinicId: northside.clinicId,
  authorId: provider.accountId,
  kind: 'note',
  topic: 'Encounter',
  text: 'A made-up note',
  toPatient: false,
  minutes: 10,
  isInteractive: true,
  at: new Date(at),
  ...special,
});
const activated = (at: string, orderId = 'ORD-1', status = 'Activated', patientId = 'patient-1') =>
  anOrder({ orderId, patientId, status, serial: `SN-${orderId}`, activatedAt: new Date(at) });

const care = (special: Partial<World> = {}): World => ({
  ...emptyClinic(),
  patients: [patient, aPatient({ patientId: 'patient-2', username: 'sorrel.fixture@example.test' })],
  ...special,
});
const aBill = (special: Partial<Bill> = {}, codes: string[] = []): Omit<Bill, 'version'> => ({
  reason: null,
  billId: 'bill-1',
  userId: 'patient-1',
  year: 2026,
  month: 11,
  lines: codes.map(
    (code): BillLine => ({
      code,
      description: 'A code',
      units: 1,
      cents: 100,
      evidence: { days: 2, minutes: 0, contacts: 0 },
    }),
  ),
  totalCents: codes.length * 100,
  made: '20261120-15:00:00',
  ...special,
});

describe.each(storeKinds)('what a bill rests on in %s (API-25, SCR-04)', (kind) => {
  const careOf = async (store: Store, special: object = {}) => {
    const found = await store.ledger.care({ ...november, ...special });
    const one = found.find(({ patientId }) => patientId === 'patient-1');
    if (!one) throw new Error('The patient is not there.');
    return one;
  };

  test('is nothing of somebody without care, and of nobody of another clinic', async () => {
    const store = await makeStore(kind, care());
    expect(await careOf(store)).toMatchObject({
      ...{
        dataDays: [],
        uses: [],
        work: [],
        bill: null,
        billedSetUps: [],
        billedPeriods: [],
        dischargeDay: null,
      },
    });
    expect(await store.ledger.care({ ...november, clinicId: 'clinic-none' })).toEqual([]);
    const some = await store.ledger.care({ ...november, patientIds: ['patient-2', 'patient-none'] });
    expect(some.map(({ patientId }) => patientId)).toEqual(['patient-2']);
  });

  test('a patient keeps the name of the provider, who may be a provider no more', async () => {
    const { accountId } = demoAccounts.administrator;
    const patients = [{ ...patient, providerId: accountId }];
    const { provider: named } = await careOf(await makeStore(kind, care({ patients })));
    expect(named).toEqual({ userId: accountId, name: 'Hawthorn Ledgerby' });
  });

  test('days count once, by the patient’s own clock, and not before they come', async () => {
    const readings = [
      // 31 October, 23:59:59 in New York, whose clocks go back on 1 November.
      aReading('2026-11-01T03:59:59Z'),
      aReading('2026-11-01T04:00:00Z'),
      aReading('2026-11-01T23:00:00Z'),
      // Still 1 November there.
      aReading('2026-11-02T04:59:59Z'),
      aReading('2026-11-15T12:00:00Z'),
      aReading('2026-12-01T04:59:59Z'),
      aReading('2026-11-19T12:00:00Z', 'patient-2'),
    ];
    const store = await makeStore(kind, care({ readings: () => readings }));
    expect((await careOf(store)).dataDays).toEqual(['2026-10-31', '2026-11-01', '2026-11-15']);
  });

  test('time is that of notes too, live or not, and says whether a physician spent it', async () => {
    const notes = [
      aNote('early', '2026-09-20T12:00:00Z', { minutes: 100 }),
      aNote('live', '2026-11-02T04:03:00Z', { minutes: 7 }),
      aNote('quiet', '2026-11-10T12:00:00Z', {
        ...{ minutes: 5, isInteractive: false, authorId: demoAccounts.staff.accountId },
      }),
      aNote('talk', '2026-11-12T12:00:00Z', { kind: 'conversation', minutes: 30 }),
      aNote('other', '2026-11-12T12:00:00Z', { patientId: 'patient-2', minutes: 30 }),
    ];
    const { work } = await careOf(await makeStore(kind, care({ notes })));
    expect([...work].sort((a, b) => a.start.getTime() - b.start.getTime())).toEqual([
      {
        ...{ start: new Date('2026-11-02T03:56:00Z'), end: new Date('2026-11-02T04:03:00Z') },
        ...{ isInteractive: true, isPhysicians: true },
      },
      {
        ...{ start: new Date('2026-11-10T11:55:00Z'), end: new Date('2026-11-10T12:00:00Z') },
        ...{ isInteractive: false, isPhysicians: false },
      },
    ]);
  });

  test('devices are in the order in which they came into use, with the moment at which one was taken out of it', async () => {
    const store = await makeStore(
      kind,
      care({
        orders: [
          activated('2026-11-05T12:00:00Z', 'ORD-2'),
          activated('2026-10-05T12:00:00Z', 'ORD-1'),
          anOrder({ orderId: 'ORD-3', patientId: 'patient-1', status: 'Submitted' }),
        ],
      }),
    );
    const wish = { orderId: 'ORD-1', ...actor, reason: 'It is broken.' };
    expect(await store.orders.deactivate(wish)).toMatchObject({ kind: 'change' });
    expect((await careOf(store)).uses).toMatchObject([
      { orderId: 'ORD-1', serial: 'SN-ORD-1', isInUse: false, to: startOfTest },
      { orderId: 'ORD-2', serial: 'SN-ORD-2', isInUse: true, to: null },
    ]);
  });

  test('bills are those of the last version: of the month, and set-ups of other months', async () => {
    const store = await makeStore(kind, care());
    const { billing } = store;
    await billing.addBill(actor, aBill({ billId: 'a' }, ['99453', '99454']));
    await billing.addBill(actor, aBill({ billId: 'b', month: 10 }, ['99454']));
    await billing.addBill(actor, aBill({ billId: 'c', month: 10, userId: 'patient-2' }, ['99453']));
    expect(await careOf(store)).toMatchObject({ bill: { billId: 'a' }, billedSetUps: [], billedPeriods: [] });
    await billing.addBill(actor, aBill({ billId: 'd', year: 2025 }, ['99454', '99453']));
    expect((await careOf(store)).billedSetUps).toEqual(['2025-11-30']);
    await billing.addBill(actor, aBill({ billId: 'e', year: 2025, reason: 'It was none.' }, ['99454']));
    expect((await careOf(store)).billedSetUps).toEqual([]);
    await billing.addBill(actor, aBill({ billId: 'f', reason: 'A note was missing.' }, ['99454']));
    expect(await careOf(store)).toMatchObject({ bill: { billId: 'f', version: 2 } });
  });

  test('first bills are kept for those alone who have none, also when many ask at once (F17)', async () => {
    const { billing, audit } = await makeStore(kind, care());
    const both = ['patient-1', 'patient-2'].map((userId) => (id: string) => ({
      ...aBill({ billId: `${id}-${userId}`, userId }, ['99454']),
    }));
    const tries = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        billing.addFirstBills(
          actor,
          (at % 2 ? both : both.toReversed()).map((each) => each(`try-${at}`)),
        ),
      ),
    );
    expect(tries.flat().sort()).toEqual(['patient-1', 'patient-2']);
    const log = await audit.list(northside.clinicId);
    expect(log.map(({ action, subject }) => [action, subject]).sort()).toEqual([
      ['bill.made', 'patient-1'],
      ['bill.made', 'patient-2'],
    ]);
  });

  test('a bill is kept with its line in the audit log', async () => {
    const store = await makeStore(kind, care());
    const kept = (isKept: boolean, version: number) => ({ isKept, version });
    expect(await store.billing.addBill(actor, aBill({}, ['99454']))).toEqual(kept(true, 1));
    expect(await store.billing.addBill(actor, aBill({ billId: 'bill-x' }, ['99454']))).toEqual(
      kept(false, 1),
    );
    const again = aBill({ billId: 'bill-2', reason: 'A note was missing.' }, ['99454']);
    expect(await store.billing.addBill(actor, again)).toEqual(kept(true, 2));
    expect(await store.audit.list(northside.clinicId)).toMatchObject([
      {
        action: 'bill.made',
        subject: 'patient-1',
        details: { billId: 'bill-1', year: 2026, month: 11, totalCents: 100, version: 1 },
      },
      { subject: 'patient-1', details: { billId: 'bill-2', version: 2, reason: 'A note was missing.' } },
    ]);
  });
});

describe('both stores agree on what bills rest on', () => {
  const zones = ['America/New_York', 'Pacific/Auckland', 'America/Santiago', 'UTC'] as const;
  // Around the ends of two months, and around the days on which clocks change.
  const moment = fc
    .tuple(
      fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-02', '2026-11-30', '2026-12-01', '2026-09-06'),
      fc.integer({ min: -14 * 3600, max: 38 * 3600 }),
    )
    .map(([day, seconds]) => new Date(Date.parse(`${day}T00:00:00Z`) + seconds * 1000).toISOString());
  const careOfOne = fc.record({
    readings: fc.uniqueArray(moment, { minLength: 5, maxLength: 40 }),
    notes: fc.array(fc.tuple(moment, fc.nat(30), fc.boolean()), { maxLength: 20 }),
    activation: moment,
    zone: fc.constantFrom(...zones),
  });

  test('wherever readings, notes and activations lie', async () => {
    const people = fc
      .sample(careOfOne, { seed: 20_261_121, numRuns: 60 })
      .map((each, at) => ({ ...each, patientId: `patient-${at}` }));
    const world = care({
      patients: people.map(({ patientId, zone }) =>
        aPatient({ patientId, timeZone: zone, username: `${patientId}@example.test` }),
      ),
      readings: () =>
        people.flatMap(({ patientId, readings }) => readings.map((at) => aReading(at, patientId))),
      notes: people.flatMap(({ patientId, notes }) =>
        notes.map(([at, minutes, isInteractive], number) =>
          aNote(`${patientId} ${number}`, at, { patientId, minutes, isInteractive }),
        ),
      ),
      orders: people.map(({ patientId, activation }) =>
        activated(activation, patientId, 'Activated', patientId),
      ),
    });
    const [memory, postgres] = await Promise.all(bothKinds.map((kind) => makeStore(kind, world)));
    for (const month of [9, 10, 11, 12]) {
      const search = {
        clinicId: northside.clinicId,
        year: 2026,
        month,
        now: new Date('2026-12-05T12:00:00Z'),
      };
      const inOrder = async (store: Store | undefined) =>
        ((await store?.ledger.care(search)) ?? [])
          .map((one) => ({
            ...one,
            work: [...one.work].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
          }))
          .sort((a, b) => (a.patientId < b.patientId ? -1 : 1));
      const known = await inOrder(memory);
      expect(known).toHaveLength(people.length);
      expect(known.some(({ dataDays }) => dataDays.length > 2)).toBe(true);
      expect(await inOrder(postgres)).toEqual(known);
    }
  });
});
