import { limits } from '@rpm/domain';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demoAccounts, monitoredClinic, northside, southside } from '../src/seed/index.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { startOfTest } from './harness.ts';
import { requestWorld } from './requestWorld.ts';
import { filledDatabase, makeStore, open, storeKinds } from './stores.ts';

const { patient, administrator, provider } = demoAccounts;
const { clinicId } = northside;
const { accountId: id } = patient;
const first = { accountId: administrator.accountId, clinicId, at: startOfTest };
const second = { accountId: provider.accountId, clinicId, at: new Date(startOfTest.getTime() + 60_000) };
const stranger = { ...second, clinicId: southside.clinicId };
const world = () => ({ ...requestWorld(), readings: monitoredClinic().readings });

describe.each(storeKinds)('erasing a patient in the store in %s (F5)', (kind) => {
  const fresh = () => makeStore(kind, world());
  type Store = Awaited<ReturnType<typeof fresh>>;
  const actions = async (store: Store) => (await store.audit.list(clinicId)).map(({ action }) => action);

  test('by two people all of it is gone, and another patient keeps all', async () => {
    const store = await fresh();
    const others = await store.wholeRecords.of('patient-002');
    await store.sessions.add({
      ...{ tokenHash: 'one', accountId: id, startedAt: startOfTest, lastSeenAt: startOfTest },
    });
    await store.reminders.save({ ...first, accountId: id }, { isOn: true, hour: 10 });
    await store.reminders.take({ patientId: id, day: '2026-11-20', tokenHash: 'r', at: startOfTest });
    expect(await store.erasures.ask(first, id, 'The patient asked for it.')).toBe('asked');
    expect(await store.erasures.confirm(second, id)).toBe('erased');
    expect(await store.patients.find(id)).toBeNull();
    expect(await store.patients.findByUsername(patient.username, northside.clinicId)).toBeNull();
    expect(await store.accounts.find(id)).toBeNull();
    expect(await store.sessions.find('one')).toBeNull();
    expect(await store.readings.latest(id)).toEqual([]);
    expect(await store.readings.totalDays(id)).toBe(0);
    expect(await store.files.list({ patientId: id, reportType: undefined })).toEqual([]);
    expect(await store.records.total(id)).toBe(0);
    const nothing = {
      ...{ orders: [], notes: [], ranges: [], reviews: [], shares: [], bills: [], inquiries: [] },
      ...{
        alerts: [],
        compliance: [],
        absences: [],
        recordRequests: [],
        reminders: [],
        timeEntries: [],
        conversationMarks: [],
      },
    };
    expect(await store.wholeRecords.of(id)).toEqual(nothing);
    expect(await store.reminders.stop('r', startOfTest)).toBe(false);
    expect(await store.wholeRecords.of('patient-002')).toEqual(others);
    expect(await store.erasures.erased(clinicId)).toEqual([
      {
        ...{ patientId: id, at: second.at, askedById: first.accountId, confirmedById: second.accountId },
        reason: 'The patient asked for it.',
      },
    ]);
    expect(await store.erasures.erased(southside.clinicId)).toEqual([]);
    expect(await actions(store)).toEqual(['reminder.saved', 'patient.erasure-asked', 'patient.erased']);
    expect(await store.erasures.confirm(second, id)).toBe('notAsked');
  });

  test('not by the one who asked, not unasked, not too late, not by another clinic; of many at once, one does', async () => {
    const store = await fresh();
    expect(await store.erasures.confirm(second, id)).toBe('notAsked');
    await store.erasures.ask(stranger, id, 'x');
    expect(await store.erasures.confirm(second, id)).toBe('notAsked');
    await store.erasures.ask(first, id, 'x');
    expect(await store.erasures.confirm(first, id)).toBe('ownRequest');
    expect(await store.erasures.confirm(stranger, id)).toBe('notAsked');
    const late = new Date(startOfTest.getTime() + limits.erasureConfirmDays * 86_400_000);
    expect(await store.erasures.confirm({ ...second, at: late }, id)).toBe('notAsked');
    await store.erasures.withdraw(first, id);
    expect(await store.erasures.confirm(second, id)).toBe('notAsked');
    expect(await store.patients.find(id)).not.toBeNull();
    await store.erasures.ask(first, id, 'x');
    const outcomes = await Promise.all([1, 2, 3].map(() => store.erasures.confirm(second, id)));
    expect(outcomes.sort()).toEqual(['erased', 'notAsked', 'notAsked']);
  });

  test('a hold forbids it, ends a request that waits, and is lifted again', async () => {
    const store = await fresh();
    await store.erasures.ask(first, id, 'x');
    await store.erasures.hold(stranger, id, 'x');
    await store.erasures.hold(first, id, 'A lawsuit.');
    await store.erasures.hold(second, id, 'Again.');
    expect((await store.patients.find(id))?.life).toMatchObject({
      hold: { at: first.at, byId: first.accountId, reason: 'A lawsuit.' },
      erasure: null,
    });
    expect(await store.erasures.ask(first, id, 'x')).toBe('held');
    expect(await store.erasures.confirm(second, id)).toBe('held');
    await store.erasures.lift(stranger, id);
    await store.erasures.lift(first, id);
    await store.erasures.lift(first, id);
    expect(await store.erasures.confirm(second, id)).toBe('notAsked');
    expect(await store.erasures.ask(first, id, 'x')).toBe('asked');
    expect(await actions(store)).toEqual([
      'patient.erasure-asked',
      'patient.held',
      'patient.hold-lifted',
      'patient.erasure-asked',
    ]);
  });
});

