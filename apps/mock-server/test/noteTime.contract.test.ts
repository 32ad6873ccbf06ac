import { endpoints } from '@rpm/api-client/calls';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { aPatient, clinicWith, demoAccounts } from '../src/seed/index.ts';
import type { StoredNote } from '../src/subjects/notes/contract.ts';
import { testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';
import { at, by, clinicId, during, listed, patientId } from './timerWorld.ts';

const { staff, colleague, administrator } = demoAccounts;
const plain = { kind: 'note', topic: 'Encounter', text: 'Called.', toPatient: false, patientId } as const;

/** The minutes that notes record, when they are corrected. @see API-23, SCR-03, ADR 27 */
describe.each(storeKinds)('the time of a corrected note in %s', (kind) => {
  async function asked(world: Partial<ReturnType<typeof clinicWith>> = {}) {
    const store = await makeStore(kind, { ...clinicWith([]), ...world });
    const add = (noteId: string, minutes: number, second: number, more: object = {}, who = staff) =>
      store.notes.add(
        { ...plain, noteId, minutes, isInteractive: false, ...more },
        by(who, second),
        who === administrator,
      );
    const entries = () => store.times.entries({ clinicId }, during, at(90_000));
    return { store, add, entries };
  }

  test('the minutes of a correction take the place of those that it corrects, where the work was', async () => {
    const { store, add, entries } = await asked();
    await add('first', 50, 3600, { isInteractive: true });
    await add('right', 5, 10_800, { corrects: 'first' }, colleague);
    expect(await listed(store)).toEqual([[3300, 3600, staff.accountId, false]]);
    const [entry] = await entries();
    expect(entry).toMatchObject({ entryId: 'right', isInteractive: false, ofNote: true });
    expect(entry?.savedBy.userId).toBe(colleague.accountId);
    expect(await listed(store, 90_000, { authorId: colleague.accountId })).toEqual([]);
    expect(await listed(store, 90_000, { authorId: staff.accountId })).toHaveLength(1);
    const found = await store.times.stretches([patientId], during, at(90_000));
    expect(found.get(patientId)).toMatchObject([{ start: at(3300), end: at(3600) }]);
  });

  test('the newest word counts, of a correction of a correction too, and none says none', async () => {
    const { store, add } = await asked();
    await add('first', 50, 3600);
    await add('second', 20, 4000, { corrects: 'first' });
    await add('third', 10, 4400, { corrects: 'second' });
    expect(await listed(store)).toEqual([[3000, 3600, staff.accountId, false]]);
    await add('again', 15, 4800, { corrects: 'first' });
    expect(await listed(store)).toEqual([[2700, 3600, staff.accountId, false]]);
    await add('none', 0, 5200, { corrects: 'again' });
    expect(await listed(store)).toEqual([]);
  });

  test('a correction that was written before this was so counts beside what it corrects', async () => {
    const { store, entries } = await asked({
      notes: [old('first', 50, 3600), old('right', 5, 10_800, 'first')],
    });
    expect((await entries()).map(({ entryId }) => entryId)).toEqual(['first', 'right']);
    expect(await listed(store)).toHaveLength(2);
  });

  test('in a month that is closed for billing only an administrator changes minutes; the text anybody (ADR 40)', async () => {
    const october = new Date('2026-10-20T14:00:00Z');
    const { store, add } = await asked({ notes: [{ ...old('first', 50, 0), at: october }] });
    await store.monthClosings.close({ closingId: 'c', month: '2026-10' }, by(administrator));
    const corrects = { corrects: 'first' };
    const minutes = async () => {
      const bounds = { start: new Date('2026-10-01T00:00:00Z'), end: new Date('2026-10-31T00:00:00Z') };
      const [entry] = await store.times.entries({ clinicId }, bounds, at(0));
      return entry && (entry.end.getTime() - entry.start.getTime()) / 60_000;
    };
    expect(await add('refused', 5, 60, corrects)).toBe('monthClosed');
    expect(await add('live', 50, 60, { ...corrects, isInteractive: true })).toBe('monthClosed');
    expect((await store.wholeRecords.of(patientId)).notes).toHaveLength(1);
    expect(await add('text', 50, 120, corrects)).toBe('added');
    expect(await minutes()).toBe(50);
    expect(await add('by-administrator', 5, 180, corrects, administrator)).toBe('added');
    expect(await minutes()).toBe(5);
  });
});

const old = (noteId: string, minutes: number, second: number, corrects?: string): StoredNote => ({
  ...{ ...plain, noteId, minutes, isInteractive: false, clinicId, authorId: staff.accountId, at: at(second) },
  ...(corrects !== undefined && { corrects }),
});

test('a correction of minutes in a closed month is refused with a reason (ADR 40)', async () => {
  const notes = [{ ...old('first', 50, 0), at: new Date('2026-10-20T14:00:00Z') }];
  const store = await makeStore('memory', { ...clinicWith([]), notes });
  await store.monthClosings.close({ closingId: 'c', month: '2026-10' }, by(administrator));
  const api = testApi(store);
  const { kind: _, patientId: userId, ...sent } = plain;
  const answer = await api.ask(endpoints.addUserNotes, {
    token: await api.sessionOf(staff),
    body: { ...sent, userId, minutes: 5, isInteractive: false, corrects: 'first' },
  });
  expect(answer.status).toBe(409);
  expect(answer.text).toContain('closed for billing');
});

test('a note whose minutes are of a time that its author has recorded for another patient is saved, and says so (SCR-03)', async () => {
  const world = clinicWith([]);
  const other = aPatient({
    patientId: 'other',
    username: 'other@example.test',
    firstName: 'Ivy',
    lastName: 'Other',
  });
  const store = await makeStore('memory', { ...world, patients: [...world.patients, other] });
  const api = testApi(store);
  const token = await api.sessionOf(staff);
  const { kind: _, patientId: userId, ...sent } = plain;
  const add = async (about: string, minutes: number) => {
    const body = { ...sent, userId: about, minutes, isInteractive: false };
    return endpoints.addUserNotes.answer.parse((await api.ask(endpoints.addUserNotes, { token, body })).json);
  };
  expect((await add('other', 20)).warning).toBeUndefined();
  api.wait(5 * 60);
  expect((await add(userId, 5)).warning).toBeUndefined();
  expect((await add(userId, 0)).warning).toBeUndefined();
  const { warning } = await add(userId, 12);
  expect(warning).toBe(serverWords.noteOverlaps({ count: 7, name: 'Ivy Other' }));
});
