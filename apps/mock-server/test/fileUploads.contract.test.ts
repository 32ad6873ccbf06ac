import { endpoints } from '@rpm/api-client/calls';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import type { StoredFile, Upload } from '../src/subjects/files/contract.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { accountId } = demoAccounts.staff;
const upload: Upload = {
  ...{ patientId: 'patient-002', uploadId: 'u'.repeat(43), accountId, clinicId: northside.clinicId },
  ...{ fileName: 'report.txt', contentType: 'text/plain', reportType: 'LabReport', reportSubType: 'Blood' },
  ...{ bytes: 6, at: startOfTest },
};
/** More than the world begins with. */
const room = 1_000_000;
const bytes = (text: string) => new TextEncoder().encode(text);

describe.each(storeKinds)('files on their way in %s (ADR 42)', (kind) => {
  const fresh = async () => makeStore(kind, smallClinic());

  test('come in parts, and who was cut off asks how much has come', async () => {
    const { fileUploads: uploads } = await fresh();
    expect(await uploads.begin(upload, room)).toBe(0);
    expect(await uploads.add(upload, 0, bytes('abc'))).toBe(3);
    // The answer was lost, and it is sent again.
    expect(await uploads.add(upload, 0, bytes('abc'))).toBe(3);
    expect(await uploads.begin(upload, room)).toBe(3);
    // Nothing is left out.
    expect(await uploads.add(upload, 4, bytes('e'))).toBe(3);
    expect(await uploads.add(upload, 3, bytes('defg'))).toBeNull();
    expect(await uploads.add(upload, 3, bytes('def'))).toBe(6);
    expect(await uploads.whole(upload)).toEqual({ upload, content: bytes('abcdef') });
    await uploads.drop(upload);
    expect(await uploads.whole(upload)).toBeNull();
    expect(await uploads.add(upload, 0, bytes('abc'))).toBeNull();
  });

  test('one part comes once, also when it comes twice at the same time', async () => {
    const { fileUploads: uploads } = await fresh();
    await uploads.begin(upload, room);
    const both = await Promise.all([1, 2].map(() => uploads.add(upload, 0, bytes('abc'))));
    expect(both).toEqual([3, 3]);
    expect((await uploads.whole(upload))?.content).toEqual(bytes('abc'));
  });

  test('are of who began them, and of the file that was said', async () => {
    const { fileUploads: uploads } = await fresh();
    await uploads.begin(upload, room);
    const other = { ...upload, accountId: demoAccounts.provider.accountId };
    expect(await uploads.begin(other, room)).toBeNull();
    expect(await uploads.begin({ ...upload, bytes: 7 }, room)).toBeNull();
    expect(await uploads.add(other, 0, bytes('abc'))).toBeNull();
    expect(await uploads.whole(other)).toBeNull();
    await uploads.drop(other);
    expect(await uploads.begin(upload, room)).toBe(0);
  });

  test('take room before they are whole, and two at once do not both find the last of it', async () => {
    const { fileUploads: uploads } = await makeStore(kind, { ...smallClinic(), files: [] });
    const begin = (sign: string) => uploads.begin({ ...upload, uploadId: sign.repeat(43) }, 13);
    expect(await begin('a')).toBe(0);
    expect((await Promise.all(['b', 'c'].map(begin))).toSorted()).toEqual([0, 'full']);
    expect(await begin('a')).toBe(0);
    expect(await uploads.begin({ ...upload, patientId: 'patient-003' }, 13)).toBe(0);
  });

  test('are forgotten when nobody finishes them', async () => {
    const { fileUploads: uploads } = await fresh();
    await uploads.begin(upload, room);
    await uploads.add(upload, 0, bytes('abc'));
    expect(await uploads.dropBefore(startOfTest)).toBe(0);
    expect(await uploads.dropBefore(new Date(startOfTest.getTime() + 1))).toBe(1);
    expect(await uploads.whole(upload)).toBeNull();
  });
});

