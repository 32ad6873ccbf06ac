import { endpoints } from '@rpm/api-client/calls';
import { limits, type RecordRequest, type RequestWork } from '@rpm/domain';
import * as enMails from '@rpm/domain/words/en/mails';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { aRecordRequest, clinicWith, demoAccounts, northside, type World } from '../src/seed/index.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

const { patient, otherPatient, staff, otherStaff, provider } = demoAccounts;
const { clinicId } = northside;
const userId = patient.accountId;
type Who = Pick<typeof patient | typeof staff, 'accountId'>;
const wanted = {
  userId,
  holders: [
    { name: ' Mockville General Hospital ', city: 'Mockville, Ohio', phone: '' },
    { name: 'Sample Eye Center', city: 'Exampleton, Ohio', phone: '+1 202 555 0171' },
  ],
  ...{ since: '2020-01-01', until: '2026-11-20', kinds: ['visits', 'imaging'] },
  signedAs: 'marigold testpatient',
};

async function start(kind: StoreKind, more: Partial<World> = {}) {
  const store = await makeStore(kind, { ...clinicWith([]), ...more });
  const api = testApi(store);
  const ask = async (who: Who, name: keyof typeof endpoints, options: object = {}) =>
    api.ask(endpoints[name], { token: await api.sessionOf(who), ...options });
  const list = async (who: Who = patient) =>
    (await ask(who, 'getRecordRequests', { params: { userId } })).json as RecordRequest[];
  const work = async (tab: 'open' | 'over' = 'open', who: Who = staff) =>
    (await ask(who, 'getRequestWork', { query: { tab } })).json as { result: RequestWork[]; waiting: number };
  const add = (special: object = {}, options: object = {}) =>
    ask(patient, 'addRecordRequest', { body: { ...wanted, ...special }, ...options });
  const move = (move: string, special: object = {}, who: Who = staff) =>
    ask(who, 'moveRecordRequest', {
      body: { userId, requestId: 'request-1', version: 1, move, note: null, ...special },
    });
  const own = (move: string, version: number, who: Who = patient) =>
    ask(who, 'changeOwnRecordRequest', { body: { userId, requestId: 'request-1', version, move } });
  return { api, store, ask, list, work, add, move, own };
}
const one = { recordRequests: [aRecordRequest()] };

