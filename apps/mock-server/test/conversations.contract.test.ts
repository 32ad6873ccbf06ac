import { endpoints } from '@rpm/api-client/calls';
import { formatStamp } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside, southside } from '../src/seed/index.ts';
import type { StoredNote } from '../src/subjects/notes/contract.ts';
import type { Reading } from '../src/subjects/readings/contract.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { provider, staff, patient, otherStaff } = demoAccounts;
const { clinicId } = northside;
const patientId = patient.accountId;
const minute = (count: number) => new Date(startOfTest.getTime() + count * 60_000);
const by = ({ accountId }: { accountId: string }, at: Date) => ({ accountId, clinicId, at });

const said = (noteId: string, who: { accountId: string }, at: Date): StoredNote => ({
  noteId,
  patientId,
  clinicId,
  authorId: who.accountId,
  kind: 'conversation',
  topic: 'Other',
  text: noteId,
  toPatient: true,
  minutes: 0,
  isInteractive: false,
  at,
});
const notes = [
  said('question', patient, minute(-60)),
  said('answer', staff, minute(-50)),
  { ...said('no message', staff, minute(-45)), kind: 'note' } as const,
  said('first', patient, minute(-40)),
  said('second', patient, minute(-30)),
];

describe.each(storeKinds)('conversations in %s', (kind) => {
  const fresh = () => makeStore(kind, { ...clinicWith([]), notes });
  const seenOf = async (store: Awaited<ReturnType<typeof fresh>>) =>
    Object.fromEntries(
      (await store.conversations.of(patientId, 9)).map(({ noteId, seen }) => [noteId, seen]),
    );

  test('are messages alone, oldest first, of two sides; the newest where there are many (API-25)', async () => {
    const store = await fresh();
    const all = await store.conversations.of(patientId, 9);
    expect(all.map(({ noteId, side }) => `${noteId} ${side}`)).toEqual([
      'question patient',
      'answer clinic',
      'first patient',
      'second patient',
    ]);
    expect(all[1]).toMatchObject({ author: { userId: staff.accountId, name: 'Quince Deskworth' } });
    const newest = await store.conversations.of(patientId, 2);
    expect(newest.map(({ noteId }) => noteId)).toEqual(['first', 'second']);
    expect(await store.conversations.of('patient-002', 9)).toEqual([]);
  });

  test('say when the other side first saw a message, and who: by a mark or by an answer; a mark counts once', async () => {
    const store = await fresh();
    expect(await seenOf(store)).toEqual({
      question: minute(-50),
      answer: minute(-40),
      first: null,
      second: null,
    });
    const mark = (noteId: string, at: number) =>
      store.conversations.markSeen({ patientId, noteId, side: 'clinic' }, by(provider, minute(at)));
    expect(await mark('first', 1)).toBe(true);
    expect(await seenOf(store)).toMatchObject({ first: minute(1), second: null });
    expect(await mark('second', 2)).toBe(true);
    expect(await mark('second', 3)).toBe(true);
    expect((await store.conversations.of(patientId, 9)).map(({ seenBy }) => seenBy?.name)).toEqual([
      ...['Quince Deskworth', 'Marigold Testpatient', 'Wren Q. Exampledoc', 'Wren Q. Exampledoc'],
    ]);
    expect(await seenOf(store)).toMatchObject({ first: minute(1), second: minute(2) });
    expect(await store.audit.list(clinicId)).toMatchObject([
      { action: 'conversation.seen', subject: patientId, at: minute(1) },
      { action: 'conversation.seen', subject: patientId, at: minute(2) },
    ]);
  });

  test('are not marked at what is no message of them', async () => {
    const store = await fresh();
    for (const noteId of ['no message', 'none'])
      expect(
        await store.conversations.markSeen({ patientId, noteId, side: 'clinic' }, by(staff, minute(1))),
      ).toBe(false);
    const other = { patientId: 'patient-002', noteId: 'first', side: 'clinic' } as const;
    expect(await store.conversations.markSeen(other, by(staff, minute(1)))).toBe(false);
    expect(await store.audit.list(clinicId)).toEqual([]);
  });

  test('that wait for an answer are counted for their clinic, also those that were seen', async () => {
    const store = await fresh();
    const waiting = {
      patient: { userId: patientId, name: 'Marigold Testpatient' },
      timeZone: northside.timeZone,
      waiting: 2,
      since: minute(-40),
    };
    expect(await store.conversations.waiting(clinicId, 9)).toEqual([{ ...waiting, unread: 2 }]);
    await store.conversations.markSeen({ patientId, noteId: 'first', side: 'clinic' }, by(staff, minute(1)));
    expect(await store.conversations.waiting(clinicId, 9)).toEqual([{ ...waiting, unread: 1 }]);
    expect(await store.conversations.waiting(southside.clinicId, 9)).toEqual([]);
    const { at: _, authorId: _a, clinicId: _c, ...answer } = said('at last', staff, minute(2));
    await store.notes.add(answer, by(staff, minute(2)));
    expect(await store.conversations.waiting(clinicId, 9)).toEqual([]);
  });

  test('go with an erased patient', async () => {
    const store = await fresh();
    await store.conversations.markSeen({ patientId, noteId: 'first', side: 'clinic' }, by(staff, minute(1)));
    await store.erasures.ask(
      by(demoAccounts.administrator, minute(2)),
      patientId,
      'The patient asked for it.',
    );
    expect(await store.erasures.confirm(by(provider, minute(3)), patientId)).toBe('erased');
    expect(await store.conversations.of(patientId, 9)).toEqual([]);
    expect(await store.conversations.waiting(clinicId, 9)).toEqual([]);
  });
});