test('no table knows anything of an erased patient but the logs and what remains, which hold no name (F5)', async () => {
  const db = open(await filledDatabase(world()));
  const store = postgresStore(db);
  const changes = [{ field: 'firstName', before: 'Calendula', after: 'Onlyone' }];
  await store.corrections.correct(
    {
      ...{ patientId: id, version: 0, changes, salt: 'salt' },
      details: {
        ...{ firstName: 'Marigold', middleName: '', lastName: 'Onlyone', dob: '', gender: '', phone: '' },
        ...{
          username: 'old.address@example.test',
          dUserId: '',
          consentDate: '',
          timeZone: 'UTC',
          movedOn: '2026-11-01',
        },
      },
    },
    first,
  );
  await store.photos.save({ contentType: 'image/jpeg', content: 'AAAA' }, { ...first, accountId: id });
  const inquiry = { inquiryId: 'i', type: 'other', message: 'x' } as const;
  await store.inquiries.add(inquiry, { ...first, accountId: id });
  await store.mails.add({ to: 'old.address@example.test', subject: 's', text: 't', at: startOfTest });
  await store.erasures.ask(first, id, 'Asked.');
  expect(await store.erasures.confirm(second, id)).toBe('erased');
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const knowing: string[] = [];
  const naming: string[] = [];
  for (const { name } of tables) {
    const count = async (text: string) => {
      const { rows } = await sql<{ total: string }>`
        select count(*) as total from ${sql.table(name)} as t where t::text like ${`%${text}%`}`.execute(db);
      return Number(rows[0]?.total);
    };
    if (await count(id)) knowing.push(name);
    for (const text of ['Calendula', 'Onlyone', 'old.address@example.test'])
      if (await count(text)) naming.push(name);
  }
  expect(tables.length).toBeGreaterThan(30);
  expect(knowing.sort()).toEqual(['audit_log', 'erased_patients']);
  expect(naming).toEqual([]);
  await expect(sql`delete from notes`.execute(db), 'notes stay for ever').rejects.toThrow(
    'cannot be changed',
  );
  await expect(sql`delete from erased_patients`.execute(db)).rejects.toThrow('cannot be changed');
});
