import { type RawBuilder, sql } from 'kysely';
import { fates } from '../../rooms/fates.ts';

/** A table whose rows go along when two records become one. */
interface MovedTable {
  table: string;
  /** The column that says whose a row is. */
  owner: string;
  /** What names a row among those of one patient, as JSON that is the same in every time zone. */
  key: RawBuilder<unknown>;
  /** When a row stays behind: the other record has one (`other`) that takes its place. Left out: never. */
  clash?: RawBuilder<boolean>;
  /** Whether a row keeps when it changed. */
  isDated?: true;
}

const byId = sql`jsonb_build_array(t.id)`;
const of = (table: string, rest: Partial<MovedTable> = {}): MovedTable => ({
  table,
  owner: 'patient_id',
  key: byId,
  ...rest,
});

/** Those that change their owner. Readings are not among them: a reading cannot be changed, and goes as a copy. */
export const movedTables: readonly MovedTable[] = [
  ...fates.filter(({ stays }) => stays === null).map(({ table }) => of(table)),
  of('orders', { isDated: true }),
  of('notes'),
  of('note_drafts', {
    key: sql`jsonb_build_array(t.author_id)`,
    clash: sql<boolean>`other.author_id = t.author_id`,
  }),
  of('hospital_connections', {
    clash: sql<boolean>`other.hospital_id = t.hospital_id and other.ended_at is null and t.ended_at is null`,
  }),
  of('files', {
    key: sql`jsonb_build_array(t.txn_name)`,
    clash: sql<boolean>`other.txn_name = t.txn_name`,
  }),
  of('ranges', {
    key: sql`jsonb_build_array(t.vital, t.version)`,
    clash: sql<boolean>`other.vital = t.vital`,
  }),
  of('reviews'),
  of('alerts'),
  // With an address with which the other record is shared too they have ended before (`stopSharedTwice`): one that stayed
  // behind would be live, and nobody who may stop it would see it.
  of('shares', { owner: 'owner_id' }),
  of('bills', { clash: sql<boolean>`other.year = t.year and other.month = t.month` }),
  of('conversation_marks', {
    key: sql`jsonb_build_array(t.side, extract(epoch from t.up_to))`,
    clash: sql<boolean>`other.side = t.side and other.up_to = t.up_to`,
  }),
  of('time_entries'),
  of('time_entry_versions', { key: sql`jsonb_build_array(t.entry_id, t.version)` }),
  of('timers', { key: sql`jsonb_build_array(t.account_id)` }),
];

/** What names a reading among those of one patient. */
export const readingsTable = of('readings', {
  key: sql`jsonb_build_array(t.vital, extract(epoch from t.at), t.serial, t.values_key)`,
  clash: sql<boolean>`other.vital = t.vital and other.at = t.at and other.serial = t.serial
    and other.values_key = t.values_key`,
});

/** Tables that know a patient and whose rows do not go along, with the reason. */
export const notMoved: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fates.flatMap(({ table, stays }) => (stays === null ? [] : [[table, stays]]))),
  patients: 'the records themselves, which both stay',
  reading_months: 'counted of the readings',
  reading_days: 'counted of the readings',
  judged_months: 'judged anew of the record that stays, and not shown of one that went',
  judged_changes: 'what was written of each record',
  latest_readings: 'counted of the readings',
  out_of_range_readings: 'counted of the readings',
  patient_lines: 'counted of patient, readings, reviews and orders',
  reminders: 'chosen by whoever logs in to a record; the one that stays has its own',
  activation_codes: 'ends: nobody opens an account for the record that goes',
  audit_changes: 'belongs to lines of the log, which stay',
  erased_patients: 'what remains of who was erased',
  merges: 'what was merged',
  file_uploads: 'not finished: whoever sends it begins again',
  file_upload_parts: 'not finished: whoever sends it begins again',
  review_claims: 'over after minutes by itself',
  review_rounds: 'where somebody is in the queue, which has no merged record',
};
