import { type BillingPapers, noPapers } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { demoAccounts, monitoredClinic, northside, southside } from '../src/seed/index.ts';
import { startOfTest } from './harness.ts';
import { aReading } from './readingWorlds.ts';
import { alertOf } from './requestAlerts.ts';
import { orderOf, people } from './requestPeople.ts';
import { requestWorld } from './requestWorld.ts';
import { makeStore, storeKinds } from './stores.ts';

const { clinicId } = northside;
const kept: string = people.own.userId;
const gone: string = people.colleagues.userId;
const actor = { accountId: demoAccounts.administrator.accountId, clinicId, at: startOfTest };
const later = { ...actor, at: new Date(startOfTest.getTime() + 3_600_000) };

/** Two patients with readings, orders, notes, files, shares, reviews and an alert; of the one that stays nothing is open. */
function world() {
  const basis = requestWorld();
  const readings = () => [
    ...[...monitoredClinic().readings()].filter(({ patientId }) => [kept, gone].includes(patientId)),
    // The same reading came to both records.
    ...[kept, gone].map((patientId) => aReading({ patientId, serial: 'SN-BOTH' })),
    aReading({ patientId: gone, serial: 'SN-GONE', values: { heartRate: 71 } }),
  ];
  return {
    ...basis,
    readings,
    alerts: () => (basis.alerts?.() ?? []).filter(({ patientId }) => patientId === gone),
  };
}

