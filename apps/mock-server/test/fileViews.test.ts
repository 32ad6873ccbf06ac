import { endpoints } from '@rpm/api-client/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts, northside, southside } from '../src/seed/index.ts';
import type { TestApi } from './harness.ts';
import { owner, ownFile, sharingApi, type Who } from './sharingApi.ts';

const { patient, provider, staff, administrator, otherProvider, otherPatient, otherStaff } = demoAccounts;

let api: TestApi;
let sharing: Awaited<ReturnType<typeof sharingApi>>;
beforeEach(async () => {
  sharing = await sharingApi();
  api = sharing.api;
});

const params = { userId: owner, txnName: ownFile };
const open = (who: Who, from = 0) => sharing.ask(who, 'getFilePart', { params, query: { from: `${from}` } });
const seen = async () => {
  const answer = await sharing.ask(patient, 'getFileViews', { params });
  expect(answer.status).toBe(200);
  return endpoints.getFileViews.answer.parse(answer.json);
};
const names = async () => (await seen()).result.map(({ userId }) => userId);

describe('the patient sees who has opened a file (RTE-05, SCR-08)', () => {
  test('nobody, also not the patient, until somebody of the clinic is given what it holds', async () => {
    expect(await open(patient)).toMatchObject({ status: 200 });
    await sharing.ask(staff, 'getFiles', { params });
    expect(await seen()).toEqual({ since: null, result: [] });
    expect(await open(provider)).toMatchObject({ status: 200 });
    api.wait(60);
    // The rest of it is the same look; the whole of it anew is a later one.
    await open(provider, 3);
    const [first] = (await seen()).result;
    expect(first).toEqual({
      ...{ userId: provider.accountId, name: 'Wren Q. Exampledoc', role: 'DOCTOR', clinic: northside.name },
      ...{ from: '20261120-15:00:00', to: '20261120-15:00:00' },
    });
    await open(provider);
    expect((await seen()).result).toEqual([{ ...first, to: '20261120-15:01:00' }]);
  });

  test('a file that comes whole counts as well, when its whole address is right', async () => {
    const [file] = await api.services.store.files.list({ patientId: owner, reportType: undefined });
    if (!file) throw new Error('The patient has no file.');
    const { fileName, reportType, reportSubType, txnName } = file;
    const address = { username: patient.username, fileName, reportType, reportSubType, txnName };
    const whole = (special: object) =>
      sharing.ask(staff, 'getUploadedFileInfo', { params: { ...address, ...special } });
    const views = async () => (await api.services.store.fileViews.ofPatient(owner)).length;
    expect(await whole({ fileName: 'other.txt' })).toMatchObject({ status: 404 });
    expect(await views()).toBe(0);
    expect(await whole({})).toMatchObject({ status: 200 });
    expect(await views()).toBe(1);
  });

  test('not who is refused, nor who asks for the head alone, nor for what is behind the end', async () => {
    for (const who of [otherStaff, otherProvider, otherPatient])
      expect(await open(who)).toMatchObject({ status: 404 });
    const path = endpoints.getFilePart.path.replace(':userId', owner).replace(':txnName', ownFile);
    const headers = { authorization: `Bearer ${await api.sessionOf(provider)}` };
    expect((await api.request(path, { method: 'HEAD', headers })).status).toBe(200);
    expect(await open(provider, 1_000_000)).toMatchObject({ status: 200, json: { content: '' } });
    expect(await names()).toEqual([]);
    expect((await api.request(path, { headers })).status).toBe(200);
    expect(await names()).toEqual([provider.accountId]);
  });

  test('whoever it is shared with is named too, of another clinic as well, and is told nothing of the others', async () => {
    await sharing.share({ parts: ['readings'] });
    expect(await sharing.friendCall(otherProvider, 'getFriendFilePart')).toMatchObject({ status: 404 });
    expect(await names()).toEqual([]);
    await sharing.share({ parts: ['files'] });
    expect(await sharing.friendCall(otherProvider, 'getFriendFilePart')).toMatchObject({ status: 200 });
    expect((await seen()).result).toMatchObject([
      { userId: otherProvider.accountId, clinic: southside.name },
    ]);
    expect((await sharing.friendCall(otherProvider, 'getFriendFiles')).text).not.toContain('seen');
  });

  test('the list is the patient’s alone; of a file that is not there nobody is told', async () => {
    await open(provider);
    for (const who of [provider, staff, administrator, otherProvider, otherStaff])
      expect(await sharing.ask(who, 'getFileViews', { params })).toMatchObject({ status: 403 });
    expect(await sharing.ask(otherPatient, 'getFileViews', { params })).toMatchObject({ status: 404 });
    const none = { ...params, txnName: 'no-such-file' };
    expect(await sharing.ask(patient, 'getFileViews', { params: none })).toMatchObject({ status: 404 });
  });

  test('nothing goes out that cannot be taken down', async () => {
    api.services.store.fileViews.note = async () => {
      throw new Error('The disk is full.');
    };
    expect((await open(provider)).status).toBe(500);
    expect((await open(patient)).status).toBe(200);
  });
});
