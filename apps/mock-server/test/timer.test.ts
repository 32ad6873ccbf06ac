import { endpoints } from '@rpm/api-client/calls';
import { formatStamp, limits, type TimeEntries, type TimerRow } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { startOfTest, testApi } from './harness.ts';
import { people } from './requestPeople.ts';
import { requestWorld } from './requestWorld.ts';
import { makeStore } from './stores.ts';

const { staff, administrator, patient, colleague } = demoAccounts;
const userId = patient.accountId;
const at = (minutes: number) => formatStamp(new Date(startOfTest.getTime() + minutes * 60_000));
const work = { activity: 'ReadingReview', isInteractive: false, note: '' };

const mineOf = async (api: ReturnType<typeof testApi>, token: string) =>
  (await api.ask(endpoints.getMyMonth, { token })).json as TimeEntries;

describe('the calls of time', () => {
  const fresh = async (world = clinicWith([])) => {
    const store = await makeStore('memory', world);
    const api = testApi(store);
    const token = await api.sessionOf(staff);
    const post = (name: keyof typeof endpoints, body: object, as = token) =>
      api.ask(endpoints[name], { token: as, body });
    const entries = async () =>
      (await api.ask(endpoints.getPatientTime, { token, params: { userId } })).json as TimeEntries;
    return { store, api, token, post, entries };
  };

  test.each<[string, object, number, keyof typeof refusalWords, string]>([
    ['over a day', { start: at(-1500), end: at(-59) }, 400, 'timeTooLong', 'end'],
    ['in the future', { end: at(1) }, 400, 'timeFuture', 'end'],
    ['backwards', { start: at(-1), end: at(-2) }, 400, 'timeOrder', 'end'],
    ['empty', { start: at(-1), end: at(-1) }, 400, 'timeOrder', 'end'],
    [
      'before the enrollment',
      { start: '20200101-10:00:00', end: '20200101-10:05:00' },
      400,
      'timeBeforeEnrolment',
      'start',
    ],
    ['of an unknown activity', { activity: 'Golf' }, 400, 'badField', 'activity'],
    ['with a long note', { note: 'x'.repeat(limits.timeNoteMaxCharacters + 1) }, 400, 'badField', 'note'],
  ])(
    'an entry %s is refused with one sentence, and nothing is written',
    async (_, wrong, status, code, field) => {
      const { store, post, entries } = await fresh();
      const body = { userId, start: at(-30), end: at(-20), ...work, ...wrong };
      const answer = await post('addTimeEntry', body);
      expect(answer).toMatchObject({ status, json: { code, field } });
      if (code !== 'badField') expect(answer.json).toMatchObject({ message: refusalWords[code] });
      expect((await entries()).result).toEqual([]);
      expect(await store.audit.list(northside.clinicId)).toEqual([]);
    },
  );

  test('one that overlaps an own one names it (SCR-03)', async () => {
    const { post, entries } = await fresh();
    expect((await post('addTimeEntry', { userId, start: at(-30), end: at(-20), ...work })).status).toBe(200);
    const answer = await post('addTimeEntry', { userId, start: at(-21), end: at(-10), ...work });
    const { result } = await entries();
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'timeOverlap', entryId: result[0]?.entryId, start: at(-30), end: at(-20) },
    });
    expect(result).toHaveLength(1);
    expect(result[0]).toMatchObject({ byHand: true, isRunning: false, version: 1 });
  });

  test('only its author or an administrator changes an entry, and a stale version nobody (SCR-03)', async () => {
    const { api, post, entries } = await fresh();
    await post('addTimeEntry', { userId, start: at(-30), end: at(-20), ...work });
    const entryId = (await entries()).result[0]?.entryId;
    const edit = { userId, entryId, version: 1, start: at(-30), end: at(-25), ...work };
    const reason = { reason: 'RanOn', reasonText: 'Front desk' };
    const other = await api.sessionOf(colleague);
    expect(await post('editTimeEntry', { ...edit, ...reason }, other)).toMatchObject({
      status: 403,
      json: { code: 'timeNotYours' },
    });
    expect((await post('editTimeEntry', { ...edit, reason: 'RanOn', reasonText: ' ' })).status).toBe(400);
    const admin = await api.sessionOf(administrator);
    expect((await post('editTimeEntry', { ...edit, ...reason }, admin)).status).toBe(200);
    expect(await post('editTimeEntry', { ...edit, ...reason })).toMatchObject({
      status: 409,
      json: { code: 'timeChanged' },
    });
    expect((await entries()).result[0]).toMatchObject({
      ...{ version: 2, end: at(-25), ...reason, savedBy: { userId: administrator.accountId } },
      before: [{ start: at(-30), end: at(-20) }],
    });
  });

  test('time of the wrong patient moves to the right one, of the own clinic and no merged record (SCR-03)', async () => {
    const { api, token, post, entries } = await fresh(requestWorld());
    await post('addTimeEntry', { userId, start: at(-30), end: at(-20), ...work });
    const entry = (await entries()).result.find(({ start }) => start === at(-30));
    const edit = {
      ...{ userId, entryId: entry?.entryId, version: 1, start: at(-30), end: at(-20), ...work },
      ...{ reason: 'WrongPatient', reasonText: 'Wrong tab' },
    };
    const to = people.colleagues.userId;
    for (const toUserId of [undefined, userId])
      expect(await post('editTimeEntry', { ...edit, toUserId })).toMatchObject({
        status: 400,
        json: { field: 'toUserId' },
      });
    expect(await post('editTimeEntry', { ...edit, reason: 'RanOn', toUserId: to })).toMatchObject({
      ...{ status: 400, json: { field: 'toUserId' } },
    });
    for (const toUserId of [people.foreign.userId, 'nobody'])
      expect(await post('editTimeEntry', { ...edit, toUserId })).toMatchObject({
        ...{ status: 404, json: { code: 'timeNoPatient', message: refusalWords.timeNoPatient } },
      });
    expect((await entries()).result).toContainEqual(entry);
    expect((await post('editTimeEntry', { ...edit, toUserId: to })).status).toBe(200);
    expect((await entries()).result.map(({ entryId }) => entryId)).not.toContain(edit.entryId);
    const there = (await api.ask(endpoints.getPatientTime, { token, params: { userId: to } }))
      .json as TimeEntries;
    expect(there.result.find(({ entryId }) => entryId === edit.entryId)).toMatchObject({
      ...{ userId: to, reason: 'WrongPatient', before: [{ start: at(-30), isOfOther: true }] },
    });
    expect(JSON.stringify(there.result)).not.toContain(userId);
    const admin = await api.sessionOf(administrator);
    const merged = 'patient-003';
    const merge = { userId, otherId: merged, details: 'kept' };
    expect((await api.ask(endpoints.mergePatients, { token: admin, body: merge })).status).toBe(200);
    await post('addTimeEntry', { userId, start: at(-15), end: at(-10), ...work });
    const more = (await entries()).result.find(({ start }) => start === at(-15));
    expect(
      await post('editTimeEntry', {
        ...{ ...edit, entryId: more?.entryId, start: at(-15), end: at(-10), toUserId: merged },
      }),
    ).toMatchObject({ status: 409, json: { code: 'merged' } });
  });

  test('the own month holds the own time of all patients, and nobody else’s (SCR-03)', async () => {
    const { api, token, post } = await fresh();
    const before = (await mineOf(api, token)).result.length;
    await post('addTimeEntry', { userId, start: at(-30), end: at(-20), ...work });
    await post('addTimeEntry', { userId: 'patient-002', start: at(-19), end: at(-10), ...work });
    const month = await mineOf(api, token);
    expect(month.from).toBe('2026-11-01');
    expect(month.result.slice(before).map((entry) => entry.userId)).toEqual([userId, 'patient-002']);
    expect((await mineOf(api, await api.sessionOf(administrator))).result).toEqual([]);
  });

  test('the record opens the timer only where the clinic wants that (SCR-03)', async () => {
    const world = clinicWith([]);
    const open = { userId, activity: 'ReadingReview', isInteractive: false, by: 'record' };
    const closed = await fresh(world);
    expect((await closed.post('startTimer', open)).json).toEqual({ timer: null, opensWithRecord: false });
    const wanting = await fresh({
      ...world,
      clinics: world.clinics.map((clinic) => ({ ...clinic, opensTimer: true })),
    });
    expect((await wanting.post('startTimer', open)).json).toMatchObject({ timer: { userId } });
  });

  test('a page that knows an older timer changes nothing (SCR-03)', async () => {
    const { post, api, token } = await fresh();
    const { json } = await post('startTimer', {
      userId,
      activity: 'Other',
      isInteractive: false,
      by: 'hand',
    });
    const { timerId } = (json as { timer: TimerRow }).timer;
    for (const name of ['pauseTimer', 'resumeTimer'] as const)
      expect(await post(name, { timerId: 'older' })).toMatchObject({
        status: 409,
        json: { code: 'timerGone' },
      });
    expect((await post('stopTimer', { timerId: 'older', ...work })).status).toBe(409);
    expect((await post('signTimer', { timerId: 'older', idleSeconds: 0 })).status).toBe(409);
    expect((await api.ask(endpoints.getTimer, { token })).json).toMatchObject({ timer: { timerId } });
    expect((await post('stopTimer', { timerId, ...work })).status).toBe(200);
  });

  test('signs of the timer keep no session alive (R7)', async () => {
    const store = await makeStore('memory', clinicWith([]));
    let now = startOfTest.getTime();
    const api = testApi(store, { clock: () => new Date(now) });
    const token = await api.sessionOf(staff);
    const call = { userId, activity: 'PhoneCall', isInteractive: true, by: 'hand' };
    const { json } = await api.ask(endpoints.startTimer, { token, body: call });
    const { timerId } = (json as { timer: TimerRow }).timer;
    const statuses: number[] = [];
    for (let seconds = 0; seconds <= 400; seconds += 40) {
      now = startOfTest.getTime() + seconds * 1000;
      const body = { timerId, idleSeconds: seconds };
      statuses.push((await api.ask(endpoints.signTimer, { token, body })).status);
      if (statuses.at(-1) === 200) await api.ask(endpoints.getTimer, { token });
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(9);
    expect(statuses.at(-1)).toBe(401);
    // The call goes on to its last sign, whoever was logged out.
    const last = (statuses.filter((status) => status === 200).length - 1) * 40;
    const timer = await store.times.timer(staff.accountId, new Date(now + 600_000));
    expect(timer).toMatchObject({ isIdle: true, seconds: last });
  });
});
