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
const november = { patientId: 'patient-1', timeZone, year: 2026, month: 11 };

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

describe.each(storeKinds)('the evidence of a bill in %s (API-25)', (kind) => {
  test('is nothing for a month without care', async () => {
    const { billing } = await makeStore(kind, care());
    expect(await billing.evidence(november)).toEqual({
      days: 0,
      minutes: 0,
      contacts: 0,
      isFirstMonth: false,
    });
  });

  test('counts days, not readings, by the patient’s own clock', async () => {
    const readings = [
      // 31 October, 23:59:59 in New York, whose clocks go back on 1 November.
      aReading('2026-11-01T03:59:59Z'),
      aReading('2026-11-01T04:00:00Z'),
      aReading('2026-11-01T23:00:00Z'),
      // Still 1 November there.
      aReading('2026-11-02T04:59:59Z'),
      aReading('2026-11-15T12:00:00Z'),
      aReading('2026-12-01T04:59:59Z'),
      aReading('2026-12-01T05:00:00Z'),
      aReading('2026-11-20T12:00:00Z', 'patient-2'),
    ];
    const { billing } = await makeStore(kind, care({ readings: () => readings }));
    expect((await billing.evidence(november)).days).toBe(3);
    expect((await billing.evidence({ ...november, month: 10 })).days).toBe(1);
    expect((await billing.evidence({ ...november, month: 12 })).days).toBe(1);
  });

  test('counts the minutes and the live contacts of the notes of the month', async () => {
    const notes = [
      aNote('before', '2026-11-01T03:59:59.999Z', { minutes: 100 }),
      aNote('first', '2026-11-01T04:00:00Z', { minutes: 7 }),
      aNote('quiet', '2026-11-10T12:00:00Z', { minutes: 5, isInteractive: false, topic: 'Device' }),
      aNote('last', '2026-12-01T04:59:59.999Z', { minutes: 9 }),
      aNote('after', '2026-12-01T05:00:00Z', { minutes: 100 }),
      aNote('talk', '2026-11-12T12:00:00Z', { kind: 'conversation', minutes: 30 }),
      aNote('own', '2026-11-12T12:00:00Z', { kind: 'exception', minutes: 30 }),
      aNote('other', '2026-11-12T12:00:00Z', { patientId: 'patient-2', minutes: 30 }),
    ];
    const { billing } = await makeStore(kind, care({ notes }));
    expect(await billing.evidence(november)).toMatchObject({ minutes: 21, contacts: 2 });
  });

  test.each([
    ['2026-11-01T03:59:59Z', false],
    ['2026-11-01T04:00:00Z', true],
    ['2026-12-01T04:59:59Z', true],
    ['2026-12-01T05:00:00Z', false],
  ])('a first device activated at %s makes November the first month: %s', async (at, isFirstMonth) => {
    const { billing } = await makeStore(kind, care({ orders: [activated(at)] }));
    expect((await billing.evidence(november)).isFirstMonth).toBe(isFirstMonth);
  });

  test('a second device makes no second first month, even when the first is no longer used', async () => {
    const orders = [
      activated('2026-10-05T12:00:00Z', 'ORD-1', 'Deactivated'),
      activated('2026-11-05T12:00:00Z', 'ORD-2'),
    ];
    const { billing } = await makeStore(kind, care({ orders }));
    expect((await billing.evidence(november)).isFirstMonth).toBe(false);
    expect((await billing.evidence({ ...november, month: 10 })).isFirstMonth).toBe(true);
  });

  test('set-up that was billed for another month is not billed again; for the same month it is', async () => {
    const { billing } = await makeStore(kind, care({ orders: [activated('2026-11-05T12:00:00Z')] }));
    const isFirst = async () => (await billing.evidence(november)).isFirstMonth;
    await billing.addBill(actor, aBill({ billId: 'a' }, ['99453', '99454']));
    await billing.addBill(actor, aBill({ billId: 'b', month: 10 }, ['99454']));
    await billing.addBill(actor, aBill({ billId: 'c', month: 10, userId: 'patient-2' }, ['99453']));
    expect(await isFirst()).toBe(true);
    await billing.addBill(actor, aBill({ billId: 'd', year: 2025 }, ['99454', '99453']));
    expect(await isFirst()).toBe(false);
    await billing.addBill(actor, aBill({ billId: 'e', year: 2025, reason: 'It was none.' }, ['99454']));
    expect(await isFirst()).toBe(true);
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

describe('both stores agree on evidence', () => {
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
    for (const { patientId, zone, notes } of people) {
      const months = [9, 10, 11, 12].map((month) => ({ patientId, timeZone: zone, year: 2026, month }));
      const evidenceIn = (store: Store | undefined) =>
        Promise.all(months.map((month) => store?.billing.evidence(month)));
      const evidence = await evidenceIn(memory);
      expect(await evidenceIn(postgres)).toEqual(evidence);
      // Each note is in one month, and one month is the first.
      const minutes = evidence.reduce((sum, each) => sum + (each?.minutes ?? 0), 0);
      expect(minutes).toBe(notes.reduce((sum, [, each]) => sum + each, 0));
      expect(evidence.filter((each) => each?.isFirstMonth)).toHaveLength(1);
    }
  });
});
