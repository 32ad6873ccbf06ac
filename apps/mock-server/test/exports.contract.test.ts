import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demoAccounts, monitoredClinic, northside, smallClinic, southside } from '../src/seed/index.ts';
import { migrate } from '../src/store/sql/migrate.ts';
import { exportedTables, notExported } from '../src/subjects/exports/contract.ts';
import { startOfTest } from './harness.ts';
import { patientTables } from './patientTables.ts';
import { messageOf } from './requestRecords.ts';
import { requestWorld } from './requestWorld.ts';
import { emptyDatabase, makeStore, open, storeKinds } from './stores.ts';

const { patient, staff, provider } = demoAccounts;
const { accountId } = patient;
const actor = { accountId: provider.accountId, clinicId: northside.clinicId, at: startOfTest };

/** What somebody did with the patient, in each subject that an export reads. */
async function lived(kind: (typeof storeKinds)[number]) {
  const world = requestWorld();
  const store = await makeStore(kind, { ...world, readings: monitoredClinic().readings });
  await store.notes.add(
    {
      ...{ noteId: 'note-new', patientId: accountId, kind: 'note', topic: 'Encounter', text: 'Salt.' },
      ...{ toPatient: true, minutes: 12, isInteractive: true },
    },
    actor,
  );
  await store.ranges.save(
    {
      ...{ patientId: accountId, vital: 'Weight', start: startOfTest, end: new Date('2027-01-01T00:00:00Z') },
      limits: { weight: { min: { cautious: 60, critical: 50 }, max: { cautious: 90, critical: 100 } } },
    },
    actor,
  );
  await store.reviews.add({ reviewId: 'review-new', patientId: accountId, upTo: startOfTest }, actor);
  await store.reviews.undo({ reviewId: 'review-new', patientId: accountId }, actor);
  await store.billing.addBill(actor, {
    ...{ billId: 'bill-1', userId: accountId, year: 2026, month: 11, lines: [], totalCents: 0, reason: null },
    made: '20261120-15:00:00',
  });
  await store.compliance.sayAway({ ...actor, accountId }, '2026-11-25');
  await store.reminders.save({ ...actor, accountId }, { isOn: true, hour: 9 });
  await store.conversations.markSeen(
    { patientId: accountId, noteId: messageOf(accountId), side: 'clinic' },
    actor,
  );
  return store;
}

describe.each(storeKinds)('whole records in the store in %s (F5)', (kind) => {
  test('are the same in every store, and hold no token', async () => {
    const [store, memory] = await Promise.all([lived(kind), lived('memory')]);
    for (const id of [accountId, 'patient-002', 'nobody']) {
      expect(await store.wholeRecords.of(id)).toEqual(await memory.wholeRecords.of(id));
    }
    const whole = await store.wholeRecords.of(accountId);
    const shares = (await store.wholeRecords.of('patient-002')).shares;
    expect(shares.length).toBeGreaterThan(0);
    expect(JSON.stringify(shares)).not.toContain('tokenHash');
    expect(whole.orders).toHaveLength(3);
    expect(whole.notes.map(({ noteId }) => noteId)).toContain('note-new');
    expect(whole.ranges.at(-1)).toMatchObject({ vital: 'Weight', setById: provider.accountId });
    expect(whole.reviews).toContainEqual(expect.objectContaining({ reviewId: 'review-new', isUndone: true }));
    expect(whole.bills).toHaveLength(1);
    expect(whole.alerts.map(({ history }) => history.map(({ kind: line }) => line))).toContainEqual([
      ...['reviewed', 'undone'],
    ]);
    expect(whole.alerts.length).toBeGreaterThan(0);
    expect(whole.compliance.length).toBeGreaterThan(0);
    expect(whole.recordRequests).toHaveLength(1);
    expect(whole.absences).toEqual([{ until: '2026-11-25' }]);
    expect(whole.reminders).toEqual([{ isOn: true, hour: 9, days: [] }]);
    expect(whole.timeEntries.length).toBeGreaterThan(0);
    expect(whole.inquiries).toHaveLength(1);
    expect(whole.conversationMarks).toMatchObject([{ side: 'clinic', accountId: provider.accountId }]);
  });

  test('the log of some subjects is the clinic’s own, oldest first', async () => {
    const store = await makeStore(kind, smallClinic());
    const by = { accountId: staff.accountId, clinicId: northside.clinicId, at: startOfTest };
    for (const subject of ['a', 'b', 'a'])
      await store.audit.add({ ...by, action: 'patient.exported', subject, details: {} });
    await store.audit.add({
      ...{ ...by, clinicId: southside.clinicId, action: 'patient.exported', subject: 'a', details: {} },
    });
    expect((await store.audit.of(northside.clinicId, ['a', 'c'])).map(({ subject }) => subject)).toEqual([
      'a',
      'a',
    ]);
    expect(await store.audit.of(northside.clinicId, [])).toEqual([]);
  });
});

test('every table that knows a patient is in the export, or says why not (F5)', async () => {
  const db = open(await emptyDatabase());
  await migrate(db);
  const { rows } = await sql<{ name: string }>`${patientTables}`.execute(db);
  const named = [...Object.keys(exportedTables), ...Object.keys(notExported)];
  expect(rows.map(({ name }) => name).sort()).toEqual(named.sort());
});
