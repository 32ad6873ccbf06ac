import { type CalendarDate, formatStamp, type TimeEntryRow, type TimerRow, utcInstant } from '@rpm/domain';
import type { KnownTimeEntry, KnownTimer } from './contract.ts';

/** A day as lists of entries say it: `YYYY-MM-DD`. */
export const dayText = ({ year, month, day }: CalendarDate): string =>
  utcInstant(year, month, day).toISOString().slice(0, 10);

const stamp = (at: Date | null) => at && formatStamp(at);

/** A timer as the API answers it. */
export const timerWire = (timer: KnownTimer): TimerRow => ({
  timerId: timer.timerId,
  userId: timer.patientId,
  name: timer.name,
  dob: timer.birthDate,
  activity: timer.activity,
  isInteractive: timer.isInteractive,
  note: timer.note,
  startedTime: formatStamp(timer.startedAt),
  sinceTime: stamp(timer.since),
  pausedTime: stamp(timer.pausedAt),
  isIdle: timer.isIdle,
  seconds: timer.seconds,
});

/** An entry as the API answers it. */
export const entryWire = (entry: KnownTimeEntry): TimeEntryRow => ({
  entryId: entry.entryId,
  userId: entry.patientId,
  name: entry.name,
  dob: entry.birthDate,
  author: entry.author,
  ...state(entry),
  byHand: entry.timerId === null && !entry.ofNote,
  ofNote: entry.ofNote,
  isRunning: entry.isRunning,
  version: entry.version,
  reason: entry.reason,
  reasonText: entry.reasonText,
  before: entry.before.map((version) => ({
    ...state(version),
    isOfOther: version.patientId !== entry.patientId,
  })),
});

const state = (
  entry: Pick<
    KnownTimeEntry,
    'start' | 'end' | 'activity' | 'isInteractive' | 'note' | 'savedBy' | 'savedAt'
  >,
) => ({
  start: formatStamp(entry.start),
  end: formatStamp(entry.end),
  activity: entry.activity,
  isInteractive: entry.isInteractive,
  note: entry.note,
  savedBy: entry.savedBy,
  savedTime: formatStamp(entry.savedAt),
});
