import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Open } from '../src/authorization/table.ts';
import type { Row } from '../src/authorization/verdicts.ts';
import { access } from '../src/rooms/access.ts';
import { clinicWith, demoAccounts, northside, southside } from '../src/seed/index.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import type { AccessEntry } from '../src/subjects/access/contract.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { people } from './requestPeople.ts';
import { requestWorld } from './requestWorld.ts';
import { filledDatabase, makeStore, open, storeKinds, testPassword } from './stores.ts';

const { administrator, colleague, otherProvider, patient, provider, staff } = demoAccounts;
const { userId } = people.own;
const params = { userId };
const query = { page: '0', noOfRows: '5' };

/** Calls about nobody that name many patients. */
const lists = new Set<EndpointName>([
  'getPatientList',
  'getAllottedDevicesByClinic',
  'getAlerts',
  'getComplianceAlerts',
  'getBillBoard',
  'getPeriodExample',
  'exportBills',
  'exportOrders',
  'exportPatients',
  'exportAlerts',
  'exportCompliance',
  'exportTime',
  'getClaims',
  'getNoise',
  'getWaitingConversations',
  'getInbox',
  'getMyDay',
  'getMyMonth',
  'getCandidates',
  'getRequestWork',
  'getClinicHospitalConnections',
  'getReviewQueue',
  'getReviewRound',
]);

test('every call that reads a patient is logged under a kind, and no other (F2)', () => {
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const row: Row | Open = access[name];
    const isAboutPatient =
      typeof row === 'object' && ['patient', 'share', 'alert'].includes(row.about?.what ?? '');
    const isOfLists = lists.has(name);
    // Who saw a record is not itself a part of it.
    // An export writes itself down, so it is a POST, and it reads all there is (F5).
    const isAsked = endpoints[name].method === 'GET' || name === 'exportPatient' || name === 'exportReadings';
    const isRead = isAsked && isAboutPatient && name !== 'getAccessLog' && name !== 'getFileViews';
    const isLogged = typeof row === 'object' && row.reads !== undefined;
    expect([name, isLogged]).toEqual([name, isRead || isOfLists]);
  }
});

