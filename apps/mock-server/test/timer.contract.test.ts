import { secondsWithin } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { demoAccounts, southside } from '../src/seed/index.ts';
import { storeKinds } from './stores.ts';
import { at, by, clinicId, during, listed, patientId, signs, start, timed, work } from './timerWorld.ts';

const { staff, colleague, patient } = demoAccounts;

describe.each(storeKinds)('time in %s', (kind) => {
  const fresh = () => timed(kind);

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
});
