import type { Bill, ReminderSave } from '@rpm/domain';
import { fates } from '../../rooms/fates.ts';
import type { StoredAlert } from '../alerts/contract.ts';
import type { StoredCompliance } from '../compliance/contract.ts';
import type { StoredInquiry } from '../inquiries/contract.ts';
import type { StoredNote } from '../notes/contract.ts';
import type { StoredMark } from '../notes/conversations.contract.ts';
import type { StoredOrder } from '../orders/contract.ts';
import type { StoredRange } from '../ranges/contract.ts';
import type { StoredRecordRequest } from '../recordRequests/contract.ts';
import type { StoredReview } from '../reviews/contract.ts';
import type { Share } from '../sharing/contract.ts';
import type { StoredTimeEntry, StoredTimeVersion } from '../timer/contract.ts';

/** All that is kept of a patient and has no call that reads it page by page. Each oldest first. */
export interface WholeRecord {
  orders: (StoredOrder & { changedAt: Date })[];
  notes: StoredNote[];
  ranges: StoredRange[];
  /** Also those that were taken back. */
  reviews: (StoredReview & { isUndone: boolean })[];
  shares: Omit<Share, 'tokenHash'>[];
  bills: Bill[];
  alerts: ExportedAlert[];
  compliance: ExportedCompliance[];
  /** Requests for records of other clinics, with all that was done with them. */
  recordRequests: Omit<StoredRecordRequest, 'clinicId'>[];
  absences: { until: string }[];
  /** What was chosen, if ever, and on which days a mail went. */
  reminders: (ReminderSave & { days: string[] })[];
  /** Each with what it was before its changes. */
  timeEntries: (StoredTimeEntry & { before: StoredTimeVersion[] })[];
  /** What the patient sent by the inquiry. */
  inquiries: Pick<StoredInquiry, 'inquiryId' | 'type' | 'message' | 'at' | 'state'>[];
  /** What each side of the conversation has seen, and when. */
  conversationMarks: Omit<StoredMark, 'patientId'>[];
}

/** An alert with all of its readings and its history; what an undo would need is left out. */
type ExportedAlert = Omit<StoredAlert, 'clinicId' | 'before'>;
type ExportedCompliance = Omit<StoredCompliance, 'clinicId' | 'before'>;

/** How each table that knows a patient comes into the export: as which part of the file. */
export const exportedTables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    fates.flatMap(({ table, exported }) =>
      'as' in exported ? [[table, exported.as]] : 'within' in exported ? [[table, exported.within]] : [],
    ),
  ),
  patients: 'details, with billingPapers',
  orders: 'orders',
  readings: 'readings',
  notes: 'notes, in which the messages of the conversation are',
  conversation_marks: 'seen',
  ranges: 'ranges',
  reviews: 'reviews',
  files: 'files',
  shares: 'shares',
  bills: 'bills',
  alerts: 'alerts, with alert_readings and alert_events',
  hospital_connections: 'hospitals, without what opens them',
  reminders: 'reminders',
  time_entries: 'timeEntries',
  time_entry_versions: 'timeEntries, without what an entry was before it came from another patient',
};

/** Tables that know a patient and are in no export, with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    fates.flatMap(({ table, exported }) => ('not' in exported ? [[table, exported.not]] : [])),
  ),
  reading_months: 'counted of the readings',
  reading_days: 'counted of the readings',
  judged_months: 'judged of what is in the export',
  judged_changes: 'how often something was written, without what',
  latest_readings: 'counted of the readings',
  out_of_range_readings: 'counted of the readings',
  patient_lines: 'counted of patient, readings, reviews and orders',
  note_drafts: 'not written yet: only its author reads it',
  file_uploads: 'not finished: it is a file when all of it has come',
  file_upload_parts: 'not finished: it is a file when all of it has come',
  timers: 'time that is not over; it is an entry when it ends',
  activation_codes: 'a hash of a secret',
  audit_changes: 'digests that seal lines of the log, which are in the export',
  erased_patients: 'what remains of who was erased, whom nobody exports',
  merges: 'how two records became one; the log in the export says so',
  review_claims: 'who looks at the record at this moment',
  review_rounds: 'where somebody is in the queue',
};

export interface WholeRecords {
  of(patientId: string): Promise<WholeRecord>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    wholeRecords: WholeRecords;
  }
}
