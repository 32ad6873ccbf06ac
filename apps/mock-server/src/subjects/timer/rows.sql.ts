import type { Insertable, Selectable } from 'kysely';
import type { StoredTimeEntry, StoredTimer } from './contract.ts';
import type { TimeEntryTable, TimerTable, TimeVersionTable } from './tables.ts';

/** A row of the table of timers. */
export const timerRow = (timer: StoredTimer): Insertable<TimerTable> => ({
  account_id: timer.accountId,
  timer_id: timer.timerId,
  clinic_id: timer.clinicId,
  patient_id: timer.patientId,
  activity: timer.activity,
  is_interactive: timer.isInteractive,
  note: timer.note,
  by_record: timer.byRecord,
  started_at: timer.startedAt,
  since: timer.since,
  paused_at: timer.pausedAt,
  is_idle: timer.isIdle,
  last_activity_at: timer.lastActivityAt,
  last_sign_at: timer.lastSignAt,
  seconds: timer.seconds,
});

/** A timer of its row. */
export const timerOf = (row: Selectable<TimerTable>): StoredTimer => ({
  accountId: row.account_id,
  timerId: row.timer_id,
  clinicId: row.clinic_id,
  patientId: row.patient_id,
  activity: row.activity,
  isInteractive: row.is_interactive,
  note: row.note,
  byRecord: row.by_record,
  startedAt: row.started_at,
  since: row.since,
  pausedAt: row.paused_at,
  isIdle: row.is_idle,
  lastActivityAt: row.last_activity_at,
  lastSignAt: row.last_sign_at,
  seconds: row.seconds,
});

/** What of an entry changes with its versions. */
type State = Omit<StoredTimeEntry, 'entryId' | 'timerId' | 'clinicId' | 'patientId' | 'authorId'>;

/** What of an entry changes with its versions, as columns. */
export const stateRow = (state: State): Omit<Insertable<TimeVersionTable>, 'entry_id' | 'patient_id'> => ({
  start_at: state.start,
  end_at: state.end,
  activity: state.activity,
  is_interactive: state.isInteractive,
  note: state.note,
  version: state.version,
  saved_by: state.savedById,
  saved_at: state.savedAt,
  reason: state.reason,
  reason_text: state.reasonText,
});

/** The same of its columns. */
export const stateOf = (row: Omit<Selectable<TimeVersionTable>, 'entry_id' | 'patient_id'>): State => ({
  start: row.start_at,
  end: row.end_at,
  activity: row.activity,
  isInteractive: row.is_interactive,
  note: row.note,
  version: row.version,
  savedById: row.saved_by,
  savedAt: row.saved_at,
  reason: row.reason,
  reasonText: row.reason_text,
});

/** A row of the table of entries. */
export const timeEntryRow = (entry: StoredTimeEntry): Insertable<TimeEntryTable> => ({
  id: entry.entryId,
  timer_id: entry.timerId,
  clinic_id: entry.clinicId,
  patient_id: entry.patientId,
  author_id: entry.authorId,
  ...stateRow(entry),
});

/** An entry of its row. */
export const timeEntryOf = (row: Selectable<TimeEntryTable>): StoredTimeEntry => ({
  entryId: row.id,
  timerId: row.timer_id,
  clinicId: row.clinic_id,
  patientId: row.patient_id,
  authorId: row.author_id,
  ...stateOf(row),
});