describe.each(storeKinds)('who saw what over the store in %s (F2, HIPAA 164.312(b))', (kind) => {
  const fresh = async () => testApi(await makeStore(kind, requestWorld()));
  const read = async (api: TestApi, name: EndpointName, who: { accountId: string }, address = 'ward') =>
    api.ask(endpoints[name], { token: await api.sessionOf(who), params, address });
  const seenBy = async (api: TestApi, who: { accountId: string }, about = userId) => {
    const token = await api.sessionOf(who);
    return api.ask(endpoints.getAccessLog, { token, params: { userId: about }, query });
  };
  const rows = async (api: TestApi, who: { accountId: string } = provider) =>
    endpoints.getAccessLog.answer.parse((await seenBy(api, who)).json);
  const log = (api: TestApi, { clinicId } = northside) => api.services.store.access.list(clinicId);

  test('a read is one row for reader, patient and kind in a quarter of an hour, with a count', async () => {
    const api = await fresh();
    await read(api, 'getPatientInfo', provider);
    await read(api, 'getPatientInfo', provider);
    api.wait(14 * 60);
    await read(api, 'getDaysSinceRPM', provider);
    await read(api, 'getFiles', provider);
    await read(api, 'getPatientInfo', staff, 'desk');
    api.wait(60);
    await read(api, 'getPatientInfo', provider);
    const entry = (special: Partial<AccessEntry>): AccessEntry => ({
      at: startOfTest,
      clinicId: northside.clinicId,
      accountId: provider.accountId,
      event: 'read',
      subject: userId,
      kind: 'details',
      source: 'ward',
      browser: 'other',
      times: 1,
      ...special,
    });
    const at = (minutes: number) => new Date(startOfTest.getTime() + minutes * 60_000);
    await api.settle();
    expect(await log(api)).toEqual([
      entry({ times: 3 }),
      entry({ at: at(14), kind: 'files' }),
      entry({ at: at(14), accountId: staff.accountId, source: 'desk' }),
      entry({ at: at(15) }),
    ]);
  });

  test('the clinic and the patient see by name and role who saw the record; nobody else does', async () => {
    const api = await fresh();
    await read(api, 'getPatientInfo', provider);
    api.wait(60);
    await read(api, 'getFiles', colleague);
    const both = [await rows(api, staff), await rows(api, patient), await rows(api, provider)];
    for (const { result, total } of both) {
      expect(total).toBe(2);
      expect(result).toEqual([
        {
          ...{ userId: colleague.accountId, name: 'Teasel Fakeley', role: 'DOCTOR', clinic: northside.name },
          ...{ kind: 'files', from: '20261120-15:01:00', to: '20261120-15:01:00', times: 1 },
        },
        {
          ...{ userId: provider.accountId, name: 'Wren Q. Exampledoc', role: 'DOCTOR' },
          ...{ clinic: northside.name, kind: 'details' },
          ...{ from: '20261120-15:00:00', to: '20261120-15:00:00', times: 1 },
        },
      ]);
    }
    expect((await seenBy(api, otherProvider)).status).toBe(404);
    expect((await seenBy(api, patient, people.colleagues.userId)).status).toBe(404);
  });

  test('what a patient reads of the own record is no news to anybody', async () => {
    const api = await fresh();
    expect((await read(api, 'getPatientInfo', patient)).status).toBe(200);
    expect(await log(api)).toEqual([]);
  });

  test('a refusal stands in the log of whoever was refused, with what was asked for', async () => {
    const api = await fresh();
    expect((await read(api, 'getPatientInfo', otherProvider, 'afar')).status).toBe(404);
    expect((await read(api, 'getStaff', staff)).status).toBe(403);
    expect(await log(api)).toMatchObject([
      { event: 'refused', accountId: staff.accountId, subject: '', kind: '403 getStaff' },
    ]);
    expect(await log(api, southside)).toEqual([
      {
        ...{ at: startOfTest, clinicId: southside.clinicId, accountId: otherProvider.accountId },
        ...{ event: 'refused', subject: userId, kind: '404 getPatientInfo' },
        ...{ source: 'afar', browser: 'other', times: 1 },
      },
    ]);
    expect((await rows(api)).total, 'who saw nothing is not among those who did').toBe(0);
  });

  test('log in, log out and failure stand there with the address; of a name that nobody has, nothing', async () => {
    const api = await fresh();
    const logIn = (username: string, password: string) =>
      api.ask(endpoints.login, { body: { username, password }, address: 'home' });
    const { username } = administrator;
    expect((await logIn(username, 'wrong')).status).toBe(401);
    expect((await logIn('nobody@example.test', 'wrong')).status).toBe(401);
    const { token } = (await logIn(username, testPassword)).json as { token: string };
    await api.ask(endpoints.logout, { token, address: 'home' });
    await expect.poll(async () => (await log(api)).length).toBe(3);
    const events = (await log(api)).map(({ event, accountId, source }) => [event, accountId, source]);
    expect(events.sort()).toEqual(
      ['login', 'login-failed', 'logout'].map((event) => [event, administrator.accountId, 'home']),
    );
  });

  test('a record that cannot be logged is not shown', async () => {
    const store = await makeStore(kind, requestWorld());
    const note = () => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }));
    const api = testApi({ ...store, access: { ...store.access, note } });
    const answer = await read(api, 'getPatientInfo', provider);
    expect(answer.status).toBe(503);
    expect(answer.text).not.toContain('Marigold');
  });
});

test('two processes count in one row', async () => {
  const url = await filledDatabase(clinicWith([]));
  const entry: AccessEntry = {
    ...{ at: startOfTest, clinicId: northside.clinicId, accountId: staff.accountId, event: 'read' },
    ...{ subject: userId, kind: 'vitals', source: 'ward', browser: 'edge', times: 1 },
  };
  const stores = [postgresStore(open(url)), postgresStore(open(url))];
  await Promise.all(Array.from({ length: 20 }, (_, at) => stores[at % 2]?.access.note(entry)));
  expect(await stores[0]?.access.list(northside.clinicId)).toEqual([{ ...entry, times: 20 }]);
});

test.each([
  'delete from access_log',
  'truncate access_log',
  'update access_log set times = 1',
  `update access_log set account_id = 'another', times = times + 1`,
  `update access_log set browser = 'another', times = times + 1`,
  `update access_log set last_at = last_at - interval '1 day', times = times + 1`,
])('the log of access cannot be changed: %s', async (statement) => {
  const db = open(await filledDatabase(clinicWith([])));
  const { access: log } = postgresStore(db);
  await log.note({
    ...{ at: startOfTest, clinicId: northside.clinicId, accountId: staff.accountId, event: 'read' },
    ...{ subject: userId, kind: 'vitals', source: 'ward', browser: 'edge', times: 2 },
  });
  const before = await log.list(northside.clinicId);
  await expect(sql.raw(statement).execute(db)).rejects.toThrow('The log of access cannot be changed.');
  expect(await log.list(northside.clinicId)).toEqual(before);
});