test('each side marks for itself; another clinic finds nothing (API-25)', async () => {
  const api = testApi(await makeStore('memory', { ...clinicWith([]), notes }));
  const mark = async (who: { accountId: string }, noteId: string) =>
    api.ask(endpoints.markConversationSeen, {
      token: await api.sessionOf(who),
      body: { userId: patientId, noteId },
    });
  const read = async () =>
    (
      await api.ask(endpoints.getConversation, {
        token: await api.sessionOf(staff),
        params: { userId: patientId },
      })
    ).json as { noteId: string; seen: string | null; seenBy: object | null }[];
  expect((await mark(patient, 'second')).status, 'its own message').toBe(200);
  expect((await read()).at(-1)).toMatchObject({ noteId: 'second', seen: null });
  expect((await mark(otherStaff, 'second')).text).toBe((await mark(otherStaff, 'none')).text);
  expect((await mark(otherStaff, 'second')).status).toBe(404);
  expect((await mark(staff, 'none')).status).toBe(404);
  expect((await mark(staff, 'second')).status).toBe(200);
  expect((await read()).at(-1)).toMatchObject({
    ...{ noteId: 'second', seen: '20261120-15:00:00' },
    seenBy: { userId: staff.accountId, name: 'Quince Deskworth' },
  });
  expect(JSON.stringify(api.log)).not.toMatch(/question|second/);
});

test.each(storeKinds)(
  'what is unread is counted for each side until it is seen, over the store in %s (API-25)',
  async (kind) => {
    const store = await makeStore(kind, {
      ...clinicWith([]),
      notes: [...notes, said('reply', staff, minute(-20))],
    });
    const api = testApi(store);
    const unread = async (who: { accountId: string }) =>
      (await api.ask(endpoints.getUnread, { token: await api.sessionOf(who) })).json;
    const say = async (who: { accountId: string }) =>
      api.ask(endpoints.addMyConversation, {
        token: await api.sessionOf(who),
        body: { userId: patientId, text: 'Hello' },
      });
    expect([await unread(patient), await unread(staff), await unread(otherStaff)]).toEqual([
      { count: 1 },
      { count: 0 },
      { count: 0 },
    ]);
    expect((await say(patient)).status).toBe(200);
    expect([await unread(patient), await unread(staff), await unread(provider)]).toEqual([
      { count: 0 },
      { count: 1 },
      { count: 1 },
    ]);
    const noteId = (await store.conversations.of(patientId, 1))[0]?.noteId;
    const body = { userId: patientId, noteId };
    const seen = await api.ask(endpoints.markConversationSeen, { token: await api.sessionOf(staff), body });
    expect([seen.status, await unread(staff), await unread(otherStaff)]).toEqual([
      200,
      { count: 0 },
      { count: 0 },
    ]);
  },
);

