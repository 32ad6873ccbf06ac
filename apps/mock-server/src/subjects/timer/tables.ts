import type { TimeActivity, TimeReason } from '@rpm/domain';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** The one timer of an account. */
    timers: TimerTable;
    time_entries: TimeEntryTable;
    /** What entries were before. Takes new rows only. */
    time_entry_versions: TimeVersionTable;
  }
}

/** What was done. */
interface Work {
  activity: TimeActivity;
  is_interactive: boolean;
  note: string;
}

/** The one timer of an account. */
export interface TimerTable extends Work {
  account_id: string;
  timer_id: string;
  clinic_id: string;
  patient_id: string;
  by_record: boolean;
  started_at: Date;
  since: Date | null;
  paused_at: Date | null;
  is_idle: boolean;
  last_activity_at: Date;
  last_sign_at: Date;
  seconds: number;
}

/** What an entry and its former states have. */
interface State extends Work {
  start_at: Date;
  end_at: Date;
  version: number;
  saved_by: string;
  saved_at: Date;
  reason: TimeReason | null;
  reason_text: string;
}

export interface TimeEntryTable extends State {
  id: string;
  timer_id: string | null;
  clinic_id: string;
  patient_id: string;
  author_id: string;
}

export interface TimeVersionTable extends State {
  entry_id: string;
  /** Whose time it was then. */
  patient_id: string;
}
