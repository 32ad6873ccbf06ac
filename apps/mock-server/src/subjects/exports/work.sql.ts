import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { eventOf } from '../alerts/events.sql.ts';
import { alertOf, alertReadingOf } from '../alerts/rows.sql.ts';
import { compareTexts } from '../patients/search.ts';
import { requestOf } from '../recordRequests/sql.ts';
import type { TimeVersionTable } from '../timer/tables.ts';
import type { WholeRecord } from './contract.ts';

type Work = Pick<
  WholeRecord,
  | 'alerts'
  | 'compliance'
  | 'recordRequests'
  | 'absences'
  | 'reminders'
  | 'timeEntries'
  | 'inquiries'
  | 'conversationMarks'
>;

/** What was done for a patient, and what the patient said, each oldest first. */
export const workOf = async (db: Database, id: string): Promise<Work> => ({
  alerts: await alertsOf(db, id),
  compliance: await complianceOf(db, id),
  recordRequests: await requestsOf(db, id),
  absences: await db
    .selectFrom('absences')
    .select('until')
    .where('patient_id', '=', id)
    .orderBy('id')
    .execute(),
  reminders: await remindersOf(db, id),
  timeEntries: await timeOf(db, id),
  inquiries: await inquiriesOf(db, id),
  conversationMarks: await marksOf(db, id),
});

async function requestsOf(db: Database, id: string): Promise<Work['recordRequests']> {
  const rows = await db
    .selectFrom('record_requests')
    .selectAll()
    .where('patient_id', '=', id)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const { clinicId: _, ...request } = requestOf(row);
    return request;
  });
}

async function remindersOf(db: Database, id: string): Promise<Work['reminders']> {
  const { rows } = await sql<Work['reminders'][number]>`
    select is_on as "isOn", hour, array(select day from reminder_mails m
      where m.patient_id = r.patient_id order by day) as days
    from reminders r where r.patient_id = ${id}`.execute(db);
  return rows;
}

async function alertsOf(db: Database, id: string): Promise<Work['alerts']> {
  const own = db.selectFrom('alerts').where('patient_id', '=', id);
  const rows = await own.selectAll().orderBy('opened_at').orderBy(sql`id collate "C"`).execute();
  const readings = await db
    .selectFrom('alert_readings')
    .selectAll()
    .where('alert_id', 'in', own.select('id'))
    .orderBy('at')
    .orderBy(sql`serial collate "C"`)
    .execute();
  const events = await db
    .selectFrom('alert_events')
    .selectAll()
    .where('alert_id', 'in', own.select('id'))
    .orderBy('id')
    .execute();
  const listOf = Map.groupBy(readings, (row) => row.alert_id);
  const historyOf = Map.groupBy(events, (row) => row.alert_id);
  return rows.map((row) => {
    const { before: _, ...alert } = alertOf(row);
    return {
      ...alert,
      list: (listOf.get(row.id) ?? []).map(alertReadingOf),
      history: (historyOf.get(row.id) ?? []).map(eventOf),
    };
  });
}

async function complianceOf(db: Database, id: string): Promise<Work['compliance']> {
  const own = db.selectFrom('compliance_alerts').where('patient_id', '=', id);
  const rows = await own
    .select(['id as alertId', 'patient_id as patientId', 'kind', 'day', 'until', 'vital', 'count', 'state'])
    .select(['owner_id as ownerId', 'snoozed_until as snoozedUntil', 'opened_at as openedAt'])
    .select(['over_at as overAt', 'note', 'resolved_at as resolvedAt', 'version'])
    .orderBy('opened_at')
    .orderBy(sql`id collate "C"`)
    .execute();
  const events = await db
    .selectFrom('compliance_events')
    .select(['alert_id as alertId', 'kind', 'at', 'by_id as byId'])
    .where('alert_id', 'in', own.select('id'))
    .orderBy('id')
    .execute();
  const historyOf = Map.groupBy(events, ({ alertId }) => alertId);
  return rows.map((row) => ({ ...row, history: historyOf.get(row.alertId) ?? [] }));
}

async function timeOf(db: Database, id: string): Promise<Work['timeEntries']> {
  const own = db.selectFrom('time_entries').where('patient_id', '=', id);
  const rows = await own.selectAll().orderBy('start_at').orderBy(sql`id collate "C"`).execute();
  const versions = await db
    .selectFrom('time_entry_versions')
    .selectAll()
    .where('entry_id', 'in', own.select('id'))
    .where('patient_id', '=', id)
    .orderBy('version')
    .execute();
  const before = Map.groupBy(versions, (row) => row.entry_id);
  return rows.map((row) => ({
    ...stateOf(row),
    entryId: row.id,
    timerId: row.timer_id,
    clinicId: row.clinic_id,
    patientId: row.patient_id,
    authorId: row.author_id,
    before: (before.get(row.id) ?? []).map((each) => ({
      ...stateOf(each),
      entryId: row.id,
      patientId: row.patient_id,
    })),
  }));
}

const stateOf = (row: Omit<TimeVersionTable, 'entry_id' | 'patient_id'>) => ({
  activity: row.activity,
  isInteractive: row.is_interactive,
  note: row.note,
  start: row.start_at,
  end: row.end_at,
  version: row.version,
  savedById: row.saved_by,
  savedAt: row.saved_at,
  reason: row.reason,
  reasonText: row.reason_text,
});

const inquiriesOf = (db: Database, id: string): Promise<Work['inquiries']> =>
  db
    .selectFrom('inquiries')
    .select(['id as inquiryId', 'type', 'message', 'at', 'state'])
    .where('account_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();

async function marksOf(db: Database, id: string): Promise<Work['conversationMarks']> {
  const rows = await db
    .selectFrom('conversation_marks')
    .select(['side', 'up_to as upTo', 'account_id as accountId', 'at'])
    .where('patient_id', '=', id)
    .execute();
  return rows.sort((a, b) => a.at.getTime() - b.at.getTime() || compareTexts(a.side, b.side));
}
