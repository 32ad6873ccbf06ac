import { limits, type ResourceType, resourceTypes } from '@rpm/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import { draws } from '../src/seed/random.ts';
import type { Store } from '../src/store/Store.ts';
import type { StoredFile } from '../src/subjects/files/contract.ts';
import { fileRow } from '../src/subjects/files/wire.ts';
import type { StoredRecord } from '../src/subjects/records/contract.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const patientId = 'patient-002';
const actor = { accountId: demoAccounts.staff.accountId, clinicId: northside.clinicId, at: startOfTest };

/** So many records of two patients, in no order; several are of one moment. */
function someRecords(count: number): StoredRecord[] {
  const draw = draws(7);
  return Array.from({ length: count }, (_, at) => ({
    recordId: `record-${at}`,
    patientId: at % 3 === 0 ? 'patient-003' : patientId,
    resourceType: draw.one(['Condition', 'Encounter', 'Procedure'] as const),
    display: `Record ${at}`,
    code: at % 2 ? '38341003' : null,
    status: 'active',
    at: new Date(startOfTest.getTime() - draw.whole(0, 6) * 1000),
    performer: at % 2 ? 'Wren Q. Exampledoc' : null,
    note: at % 5 ? null : 'A note',
    ...(at % 4 === 0 && {
      results: [{ name: 'Potassium', value: 4.2, unit: 'mmol/L', low: 3.5, high: null }],
      changedAt: startOfTest,
    }),
  }));
}

/** The order that every list must have, said once more: newest first, and by id where the time is the same. */
const expectedIds = (records: readonly StoredRecord[], type?: ResourceType) =>
  records
    .filter((record) => record.patientId === patientId && (!type || record.resourceType === type))
    .map(({ at, recordId }) => ({ at: at.getTime(), recordId }))
    .sort((a, b) => (a.at === b.at ? (a.recordId < b.recordId ? -1 : 1) : b.at - a.at))
    .map(({ recordId }) => recordId);

describe.each(storeKinds)('clinical records in %s (SCR-08)', (kind) => {
  const records = someRecords(60);
  let store: Store;
  beforeAll(async () => {
    store = await makeStore(kind, { ...smallClinic(), records });
  });

  test('come in pages of a kind, newest first, ties by id, with the total of all (API-20)', async () => {
    for (const resourceType of resourceTypes) {
      const all = expectedIds(records, resourceType);
      for (const page of [0, 1, 9]) {
        const found = await store.records.page({ patientId, resourceType, page, noOfRows: 5 });
        expect(found.rows.map(({ recordId }) => recordId)).toEqual(all.slice(page * 5, page * 5 + 5));
        expect(found.total).toBe(all.length);
      }
    }
  });

  test('are answered as they are kept', async () => {
    const [newest] = expectedIds(records, 'Condition');
    const { patientId: _patient, ...kept } = records.find(({ recordId }) => recordId === newest) ?? {};
    const { rows } = await store.records.page({
      patientId,
      resourceType: 'Condition',
      page: 0,
      noOfRows: 1,
    });
    expect(rows).toEqual([kept]);
  });

  test('are summed up by kind: how many, and the newest (API-20)', async () => {
    const summary = await store.records.summary(patientId);
    expect(summary.map(({ resourceType, total, latest }) => [resourceType, total, latest.recordId])).toEqual(
      (['Condition', 'Encounter', 'Procedure'] as const).map((type) => {
        const ids = expectedIds(records, type);
        return [type, ids.length, ids[0]];
      }),
    );
  });

  test('the newest of all kinds come in one list, and all are counted (API-19, API-20)', async () => {
    const ids = expectedIds(records);
    const latest = await store.records.latest(patientId, 20);
    expect(latest.map(({ recordId }) => recordId)).toEqual(ids.slice(0, 20));
    expect(await store.records.total(patientId)).toBe(ids.length);
    expect(await store.records.total(patientId, 'Procedure')).toBe(expectedIds(records, 'Procedure').length);
  });

  test('somebody without records has none', async () => {
    expect(await store.records.summary('patient-005')).toEqual([]);
    expect(await store.records.latest('patient-005', 20)).toEqual([]);
    expect(await store.records.total('patient-005')).toBe(0);
  });
});

