import { afterSign, countedStretch, monthsOf, type Stretch } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';
import { type AuditEntry, auditEntry } from '../audit/contract.ts';
import type {
  StoredTimeEntry,
  StoredTimer,
  StoredTimeVersion,
  TimeEdit,
  TimerStarted,
  TimeSaved,
  Times,
} from './contract.ts';
import { closed, entryOf, wholeSeconds } from './entries.ts';

/** The rows of one transaction, while nobody else changes what is the same person's. Both stores give them. */
export interface TimeRows {
  timer(accountId: string): Promise<StoredTimer | null>;
  putTimer(timer: StoredTimer): Promise<void>;
  dropTimer(accountId: string): Promise<void>;
  entry(entryId: string): Promise<StoredTimeEntry | null>;
  /** An entry of an author that shares time with a stretch. */
  overlapping(authorId: string, during: Stretch, except: string): Promise<StoredTimeEntry | null>;
  addEntry(entry: StoredTimeEntry): Promise<void>;
  /** @param before what it was, to be kept */
  changeEntry(entry: StoredTimeEntry, before: StoredTimeVersion): Promise<void>;
  /** Sets what was done in all entries of a timer that nobody changed. */
  setWorkOf(timer: StoredTimer): Promise<void>;
  note(entry: AuditEntry): Promise<void>;
  /** The months, as `YYYY-MM`, that a clinic has closed, and its clock; none is closed before this transaction ends. */
  closedMonths(clinicId: string): Promise<{ months: readonly string[]; timeZone: string }>;
}

/** Does work with the rows of one person. @param authorId whose rows nobody else changes meanwhile */
export type WithRows = <T>(authorId: string, work: (rows: TimeRows) => Promise<T>) => Promise<T>;

const dayMs = 86_400_000;