describe.each(storeKinds)('a file that was finished in %s (ADR 42)', (kind) => {
  const { patientId: userId, uploadId, accountId: _, clinicId: __, at: ___, ...named } = upload;
  const open = async () => {
    const store = await makeStore(kind, { ...smallClinic(), files: [] });
    const api = testApi(store);
    const token = await api.sessionOf(demoAccounts.staff);
    const say = (name: 'beginFile' | 'addFilePart' | 'finishFile', body: object) =>
      api.ask(endpoints[name], { token, body: { userId, uploadId, ...body } });
    const begin = (body: object = {}) => say('beginFile', { ...named, ...body });
    const finish = () => say('finishFile', {});
    await begin();
    await say('addFilePart', { from: 0, content: btoa('abcdef') });
    return { store, begin, finish };
  };
  const kept = { patientId: userId, reportType: undefined };

  test('is one file, also when its answer was lost and the whole is tried again', async () => {
    const { store, begin, finish } = await open();
    const { json } = await finish();
    expect((await begin()).json).toEqual({ received: 6 });
    expect(await finish()).toMatchObject({ status: 200, json });
    expect(await store.files.list(kept)).toMatchObject([{ txnName: (json as { txnName: string }).txnName }]);
    expect((await store.audit.list(northside.clinicId)).map(({ action }) => action)).toEqual(['file.added']);
    // Another file is none that has come.
    expect(await begin({ fileName: 'other.txt' })).toMatchObject({ status: 409 });
    expect(await begin({ bytes: 7 })).toMatchObject({ status: 409 });
  });

  test('is one file, also when both tries come at once', async () => {
    const { store, finish } = await open();
    const [one, other] = await Promise.all([finish(), finish()]);
    expect(one).toMatchObject({ status: 200 });
    expect(other).toMatchObject({ status: 200, json: one.json });
    expect(await store.files.list(kept)).toHaveLength(1);
    expect((await store.audit.list(northside.clinicId)).map(({ action }) => action)).toEqual(['file.added']);
  });
});

describe.each(storeKinds)('a kept file in %s', (kind) => {
  const file: StoredFile = {
    ...{ patientId: 'patient-002', txnName: 'txn-1', fileName: 'report.txt', bytes: 6, at: startOfTest },
    ...{ contentType: 'text/plain', reportType: 'LabReport', reportSubType: 'Blood' },
    ...{ uploadedBy: 'Quince Deskworth', content: btoa('abcdef') },
  };
  const actor = { accountId, clinicId: northside.clinicId, at: startOfTest };

  test('is given out in parts', async () => {
    const { files } = await makeStore(kind, { ...smallClinic(), files: [file] });
    expect(await files.part(file, 0, 4)).toEqual({ bytes: 6, content: btoa('abcd') });
    expect(await files.part(file, 4, 4)).toEqual({ bytes: 6, content: btoa('ef') });
    expect(await files.part(file, 9, 4)).toEqual({ bytes: 6, content: '' });
    expect(await files.part({ ...file, patientId: 'patient-003' }, 0, 4)).toBeNull();
  });

  test('is taken away by who added it alone, with a line in the log', async () => {
    const own = { ...file, txnName: 'own', uploadedById: accountId };
    const store = await makeStore(kind, { ...smallClinic(), files: [file, own] });
    const { files, audit } = store;
    expect(await files.remove(actor, file)).toBe(false);
    expect(await files.remove({ ...actor, accountId: demoAccounts.provider.accountId }, own)).toBe(false);
    expect(await files.remove({ ...actor }, { ...own, patientId: 'patient-003' })).toBe(false);
    expect(await files.remove(actor, own)).toBe(true);
    expect(await files.remove(actor, own)).toBe(false);
    const left = await files.list({ patientId: file.patientId, reportType: undefined });
    expect(left.map(({ txnName }) => txnName)).toEqual(['txn-1']);
    expect((await audit.list(northside.clinicId)).map(({ action }) => action)).toEqual(['file.removed']);
  });
});
