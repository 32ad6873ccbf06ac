import { endpoints } from '@rpm/api-client/calls';
import type { NoteReader } from '@rpm/domain';
import { expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { StoredNote } from '../src/subjects/notes/contract.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { provider, colleague, staff, patient, otherStaff } = demoAccounts;
const { clinicId } = northside;
const patientId = patient.accountId;

const aNote = (noteId: string, special: Partial<StoredNote> = {}): StoredNote => ({
  noteId,
  patientId,
  clinicId,
  authorId: provider.accountId,
  kind: 'note',
  topic: 'Medication',
  text: '20 mg in the evening.',
  toPatient: false,
  minutes: 5,
  isInteractive: false,
  at: startOfTest,
  ...special,
});
const notes = [
  aNote('internal'),
  aNote('told', { toPatient: true }),
  aNote('own', { kind: 'exception' }),
  aNote('said', { kind: 'conversation', toPatient: true }),
  aNote('of-another', { patientId: 'patient-002' }),
];

for (const kind of storeKinds) {
  const fresh = () => makeStore(kind, { ...clinicWith([]), notes });

  test(`${kind}: a correction names what it corrects, to whoever may read that (API-23)`, async () => {
    const store = await fresh();
    const actor = { accountId: staff.accountId, clinicId, at: new Date(startOfTest.getTime() + 1000) };
    const { at: _t, authorId: _a, clinicId: _c, ...entry } = aNote('right', { toPatient: true });
    await store.notes.add({ ...entry, corrects: 'internal' }, actor);
    const correctedFor = async (reader: NoteReader) =>
      (await store.notes.list({ patientId, selection: 'readable', reader }, 9)).find(
        ({ noteId }) => noteId === 'right',
      )?.corrects;
    const author = { userId: provider.accountId, name: 'Wren Q. Exampledoc' };
    expect(await correctedFor(staff)).toEqual({ noteId: 'internal', author, at: startOfTest });
    expect(await correctedFor(patient), 'nothing of an internal note').toBeNull();
    const [, before] = await store.notes.list({ patientId, selection: 'readable', reader: staff }, 9);
    expect(before?.corrects).toBeNull();
    expect((await store.wholeRecords.of(patientId)).notes.at(-1)).toMatchObject({ corrects: 'internal' });
    expect(await store.audit.list(clinicId)).toMatchObject([{ action: 'note.added', subject: 'right' }]);
  });

  test(`${kind}: what may be corrected is what one reads, of that patient`, async () => {
    const store = await fresh();
    const readable = (noteId: string, reader: NoteReader) =>
      store.notes.readable(noteId, { patientId, reader });
    expect(await readable('told', staff)).toEqual({ kind: 'note', toPatient: true });
    expect(await readable('own', provider)).toEqual({ kind: 'exception', toPatient: false });
    expect(await readable('own', staff), 'an exception note of another').toBeNull();
    expect(await readable('internal', patient)).toBeNull();
    expect(await readable('of-another', staff)).toBeNull();
    expect(await readable('none', staff)).toBeNull();
  });
}

const note = { userId: patientId, topic: 'Medication', text: '10 mg.', toPatient: true };
const work = { minutes: 1, isInteractive: false };

async function asked() {
  const api = testApi(await makeStore('memory', { ...clinicWith([]), notes }));
  const add = async (who: { accountId: string }, body: object, call = endpoints.addUserNotes) =>
    api.ask(call, { token: await api.sessionOf(who), body: { ...note, ...work, ...body } });
  const count = async () => (await api.services.store.wholeRecords.of(patientId)).notes.length;
  return { api, add, count };
}

test('a note that is not there, of another patient, or not for the reader is corrected by nobody (API-23)', async () => {
  const { api, add, count } = await asked();
  const before = await count();
  const none = await add(colleague, { corrects: 'none' });
  expect(none.status).toBe(404);
  for (const corrects of ['of-another', 'own'])
    expect((await add(colleague, { corrects })).text, corrects).toBe(none.text);
  expect((await add(otherStaff, { corrects: 'told' })).status, 'another clinic').toBe(404);
  expect(await count()).toBe(before);
  expect(await api.services.store.audit.list(clinicId)).toEqual([]);
});

test('a message is never corrected, nor what the patient has read without the patient (API-23)', async () => {
  const { add, count } = await asked();
  const before = await count();
  for (const refused of [
    await add(staff, { corrects: 'said' }),
    await add(staff, { corrects: 'told', toPatient: false }),
    await add(provider, { corrects: 'own' }),
    await add(provider, { corrects: 'told' }, endpoints.addExceptionNotes as never),
  ])
    expect(refused).toMatchObject({ status: 400, json: { field: 'corrects' } });
  expect(await count()).toBe(before);
  expect((await add(staff, { corrects: 'told' })).status).toBe(200);
  expect((await add(provider, { corrects: 'own' }, endpoints.addExceptionNotes as never)).status).toBe(200);
  expect(await count()).toBe(before + 2);
});

test('a list says of the correction whose note it corrects, and when that was written (API-23)', async () => {
  const { api, add } = await asked();
  await add(staff, { corrects: 'told' });
  const read = async (who: { accountId: string }) =>
    (
      await api.ask(endpoints.getPatientNotes, {
        token: await api.sessionOf(who),
        params: { userId: patientId },
      })
    ).json;
  const corrects = {
    noteId: 'told',
    author: { userId: provider.accountId, name: 'Wren Q. Exampledoc' },
    time: '20261120-15:00:00',
  };
  expect(await read(staff)).toContainEqual(expect.objectContaining({ text: '10 mg.', corrects }));
  expect(await read(patient)).toContainEqual(expect.objectContaining({ text: '10 mg.', corrects }));
});