describe.each(storeKinds)('requests for records over the store in %s (RTE-07)', (kind) => {
  test('nobody is asked for records once the permission has ended; what came is still told', async () => {
    const { move, list } = await start(kind, {
      recordRequests: [aRecordRequest({ allowedUntil: '2026-11-19' })],
    });
    expect(await move('request')).toMatchObject({ status: 409, json: { code: 'recordRequestChanged' } });
    expect(await list()).toMatchObject([{ state: 'Asked', version: 1 }]);
    expect((await move('complete')).status).toBe(200);
    expect(await list()).toMatchObject([{ state: 'Complete' }]);
  });

  test('a patient asks and signs: a reference, a permission of a year, a mail, and work for the clinic', async () => {
    const { api, add, list, work, store } = await start(kind);
    const added = await add();
    expect(added).toMatchObject({ status: 200, json: { message: serverWords.recordRequestAsked } });
    const [request] = await list();
    expect((added.json as { request: RecordRequest }).request).toEqual(request);
    expect(request).toMatchObject({
      ...{ state: 'Asked', version: 1, allowedUntil: '2027-11-20', due: '2026-12-20', note: null },
      holders: [{ ...wanted.holders[0], name: 'Mockville General Hospital' }, wanted.holders[1]],
      ...{ since: '2020-01-01', until: '2026-11-20', kinds: ['visits', 'imaging'] },
      ...{ signedAs: 'marigold testpatient', asked: '20261120-15:00:00' },
      history: [{ move: 'asked', time: '20261120-15:00:00', by: null, note: null }],
    });
    expect(request?.reference).toMatch(/^PS-[2-9A-HJKMNP-Z]{6}$/);
    expect(await work()).toMatchObject({
      waiting: 1,
      result: [
        { requestId: request?.requestId, patient: { userId, name: 'Marigold Testpatient' }, owner: null },
      ],
    });
    const [mail] = api.mails;
    expect(mail).toMatchObject({ to: patient.username, subject: enMails.mailWords.recordRequest.received });
    expect(mail?.text).toContain(request?.reference);
    expect(mail?.text).not.toContain('Mockville');
    const lines = await store.audit.list(clinicId);
    expect(lines.at(-1)).toMatchObject({ action: 'records.asked-for', accountId: userId });
    expect(JSON.stringify(lines)).not.toContain('Mockville');
  });

  test('sent twice with one key it is one request', async () => {
    const { add, list } = await start(kind);
    await add({}, { key: 'key-1' });
    await add({}, { key: 'key-1' });
    expect(await list()).toHaveLength(1);
  });

  test('what is wrong is named, and nothing is kept', async () => {
    const { add, list } = await start(kind, {
      recordRequests: Array.from({ length: limits.recordRequestsMax - 1 }, (_, at) =>
        aRecordRequest({ requestId: `r-${at}`, reference: `PS-${at}` }),
      ),
    });
    const refused = async (special: object) => (await add(special)).json;
    expect(await refused({ signedAs: 'Juniper Mockford' })).toMatchObject({
      ...{ code: 'signatureDiffers', field: 'signedAs', message: refusalWords.signatureDiffers },
    });
    expect(await refused({ until: '2026-11-21' })).toMatchObject({ code: 'dayToCome', field: 'until' });
    expect(await refused({ holders: [] })).toMatchObject({ code: 'badField', field: 'holders' });
    expect(await list()).toHaveLength(limits.recordRequestsMax - 1);
    expect((await add()).status).toBe(200);
    expect(await refused({})).toMatchObject({ code: 'recordRequestsFull' });
  });

  test('the clinic moves it on, whoever does owns it, and the patient is told what needs them', async () => {
    const { api, move, own, list, work } = await start(kind, one);
    expect(await move('request')).toMatchObject({
      status: 200,
      json: { message: serverWords.recordRequestChanged },
    });
    expect(api.mails).toEqual([]);
    const note = 'Sign their form and bring it to us.';
    expect((await move('needPatient', { version: 2 })).status).toBe(400);
    expect((await move('needPatient', { version: 2, note })).status).toBe(200);
    expect(await list()).toMatchObject([{ state: 'NeedsPatient', note, version: 3 }]);
    expect((await work()).result).toMatchObject([
      { owner: { userId: staff.accountId, name: 'Quince Deskworth' } },
    ]);
    expect(api.mails.map(({ subject }) => subject)).toEqual([enMails.mailWords.recordRequest.news]);
    expect(api.mails[0]?.text).not.toContain('Sign their form');
    expect((await own('done', 3)).status).toBe(200);
    expect(await list()).toMatchObject([{ state: 'Requested', note: null, version: 4 }]);
    await move('complete', { version: 4 }, provider);
    const [done] = await list();
    expect(done).toMatchObject({ state: 'Complete' });
    expect(done?.history.map(({ move: each, by }) => [each, by])).toEqual([
      ['asked', null],
      ['request', 'Quince Deskworth'],
      ['needPatient', 'Quince Deskworth'],
      ['done', null],
      ['complete', 'Wren Q. Exampledoc'],
    ]);
    expect((await work()).result).toEqual([]);
    expect((await work('over')).result).toHaveLength(1);
  });

  test('of two who are at it one is first; what is over stays', async () => {
    const { move, own, list } = await start(kind, one);
    const both = await Promise.all([move('request'), move('complete', {}, provider)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [now] = await list();
    if (now?.state !== 'Complete') await own('stop', now?.version ?? 0);
    const [over] = await list();
    expect((await move('request', { version: over?.version })).json).toMatchObject({
      ...{ code: 'recordRequestChanged', message: refusalWords.recordRequestChanged },
    });
    expect((await own('stop', over?.version ?? 0)).status).toBe(409);
  });

  test('a patient stops it, and takes back the permission', async () => {
    const { own, list, work } = await start(kind, one);
    expect((await own('done', 1)).status).toBe(409);
    expect((await own('stop', 1)).status).toBe(200);
    expect(await list()).toMatchObject([{ state: 'Stopped' }]);
    expect((await work()).waiting).toBe(0);
  });

  test('another clinic has nothing of it, and another patient neither', async () => {
    const { ask, move, own, work } = await start(kind, one);
    expect(await work('open', otherStaff)).toEqual({ result: [], waiting: 0 });
    expect((await move('request', {}, otherStaff)).status).toBe(404);
    expect((await own('stop', 1, otherPatient)).status).toBe(404);
    expect((await ask(otherPatient, 'getRecordRequests', { params: { userId } })).status).toBe(404);
    expect((await ask(staff, 'getRecordRequests', { params: { userId } })).status).toBe(200);
    expect((await move('request', { requestId: 'nothing' })).status).toBe(404);
  });

  test('what is due first comes first', async () => {
    const day = 86_400_000;
    const request = (requestId: string, days: number) =>
      aRecordRequest({
        ...{ requestId, reference: `PS-${requestId}` },
        askedAt: new Date(startOfTest.getTime() - days * day),
      });
    const { work } = await start(kind, {
      recordRequests: [request('b', 3), request('a', 40), request('c', 1)],
    });
    expect((await work()).result.map(({ requestId }) => requestId)).toEqual(['a', 'b', 'c']);
  });
});
