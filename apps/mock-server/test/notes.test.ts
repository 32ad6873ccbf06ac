import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { limits, type NoteRow } from '@rpm/domain';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import type { StoredNote } from '../src/subjects/notes/contract.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { people } from './requestPeople.ts';
import { makeStore } from './stores.ts';

const { provider, colleague, staff, patient } = demoAccounts;
type Who = { accountId: string };
const { userId } = people.own;

describe('notes', () => {
  const fresh = async (notes: readonly StoredNote[] = []) =>
    testApi(await makeStore('memory', { ...clinicWith([]), notes }));
  const add = async (api: TestApi, name: EndpointName, who: Who, body: object) => {
    const answer = await api.ask(endpoints[name], {
      token: await api.sessionOf(who),
      body: { userId, ...body },
    });
    expect(answer.json).toEqual({
      message: serverWords.noteAdded,
      noteId: expect.stringMatching(/^[\w-]{22}$/),
    });
  };
  const read = async (api: TestApi, name: EndpointName, who: Who) => {
    const answer = await api.ask(endpoints[name], { token: await api.sessionOf(who), params: { userId } });
    return answer.json as NoteRow[];
  };
  const texts = async (api: TestApi, name: EndpointName, who: Who) =>
    (await read(api, name, who)).map(({ text }) => text);

  /** One of everything: from the doctor, the colleague, staff and the patient. */
  async function written() {
    const api = await fresh();
    const note = { topic: 'Encounter', minutes: 5, isInteractive: true };
    await add(api, 'addUserNotes', provider, { ...note, text: 'for the clinic', toPatient: false });
    await add(api, 'addUserNotes', colleague, { ...note, text: 'for the patient', toPatient: true });
    await add(api, 'addExceptionNotes', provider, { topic: 'Device', text: 'for myself' });
    await add(api, 'addMyConversation', patient, { text: 'a question' });
    await add(api, 'addMyConversation', staff, { text: 'an answer' });
    return api;
  }

  test('the patient reads what was written to the patient, whichever way it is asked for (API-23)', async () => {
    const api = await written();
    const readable = ['an answer', 'a question', 'for the patient'];
    expect(await texts(api, 'getPatientNotes', patient)).toEqual(readable);
    expect(await texts(api, 'getMyNotesToPatient', patient)).toEqual(readable);
    const topics = await read(api, 'getPatientNoteTopics', patient);
    expect(topics).toMatchObject([{ topic: 'Encounter', total: 1 }]);
    expect(topics).toHaveLength(1);
    expect(await read(api, 'getMyNoteTopics', patient)).toEqual(topics);
  });

  test('the clinic reads all but the exception notes of others; "my" notes are the caller’s (API-23)', async () => {
    const api = await written();
    const all = ['an answer', 'a question', 'for myself', 'for the patient', 'for the clinic'];
    expect(await texts(api, 'getPatientNotes', provider)).toEqual(all);
    const ofOthers = all.filter((text) => text !== 'for myself');
    expect(await texts(api, 'getPatientNotes', staff)).toEqual(ofOthers);
    expect(await texts(api, 'getPatientNotes', colleague)).toEqual(ofOthers);
    expect(await texts(api, 'getMyNotesToPatient', provider)).toEqual(['for myself', 'for the clinic']);
    expect(await texts(api, 'getMyNotesToPatient', staff)).toEqual(['an answer']);
    expect(await texts(api, 'getMyExceptionNotesForPatient', provider)).toEqual(['for myself']);
    expect(await read(api, 'getExceptionMyNotesToPatient', provider)).toMatchObject([
      { topic: 'Device', total: 1 },
    ]);
  });

  test('a conversation names who said what, and is for the patient (API-25)', async () => {
    const api = await written();
    const [answer, question] = await read(api, 'getPatientNotes', staff);
    expect(answer).toMatchObject({
      kind: 'conversation',
      toPatient: true,
      author: { userId: staff.accountId, name: 'Quince Deskworth', role: 'STAFF' },
    });
    expect(question).toMatchObject({ author: { userId: patient.accountId, role: 'PATIENT' } });
  });

  test('a list ends at its limit', async () => {
    const notes = Array.from(
      { length: limits.notesAtOnce + 1 },
      (_, at): StoredNote => ({
        ...{
          noteId: `n${at}`,
          patientId: userId,
          clinicId: 'clinic-northside',
          authorId: provider.accountId,
        },
        ...{
          kind: 'note',
          topic: 'Other',
          text: `${at}`,
          toPatient: false,
          minutes: 0,
          isInteractive: false,
        },
        at: startOfTest,
      }),
    );
    const api = await fresh(notes);
    const found = await texts(api, 'getPatientNotes', provider);
    expect(found).toHaveLength(limits.notesAtOnce);
    expect(found[0]).toBe(String(limits.notesAtOnce));
  });

  test('encounter notes are the provider’s own, and for staff those of the clinic (API-13, DDB-01)', async () => {
    const api = await written();
    const total = async (who: Who) =>
      (
        await api.ask(endpoints.totalNotes, {
          token: await api.sessionOf(who),
          params: { userId: who.accountId, topic: 'Encounter' },
        })
      ).json;
    expect(await total(provider)).toEqual({ total: 1, thisWeek: 1 });
    expect(await total(staff)).toEqual({ total: 2, thisWeek: 2 });
  });

  test('another topic is not counted, and minutes beyond the limit are not taken', async () => {
    const api = await fresh();
    const token = await api.sessionOf(provider);
    const params = { userId: provider.accountId, topic: 'Device' };
    expect((await api.ask(endpoints.totalNotes, { token, params })).status).toBe(400);
    const body = { userId, topic: 'Other', text: 'x', toPatient: false, minutes: 481, isInteractive: false };
    expect(await api.ask(endpoints.addUserNotes, { token, body })).toMatchObject({
      status: 400,
      json: { field: 'minutes' },
    });
    expect(await texts(api, 'getPatientNotes', provider)).toEqual([]);
  });

  test('no word of a note is in the log or in the audit log', async () => {
    const api = await written();
    const kept = JSON.stringify([api.log, await api.services.store.audit.list('clinic-northside')]);
    expect(kept).toContain('note.added');
    expect(kept).not.toMatch(/for the|question|answer|myself/);
  });
});