describe.each(storeKinds)('two records of one person in the store in %s (F5)', (kind) => {
  const fresh = async () => {
    const store = await makeStore(kind, world());
    const upTo = startOfTest;
    for (const patientId of [kept, gone])
      await store.reviews.add({ reviewId: `all-${patientId}`, patientId, upTo }, actor);
    return store;
  };
  type Store = Awaited<ReturnType<typeof fresh>>;
  const wish = { mergeId: 'merge-1', keptId: kept, goneId: gone, details: 'kept' } as const;
  /** All that is told of a patient. */
  const allOf = async (store: Store, id: string) => ({
    patient: await store.patients.find(id),
    whole: await store.wholeRecords.of(id),
    records: await store.records.total(id),
    files: await store.files.list({ patientId: id, reportType: undefined }),
    latest: await store.readings.latest(id),
    counts: await store.readings.countsByVital(id, null),
    days: await store.readings.totalDays(id),
    unreviewed: await store.readings.unreviewedReadings(id),
    messages: await store.conversations.of(id, 50),
    alert: (await store.alerts.owner(alertOf('colleagues')))?.patientId,
    account: (await store.accounts.find(id))?.accessEndedAt,
  });
  const inList = async (store: Store, preset: 'all' | 'discharged' = 'all') => {
    const month = { start: new Date('2026-11-01T00:00:00Z'), end: startOfTest };
    const page = { page: 0, noOfRows: 50, sort: 'name' as const, preset };
    const found = await store.patientLists.page({
      ...page,
      clinicId,
      providerId: null,
      month,
      now: startOfTest,
    });
    return found.rows.map(({ patientId }) => patientId);
  };

  test.each(['kept', 'other'] as const)(
    'the billing papers of both are those of the one, and are two again as before, with the details of %s',
    async (details) => {
      const store = await fresh();
      const save = (id: string, papers: Partial<BillingPapers>, version = 0) =>
        store.billingPapers.save(id, { value: { ...noPapers, ...papers }, version, changes: [] }, actor);
      const otherClaims: BillingPapers['otherClaims'] = [
        { kind: 'otherPractice', from: '2026-10-01', to: null },
      ];
      await save(kept, { diagnosis: 'I10' });
      await save(gone, { diagnosis: 'E11.9', payer: 'Aetna', trainingDay: '2026-09-01', otherClaims });
      const before = { kept: await store.billingPapers.of(kept), gone: await store.billingPapers.of(gone) };
      expect(await store.merges.merge(later, { ...wish, details })).toBe('done');
      expect(await store.billingPapers.of(kept)).toEqual({
        value: {
          diagnosis: details === 'kept' ? 'I10' : 'E11.9',
          ...{ payer: 'Aetna', trainingDay: '2026-09-01', consentUntil: null, otherClaims },
        },
        ...{ version: 2, savedById: actor.accountId, savedAt: later.at },
      });
      expect(await store.merges.undo(later, gone)).toBe('done');
      expect(await store.billingPapers.of(kept)).toEqual(before.kept);
      expect(await store.billingPapers.of(gone)).toEqual(before.gone);
    },
  );

  test('billing papers of one alone come along; what was saved since stays when the merge is undone', async () => {
    const store = await fresh();
    const value = { ...noPapers, diagnosis: 'I10' };
    await store.billingPapers.save(gone, { value, version: 0, changes: [] }, actor);
    await store.merges.merge(later, wish);
    expect(await store.billingPapers.of(kept)).toMatchObject({ value, version: 1 });
    await store.merges.undo(later, gone);
    expect(await store.billingPapers.of(kept)).toBeNull();
    await store.merges.merge(later, { ...wish, mergeId: 'merge-2' });
    const newer = { ...value, payer: 'Aetna' };
    expect(await store.billingPapers.save(kept, { value: newer, version: 1, changes: [] }, later)).toBe(
      'done',
    );
    await store.merges.undo(later, gone);
    expect(await store.billingPapers.of(kept)).toMatchObject({ value: newer, version: 2 });
  });

  test('become one: all of it goes along, but what the other has already, and is two again exactly as before', async () => {
    const store = await fresh();
    const before = { kept: await allOf(store, kept), gone: await allOf(store, gone) };
    const preview = await store.merges.compare(kept, gone, actor.at);
    expect(preview.counts[gone]?.orders).toBe(before.gone.whole.orders.length);
    expect(preview.stays[gone]).toMatchObject({ readings: 1, files: 1, orders: 0 });
    expect(preview.sameAlerts).toBe(0);
    expect(await store.merges.merge(actor, wish)).toBe('done');

    const merged = await allOf(store, kept);
    expect(merged.whole.orders.map(({ orderId }) => orderId).sort()).toEqual(
      [...before.kept.whole.orders, ...before.gone.whole.orders].map(({ orderId }) => orderId).sort(),
    );
    expect(merged.whole.notes).toHaveLength(before.kept.whole.notes.length + before.gone.whole.notes.length);
    expect(merged.whole.shares).toHaveLength(before.gone.whole.shares.length);
    expect(merged.messages).toHaveLength(before.kept.messages.length + before.gone.messages.length);
    const total = (counts: typeof merged.counts) =>
      counts.reduce((sum, [, { Normal, Cautious, Critical }]) => sum + Normal + Cautious + Critical, 0);
    expect(total(merged.counts)).toBe(total(before.kept.counts) + total(before.gone.counts) - 1);
    expect(merged.unreviewed).toEqual({ critical: 0, cautious: 0 });
    expect(merged.alert).toBe(kept);
    expect(merged.account).toBeNull();

    const left = await allOf(store, gone);
    expect(left.patient?.life.merged).toEqual({ into: kept, at: actor.at, byId: actor.accountId });
    expect(left.account).toEqual(actor.at);
    expect(left.whole).toMatchObject({ orders: [], notes: [], shares: [], reviews: [] });
    expect(total(left.counts)).toBe(1);
    expect(await store.merges.mergedIn(kept)).toEqual([
      { patientId: gone, at: actor.at, byId: actor.accountId },
    ]);
    expect(await inList(store)).not.toContain(gone);
    expect(await inList(store, 'discharged')).not.toContain(gone);
    expect(await inList(store)).toContain(kept);
    const scope = await store.readings.countsByPatient({ clinicId }, null);
    expect(scope.map(({ patientId }) => patientId)).not.toContain(gone);

    expect(await store.merges.undo(later, gone)).toBe('done');
    expect(await allOf(store, kept)).toEqual(before.kept);
    const { patient, whole } = before.gone;
    // When it came back is the last change that systems are told of.
    expect(await allOf(store, gone)).toEqual({
      ...before.gone,
      patient: { ...patient, changed: { ...patient?.changed, at: later.at } },
      whole: { ...whole, orders: whole.orders.map((order) => ({ ...order, changedAt: later.at })) },
    });
    expect(await store.merges.mergedIn(kept)).toEqual([]);
    expect(await inList(store)).toContain(gone);
    expect(
      (await store.audit.list(clinicId)).map(({ action, details }) => [action, details]).slice(-2),
    ).toEqual([
      ['patient.merged', { other: gone, details: 'kept' }],
      ['patient.unmerged', { other: gone }],
    ]);
    expect(await store.merges.undo(later, gone)).toBe('notMerged');
    expect(await store.merges.merge(later, { ...wish, mergeId: 'merge-2' })).toBe('done');
  });

  test('the details of the other hold, and those of before come back, unless somebody has corrected them since', async () => {
    const store = await fresh();
    const before = await store.patients.find(kept);
    const other = await store.patients.find(gone);
    expect(await store.merges.merge(actor, { ...wish, details: 'other' })).toBe('done');
    const merged = await store.patients.find(kept);
    expect(merged).toMatchObject({ firstName: other?.firstName, birthDate: other?.birthDate });
    expect([merged?.username, merged?.patientId]).toEqual([before?.username, kept]);
    expect((await store.accounts.find(kept))?.lastName).toBe(other?.lastName);
    expect(await store.merges.undo(later, gone)).toBe('done');
    const again = await store.patients.find(kept);
    expect({ ...again, life: null }).toEqual({
      ...{ ...before, life: null },
      changed: { ...before?.changed, at: later.at },
    });

    await store.merges.merge(actor, { ...wish, mergeId: 'merge-2', details: 'other' });
    const version = (await store.patients.find(kept))?.life.version ?? 0;
    const details = {
      ...{ firstName: 'Right', middleName: '', lastName: 'Name', dob: '', gender: '', phone: '' },
      ...{
        username: people.own.username,
        dUserId: '',
        consentDate: '',
        timeZone: 'UTC',
        movedOn: '2026-11-01',
      },
    };
    const changes = [{ field: 'firstName', before: 'x', after: 'Right' }];
    await store.corrections.correct({ patientId: kept, version, changes, salt: 's', details }, actor);
    expect(await store.merges.undo(later, gone)).toBe('done');
    expect((await store.patients.find(kept))?.firstName).toBe('Right');
  });

  test('what came after stays with the record that stays', async () => {
    const store = await fresh();
    await store.merges.merge(actor, wish);
    await store.readings.add([aReading({ patientId: kept, serial: 'SN-NEW' })]);
    await store.merges.undo(later, gone);
    const serials = async (patientId: string) => {
      const bounds = {};
      const page = await store.readings.page({
        patientId,
        vital: 'HeartRate',
        bounds,
        page: 0,
        noOfRows: 500,
      });
      return page.rows.map(({ serial }) => serial);
    };
    expect(await serials(kept)).toContain('SN-NEW');
    expect(await serials(gone)).not.toContain('SN-NEW');
    expect(await serials(gone)).toContain('SN-GONE');
    expect(await serials(kept)).not.toContain('SN-GONE');
  });

  test('not over a hold, an erasure, another clinic, oneself, what waits in either; of many at once, one does', async () => {
    const store = await fresh();
    const stranger = { ...actor, clinicId: southside.clinicId };
    expect(await store.merges.merge(stranger, wish)).toBe('notFound');
    expect(await store.merges.merge(actor, { ...wish, goneId: kept })).toBe('notFound');
    expect(await store.merges.merge(actor, { ...wish, goneId: people.foreign.userId })).toBe('notFound');
    for (const id of [kept, gone]) {
      await store.erasures.hold(actor, id, 'A lawsuit.');
      expect(await store.merges.merge(actor, wish)).toBe('mergeHeld');
      await store.erasures.lift(actor, id);
      await store.erasures.ask(actor, id, 'Asked.');
      expect(await store.merges.merge(actor, wish)).toBe('mergeErasure');
      await store.erasures.withdraw(actor, id);
    }
    await store.lives.discharge(actor, kept, { day: '2026-11-20', reason: 'Moved.' });
    expect(await store.merges.merge(actor, wish)).toBe('mergeDischarged');
    await store.lives.readmit(actor, kept);
    const bad = aReading({ patientId: gone, serial: 'SN-BAD', values: { heartRate: 200 } });
    await store.readings.add([{ ...bad, receivedAt: later.at }]);
    expect(await store.merges.merge(actor, wish)).toBe('mergeUnreviewed');
    await store.reviews.add({ reviewId: 'again', patientId: gone, upTo: later.at }, later);
    const turned = { ...wish, mergeId: 'merge-2', keptId: gone, goneId: kept };
    const outcomes = await Promise.all([
      store.merges.merge(later, wish),
      store.merges.merge(later, turned),
      store.merges.merge(later, { ...wish, mergeId: 'merge-3' }),
    ]);
    expect(outcomes.sort()).toEqual(['done', 'merged', 'merged']);
  });

  test('a hold or an erasure that is asked for forbids to undo, and so does a third record', async () => {
    const store = await fresh();
    await store.merges.merge(actor, wish);
    await store.erasures.hold(actor, kept, 'A lawsuit.');
    expect(await store.merges.undo(later, gone)).toBe('mergeHeld');
    await store.erasures.lift(actor, kept);
    await store.erasures.ask(actor, kept, 'Asked.');
    expect(await store.merges.undo(later, gone)).toBe('mergeErasure');
    expect(await store.merges.undo({ ...later, clinicId: southside.clinicId }, gone)).toBe('notMerged');
    const second = { ...later, accountId: demoAccounts.provider.accountId };
    expect(await store.erasures.confirm(second, kept)).toBe('erased');
    expect(await store.patients.find(gone), 'it is the same person').toBeNull();
    expect(await store.orders.owner(orderOf('Shipped', 'colleagues'))).toBeNull();
  });

  test('a reading on its way to the record that went is refused, and none is lost', async () => {
    const store = await fresh();
    const arriving = Array.from({ length: 20 }, (_, at) =>
      aReading({ patientId: gone, serial: `SN-WAY-${at}`, values: { heartRate: 70 } }),
    );
    const merging = store.merges.merge(actor, wish);
    const taken = await Promise.all(
      arriving.map((each) =>
        store.readings.add([each]).then(
          () => true,
          () => false,
        ),
      ),
    );
    expect(await merging).toBe('done');
    const late = taken
      .flatMap((isTaken, at) => (isTaken ? [] : [arriving[at]]))
      .flatMap((each) => each ?? []);
    await store.readings.add(late.map((each) => ({ ...each, patientId: kept })));
    const bounds = {};
    const search = { patientId: kept, vital: 'HeartRate', bounds, page: 0, noOfRows: 500 } as const;
    const { rows } = await store.readings.page(search);
    expect(rows.filter(({ serial }) => serial.startsWith('SN-WAY-'))).toHaveLength(20);
    await expect(store.readings.add([aReading({ patientId: gone, serial: 'SN-LATE' })])).rejects.toThrow();
  });
});
