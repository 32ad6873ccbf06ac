import { secondsWithin } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { aPatient, clinicWith, demoAccounts, northside, southside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { staff, colleague, administrator, patient, otherStaff } = demoAccounts;
const { clinicId } = northside;
const patientId = patient.accountId;
const at = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);
const by = ({ accountId }: { accountId: string }, seconds = 0) => ({ accountId, clinicId, at: at(seconds) });
const work = { activity: 'ReadingReview', isInteractive: false } as const;
const start = (timerId: string, more: object = {}) => ({
  ...{ ...work, timerId, entryId: `${timerId}-0`, patientId, by: 'hand' as const },
  ...more,
});
const during = { start: at(-86_400), end: at(86_400 * 3) };
const times = (entry: { start: Date; end: Date }) =>
  [entry.start, entry.end].map((each) => (each.getTime() - startOfTest.getTime()) / 1000);

describe.each(storeKinds)('time in %s', (kind) => {
  const fresh = () =>
    makeStore(kind, {
      ...clinicWith([]),
      patients: [
        ...clinicWith([]).patients,
        aPatient({ patientId: 'another', username: 'another@example.test' }),
      ],
    });
  const listed = async (store: Store, now = 100_000, search: object = {}) =>
    (await store.times.entries({ clinicId, ...search }, during, at(now))).map((entry) => [
      ...times(entry),
      entry.author.userId,
      entry.isRunning,
    ]);
  const signs = async (store: Store, to: number, idle = 0, timerId = 'one') => {
    for (let second = 60; second <= to; second += 60)
      await store.times.sign(
        { timerId, entryId: `${timerId}-${second}`, idleSeconds: idle },
        by(staff, second),
      );
  };

  test('a timer counts from start to stop, with what was done said at the end (SCR-03)', async () => {
    const store = await fresh();
    expect(await store.times.timer(staff.accountId, at(0))).toBeNull();
    await store.times.start(start('one'), by(staff));
    await signs(store, 180);
    expect(await store.times.timer(staff.accountId, at(185))).toMatchObject({
      ...{ timerId: 'one', patientId, ...work, since: at(0), pausedAt: null, seconds: 0 },
      name: expect.stringContaining(patient.lastName),
    });
    const said = { activity: 'PhoneCall', isInteractive: true, note: 'Feels well.' } as const;
    expect(await store.times.stop({ timerId: 'one', entryId: 'e', ...said }, by(staff, 200))).toBe(true);
    expect(await store.times.timer(staff.accountId, at(200))).toBeNull();
    const [entry, ...others] = await store.times.entries({ clinicId }, during, at(200));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      ...{ entryId: 'e', timerId: 'one', clinicId, patientId, ...said, version: 1, reason: null },
      ...{ start: at(0), end: at(200), isRunning: false, before: [] },
      author: { userId: staff.accountId, name: 'Quince Deskworth' },
    });
    expect((await store.audit.list(clinicId)).map(({ action, details }) => [action, details])).toEqual([
      ['timer.started', {}],
      ['time.added', { entry: 'e', seconds: 200, byHand: false }],
    ]);
  });

  test('it pauses by itself two minutes after the last activity, which is all that counts (SCR-03)', async () => {
    const store = await fresh();
    await store.times.start(start('one'), by(staff));
    await signs(store, 60);
    // The page is there, and nobody does anything in it.
    await store.times.sign({ timerId: 'one', entryId: 'x', idleSeconds: 60 }, by(staff, 120));
    expect(await listed(store, 179)).toEqual([[0, 120, staff.accountId, true]]);
    // Nobody has told the server yet, and it knows.
    expect(await listed(store, 180)).toEqual([[0, 60, staff.accountId, false]]);
    const timer = await store.times.timer(staff.accountId, at(180));
    expect(timer).toMatchObject({ since: null, pausedAt: at(60), isIdle: true, seconds: 60 });
    expect(await store.times.resume({ timerId: 'one', entryId: 'y' }, by(staff, 600))).toBe(true);
    await store.times.stop({ timerId: 'one', entryId: 'z', ...work, note: 'n' }, by(staff, 630));
    expect(await listed(store)).toEqual([
      [0, 60, staff.accountId, false],
      [600, 630, staff.accountId, false],
    ]);
    // What is said at the end is said of all of it.
    const all = await store.times.entries({ clinicId }, during, at(700));
    expect(all.map(({ note }) => note)).toEqual(['n', 'n']);
  });

  test('a call runs without activity, and ends at the last sign when its page is gone (SCR-03)', async () => {
    const store = await fresh();
    await store.times.start(start('one', { activity: 'PhoneCall', isInteractive: true }), by(staff));
    for (const second of [60, 120, 180, 240])
      await store.times.sign(
        { timerId: 'one', entryId: `x${second}`, idleSeconds: second },
        by(staff, second),
      );
    expect(await listed(store, 359)).toEqual([[0, 240, staff.accountId, true]]);
    expect(await listed(store, 360)).toEqual([[0, 240, staff.accountId, false]]);
    await store.times.sign({ timerId: 'one', entryId: 'late', idleSeconds: 0 }, by(staff, 600));
    expect(await listed(store)).toEqual([[0, 240, staff.accountId, false]]);
    expect(await store.times.timer(staff.accountId, at(600))).toMatchObject({
      pausedAt: at(240),
      isIdle: true,
    });
  });

  test('minutes of a note are time too, up to its moment; what a timer counted meanwhile counts once (SCR-03)', async () => {
    const store = await fresh();
    await store.times.start(start('one'), by(staff));
    await signs(store, 180);
    await store.times.stop({ timerId: 'one', entryId: 'e', ...work, note: '' }, by(staff, 200));
    const note = { kind: 'note', topic: 'Encounter', text: 'Called.', toPatient: false } as const;
    const add = (noteId: string, minutes: number, actor: ReturnType<typeof by>, of = patientId) =>
      store.notes.add({ ...note, noteId, patientId: of, minutes, isInteractive: true }, actor);
    await add('n', 5, by(staff, 240));
    await add('none', 0, by(staff, 900));
    await add('others', 5, by(staff, 900), 'another');
    expect(await listed(store, 900, { patientId })).toEqual([
      [-60, 240, staff.accountId, false],
      [0, 200, staff.accountId, false],
    ]);
    const [first] = await store.times.entries({ clinicId, authorId: staff.accountId }, during, at(900));
    expect(first).toMatchObject({ entryId: 'n', ofNote: true, isInteractive: true, note: '' });
    const found = await store.times.stretches([patientId, 'nobody'], during, at(900));
    expect([...found.keys()]).toEqual([patientId]);
    const bounds = { start: during.start, end: during.end };
    expect(secondsWithin(found.get(patientId) ?? [], bounds)).toBe(300);
    expect((await store.times.stretches([], during, at(900))).size).toBe(0);
  });

  test('a person has one timer: another patient needs a switch, which saves the first (SCR-03)', async () => {
    const store = await fresh();
    expect(await store.times.start(start('one'), by(staff))).toBe('there');
    expect(await store.times.start(start('two'), by(staff, 30))).toBe('there');
    expect(await store.times.timer(staff.accountId, at(30))).toMatchObject({ timerId: 'one', since: at(0) });
    const other = { patientId: 'another' };
    expect(await store.times.start(start('two', other), by(staff, 40))).toBe('other');
    expect(await store.times.start(start('two', { ...other, by: 'switch' }), by(staff, 50))).toBe('there');
    expect(await store.times.pause({ timerId: 'one', entryId: 'p' }, by(staff, 60))).toBe(false);
    expect(await store.times.pause({ timerId: 'two', entryId: 'q' }, by(staff, 60))).toBe(true);
    expect(await listed(store)).toEqual([
      [0, 50, staff.accountId, false],
      [50, 60, staff.accountId, false],
    ]);
    expect(await listed(store, 100, { patientId: 'another' })).toEqual([[50, 60, staff.accountId, false]]);
    expect(await listed(store, 100, { authorId: colleague.accountId })).toEqual([]);
    expect(await store.times.entries({ clinicId: southside.clinicId }, during, at(100))).toEqual([]);
  });

  test('a record that is opened replaces only what another record opened, and no call or note (SCR-03)', async () => {
    const store = await fresh();
    const opened = (id: string, patient: string) => start(id, { by: 'record', patientId: patient });
    const whose = async (now: number) => (await store.times.timer(staff.accountId, at(now)))?.patientId;
    await store.times.start(opened('one', patientId), by(staff));
    await store.times.start(opened('two', 'another'), by(staff, 20));
    expect(await whose(20)).toBe('another');
    await store.times.setWork({ timerId: 'two', entryId: 'w', ...work, note: 'Will call.' }, by(staff, 30));
    await store.times.start(opened('three', patientId), by(staff, 40));
    expect(await whose(40)).toBe('another');
    // Opening it again takes back no pause that was pressed.
    await store.times.pause({ timerId: 'two', entryId: 'p' }, by(staff, 50));
    await store.times.start(opened('four', 'another'), by(staff, 60));
    expect(await store.times.timer(staff.accountId, at(60))).toMatchObject({ since: null, pausedAt: at(50) });
    expect(await listed(store)).toEqual([
      [0, 20, staff.accountId, false],
      [20, 50, staff.accountId, false],
    ]);
  });

  test('of two machines that start at once, one person has one timer, and no minute twice (SCR-03)', async () => {
    const store = await fresh();
    const patients = [patientId, 'another'];
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        store.times.start(
          start(`t${n}`, { patientId: patients[n % 2], by: 'switch', entryId: `e${n}` }),
          by(staff, n),
        ),
      ),
    );
    const timer = await store.times.timer(staff.accountId, at(10));
    await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        store.times.stop(
          { timerId: timer?.timerId ?? '', entryId: `s${n}`, ...work, note: '' },
          by(staff, 20),
        ),
      ),
    );
    expect(await store.times.timer(staff.accountId, at(20))).toBeNull();
    const entries = await store.times.entries({ clinicId }, during, at(30));
    expect(entries.at(-1)?.end).toEqual(at(20));
    for (const [place, entry] of entries.entries())
      expect(entry.start.getTime()).toBeGreaterThanOrEqual(entries[place - 1]?.end.getTime() ?? 0);
  });

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
