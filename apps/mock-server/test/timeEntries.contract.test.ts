import { describe, expect, test } from 'vitest';
import { demoAccounts, southside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { storeKinds } from './stores.ts';
import { at, by, clinicId, during, listed, patientId, start, timed, work } from './timerWorld.ts';

const { staff, colleague, administrator, otherStaff } = demoAccounts;

describe.each(storeKinds)('time in %s', (kind) => {
  const fresh = () => timed(kind);

  const byHand = (entryId: string, from: number, to: number, more: object = {}) => ({
    ...{ entryId, patientId, start: at(from), end: at(to), ...work, note: '' },
    ...more,
  });

  test('own entries may touch, not overlap; of two people at once both are saved (SCR-03)', async () => {
    const store = await fresh();
    expect(await store.times.add(byHand('a', -600, -300), by(staff))).toEqual({ kind: 'saved' });
    expect(await store.times.add(byHand('b', -300, -200), by(staff))).toEqual({ kind: 'saved' });
    const other = { entryId: 'a', start: at(-600), end: at(-300) };
    const refused = { kind: 'overlap', other };
    expect(await store.times.add(byHand('c', -700, -599), by(staff))).toEqual(refused);
    expect(await store.times.add(byHand('c', -500, -400, { patientId: 'another' }), by(staff))).toEqual(
      refused,
    );
    expect(await store.times.add(byHand('d', -600, -300), by(colleague))).toEqual({ kind: 'saved' });
    // What the own timer counts is taken too.
    await store.times.start(start('one'), by(staff));
    expect(await store.times.add(byHand('e', -100, 5), by(staff, 10))).toMatchObject({
      kind: 'overlap',
      other: { entryId: 'one', start: at(0) },
    });
    expect(await store.times.add(byHand('e', -100, 0), by(staff, 10))).toEqual({ kind: 'saved' });
    expect((await listed(store, 10)).map(([from, to]) => [from, to])).toEqual([
      [-600, -300],
      [-600, -300],
      [-300, -200],
      [-100, 0],
    ]);
    const actions = (await store.audit.list(clinicId)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'time.added')).toHaveLength(4);
  });

  test('of several at once for one time, one is saved (SCR-03)', async () => {
    const store = await fresh();
    const saved = await Promise.all(
      Array.from({ length: 8 }, (_, n) => store.times.add(byHand(`r${n}`, -600 + n, -300 + n), by(staff))),
    );
    expect(saved.filter(({ kind: each }) => each === 'saved')).toHaveLength(1);
    expect(await listed(store)).toHaveLength(1);
  });

  test('a change keeps what was before, with who and why; by its author or an administrator (SCR-03)', async () => {
    const store = await fresh();
    await store.times.add(byHand('a', -600, -300), by(staff));
    await store.times.add(byHand('b', -300, -200), by(staff));
    const edit = (more: object = {}) => ({
      ...{ entryId: 'a', patientId, version: 1, start: at(-600), end: at(-400), ...work, note: 'new' },
      ...{ reason: 'RanOn' as const, reasonText: 'Front desk', isAdministrator: false },
      ...more,
    });
    const outcome = async (more: object, who: { accountId: string } = staff, clinic = clinicId) =>
      (await store.times.edit(edit(more), { ...by(who, 5), clinicId: clinic })).kind;
    expect(await outcome({}, colleague)).toBe('notYours');
    expect(await outcome({ version: 2 })).toBe('changed');
    expect(await outcome({ patientId: 'another' })).toBe('gone');
    expect(await outcome({ entryId: 'none' })).toBe('gone');
    expect(await outcome({ isAdministrator: true }, otherStaff, southside.clinicId)).toBe('gone');
    expect(await outcome({ end: at(-299) })).toBe('overlap');
    expect(await outcome({})).toBe('saved');
    expect(
      await outcome({ version: 2, end: at(-450), isAdministrator: true, reasonText: 'Asked' }, administrator),
    ).toBe('saved');
    const [entry] = await store.times.entries({ clinicId, patientId }, during, at(10));
    expect(entry).toMatchObject({
      ...{ entryId: 'a', version: 3, start: at(-600), end: at(-450), reasonText: 'Asked' },
      savedBy: { userId: administrator.accountId },
      before: [
        { version: 1, end: at(-300), note: '', reason: null, savedBy: { userId: staff.accountId } },
        { version: 2, end: at(-400), note: 'new', reason: 'RanOn', reasonText: 'Front desk' },
      ],
    });
    expect((await store.audit.list(clinicId)).at(-1)).toMatchObject({
      ...{ action: 'time.edited', subject: patientId, accountId: administrator.accountId },
      details: { entry: 'a', reason: 'RanOn', version: 3 },
    });
  });

  /** Of the patient, then of another one, then changed there. */
  const moved = async () => {
    const store = await fresh();
    await store.times.add(byHand('a', -600, -300, { note: 'hers' }), by(staff));
    const edit = {
      ...{ entryId: 'a', start: at(-600), end: at(-300), ...work, note: 'of the other' },
      ...{ reason: 'WrongPatient' as const, reasonText: 'Wrong tab', isAdministrator: false },
    };
    const move = { ...edit, patientId, version: 1, toPatientId: 'another' };
    expect(await store.times.edit(move, by(staff, 5))).toEqual({ kind: 'saved' });
    expect(await store.times.edit(move, by(staff, 5))).toEqual({ kind: 'gone' });
    const { reason: _, ...rest } = edit;
    const there = { ...rest, reason: 'RanOn' as const, end: at(-400), patientId: 'another', version: 2 };
    expect(await store.times.edit(there, by(staff, 6))).toEqual({ kind: 'saved' });
    return store;
  };
  const admin = (seconds: number) => ({ ...by(administrator), at: at(seconds) });
  const erase = async (store: Store, id: string) => {
    expect(await store.erasures.ask(admin(10), id, 'Asked.')).toBe('asked');
    expect(await store.erasures.confirm(by(demoAccounts.provider, 20), id)).toBe('erased');
  };

  test('an entry moves to the patient it was for, and both logs say so (SCR-03)', async () => {
    const store = await moved();
    expect(await listed(store, 10, { patientId })).toEqual([]);
    const [entry] = await store.times.entries({ clinicId, patientId: 'another' }, during, at(10));
    expect(entry).toMatchObject({
      ...{ entryId: 'a', patientId: 'another', version: 3, end: at(-400) },
      before: [
        { version: 1, patientId, note: 'hers' },
        { version: 2, patientId: 'another', reason: 'WrongPatient' },
      ],
    });
    const log = (await store.audit.list(clinicId)).filter(({ action }) => action.startsWith('time.moved'));
    expect(log).toMatchObject([
      { action: 'time.moved-away', subject: patientId, details: { entry: 'a', version: 2 } },
      { action: 'time.moved-here', subject: 'another', details: { entry: 'a', version: 2 } },
    ]);
    // The record that it came to tells nothing of the other one.
    const { timeEntries } = await store.wholeRecords.of('another');
    expect(timeEntries).toMatchObject([{ entryId: 'a', before: [{ version: 2 }] }]);
    expect(timeEntries[0]?.before).toHaveLength(1);
    expect((await store.wholeRecords.of(patientId)).timeEntries).toEqual([]);
  });

  test('what a moved entry was is erased with its patient, and the entry with the other one (F5, SCR-03)', async () => {
    const first = await moved();
    await erase(first, patientId);
    const [entry] = await first.times.entries({ clinicId, patientId: 'another' }, during, at(30));
    expect(entry?.before.map(({ version }) => version)).toEqual([2]);
    const second = await moved();
    await erase(second, 'another');
    expect(await listed(second, 30)).toEqual([]);
    expect(await second.patients.find(patientId)).not.toBeNull();
  });

  test('what an entry was goes along when two records become one, and back (F5, SCR-03)', async () => {
    const store = await moved();
    const merge = { mergeId: 'm', keptId: patientId, goneId: 'another', details: 'kept' } as const;
    const owners = async () => {
      const [entry] = await store.times.entries({ clinicId }, during, at(40));
      return [entry?.patientId, ...(entry?.before ?? []).map((version) => version.patientId)];
    };
    expect(await owners()).toEqual(['another', patientId, 'another']);
    expect(await store.merges.merge(admin(30), merge)).toBe('done');
    expect(await owners()).toEqual([patientId, patientId, patientId]);
    expect(await store.merges.undo(admin(35), 'another')).toBe('done');
    expect(await owners()).toEqual(['another', patientId, 'another']);
  });

  test('a month holds what reaches into it from another one (SCR-03)', async () => {
    const store = await fresh();
    await store.times.add(byHand('a', -600, -300), by(staff));
    const of = async (from: number, to: number) =>
      (await store.times.entries({ clinicId }, { start: at(from), end: at(to) }, at(0))).length;
    expect(await of(-301, 0)).toBe(1);
    expect(await of(-300, 0)).toBe(0);
    expect(await of(-900, -600)).toBe(0);
    expect(await of(-900, -599)).toBe(1);
  });
});