/** The moves of timers and entries, once for all stores. */
export function timeMoves(withRows: WithRows): Omit<Times, 'timer' | 'entries' | 'stretches'> {
  /** Ends the running stretch and saves it, if there is one. */
  async function close(rows: TimeRows, timer: StoredTimer, end: Date, isIdle: boolean, by: Move) {
    const next = closed(timer, end, isIdle);
    const entry = timer.since && entryOf(timer, by.entryId, { start: timer.since, end }, by.actor.at);
    if (entry && entry.end > entry.start) {
      await rows.addEntry(entry);
      await rows.note(addedEntry(by.actor, entry));
    }
    return next;
  }
  /** The timer after its owner did something: it has paused by itself, or it runs on. */
  async function touched(
    rows: TimeRows,
    timer: StoredTimer,
    by: Move,
    idleSeconds = 0,
  ): Promise<StoredTimer> {
    if (!timer.since) return timer;
    const signed = afterSign(timer, by.actor.at, idleSeconds);
    const counted = countedStretch(signed, by.actor.at);
    return counted?.isOver ? close(rows, signed, counted.end, true, by) : signed;
  }
  const paused = async (rows: TimeRows, timer: StoredTimer, by: Move) => {
    const now = await touched(rows, timer, by);
    return now.since ? close(rows, now, by.actor.at, false, by) : now;
  };

  /** Does something with the actor's timer while it is the one that the page knows. */
  const move =
    <W extends { timerId: string; entryId: string }>(
      step: (rows: TimeRows, timer: StoredTimer, wish: W, by: Move) => Promise<StoredTimer | null>,
    ) =>
    (wish: W, actor: Actor): Promise<boolean> =>
      withRows(actor.accountId, async (rows) => {
        const timer = await rows.timer(actor.accountId);
        if (!timer || timer.timerId !== wish.timerId) return false;
        const next = await step(rows, timer, wish, { actor, entryId: wish.entryId });
        if (next) await rows.putTimer(next);
        else await rows.dropTimer(actor.accountId);
        return true;
      });

  const running = (timer: StoredTimer, at: Date): StoredTimer => ({
    ...timer,
    since: at,
    pausedAt: null,
    isIdle: false,
    lastActivityAt: at,
    lastSignAt: at,
  });

  return {
    start: (wish, actor) =>
      withRows(actor.accountId, async (rows): Promise<TimerStarted> => {
        const by = { actor, entryId: wish.entryId };
        const there = await rows.timer(actor.accountId);
        const known = there && (await touched(rows, there, by));
        if (known && known.patientId === wish.patientId) {
          // Opening a record again takes back no pause that somebody pressed.
          const goesOn = !known.since && (wish.by !== 'record' || known.isIdle);
          await rows.putTimer(goesOn ? running(known, await freeFrom(rows, actor)) : known);
          return 'there';
        }
        const isFree = known?.byRecord && !known.isInteractive && known.note === '';
        if (known && (wish.by === 'hand' || (wish.by === 'record' && !isFree))) {
          await rows.putTimer(known);
          return wish.by === 'hand' ? 'other' : 'there';
        }
        const at = new Date(Math.max(actor.at.getTime(), known?.since?.getTime() ?? 0));
        if (known?.since) await close(rows, known, at, false, by);
        if (known) await rows.setWorkOf(known);
        const { timerId, patientId, activity, isInteractive } = wish;
        await rows.putTimer(
          running(
            {
              timerId,
              patientId,
              activity,
              isInteractive,
              note: '',
              byRecord: wish.by === 'record',
              accountId: actor.accountId,
              clinicId: actor.clinicId,
              startedAt: actor.at,
              seconds: 0,
              since: null,
              pausedAt: null,
              isIdle: false,
              lastActivityAt: actor.at,
              lastSignAt: actor.at,
            },
            await freeFrom(rows, { accountId: actor.accountId, at }),
          ),
        );
        await rows.note(auditEntry(actor, 'timer.started', patientId));
        return 'there';
      }),
    sign: move((rows, timer, { idleSeconds }, by) => touched(rows, timer, by, idleSeconds)),
    setWork: move(async (rows, timer, { activity, isInteractive, note }, by) => ({
      ...(await touched(rows, timer, by)),
      activity,
      isInteractive,
      note,
    })),
    pause: move((rows, timer, _, by) => paused(rows, timer, by)),
    resume: move(async (rows, timer, _, by) => {
      const now = await touched(rows, timer, by);
      return now.since ? now : running(now, await freeFrom(rows, by.actor));
    }),
    stop: move(async (rows, timer, { activity, isInteractive, note }, by) => {
      const ended = await paused(rows, timer, by);
      await rows.setWorkOf({ ...ended, activity, isInteractive, note });
      return null;
    }),

    add: ({ isAdministrator = false, ...given }, actor) =>
      withRows(actor.accountId, async (rows): Promise<TimeSaved> => {
        const { accountId: authorId, clinicId, at: savedAt } = actor;
        if (!isAdministrator && (await isInClosedMonth(rows, clinicId, [given])))
          return { kind: 'monthClosed' };
        const other = await overlapWith(rows, authorId, given, '', savedAt);
        if (other) return { kind: 'overlap', other };
        const entry: StoredTimeEntry = {
          ...given,
          clinicId,
          authorId,
          timerId: given.timerId ?? null,
          version: 1,
          savedById: authorId,
          savedAt,
          reason: null,
          reasonText: '',
        };
        await rows.addEntry(entry);
        await rows.note(addedEntry(actor, entry));
        return { kind: 'saved' };
      }),
    edit: async (edit, actor) => {
      const authorId = await withRows(
        actor.accountId,
        async (rows) => (await rows.entry(edit.entryId))?.authorId,
      );
      if (authorId === undefined) return { kind: 'gone' };
      return withRows(authorId, (rows) => change(rows, edit, actor));
    },
  };
}

