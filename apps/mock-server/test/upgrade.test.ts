import { readFile } from 'node:fs/promises';
import { endpoints } from '@rpm/api-client/calls';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { beforeAll, describe, expect, test } from 'vitest';
import { migrations } from '../src/rooms/migrations.ts';
import type { Store } from '../src/store/Store.ts';
import { migrate } from '../src/store/sql/migrate.ts';
import type { Database } from '../src/store/sql/open.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { emptyDatabase, open } from './stores.ts';

const at = (time: string) => new Date(`2026-${time}:00Z`);
const doctor = { accountId: 'doctor-1', clinicId: 'clinic-1', role: 'DOCTOR' };

describe('a database of before, with data in it, is brought up to date', () => {
  let db: Database;
  let store: Store;
  let api: TestApi;
  /** What an answer of the doctor's own session says, which is one of those of before. */
  const ask = async (
    name: keyof typeof endpoints,
    params: Record<string, string> = {},
    query: Record<string, string> = {},
  ) => {
    const { status, json } = await api.ask(endpoints[name], { token: 's'.repeat(43), params, query });
    expect([name, status]).toEqual([name, 200]);
    return json;
  };

  beforeAll(async () => {
    db = open(await emptyDatabase());
    const before = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await before.migrateTo('0014-links');
    expect(error).toBeUndefined();
    await sql.raw(await readFile(new URL('fixtures/schema0014.sql', import.meta.url), 'utf8')).execute(db);
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'kysely%'`.execute(db);
    for (const { name } of tables) {
      const { rows } = await sql`select from ${sql.ref(name)} limit 1`.execute(db);
      expect([name, rows.length]).toEqual([name, 1]);
    }
    await migrate(db);
    store = postgresStore(db);
    api = testApi(store);
  });

  test('orders are listed and counted; of two devices with one serial number the first keeps it', async () => {
    const [{ result, total }] = (await ask(
      'getAllottedDevicesByClinic',
      {},
      { page: '0', noOfRows: '10', clinic: 'Northside Sample Clinic' },
    )) as [{ result: { orderId: string }[]; total: number }];
    expect(total).toBe(4);
    expect(result.map(({ orderId }) => orderId)).toEqual([
      'RPM-40003',
      'elsewhere',
      'RPM-40002',
      'RPM-40001',
    ]);
    expect(result[3]).toEqual({
      orderId: 'RPM-40001',
      pFirstName: 'Marigold',
      pMiddleName: '',
      pLastName: 'Testpatient',
      pdob: '1948-03-04',
      pUsername: 'marigold@example.test',
      provider: { firstName: 'Wren', middleName: 'Q.', lastName: 'Exampledoc' },
      vitals: ['BloodPressure', 'HeartRate'],
      brand: 'Sample',
      deviceName: 'Upper Arm Cuff',
      deviceModel: 'CUFF-1',
      status: 'Activated',
      creationTime: '20261001-12:00:00',
      modeOfDelivery: 'Mail',
    });
    expect(result[1]).toMatchObject({ status: 'On Hold', creationTime: '20261003-12:00:00', vitals: null });
    expect(await store.orders.details('RPM-40001')).toMatchObject({
      address: { zipCode: '10001' },
      monitoring: [{ mrSubType: 'HeartRate', monitoring: { period: { startTime: '20261001-00:00:00' } } }],
    });
    expect(await store.orders.details('RPM-40003')).toMatchObject({
      serial: 'SN-2',
      activatedAt: at('10-07T12:00'),
      deactivationReason: 'Broken',
    });
    const { rows } = await sql<{ serial_key: string }>`
      select serial_key from orders where status = 'Activated' order by id`.execute(db);
    expect(rows.map(({ serial_key }) => serial_key)).toEqual(['sn-1', 'sn-1 RPM-40002']);
    expect(await store.devices.ofClinic('clinic-1')).toHaveLength(2);
  });

  test('readings have their class and their counts, and are reviewed by whom they were', async () => {
    expect(await ask('getTotalTableReadingsOfPatient', { userId: 'patient-1' }, { by: 'vital' })).toEqual({
      HeartRate: { total: 4, Normal: 1, Cautious: 1, Critical: 2 },
      Weight: { total: 1, Normal: 1, Cautious: 0, Critical: 0 },
    });
    const november = { start: at('11-01T00:00'), end: at('11-30T00:00') };
    expect(await store.readings.counts('patient-1', november)).toEqual({
      Normal: 2,
      Cautious: 1,
      Critical: 2,
    });
    const { rows } = await store.readings.page({
      ...{ patientId: 'patient-1', vital: 'HeartRate', bounds: {}, page: 0, noOfRows: 9 },
    });
    expect(rows.map((reading) => [reading.values, reading.class, reading.classes.heartRate])).toEqual([
      [{ heartRate: 160 }, 'Critical', 'Critical'],
      [{ heartRate: 105 }, 'Cautious', 'Cautious'],
      [{ heartRate: 72 }, 'Normal', 'Normal'],
      [{ heartRate: 170 }, 'Critical', 'Critical'],
    ]);
    expect(await store.readings.unreviewedReadings('patient-1')).toEqual({ critical: 2, cautious: 0 });
    expect(await store.readings.unreviewedReadings('patient-2')).toEqual({ critical: 0, cautious: 0 });
    const seen = async (patientId: string) =>
      (await store.readings.latest(patientId)).map(({ reading, seenBy }) => [reading.vital, seenBy]);
    const by = { userId: 'doctor-1', name: 'Wren Q. Exampledoc' };
    const vitals = new Map((await seen('patient-1')) as [string, unknown][]);
    expect(vitals.get('HeartRate')).toBeNull();
    expect(vitals.get('Weight')).toEqual({ ...by, at: at('11-19T11:00') });
    expect(await seen('patient-2')).toEqual([['Weight', { ...by, at: at('11-18T09:45') }]]);
    expect((await store.reviews.list('patient-1')).map(({ reviewId }) => reviewId)).toEqual(['review-1']);
  });

  test('a review of before can be taken back, and another one made', async () => {
    const actor = { ...doctor, at: at('11-20T15:00') };
    await store.reviews.undo({ reviewId: 'review-1', patientId: 'patient-1' }, actor);
    expect(await store.readings.unreviewedReadings('patient-1')).toEqual({ critical: 2, cautious: 1 });
    await store.reviews.add({ reviewId: 'review-5', patientId: 'patient-1', upTo: at('11-20T14:00') }, actor);
    expect(await store.readings.unreviewedReadings('patient-1')).toEqual({ critical: 0, cautious: 0 });
  });

  test('ranges, people, the list of patients', async () => {
    expect(await store.ranges.inForce('patient-1', startOfTest)).toMatchObject([
      { vital: 'HeartRate', version: 1, limits: { heartRate: { max: { critical: 120 } } } },
    ]);
    expect(await ask('getPatientInfo', { userId: 'patient-1' })).toMatchObject({
      firstName: 'Marigold',
      dob: '1948-03-04',
      address: { street: '1 Example Street' },
      emergencyContact: { name: 'Campion Testpatient' },
      timeZone: 'America/Chicago',
      provider: { userId: 'doctor-1', name: 'Wren Q. Exampledoc' },
      enrolled: '20260112-15:00:00',
    });
    const list = await ask(
      'getPatientList',
      { userId: 'doctor-1' },
      { page: '0', noOfRows: '10', scope: 'clinic' },
    );
    expect(list).toMatchObject({ total: 2, result: [{ userId: 'patient-1' }, { userId: 'patient-2' }] });
    expect(await ask('getProfile')).toMatchObject({
      ...{ username: 'Wren@example.test', theme: 'dark', textSize: 'larger', language: 'en' },
      ...{ sessionSeconds: 600, sessionMaxSeconds: 3000, isEmailConfirmed: true, phone: '+1 202 555 0100' },
    });
    const staff = await store.accounts.find('staff-1');
    expect(staff).toMatchObject({ accessEndedAt: at('11-01T12:00') });
    expect(await store.staff.ofClinic('clinic-1')).toMatchObject([{ username: 'Sorrel@example.test' }]);
    expect(await store.photos.find('doctor-1')).toMatchObject({ contentType: 'image/jpeg' });
  });

  test('notes, records, files, shares, bills and messages', async () => {
    expect(await ask('getPatientNotes', { userId: 'patient-1' })).toMatchObject([
      { noteId: 'note-3', kind: 'conversation', author: { name: 'Marigold Testpatient' } },
      { noteId: 'note-2', kind: 'exception', topic: 'Device' },
      { noteId: 'note-1', topic: 'Encounter', minutes: 12, time: '20261110-12:00:00', toPatient: true },
    ]);
    expect(await store.records.latest('patient-1', 9)).toMatchObject([
      { recordId: 'record-1', display: 'Hypertension' },
    ]);
    expect(await store.files.list({ patientId: 'patient-1', reportType: undefined })).toMatchObject([
      { fileName: 'report.pdf', bytes: 4 },
    ]);
    const share = { ownerId: 'patient-1', usernameKey: 'sorrel@example.test', at: startOfTest };
    expect(await store.shares.liveParts(share)).toEqual(['readings']);
    expect(await store.billing.codes('clinic-1')).toMatchObject([{ code: '99454', excludes: ['99445'] }]);
    expect(await store.billing.rates({ clinicId: 'clinic-1', year: 2026 })).toMatchObject([{ cents: 4300 }]);
    const november = { clinicId: 'clinic-1', year: 2026, month: 11, now: startOfTest };
    const [cared] = await store.ledger.care(november);
    const [billed] = await store.ledger.care({ ...november, month: 10 });
    expect(billed).toMatchObject({ patientId: 'patient-1', bill: { version: 1, reason: null } });
    expect(cared).toMatchObject({ patientId: 'patient-1', bill: null });
    expect(cared?.dataDays).toHaveLength(1);
    expect(cared?.work).toMatchObject([{ isInteractive: true }]);
    expect(await store.inquiries.list('clinic-1', 9)).toMatchObject([{ type: 'missing_data' }]);
    expect(await store.contacts.list(9)).toMatchObject([{ message: 'Please call me.' }]);
    expect((await store.audit.list('clinic-1'))[0]).toMatchObject({
      action: 'order.status',
      details: { from: 'Shipped', to: 'Activated' },
    });
    expect(await store.mails.list()).toMatchObject([{ subject: 'Hello' }]);
  });

  test('what was begun goes on: log ins, codes, sign-ups, links, invitations, intents, and a device delivers', async () => {
    expect(
      await store.passwords.check({ accountId: 'doctor-1', tokenHash: 'token-1', at: startOfTest }),
    ).toBe(true);
    expect(await store.loginCodes.beginTry('ticket-1', startOfTest)).toEqual({
      accountId: 'doctor-1',
      codeHash: 'code-1',
    });
    expect(await store.emailCodes.beginTry('ticket-2', startOfTest)).toEqual({
      accountId: 'staff-1',
      codeHash: 'code-2',
    });
    const usernameKey = 'larch@example.test';
    expect(await store.signUps.beginTry(usernameKey, startOfTest)).toEqual({ codeHash: 'code-3' });
    // Whoever was enrolled before has no activation code until the clinic makes one (F5).
    expect(await store.activations.ofAddress(usernameKey, startOfTest)).toEqual([]);
    const activation = { patientId: 'patient-2', codeHash: 'code-4' };
    const opening = { usernameKey, codeHash: 'code-3', activation, language: 'en' as const, at: startOfTest };
    expect(await store.signUps.open(opening)).toBe(false);
    const entry = { ...activation, expiresAt: at('11-21T00:00') };
    expect(await store.activations.renew({ ...doctor, at: startOfTest }, entry)).toBe('kept');
    expect(await store.signUps.open(opening)).toBe(true);
    expect((await store.accounts.find('patient-2'))?.role).toBe('PATIENT');
    const invitation = { invitationId: 'invitation-1', tokenHash: 'token-2', at: startOfTest };
    expect(await store.staff.check(invitation)).toMatchObject({ clinicName: 'Northside Sample Clinic' });
    const intent = { accountId: 'doctor-1', call: 'addInquiry', key: 'key-1', requestHash: 'hash' };
    expect(await store.once({ ...intent, at: startOfTest }, async () => 'again')).toEqual({
      kind: 'done',
      answer: { message: 'Sent' },
    });
    const reading = { mrSubType: 'HeartRate', mrTime: '20261120-14:30:00', values: { heartRate: 130 } };
    const delivered = await api.ask(endpoints.addReadings, { token: 'd'.repeat(43), body: reading });
    expect(delivered).toMatchObject({ status: 200, json: { accepted: 1 } });
    expect(await store.readings.unreviewedReadings('patient-1')).toEqual({ critical: 1, cautious: 0 });
  });
});

test('a change of the tables takes the time that it needs: none of its statements is ended (17.6)', async () => {
  const db = open(await emptyDatabase());
  const allowed: string[] = [];
  const ask = async (connection: Database) => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(connection);
    allowed.push(rows[0]?.statement_timeout ?? '');
  };
  await migrate(db, { ...migrations, '9999-slow': { up: (trx) => ask(trx as Database) } });
  await ask(db);
  // Once before for its mark, without a database.
  expect(allowed.filter((each) => each !== '')).toEqual(['0', '20s']);
});
