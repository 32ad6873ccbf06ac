import { endpoints } from '@rpm/api-client/calls';
import { addressWords } from '@rpm/domain/words/address';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { anOrder, aPatient, demoAccounts, emptyClinic, northside, smallClinic } from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import { type TestApi, testApi } from './harness.ts';
import { rightRequests } from './rightRequests.ts';
import { makeStore, storeKinds } from './stores.ts';

const { provider, colleague, staff, administrator, patient } = demoAccounts;
const page = { page: '0', noOfRows: '50', sort: 'name' };
const newcomer = rightRequests.createPatientInfo.body as Record<string, unknown>;

describe.each(storeKinds)('patients over the store in %s', (kind) => {
  const fresh = async (special: Partial<World> = {}) =>
    testApi(
      await makeStore(kind, {
        ...emptyClinic(),
        patients: smallClinic().patients,
        ...special,
      }),
    );
  const names = async (
    api: TestApi,
    query: Record<string, string>,
    account: { accountId: string } = provider,
    userId = account.accountId,
  ) => {
    const token = await api.sessionOf(account);
    const { json } = await api.ask(endpoints.getPatientList, {
      token,
      params: { userId },
      query: { ...page, ...query },
    });
    const { result, total } = endpoints.getPatientList.answer.parse(json);
    return { names: result.map(({ firstName }) => firstName), total, result };
  };
  const enroll = async (api: TestApi, special: object = {}, account: { accountId: string } = staff) =>
    api.ask(endpoints.createPatientInfo, {
      token: await api.sessionOf(account),
      body: { ...newcomer, ...special },
    });

  test('a doctor sees the own patients, or with "clinic" all; anybody else sees all (API-21)', async () => {
    const api = await fresh();
    const own = [
      'Alder',
      'Basil',
      'Clover',
      'Hazel',
      'Juniper',
      'Linden',
      'Marigold',
      'Rowan',
      'Sorrel',
      'Aster',
    ].sort();
    const all = (await names(api, { scope: 'clinic' })).names;
    expect(all).toEqual(own);
    const mine = await names(api, {});
    const colleagues = await names(api, {}, colleague);
    expect(mine.total + colleagues.total).toBe(all.length);
    expect(mine.names.filter((name) => colleagues.names.includes(name))).toEqual([]);
    expect((await names(api, {}, provider, colleague.accountId)).names).toEqual(colleagues.names);
    expect((await names(api, { scope: 'own' }, staff)).names).toEqual(all);
    expect((await names(api, { scope: 'clinic' }, administrator)).names).toEqual(all);
  });

  test('an address of a new patient is judged as its form judges it (ADR-01 to ADR-05)', async () => {
    const api = await fresh();
    const right = { street: '48 Placeholder Lane', city: 'Exampleton', state: 'OH', zipCode: '43999' };
    const answer = await enroll(api, { address: { ...right, street: '12 Main St. #4' } });
    expect(answer).toMatchObject({
      status: 400,
      json: { message: addressWords.errors.invalidCharacters, field: 'address.street' },
    });
    expect((await enroll(api, { address: right })).status).toBe(200);
  });

  test('pages, with the total of all of them', async () => {
    const api = await fresh();
    const second = await names(api, { scope: 'clinic', noOfRows: '5', page: '1' });
    expect(second).toMatchObject({ total: 10, names: ['Juniper', 'Linden', 'Marigold', 'Rowan', 'Sorrel'] });
    expect(await names(api, { scope: 'clinic', noOfRows: '5', page: '9' })).toMatchObject({
      total: 10,
      names: [],
    });
  });

  test('finds a part of the whole name or of the user name, whatever the case, to the letter', async () => {
    const patients = [
      ['100%', 'Under_Score', 'a.b@example.test'],
      ['1000', 'UnderXScore', 'axb@example.test'],
      ['Zoë', 'İpek', 'C\\D@example.test'],
    ].map(([firstName = '', lastName = '', username = ''], at) =>
      aPatient({ patientId: `p${at}`, firstName, lastName, username }),
    );
    const api = await fresh({ patients });
    const found = async (search: string) => (await names(api, { search })).names;
    expect(await found('0%')).toEqual(['100%']);
    expect(await found('r_s')).toEqual(['100%']);
    expect(await found('a.b@')).toEqual(['100%']);
    expect(await found('c\\d')).toEqual(['Zoë']);
    expect(await found(' ZOE\u0308 İPEK ')).toEqual(['Zoë']);
    expect(await found('1000 underX')).toEqual(['1000']);
    expect(await found('EXAMPLE.TEST')).toEqual(['100%', '1000', 'Zoë']);
    expect(await found('   ')).toHaveLength(3);
    expect(await found('nobody')).toEqual([]);
  });

  test('says of each patient what the orders and notes tell (API-21)', async () => {
    const minutes = (noteId: string, at: string, some: number) => ({
      ...{ noteId, patientId: patient.accountId, clinicId: northside.clinicId, authorId: provider.accountId },
      ...({ kind: 'note', topic: 'Other', text: 'x', toPatient: false, isInteractive: false } as const),
      ...{ minutes: some, at: new Date(at) },
    });
    const order = (orderId: string, status: string, day: string, vitals: unknown) =>
      anOrder({ orderId, status, placedAt: new Date(`${day}T10:00Z`), vitals, patientId: patient.accountId });
    const api = await fresh({
      orders: [
        order('A', 'Activated', '2026-10-01', ['HeartRate', 'BloodPressure']),
        order('B', 'Activated', '2026-10-02', ['HeartRate']),
        order('C', 'Deactivated', '2026-10-03', ['Weight']),
        order('D', 'Shipped', '2026-10-04', ['BloodOxygen']),
      ],
      // The month of the clinic in New York begins at four in the morning, UTC.
      notes: [
        minutes('a', '2026-11-01T03:59:59.999Z', 100),
        minutes('b', '2026-11-01T04:07:00.000Z', 7),
        minutes('c', '2026-11-20T14:00:00.000Z', 12),
      ],
    });
    const { result } = await names(api, { search: 'Marigold' });
    expect(result).toEqual([
      {
        userId: patient.accountId,
        username: patient.username,
        firstName: 'Marigold',
        middleName: '',
        lastName: 'Testpatient',
        dob: '1948-03-04',
        timeZone: northside.timeZone,
        provider: { userId: provider.accountId, name: 'Wren Q. Exampledoc' },
        vitals: ['BloodPressure', 'HeartRate'],
        latest: null,
        rank: null,
        unreviewedReadings: { critical: 0, cautious: 0 },
        period: null,
        minutesThisMonth: 19,
        lastReviewed: null,
        // The one in use, not the newest order.
        deviceStatus: 'Activated',
      },
    ]);
    const without = await fresh({
      orders: [order('A', 'Deactivated', '2026-10-01', []), order('B', 'Shipped', '2026-10-04', [])],
    });
    const { result: rows } = await names(without, { search: 'Marigold' });
    expect(rows).toMatchObject([{ deviceStatus: 'Shipped' }]);
  });

  test('a patient to whom devices can be allotted has so many on the way and in use (API-23)', async () => {
    const statuses = ['Submitted', 'Shipped', 'Activated', 'Deactivated', 'On Hold', null];
    const orders = statuses.map((status, at) =>
      anOrder({ orderId: `ORD-${at}`, status, patientId: patient.accountId }),
    );
    const api = await fresh({ orders });
    const answer = await api.ask(endpoints.validatePatient, {
      token: await api.sessionOf(staff),
      params: { username: ` ${patient.username.toUpperCase()}` },
    });
    expect(answer.json).toEqual({
      userId: patient.accountId,
      username: patient.username,
      openOrders: 4,
      activeDevices: 1,
    });
  });

  test('an enrolled patient is in the list, in the clinic of the token, under an opaque id (API-18)', async () => {
    const api = await fresh();
    const answer = await enroll(api, { firstName: ' Rosemary ', clinic: 'Southside Sample Clinic' });
    expect(answer.json).toEqual({
      message: serverWords.enrolled,
      userId: expect.stringMatching(/^[\w-]{22}$/),
    });
    const { result } = await names(api, { search: 'rosemary newcomer' });
    const { userId } = endpoints.createPatientInfo.answer.parse(answer.json);
    expect(result).toMatchObject([{ userId, firstName: 'Rosemary', dob: '1950-05-06' }]);
    const [line] = await api.services.store.audit.list(northside.clinicId);
    expect(JSON.stringify(line)).not.toMatch(/rosemary|newcomer/i);
  });

  test.each([colleague, staff, administrator])(
    '$role may enroll for a doctor of the clinic',
    async (account) => {
      const api = await fresh();
      expect((await enroll(api, {}, account)).status).toBe(200);
    },
  );

  test.each([staff, administrator])('nobody is enrolled for a responsible $role', async ({ accountId }) => {
    const api = await fresh();
    const answer = await enroll(
      api,
      { dUserId: accountId },
      accountId === staff.accountId ? staff : administrator,
    );
    expect(answer).toMatchObject({ status: 404, json: { message: refusalWords.notFound } });
    expect((await names(api, { search: 'rosemary' })).total).toBe(0);
  });

  test.each(['2026-11-21', '2030-01-01', '1899-12-31', '1950-02-30'])('nobody is born on %s', async (dob) => {
    const api = await fresh();
    const answer = await enroll(api, { dob });
    expect(answer).toMatchObject({
      status: 400,
      json: { message: refusalWords.badField({ field: 'dob' }), field: 'dob' },
    });
    expect(answer.text).not.toContain(dob);
  });

  test('an address that is used in another clinic is answered as a free one, to the byte, and nobody is mailed (F12)', async () => {
    const { otherPatient, otherStaff, otherProvider } = demoAccounts;
    const elsewhere = [otherPatient, otherStaff, otherProvider].map(({ username }) => username);
    const answers = [];
    for (const username of ['free@example.test', ...elsewhere]) {
      const api = await fresh();
      const { status, text, headers } = await enroll(api, { username });
      answers.push([status, text, [...headers], api.mails]);
      expect(status).toBe(200);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('a user name that is taken in the clinic gets one answer, whosever it is', async () => {
    const api = await fresh();
    const taken = [patient, staff];
    for (const { username } of taken) {
      const answer = await enroll(api, { username: username.toUpperCase() });
      expect(answer).toMatchObject({ status: 409 });
      expect(answer.json).toEqual({ code: 'usernameTaken', message: refusalWords.usernameTaken });
    }
  });

  test('the same name and birth date is asked about, and taken when it is another person', async () => {
    const api = await fresh();
    await enroll(api);
    const again = { username: 'another@example.test', firstName: 'ROSEMARY' };
    const answer = await enroll(api, again);
    expect(answer.status).toBe(409);
    expect(answer.json).toEqual({
      code: 'duplicatePatient',
      message: refusalWords.duplicatePatient,
      isDuplicate: true,
    });
    expect((await enroll(api, { ...again, isAnother: true })).status).toBe(200);
  });

  test('who works at the clinic comes by name, and no patient among them (API-20)', async () => {
    const api = await fresh();
    const { json } = await api.ask(endpoints.getUsers, {
      token: await api.sessionOf(staff),
      params: { clinicName: northside.name },
    });
    expect(json).toEqual([
      { userId: administrator.accountId, name: 'Hawthorn Ledgerby', role: 'ADMIN' },
      { userId: staff.accountId, name: 'Quince Deskworth', role: 'STAFF' },
      { userId: colleague.accountId, name: 'Teasel Fakeley', role: 'DOCTOR' },
      { userId: provider.accountId, name: 'Wren Q. Exampledoc', role: 'DOCTOR' },
    ]);
  });
});
