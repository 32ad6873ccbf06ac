import { judge } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { anOrder, clinicWith, demoAccounts, northside, smallClinic, southside } from '../src/seed/index.ts';
import type { Reading } from '../src/subjects/readings/contract.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';
import { wholeLog } from './wholeLog.ts';

const { patient, staff, provider } = demoAccounts;
const { clinicId } = northside;
const actor = { accountId: staff.accountId, clinicId, at: startOfTest };
const details = {
  firstName: 'Mary',
  middleName: '',
  lastName: 'Corrected',
  dob: '',
  gender: '',
  username: patient.username,
  phone: '',
  dUserId: provider.accountId,
  consentDate: '2026-06-02',
  timeZone: northside.timeZone,
  movedOn: '',
};
const changes = [{ field: 'firstName', before: 'Marigold', after: 'Mary' }];
const wish = {
  ...{ patientId: patient.accountId, version: 0, details, changes },
  salt: 'some salt',
};
const moved = { ...wish, details: { ...details, username: 'New@example.test' } };

describe.each(storeKinds)('corrections in the store in %s (F5)', (kind) => {
  const fresh = () => makeStore(kind, { ...clinicWith([]), patients: smallClinic().patients });

  test('are kept whole, and the log has before and after beside its line', async () => {
    const store = await fresh();
    expect(await store.corrections.correct(wish, actor)).toBe('corrected');
    expect(await store.patients.find(patient.accountId)).toMatchObject({
      firstName: 'Mary',
      lastName: 'Corrected',
      birthDate: null,
      gender: null,
      phone: null,
      consentDate: '2026-06-02',
      provider: { userId: provider.accountId },
      life: { version: 1 },
    });
    expect(await store.accounts.find(patient.accountId)).toMatchObject({ firstName: 'Mary' });
    const [line] = await store.audit.list(clinicId);
    expect(line).toMatchObject({ action: 'patient.corrected', subject: patient.accountId });
    expect(JSON.stringify(line)).not.toMatch(/Mari?gold|Mary/);
    const { rows } = await store.audit.page(wholeLog(clinicId), { page: 0, noOfRows: 10 });
    expect(rows[0]?.details).toEqual({ fields: ['firstName'], changes });
    const page = { clinicId, providerId: null, month: { start: startOfTest, end: startOfTest } };
    const { rows: found } = await store.patientLists.page({
      ...page,
      ...{ now: startOfTest, page: 0, noOfRows: 5, search: 'mary corrected' },
    });
    expect(found.map(({ patientId }) => patientId)).toEqual([patient.accountId]);
  });

  test('reach the orders that are not over, and their search; one that is over stays as it was', async () => {
    const orders = [
      anOrder({ orderId: 'ORD-open', patientId: patient.accountId, status: 'Shipped' }),
      anOrder({ orderId: 'ORD-over', patientId: patient.accountId, status: 'Deactivated' }),
      anOrder({ orderId: 'ORD-other', patientId: 'patient-002', status: 'Shipped' }),
    ];
    const store = await makeStore(kind, { ...clinicWith(orders), patients: smallClinic().patients });
    await store.corrections.correct(moved, actor);
    const page = { clinicId, page: 0, noOfRows: 5, pLastName: 'corrected' };
    const { rows: found } = await store.orders.page(page);
    expect(found.map(({ orderId }) => orderId)).toEqual(['ORD-open']);
    const own = await store.orders.ofPatient(patient.accountId);
    expect(
      Object.fromEntries(own.map(({ orderId, firstName, email }) => [orderId, [firstName, email]])),
    ).toEqual({
      'ORD-open': ['Mary', 'New@example.test'],
      'ORD-over': [orders[1]?.firstName, orders[1]?.email],
    });
  });

  test('to another time zone move the patient there from the day of the move, and leave the days before as they were (SCR-04)', async () => {
    const evening = (day: string): Reading => {
      const at = new Date(`${day}T02:30:00Z`);
      return {
        ...{ patientId: patient.accountId, vital: 'HeartRate', at, receivedAt: at, serial: 'SN-1' },
        ...{ values: { heartRate: 70 }, ...judge('HeartRate', { heartRate: 70 }) },
      };
    };
    const own = smallClinic().patients.map((each) => ({ ...each, timeZone: 'Etc/UTC' }));
    const store = await makeStore(kind, { ...clinicWith([]), patients: own });
    await store.readings.add([evening('2026-11-02'), evening('2026-11-05'), evening('2026-11-12')]);
    const west = { ...wish, details: { ...details, timeZone: 'America/Los_Angeles', movedOn: '2026-11-10' } };
    expect(await store.corrections.correct(west, actor)).toBe('corrected');
    const at = new Date('2026-11-10T08:00:00Z');
    expect(await store.patients.find(patient.accountId)).toMatchObject({
      timeZone: 'America/Los_Angeles',
      zones: [
        { from: expect.any(Date), timeZone: 'Etc/UTC' },
        { from: at, timeZone: 'America/Los_Angeles' },
      ],
    });
    const search = { clinicId, year: 2026, month: 11, patientIds: [patient.accountId] };
    const days = async () =>
      (await store.ledger.care({ ...search, now: new Date('2026-11-30T12:00:00Z') }))[0]?.dataDays;
    expect(await days()).toEqual(['2026-11-02', '2026-11-05', '2026-11-11']);
    // A correction of something else is no move; what came late for the days before is dated as they were.
    expect(await store.corrections.correct({ ...west, version: 1, salt: 'another' }, actor)).toBe(
      'corrected',
    );
    expect((await store.patients.find(patient.accountId))?.zones).toHaveLength(2);
    await store.readings.add([evening('2026-11-09')]);
    expect(await days()).toEqual(['2026-11-02', '2026-11-05', '2026-11-09', '2026-11-11']);
    // A second move of that day takes the place of the first; a later one comes after it.
    const moves = async (version: number, timeZone: string, movedOn: string) => {
      const move = { ...wish, version, details: { ...details, timeZone, movedOn }, salt: `${version}` };
      expect(await store.corrections.correct(move, actor)).toBe('corrected');
      return (await store.patients.find(patient.accountId))?.zones?.slice(1);
    };
    expect(await moves(2, 'Asia/Tokyo', '2026-11-10')).toEqual([{ from: at, timeZone: 'Asia/Tokyo' }]);
    expect(await days()).toEqual(['2026-11-02', '2026-11-05', '2026-11-09', '2026-11-12']);
    expect(await moves(3, 'Etc/UTC', '2026-11-20')).toEqual([
      { from: at, timeZone: 'Asia/Tokyo' },
      { from: new Date('2026-11-20T00:00:00Z'), timeZone: 'Etc/UTC' },
    ]);
  });

  test('of an older version, or of another clinic, change nothing', async () => {
    const store = await fresh();
    await store.corrections.correct(wish, actor);
    const late = { ...wish, details: { ...details, firstName: 'Late' } };
    expect(await store.corrections.correct(late, actor)).toBe('changed');
    const foreign = { ...late, version: 1 };
    expect(await store.corrections.correct(foreign, { ...actor, clinicId: southside.clinicId })).toBe(
      'changed',
    );
    expect(await store.patients.find(patient.accountId)).toMatchObject({ firstName: 'Mary' });
    expect(await store.audit.list(clinicId)).toHaveLength(1);
    expect(await store.audit.list(southside.clinicId)).toEqual([]);
  });

  test('of one version at once, one succeeds', async () => {
    const store = await fresh();
    const outcomes = await Promise.all([1, 2, 3].map(() => store.corrections.correct(wish, actor)));
    expect(outcomes.sort()).toEqual(['changed', 'changed', 'corrected']);
  });

  test.each(['sorrel.fixture@example.test', staff.username.toUpperCase()])(
    'an address that is somebody’s is not taken',
    async (username) => {
      const store = await fresh();
      const taken = { ...wish, details: { ...details, username } };
      expect(await store.corrections.correct(taken, actor)).toBe('taken');
      expect(await store.patients.find(patient.accountId)).toMatchObject({ firstName: 'Marigold' });
    },
  );

  test('another address ends all that the old one opened', async () => {
    const store = await fresh();
    const { accountId } = patient;
    await store.sessions.add({
      ...{ tokenHash: 'one', accountId, startedAt: startOfTest, lastSeenAt: startOfTest },
    });
    const expiresAt = new Date(startOfTest.getTime() + 600_000);
    await store.passwords.keep({ usernameKey: patient.username, tokenHash: 'link', expiresAt }, startOfTest);
    const ticketHash = hashToken('ticket');
    await store.emailCodes.keep({ accountId, ticketHash, codeHash: 'code', expiresAt }, startOfTest);
    await store.secondFactors.beginTotp(accountId, 'SECRET');
    await store.secondFactors.addTotp({ ...actor, accountId }, 1);
    expect(await store.corrections.correct(moved, actor)).toBe('corrected');
    expect(await store.sessions.find('one')).toBeNull();
    expect(await store.passwords.check({ accountId, tokenHash: 'link', at: startOfTest })).toBe(false);
    expect(await store.emailCodes.beginTry(ticketHash, startOfTest)).toBeNull();
    expect(await store.emailCodes.confirmedAt(accountId)).toBeNull();
    expect(await store.secondFactors.of(accountId)).toMatchObject({ hasTotp: false });
    expect(await store.accounts.findByUsername(patient.username)).toBeNull();
    // Who owns the new mailbox gets in by a new code of the clinic, and by nothing else.
    expect(await store.accounts.findByUsername('new@example.test')).toBeNull();
    const asked = { usernameKey: 'new@example.test', tokenHash: 'link', expiresAt };
    expect(await store.passwords.keep(asked, startOfTest)).toBeNull();
    expect(await store.patients.findByUsername(patient.username, clinicId)).toBeNull();
  });

  test('the same address in other letters, and another name, leave the account as it is', async () => {
    const store = await fresh();
    const { accountId } = patient;
    await store.sessions.add({
      ...{ tokenHash: 'one', accountId, startedAt: startOfTest, lastSeenAt: startOfTest },
    });
    const same = { ...wish, details: { ...details, username: patient.username.toUpperCase() } };
    expect(await store.corrections.correct(same, actor)).toBe('corrected');
    expect(await store.sessions.find('one')).not.toBeNull();
    expect(await store.emailCodes.confirmedAt(accountId)).not.toBeNull();
  });
});
