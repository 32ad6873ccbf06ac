import {
  addDays,
  type CalendarDate,
  calendarDateOf,
  daysInMonth,
  formatStamp,
  isAdministrator,
  monthBounds,
  readCalendarDate,
  type Stretch,
  startOfDay,
  timeFault,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { instantOfStamp } from '../../api/stamps.ts';
import { auditEntry } from '../audit/contract.ts';
import { closedMonth } from '../billing/closings.routes.ts';
import { newId } from '../sessions/tokens.ts';
import type { TimeSaved, TimeSearch } from './contract.ts';
import { dayText, entryWire, timerWire } from './wire.ts';

/** How many days of a clinic's time one part of an export holds. */
const daysOfPart = 7;

/** The timer of the caller, and the time that is recorded of patients. @see SCR-03 */
export function timerRoutes(api: Api): void {
  route(api, 'getTimer', ownTimer);

  route(api, 'startTimer', async (asked) => {
    const { body, subject, store, actor, services } = asked;
    const { userId: _, ...wish } = body;
    const isWanted = wish.by !== 'record' || (await store.clinics.details(actor.clinicId))?.opensTimer;
    if (!isWanted) return ownTimer(asked);
    const ids = { timerId: newId(services.random), entryId: newId(services.random) };
    const started = await store.times.start({ ...wish, ...ids, patientId: subject.patientId }, actor);
    if (started === 'other') throw new Refusal(409, { code: 'timerRuns' });
    return ownTimer(asked);
  });

  route(api, 'signTimer', async (asked) => {
    const { body, store, actor } = asked;
    refuseGone(await store.times.sign({ ...body, ...entryId(asked) }, actor));
    return ownTimer(asked);
  });
  route(api, 'setTimerWork', async (asked) => {
    const { body, store, actor } = asked;
    refuseGone(await store.times.setWork({ ...body, ...entryId(asked) }, actor));
    return ownTimer(asked);
  });
  route(api, 'pauseTimer', async (asked) => {
    const { body, store, actor } = asked;
    refuseGone(await store.times.pause({ ...body, ...entryId(asked) }, actor));
    return ownTimer(asked);
  });
  route(api, 'resumeTimer', async (asked) => {
    const { body, store, actor } = asked;
    refuseGone(await store.times.resume({ ...body, ...entryId(asked) }, actor));
    return ownTimer(asked);
  });
  route(api, 'stopTimer', async (asked) => {
    const { body, store, actor, words } = asked;
    refuseGone(await store.times.stop({ ...body, ...entryId(asked) }, actor));
    return { message: words.server.timeAdded };
  });

  route(api, 'getPatientTime', async ({ query, subject, store, caller, actor, now }) => {
    const { timeZone } = caller;
    const from = query.month === undefined ? calendarDateOf(now, timeZone) : monthOf(query.month);
    const { start, end } = monthBounds(from, timeZone);
    const during = { start, end: new Date(end.getTime() + 1000) };
    const search = { clinicId: actor.clinicId, patientId: subject.patientId };
    const first = { ...from, day: 1 };
    const closed = await closedMonth(store, actor.clinicId, dayText(first).slice(0, 7));
    return { ...(await list({ store, now }, search, during, { from: first, timeZone })), closed };
  });
  route(api, 'getMyDay', async ({ store, caller: { timeZone }, actor, now }) => {
    const from = calendarDateOf(now, timeZone);
    const during = { start: startOfDay(from, timeZone), end: startOfDay(addDays(from, 1), timeZone) };
    const search = { clinicId: actor.clinicId, authorId: actor.accountId };
    // A month that runs is not closed.
    return { ...(await list({ store, now }, search, during, { from, timeZone })), closed: null };
  });
  route(api, 'getMyMonth', async ({ store, caller: { timeZone }, actor, now }) => {
    const from = { ...calendarDateOf(now, timeZone), day: 1 };
    const { start, end } = monthBounds(from, timeZone);
    const during = { start, end: new Date(end.getTime() + 1000) };
    const search = { clinicId: actor.clinicId, authorId: actor.accountId };
    return { ...(await list({ store, now }, search, during, { from, timeZone })), closed: null };
  });

  route(api, 'exportTime', async ({ body: { month, after }, store, caller: { timeZone }, actor, now }) => {
    const { clinicId } = actor;
    const done = after && readCalendarDate(after.day);
    const from = done ? addDays(done, 1) : monthOf(month);
    const till = addDays(from, daysOfPart);
    const goesOn = dayText(till).startsWith(month);
    const end = goesOn ? till : addDays(monthOf(month), daysInMonth(from.year, from.month));
    const during = { start: startOfDay(from, timeZone), end: startOfDay(end, timeZone) };
    const entries = during.start < during.end ? await store.times.entries({ clinicId }, during, now) : [];
    const about = { month, count: entries.length, goesOn };
    await store.audit.add(auditEntry(actor, 'time.exported', clinicId, about));
    const next = goesOn ? { day: dayText(addDays(till, -1)) } : null;
    return { result: entries.map(entryWire), next };
  });

  route(api, 'addTimeEntry', async (asked) => {
    const { body, subject, store, actor, caller, services, words } = asked;
    const { userId: _, isOfReview, ...entry } = body;
    const times = timesOf(asked);
    const entryId = newId(services.random);
    const ids = {
      entryId,
      patientId: subject.patientId,
      isAdministrator: isAdministrator(caller.account.role),
      ...(isOfReview && { timerId: `review-${entryId}` }),
    };
    refuseSave(await store.times.add({ ...entry, ...times, ...ids }, actor));
    return { message: words.server.timeAdded };
  });
  route(api, 'editTimeEntry', async (asked) => {
    const { body, subject, store, actor, caller, words } = asked;
    const { userId: _, toUserId, ...edit } = body;
    const to = toUserId === undefined ? subject : await otherPatient(asked, toUserId);
    const times = timesOf({ ...asked, subject: to });
    const by = {
      patientId: subject.patientId,
      isAdministrator: isAdministrator(caller.account.role),
      ...(to !== subject && { toPatientId: to.patientId }),
    };
    refuseSave(await store.times.edit({ ...edit, ...times, ...by }, actor));
    return { message: words.server.timeChanged };
  });
}

/** The patient to whom an entry moves: another clinic's is as one who does not exist. */
async function otherPatient({ store, actor }: Pick<Reading, 'store' | 'actor'>, id: string) {
  const other = await store.patients.find(id);
  if (!other || other.clinicId !== actor.clinicId)
    throw new Refusal(404, { code: 'timeNoPatient', body: { field: 'toUserId' } });
  if (other.life.merged) throw new Refusal(409, { code: 'merged', body: { field: 'toUserId' } });
  return other;
}

type Reading = Pick<AskedByUser<'getTimer'>, 'store' | 'actor' | 'now'>;

async function ownTimer({ store, actor, now }: Reading) {
  const timer = await store.times.timer(actor.accountId, now);
  const opensWithRecord = (await store.clinics.details(actor.clinicId))?.opensTimer ?? false;
  return { timer: timer && timerWire(timer), opensWithRecord };
}

const entryId = ({ services }: Pick<AskedByUser<'signTimer'>, 'services'>) => ({
  entryId: newId(services.random),
});

async function list(
  { store, now }: Pick<Reading, 'store' | 'now'>,
  search: TimeSearch,
  during: Stretch,
  { from, timeZone }: { from: CalendarDate; timeZone: string },
) {
  const entries = await store.times.entries(search, during, now);
  return { from: dayText(from), timeZone, result: entries.map(entryWire) };
}

/** @param text `YYYY-MM`, which its schema has checked */
const monthOf = (text: string): CalendarDate => ({
  year: Number(text.slice(0, 4)),
  month: Number(text.slice(5)),
  day: 1,
});

/** The page knows a timer that is not there any more: it was stopped or replaced in another one. */
function refuseGone(isThere: boolean): void {
  if (!isThere) throw new Refusal(409, { code: 'timerGone' });
}

/** The times of an entry by hand, in whole seconds. */
function timesOf({
  body,
  subject,
  now,
}: Pick<AskedByUser<'addTimeEntry'>, 'subject' | 'now'> & { body: { start: string; end: string } }): Stretch {
  const [start, end] = [body.start, body.end].map(
    (stamp) => new Date(Math.floor(instantOfStamp(stamp).getTime() / 1000) * 1000),
  ) as [Date, Date];
  const code = timeFault({ start, end }, { now, enrolledAt: subject.enrolledAt });
  if (!code) return { start, end };
  const field = code === 'timeBeforeEnrolment' ? 'start' : 'end';
  throw new Refusal(400, { code, body: { field } });
}

function refuseSave(saved: TimeSaved): void {
  if (saved.kind === 'gone') throw new Refusal(404);
  if (saved.kind === 'notYours') throw new Refusal(403, { code: 'timeNotYours' });
  if (saved.kind === 'monthClosed') throw new Refusal(403, { code: 'timeMonthClosed' });
  if (saved.kind === 'changed') throw new Refusal(409, { code: 'timeChanged' });
  if (saved.kind !== 'overlap') return;
  const { entryId: other, start, end } = saved.other;
  throw new Refusal(409, {
    code: 'timeOverlap',
    body: { entryId: other, start: formatStamp(start), end: formatStamp(end) },
  });
}
