import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import type { StoredFile } from '../src/subjects/files/contract.ts';
import { type TestApi, testApi } from './harness.ts';
import { makeStore } from './stores.ts';

const userId = demoAccounts.patient.accountId;
const params = { userId };
let api: TestApi;
let token: string;
beforeEach(async () => {
  api = testApi(await makeStore('memory', smallClinic()));
  token = await api.sessionOf(demoAccounts.provider);
});

type Call = keyof typeof endpoints;
const ask = async (name: Call, query: Record<string, string> = {}, special: Record<string, string> = {}) => {
  const answer = await api.ask(endpoints[name], { token, params: { ...params, ...special }, query });
  if (answer.status === 200) expect(endpoints[name].answer.safeParse(answer.json).error).toBeUndefined();
  return answer;
};

describe('clinical records', () => {
  test('the totals are those of the summary (API-19, API-20)', async () => {
    const summary = endpoints.getMRSummary.answer.parse((await ask('getMRSummary')).json);
    const total = (type: string) => summary.find(({ resourceType }) => resourceType === type)?.total ?? 0;
    expect(summary.length).toBeGreaterThan(2);
    expect((await ask('getTotalMR')).json).toEqual({
      total: summary.reduce((sum, each) => sum + each.total, 0),
    });
    expect((await ask('TotalConditionDiagnosed')).json).toEqual({ total: total('Condition') });
    expect((await ask('TotalMedicalProcedures')).json).toEqual({ total: total('Procedure') });
    expect(total('Condition')).toBe(1);
  });

  test('the latest visit is the newest encounter, and none is null (API-19)', async () => {
    const visits = endpoints.getMRDetail.answer.parse(
      (await ask('getMRDetail', {}, { resourceType: 'Encounter' })).json,
    );
    expect((await ask('getLatestDoctorVisit')).json).toEqual({ record: visits.result[0] });
    // The seventh patient came without records.
    expect((await ask('getLatestDoctorVisit', {}, { userId: 'patient-007' })).json).toEqual({ record: null });
    expect((await ask('getLatestLabWork', {}, { userId: 'patient-007' })).json).toEqual({ record: null });
    expect((await ask('getMRSummary', {}, { userId: 'patient-007' })).json).toEqual([]);
  });

  test('immunizations and allergies are the records of their kinds (API-21)', async () => {
    for (const [name, resourceType] of [
      ['getImmunizations', 'Immunization'],
      ['getAllergies', 'AllergyIntolerance'],
    ] as const) {
      const { result } = endpoints.getMRDetail.answer.parse(
        (await ask('getMRDetail', {}, { resourceType })).json,
      );
      expect((await ask(name)).json).toEqual(result);
    }
  });

  test.each([
    [{ page: '-1' }, 'page'],
    [{ page: '1.5' }, 'page'],
    [{ noOfRows: '7' }, 'noOfRows'],
  ])('a page of %j is refused by its field', async (query, field) => {
    const answer = await ask('getMRDetail', query, { resourceType: 'Condition' });
    expect(answer).toMatchObject({ status: 400, json: { field } });
  });

  test('a kind that there is none of is refused', async () => {
    expect(await ask('getMRDetail', {}, { resourceType: 'Observation' })).toMatchObject({ status: 400 });
    expect(await ask('getMRDetail', {}, { resourceType: 'constructor' })).toMatchObject({ status: 400 });
  });
});

