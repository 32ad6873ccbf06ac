import { limits } from '@rpm/domain';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import type { StoredFile } from '../src/subjects/files/contract.ts';
import { startOfTest } from './harness.ts';
import { people } from './requestPeople.ts';
import { requestWorld } from './requestWorld.ts';
import { filledDatabase, makeStore, open, storeKinds } from './stores.ts';

const { patient, provider, staff, administrator, otherPatient } = demoAccounts;
const { clinicId } = northside;
const patientId = patient.accountId;
const file: StoredFile = {
  ...{ patientId, txnName: 'txn-1', fileName: 'report.txt', contentType: 'text/plain', bytes: 6 },
  ...{ reportType: 'LabReport', reportSubType: 'Blood', uploadedBy: 'Quince Deskworth', at: startOfTest },
  content: btoa('abcdef'),
};
const moment = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);
const by = ({ accountId }: { accountId: string }, seconds: number) => ({ accountId, at: moment(seconds) });
/** Whom a file names, and when. */
const seenOf = async ({ fileViews }: Store, key: { patientId: string; txnName: string } = file) =>
  (await fileViews.of(key))?.rows.map(({ accountId, at, lastAt }) => [accountId, at, lastAt]);

describe.each(storeKinds)('who has opened a file, in %s (SCR-08)', (kind) => {
  const fresh = async (files: StoredFile[] = [file, { ...file, txnName: 'txn-2' }]) =>
    makeStore(kind, { ...requestWorld(), alerts: () => [], files });

  test('nobody at first; of no file nobody knows anything', async () => {
    const store = await fresh();
    expect(await store.fileViews.of(file)).toEqual({ since: null, rows: [] });
    expect(await store.fileViews.of({ ...file, txnName: 'txn-9' })).toBeNull();
    expect(await store.fileViews.of({ ...file, patientId: otherPatient.accountId })).toBeNull();
  });

  test('each once, with name, role and clinic: when first, and when last begun anew', async () => {
    const store = await fresh();
    await store.fileViews.note(by(provider, 0), file, 0);
    await store.fileViews.note(by(provider, 5), file, 4);
    expect(await seenOf(store)).toEqual([[provider.accountId, moment(0), moment(0)]]);
    await store.fileViews.note(by(provider, 60), file, 0);
    await store.fileViews.note(by(staff, 30), file, 3);
    // One clock is behind the other.
    await store.fileViews.note(by(provider, 50), file, 0);
    expect(await seenOf(store)).toEqual([
      [provider.accountId, moment(0), moment(60)],
      [staff.accountId, moment(30), moment(30)],
    ]);
    expect((await store.fileViews.of(file))?.rows[0]?.account).toMatchObject({
      ...{ firstName: 'Wren', lastName: 'Exampledoc', role: 'DOCTOR', clinicName: northside.name },
    });
    expect(await seenOf(store, { ...file, txnName: 'txn-2' })).toEqual([]);
    expect(await store.fileViews.ofPatient(patientId)).toEqual(
      [
        { txnName: 'txn-1', accountId: provider.accountId, at: moment(0), lastAt: moment(60) },
        { txnName: 'txn-1', accountId: staff.accountId, at: moment(30), lastAt: moment(30) },
      ].sort((a, b) => (a.accountId < b.accountId ? -1 : 1)),
    );
  });

  test('not who asks for what is behind its end, or for no file', async () => {
    const store = await fresh();
    await store.fileViews.note(by(provider, 0), file, 6);
    await store.fileViews.note(by(provider, 0), { ...file, txnName: 'txn-9' }, 0);
    expect(await seenOf(store)).toEqual([]);
  });

  test('twice at once is one row', async () => {
    const store = await fresh();
    await Promise.all([1, 2, 3].map((at) => store.fileViews.note(by(provider, at), file, 0)));
    const [row, ...more] = (await store.fileViews.of(file))?.rows ?? [];
    expect([row?.accountId, row?.lastAt, more]).toEqual([provider.accountId, moment(3), []]);
  });

  test('no more than a bound of them, whoever was last first', async () => {
    const world = requestWorld();
    const one = world.accounts.find(({ accountId }) => accountId === staff.accountId);
    if (!one) throw new Error('The world has no staff.');
    const readers = Array.from({ length: limits.fileViewsMaxRows + 1 }, (_, at) => {
      const accountId = `reader-${String(at).padStart(3, '0')}`;
      return { ...one, accountId, username: `${accountId}@northside.example` };
    });
    const accounts = [...world.accounts, ...readers];
    const store = await makeStore(kind, { ...world, accounts, alerts: () => [], files: [file] });
    for (const [at, reader] of readers.entries()) await store.fileViews.note(by(reader, at), file, 0);
    const newest = readers.toReversed().slice(0, limits.fileViewsMaxRows);
    expect((await seenOf(store))?.map(([accountId]) => accountId)).toEqual(
      newest.map(({ accountId }) => accountId),
    );
    // All of them are kept: the bound is of what is told.
    expect(await store.fileViews.ofPatient(patientId)).toHaveLength(readers.length);
  });

  test('the file itself is told as before', async () => {
    const store = await fresh([file]);
    await store.fileViews.note(by(provider, 0), file, 0);
    const { content: _, ...facts } = file;
    expect(await store.files.list({ patientId, reportType: undefined })).toEqual([facts]);
    expect(await store.files.find(file)).toEqual(file);
  });

  test('who left the clinic is still named', async () => {
    const store = await fresh();
    await store.fileViews.note(by(staff, 0), file, 0);
    const actor = { accountId: administrator.accountId, clinicId, at: moment(5) };
    expect(await store.staffAccess.end(actor, staff.accountId)).toBe('ended');
    expect((await store.fileViews.of(file))?.rows).toMatchObject([{ account: { lastName: 'Deskworth' } }]);
  });

  test('goes with its file', async () => {
    const own = { ...file, uploadedById: patientId };
    const store = await fresh([own]);
    await store.fileViews.note(by(provider, 0), file, 0);
    expect(await store.files.remove({ accountId: patientId, clinicId, at: moment(1) }, file)).toBe(true);
    expect(await store.fileViews.ofPatient(patientId)).toEqual([]);
    // Another file under its name, which cannot be, would be nobody's to have seen.
    await store.files.add({ accountId: patientId, clinicId, at: moment(2) }, own, 1000);
    expect(await seenOf(store)).toEqual([]);
  });

  test('goes along with the file when two records become one, and back; what else was seen stays where it is (F5)', async () => {
    const goneId = people.colleagues.userId;
    const moving = { ...file, patientId: goneId, txnName: 'txn-2' };
    const staying = { ...file, patientId: goneId };
    const store = await fresh([file, moving, staying]);
    const actor = { accountId: administrator.accountId, clinicId, at: moment(5) };
    for (const id of [patientId, goneId])
      await store.reviews.add({ reviewId: `all-${id}`, patientId: id, upTo: moment(0) }, actor);
    for (const each of [moving, staying]) await store.fileViews.note(by(staff, 0), each, 0);
    const before = await store.fileViews.ofPatient(goneId);
    const wish = { mergeId: 'merge-1', keptId: patientId, goneId, details: 'kept' } as const;
    expect(await store.merges.merge(actor, wish)).toBe('done');
    expect(await seenOf(store, { patientId, txnName: 'txn-2' })).toEqual([
      [staff.accountId, moment(0), moment(0)],
    ]);
    expect(await seenOf(store, file)).toEqual([]);
    expect((await store.fileViews.ofPatient(goneId)).map(({ txnName }) => txnName)).toEqual(['txn-1']);
    expect(await store.merges.undo(actor, goneId)).toBe('done');
    expect(await store.fileViews.ofPatient(goneId)).toEqual(before);
    expect(await store.fileViews.ofPatient(patientId)).toEqual([]);
  });

  test('an erasure takes who saw the files, and what the patient saw of the files of others (F5)', async () => {
    const theirs = { ...file, patientId: 'patient-002' };
    const store = await fresh([file, theirs]);
    await store.fileViews.note(by(provider, 0), file, 0);
    for (const who of [patient, provider]) await store.fileViews.note(by(who, 0), theirs, 0);
    const first = { accountId: administrator.accountId, clinicId, at: moment(5) };
    await store.erasures.ask(first, patientId, 'The patient asked for it.');
    const second = { ...first, accountId: provider.accountId };
    expect(await store.erasures.confirm(second, patientId)).toBe('erased');
    expect(await store.fileViews.ofPatient(patientId)).toEqual([]);
    expect(await store.fileViews.ofPatient('patient-002')).toMatchObject([{ accountId: provider.accountId }]);
  });
});

test('of a file from before nobody knows who saw it until then, and it says so (SCR-08)', async () => {
  const db = open(await filledDatabase({ ...smallClinic(), files: [file] }));
  const { fileViews } = postgresStore(db);
  await sql`update files set views_since = ${moment(5)}`.execute(db);
  expect(await fileViews.of(file)).toEqual({ since: moment(5), rows: [] });
});