test.each(storeKinds)(
  'a message of the clinic is told by a mail that holds nothing of it, over the store in %s (API-25)',
  async (kind) => {
    const api = testApi(await makeStore(kind, { ...clinicWith([]), notes: [] }));
    const say = async (who: { accountId: string }, text: string) =>
      api.ask(endpoints.addMyConversation, {
        token: await api.sessionOf(who),
        body: { userId: patientId, text },
      });
    await say(patient, 'Can somebody call me?');
    expect(api.mails).toEqual([]);
    await say(staff, 'Marigold, we call at noon.');
    await say(provider, 'Or at one.');
    expect(api.mails.map(({ to }) => to)).toEqual([patient.username]);
    expect(JSON.stringify(api.mails)).not.toMatch(/Marigold|noon|Northside|Deskworth/);
    api.wait(60);
    await say(patient, 'Thank you.');
    await say(staff, 'You are welcome.');
    expect(api.mails).toHaveLength(2);
  },
);

const moment = new Date(startOfTest.getTime() - 2 * 3_600_000);
const reading = (of: string, special: Partial<Reading> = {}): Reading => ({
  ...{ patientId: of, vital: 'BloodPressure', at: moment, receivedAt: moment, serial: 'SN-1' },
  values: { systolic: 168, diastolic: 97 },
  classes: { systolic: 'Critical', diastolic: 'Cautious' },
  class: 'Critical',
  ...special,
});
const earlier = new Date(moment.getTime() - 60_000);
/** The patient's own readings; of one moment two that contradict each other; and somebody else's. */
const measured = [
  reading(patientId),
  reading(patientId, {
    ...{ values: { systolic: 118, diastolic: 76 }, class: 'Normal' },
    classes: { systolic: 'Normal', diastolic: 'Normal' },
  }),
  reading('patient-002', { at: earlier }),
];

test.each(storeKinds)(
  'a message carries a reading of its patient as it was, the clinic’s and the patient’s own, over the store in %s (API-25)',
  async (kind) => {
    const store = await makeStore(kind, { ...clinicWith([]), notes: [], readings: () => measured });
    const api = testApi(store);
    const say = async (who: { accountId: string }, text: string, about?: object) =>
      api.ask(endpoints.addMyConversation, {
        token: await api.sessionOf(who),
        body: { userId: patientId, text, ...(about && { about }) },
      });
    const about = { vital: 'BloodPressure', time: formatStamp(moment) } as const;
    for (const who of [staff, patient])
      for (const wrong of [
        { ...about, time: formatStamp(earlier) },
        { ...about, vital: 'Weight' },
        { vital: 'Blood', time: about.time },
      ])
        expect((await say(who, 'Somebody else’s', wrong)).status, JSON.stringify(wrong)).toBe(400);
    expect(await store.conversations.of(patientId, 9)).toEqual([]);
    expect(api.mails).toEqual([]);

    expect((await say(staff, 'Please rest this morning.', about)).status).toBe(200);
    expect((await say(staff, 'I will call you before noon.')).status).toBe(200);
    expect((await say(patient, 'I feel fine.', about)).status).toBe(200);
    const told = { ...about, class: 'Critical', values: { systolic: 168, diastolic: 97 } };
    for (const who of [patient, provider])
      expect(
        (
          await api.ask(endpoints.getConversation, {
            token: await api.sessionOf(who),
            params: { userId: patientId },
          })
        ).json,
      ).toMatchObject([
        { text: 'Please rest this morning.', about: told },
        { text: 'I will call you before noon.', about: null },
        { text: 'I feel fine.', about: told },
      ]);
    // The list of notes stays as it is; the whole record has it.
    expect(
      JSON.stringify(
        (
          await api.ask(endpoints.getPatientNotes, {
            token: await api.sessionOf(staff),
            params: { userId: patientId },
          })
        ).json,
      ),
    ).not.toContain('systolic');
    const record = await store.wholeRecords.of(patientId);
    expect(record.notes.flatMap(({ about: kept }) => kept ?? [])).toEqual([told, told]);
    expect(JSON.stringify([api.log, api.mails])).not.toMatch(/168|systolic/);
  },
);
