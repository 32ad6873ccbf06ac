import { countedStretch, noteStretch, type Stretch } from '@rpm/domain';
import type { TimedNote } from '../notes/timed.ts';
import type { StoredTimeEntry, StoredTimer } from './contract.ts';

/** Time is counted by the second. */
export const wholeSeconds = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000);

/** A timer that has paused by itself, as it is then: its stretch is over. */
export function settledTimer(timer: StoredTimer, now: Date): StoredTimer {
  const counted = countedStretch(timer, now);
  if (!counted?.isOver) return timer;
  return closed(timer, counted.end, true);
}

/** A timer whose stretch is over: what it counted is added. */
export function closed(timer: StoredTimer, end: Date, isIdle: boolean): StoredTimer {
  const stretch = timer.since && { start: wholeSeconds(timer.since), end: wholeSeconds(end) };
  const more = stretch ? (stretch.end.getTime() - stretch.start.getTime()) / 1000 : 0;
  return { ...timer, since: null, pausedAt: end, isIdle, seconds: timer.seconds + Math.max(0, more) };
}

/** What a timer counts by now, as an entry that is not written yet; `null` when it counts nothing. */
export function entryOfTimer(
  timer: StoredTimer,
  now: Date,
): (StoredTimeEntry & { isRunning: boolean }) | null {
  const counted = countedStretch(timer, now);
  if (!counted) return null;
  const entry = entryOf(timer, timer.timerId, counted, timer.lastSignAt);
  return entry.end > entry.start ? { ...entry, isRunning: !counted.isOver } : null;
}

/** A stretch of a timer as an entry. */
export const entryOf = (
  timer: StoredTimer,
  entryId: string,
  { start, end }: Stretch,
  at: Date,
): StoredTimeEntry => ({
  entryId,
  timerId: timer.timerId,
  clinicId: timer.clinicId,
  patientId: timer.patientId,
  authorId: timer.accountId,
  start: wholeSeconds(start),
  end: wholeSeconds(end),
  activity: timer.activity,
  isInteractive: timer.isInteractive,
  note: timer.note,
  version: 1,
  savedById: timer.accountId,
  savedAt: at,
  reason: null,
  reasonText: '',
});

/** The time of a note as an entry that no table holds. */
export const entryOfNote = ({
  noteId,
  authorId,
  at,
  savedById,
  savedAt,
  ...note
}: TimedNote): StoredTimeEntry => ({
  entryId: noteId,
  timerId: null,
  clinicId: note.clinicId,
  patientId: note.patientId,
  authorId,
  ...noteStretch({ at, minutes: note.minutes }),
  activity: note.isInteractive ? 'PhoneCall' : 'Other',
  isInteractive: note.isInteractive,
  note: '',
  version: 1,
  savedById,
  savedAt,
  reason: null,
  reasonText: '',
});