describe('files (RTE-05)', () => {
  const file = {
    userId,
    fileName: 'Blood work, May.txt',
    contentType: 'text/plain',
    reportType: 'LabReport',
    reportSubType: 'Blood / serum',
    content: btoa('all good'),
  };
  const add = (special: object = {}) => api.ask(endpoints.addFile, { token, body: { ...file, ...special } });

  test('a file that was added is listed, and opened by its whole address', async () => {
    const added = endpoints.addFile.answer.parse((await add()).json);
    const listed = endpoints.getFiles.answer.parse((await ask('getFiles', { reportType: 'LabReport' })).json);
    const row = {
      fileName: file.fileName,
      contentType: 'text/plain',
      reportType: 'LabReport',
      reportSubType: 'Blood / serum',
      txnName: added.txnName,
      bytes: 8,
      uploadedBy: 'Wren Q. Exampledoc',
      time: '20261120-15:00:00',
    };
    expect(listed[0]).toEqual({ ...row, isOwn: true });
    const address = {
      username: demoAccounts.patient.username,
      fileName: file.fileName,
      reportType: 'LabReport',
      txnName: added.txnName,
      reportSubType: 'Blood / serum',
    };
    expect((await ask('getUploadedFileInfo', {}, address)).json).toEqual({ ...row, content: file.content });
    for (const wrong of [
      { fileName: 'other.txt' },
      { reportType: 'Imaging' },
      { txnName: 'x' },
      { reportSubType: 'Blood' },
      { username: 'sorrel.fixture@example.test' },
      { username: demoAccounts.otherPatient.username },
    ]) {
      expect(await ask('getUploadedFileInfo', {}, { ...address, ...wrong })).toMatchObject({
        status: 404,
        json: { message: refusalWords.notFound },
      });
    }
  });

  test('a file that comes in parts is checked when it is whole, listed, given out in parts and taken away (ADR 42)', async () => {
    const { content, ...named } = file;
    const uploadId = 'u'.repeat(43);
    const begin = (bytes: number) =>
      api.ask(endpoints.beginFile, { token, body: { ...named, uploadId, bytes } });
    const part = (from: number, text: string) =>
      api.ask(endpoints.addFilePart, { token, body: { userId, uploadId, from, content: btoa(text) } });
    const finish = () => api.ask(endpoints.finishFile, { token, body: { userId, uploadId } });
    expect((await begin(8)).json).toEqual({ received: 0 });
    expect((await part(0, 'all ')).json).toEqual({ received: 4 });
    expect(await finish()).toMatchObject({ status: 404 });
    expect((await begin(8)).json).toEqual({ received: 4 });
    expect(await begin(9)).toMatchObject({ status: 409 });
    expect((await part(4, 'good')).json).toEqual({ received: 8 });
    const { txnName } = endpoints.finishFile.answer.parse((await finish()).json);
    const given = await ask('getFilePart', { from: '4' }, { txnName });
    expect(given.json).toEqual({ from: 4, bytes: 8, content: btoa('good') });
    const remove = () => api.ask(endpoints.removeFile, { token, body: { userId, txnName } });
    const other = await api.sessionOf(demoAccounts.staff);
    expect(await api.ask(endpoints.removeFile, { token: other, body: { userId, txnName } })).toMatchObject({
      status: 404,
    });
    expect(await remove()).toMatchObject({ status: 200 });
    expect(await ask('getFilePart', {}, { txnName })).toMatchObject({ status: 404 });
    expect(content).toBe(btoa('all good'));
  });

  test('a page that comes in parts and says to be a text is refused when it is whole, and nothing is kept (F18)', async () => {
    const { content: _, ...named } = file;
    const before = (await ask('getFiles')).json;
    const page = '<html><script>1</script></html>';
    const uploadId = 'w'.repeat(43);
    await api.ask(endpoints.beginFile, { token, body: { ...named, uploadId, bytes: page.length } });
    const body = { userId, uploadId, from: 0, content: btoa(page) };
    await api.ask(endpoints.addFilePart, { token, body });
    expect(await api.ask(endpoints.finishFile, { token, body: { userId, uploadId } })).toMatchObject({
      status: 400,
      json: { message: refusalWords.fileNotOfItsType },
    });
    expect((await ask('getFiles')).json).toEqual(before);
  });

  test('two files of one name stay apart', async () => {
    const names = [await add(), await add()].map(({ json }) => endpoints.addFile.answer.parse(json).txnName);
    expect(new Set(names).size).toBe(2);
  });

  test.each(['application/pdf', 'image/png', 'image/jpeg'])(
    'a text that says to be %s is refused, and nothing is kept',
    async (contentType) => {
      const before = (await ask('getFiles')).json;
      expect(await add({ contentType, fileName: `file.${contentType.split('/')[1]}` })).toMatchObject({
        status: 400,
        json: { message: refusalWords.fileNotOfItsType, field: 'content' },
      });
      expect((await ask('getFiles')).json).toEqual(before);
      expect(await api.services.store.audit.list(northside.clinicId)).toEqual([]);
    },
  );

  test.each([
    { content: 'YWxs IGdvb2Q=' },
    { content: 'YWxsIGdvb2Q' },
    { content: '' },
    { content: 'YWxs_-==' },
    { fileName: '../secret' },
    { fileName: '...' },
    { fileName: 'a\nb' },
    { contentType: 'text/html' },
    { contentType: 'image/svg+xml' },
    { reportType: 'labreport' },
    { reportSubType: '  ' },
  ])('%j is refused by its field', async (wrong) => {
    expect(await add(wrong)).toMatchObject({ status: 400, json: { field: Object.keys(wrong)[0] } });
  });

  test.each([
    ['invoice.exe', 'text/plain'],
    ['page.html', 'text/plain'],
    ['report.txt.exe', 'text/plain'],
    ['report', 'text/plain'],
    ['report.pdf', 'text/plain'],
    ['picture.jpg', 'image/png'],
  ])('the ending of %s does not fit a file of %s (F18)', async (fileName, contentType) => {
    expect(await add({ fileName, contentType })).toMatchObject({ status: 400, json: { field: 'fileName' } });
  });

  test('the ending of a name counts in whatever case', async () => {
    expect(await add({ fileName: 'REPORT.TXT' })).toMatchObject({ status: 200 });
  });

  test('what the program of the operator says of a file counts, and without its word nothing is kept (F18)', async () => {
    const answers = [true, false, null];
    api.services.scan = async () => {
      const answer = answers.shift() ?? null;
      if (answer === null) throw new Error('No answer.');
      return answer;
    };
    expect(await add()).toMatchObject({ status: 200 });
    expect(await add()).toMatchObject({ status: 400, json: { code: 'fileUnsafe', field: 'content' } });
    expect(await add()).toMatchObject({ status: 503, json: { code: 'unavailable' } });
  });

  test('when the room of the patient is full, nothing more is kept (F18)', async () => {
    const at = new Date('2026-11-01T12:00:00Z');
    const bytes = limits.filesMaxBytes - atob(file.content).length;
    const big: StoredFile = {
      ...{
        patientId: userId,
        fileName: 'all.pdf',
        txnName: 'all',
        uploadedBy: 'Quince Deskworth',
        at,
        bytes,
      },
      ...{ contentType: 'application/pdf', reportType: 'LabReport', reportSubType: 'Blood', content: '' },
    };
    api = testApi(await makeStore('memory', { ...smallClinic(), files: [big] }));
    token = await api.sessionOf(demoAccounts.provider);
    expect(await add()).toMatchObject({ status: 200 });
    expect(await add()).toMatchObject({ status: 413, json: { code: 'filesFull' } });
  });

  test('files on their way take room too, and one that was begun goes on (F18)', async () => {
    const { content: _, ...named } = file;
    const begin = (sign: string, bytes: number) =>
      api.ask(endpoints.beginFile, { token, body: { ...named, uploadId: sign.repeat(43), bytes } });
    const begun = 'abcdefghijkl'.slice(0, limits.filesMaxBytes / limits.uploadMaxBytes - 1);
    for (const sign of begun) expect((await begin(sign, limits.uploadMaxBytes)).status).toBe(200);
    expect(await begin('z', limits.uploadMaxBytes)).toMatchObject({
      status: 413,
      json: { code: 'filesFull' },
    });
    expect((await begin('z', 1)).json).toEqual({ received: 0 });
    expect((await begin('a', limits.uploadMaxBytes)).json).toEqual({ received: 0 });
  });

  test('the test file of scanners is refused without one (F18)', async () => {
    const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`;
    expect(await add({ content: btoa(eicar) })).toMatchObject({ status: 400, json: { code: 'fileUnsafe' } });
  });

  test('the largest file is taken, and one byte more is 413', async () => {
    const zeros = (bytes: number) => Buffer.alloc(bytes, 'a').toString('base64');
    expect((await add({ content: zeros(limits.fileMaxBytes) })).status).toBe(200);
    for (const bytes of [limits.fileMaxBytes + 1, limits.fileMaxBytes + 1000, limits.fileRequestMaxBytes]) {
      expect(await add({ content: zeros(bytes) })).toMatchObject({
        status: 413,
        json: { message: refusalWords.tooLarge },
      });
    }
  });

  test('the audit log says that a file was added, and nothing of its name', async () => {
    await add();
    const log = await api.services.store.audit.list(northside.clinicId);
    expect(log.map(({ action, subject }) => [action, subject])).toEqual([['file.added', userId]]);
    expect(JSON.stringify(log)).not.toContain('Blood');
  });
});