const aFile = (special: Partial<StoredFile> = {}): StoredFile => ({
  patientId,
  txnName: 'txn-1',
  fileName: 'report.txt',
  contentType: 'text/plain',
  reportType: 'LabReport',
  reportSubType: 'Blood',
  bytes: 8,
  uploadedBy: 'Quince Deskworth',
  at: startOfTest,
  content: 'YWxsIGdvb2Q=',
  ...special,
});

describe.each(storeKinds)('files in %s (SCR-08)', (kind) => {
  test('of one patient stay within their room, also when two come at once (F18)', async () => {
    const files = [aFile(), aFile({ patientId: 'patient-003' })];
    const store = await makeStore(kind, { ...smallClinic(), files });
    const add = (txnName: string, maxBytes: number) => store.files.add(actor, aFile({ txnName }), maxBytes);
    const adds = ['a', 'b'].map((txnName) => add(txnName, 16));
    expect((await Promise.all(adds)).sort()).toEqual([false, true]);
    expect([await add('c', 23), await add('d', 24)]).toEqual([false, true]);
    expect(await store.files.list({ patientId, reportType: undefined })).toHaveLength(3);
  });

  test('are listed without their contents, newest first, and by type (RTE-05)', async () => {
    const older = new Date(startOfTest.getTime() - 1000);
    const files = [
      aFile({ txnName: 'b' }),
      aFile({ txnName: 'c', at: older }),
      aFile({ txnName: 'a', reportType: 'Imaging' }),
      aFile({ txnName: 'a', patientId: 'patient-003' }),
    ];
    const store = await makeStore(kind, { ...smallClinic(), files });
    const all = await store.files.list({ patientId, reportType: undefined });
    expect(all.map(({ txnName }) => txnName)).toEqual(['a', 'b', 'c']);
    const { content: _, ...facts } = aFile({ txnName: 'b' });
    expect(all[1]).toEqual(facts);
    expect(all[1] && fileRow(all[1])).toMatchObject({ txnName: 'b', time: '20261120-15:00:00' });
    const labs = await store.files.list({ patientId, reportType: 'LabReport' });
    expect(labs.map(({ txnName }) => txnName)).toEqual(['b', 'c']);
  });

  test('the newest 500 are listed', async () => {
    const files = Array.from({ length: limits.filesMaxRows + 1 }, (_, at) =>
      aFile({ txnName: `txn-${at}`, at: new Date(startOfTest.getTime() + at * 1000) }),
    );
    const store = await makeStore(kind, { ...smallClinic(), files });
    const listed = await store.files.list({ patientId, reportType: undefined });
    expect([listed.length, listed[0]?.txnName, listed.at(-1)?.txnName]).toEqual([500, 'txn-500', 'txn-1']);
  });

  test('are kept to the byte, with a line in the audit log that holds nothing typed', async () => {
    const store = await makeStore(kind, { ...smallClinic(), files: [] });
    const content = btoa(String.fromCharCode(...Array.from({ length: 256 }, (_, at) => at)));
    expect(await store.files.add(actor, aFile({ content, bytes: 256, fileName: 'Añb %_.txt' }), 256)).toBe(
      true,
    );
    const address = { patientId, fileName: 'Añb %_.txt', txnName: 'txn-1' } as const;
    expect(
      await store.files.find({ ...address, reportType: 'LabReport', reportSubType: 'Blood' }),
    ).toMatchObject({ content, bytes: 256 });
    expect(await store.audit.list(northside.clinicId)).toMatchObject([
      {
        action: 'file.added',
        subject: patientId,
        accountId: actor.accountId,
        details: { txnName: 'txn-1', reportType: 'LabReport', contentType: 'text/plain', bytes: 256 },
      },
    ]);
  });

  test.each([
    { patientId: 'patient-003' },
    { fileName: 'Report.txt' },
    { txnName: 'txn-2' },
    { reportType: 'Imaging' },
    { reportSubType: 'blood' },
  ] as const)('are found only when every part of the address is right: not by %j', async (wrong) => {
    const store = await makeStore(kind, { ...smallClinic(), files: [aFile()] });
    const { fileName, txnName, reportType, reportSubType } = aFile();
    const address = { patientId, fileName, txnName, reportType, reportSubType };
    expect(await store.files.find(address)).not.toBeNull();
    expect(await store.files.find({ ...address, ...wrong })).toBeNull();
  });
});