/** From when on nothing of the actor's is recorded: machines' clocks differ a little. */
async function freeFrom(rows: TimeRows, { accountId, at }: Pick<Actor, 'accountId' | 'at'>): Promise<Date> {
  const after = await rows.overlapping(accountId, { start: at, end: new Date(at.getTime() + dayMs) }, '');
  return after ? freeFrom(rows, { accountId, at: after.end }) : at;
}

/** Who does something, and the id of the entry that it may write. */
interface Move {
  actor: Actor;
  entryId: string;
}

async function change(rows: TimeRows, edit: TimeEdit, actor: Actor): Promise<TimeSaved> {
  const known = await rows.entry(edit.entryId);
  const isThere = known?.patientId === edit.patientId && known.clinicId === actor.clinicId;
  if (!known || !isThere) return { kind: 'gone' };
  if (known.authorId !== actor.accountId && !edit.isAdministrator) return { kind: 'notYours' };
  if (!edit.isAdministrator && (await isInClosedMonth(rows, actor.clinicId, [known, edit])))
    return { kind: 'monthClosed' };
  if (known.version !== edit.version) return { kind: 'changed' };
  const other = await overlapWith(rows, known.authorId, edit, edit.entryId, actor.at);
  if (other) return { kind: 'overlap', other };
  const { start, end, activity, isInteractive, note, reason, reasonText } = edit;
  const saved = { version: known.version + 1, savedById: actor.accountId, savedAt: actor.at };
  const { timerId: _t, clinicId: _c, authorId: _a, ...before } = known;
  const patientId = edit.toPatientId ?? known.patientId;
  await rows.changeEntry(
    { ...known, patientId, start, end, activity, isInteractive, note, ...saved, reason, reasonText },
    before,
  );
  const details = { entry: known.entryId, reason, version: saved.version };
  if (patientId === known.patientId) await rows.note(auditEntry(actor, 'time.edited', patientId, details));
  else {
    // Each of the two logs says it; neither names the other patient.
    await rows.note(auditEntry(actor, 'time.moved-away', known.patientId, details));
    await rows.note(auditEntry(actor, 'time.moved-here', patientId, details));
  }
  return { kind: 'saved' };
}

/** Whether any of some time lies in a month that the clinic has closed. */
async function isInClosedMonth(rows: TimeRows, clinicId: string, all: readonly Stretch[]): Promise<boolean> {
  const { months, timeZone } = await rows.closedMonths(clinicId);
  return (
    months.length > 0 && all.some((each) => monthsOf(each, timeZone).some((one) => months.includes(one)))
  );
}

/** What of the author's own shares time with a stretch: an entry, or what the timer counts. */
async function overlapWith(
  rows: TimeRows,
  authorId: string,
  { start, end }: Stretch,
  except: string,
  now: Date,
): Promise<(Stretch & { entryId: string }) | null> {
  const other = await rows.overlapping(authorId, { start, end }, except);
  if (other) return { entryId: other.entryId, start: other.start, end: other.end };
  const timer = await rows.timer(authorId);
  const counted = timer && countedStretch(timer, now);
  if (!timer || !counted) return null;
  // A running stretch goes on: nothing of the author's may lie after its beginning.
  const until = counted.isOver ? counted.end : now;
  return start < until && wholeSeconds(counted.start) < end
    ? { entryId: timer.timerId, start: wholeSeconds(counted.start), end: until }
    : null;
}

const addedEntry = (actor: Actor, { entryId, timerId, patientId, start, end }: StoredTimeEntry): AuditEntry =>
  auditEntry(actor, 'time.added', patientId, {
    entry: entryId,
    seconds: (end.getTime() - start.getTime()) / 1000,
    byHand: timerId === null,
  });

/** As both stores list entries. */
export const oldestFirst = (
  a: Pick<StoredTimeEntry, 'start' | 'entryId'>,
  b: Pick<StoredTimeEntry, 'start' | 'entryId'>,
): number => a.start.getTime() - b.start.getTime() || (a.entryId < b.entryId ? -1 : 1);
