import { classOfSeverity, fullName, type NameParts, repetitionOf, silentBefore } from '@rpm/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '../../store/sql/tables.ts';
import { judgedBy, normalAt } from '../alerts/page.sql.ts';
import type { WaitingAlert } from './contract.ts';

type Alert = Selectable<Tables['alerts']>;

/** An alert that waits, as the database puts it in JSON. */
export interface AlertRow
  extends Pick<
    Alert,
    'id' | 'version' | 'patient_id' | 'severity' | 'vital' | 'parameter' | 'side' | 'readings' | 'usual'
  > {
  first_at: string;
  second_at: string | null;
  normal_at: string | null;
  value: number;
  at: string;
  passed: number;
  set_at: string | null;
  setter_first: string | null;
  setter_middle: string | null;
  setter_last: string | null;
}

/** Whether an alert waits for somebody: open, or put off and back again. */
export const isWaiting = (now: Date): RawBuilder<boolean> =>
  sql`a.state <> 'Resolved' and (a.state = 'Open' or (a.state = 'Snoozed' and a.snoozed_until <= ${now}))`;

/** The alerts that wait, of all patients of a page as one value: one by one they would cost several times as much. @param isAsked of alerts `a` */
export const waitingAlerts = (isAsked: RawBuilder<unknown>, now: Date): RawBuilder<AlertRow[] | null> => sql`
  (select json_agg(json_build_object('id', a.id, 'version', a.version, 'patient_id', a.patient_id,
      'severity', a.severity, 'vital', a.vital, 'parameter', a.parameter, 'side', a.side,
      'value', a.shown -> 'value', 'at', a.shown -> 'at', 'passed', a.shown -> 'limit',
      'readings', a.readings, 'first_at', a.first_at, 'second_at', a.second_at,
      'normal_at', ${normalAt(sql`a`)}, 'usual', a.usual,
      'set_at', r.set_at, 'setter_first', s.first_name, 'setter_middle', s.middle_name, 'setter_last', s.last_name)
      order by a.id)
    from alerts a
      cross join lateral (${judgedBy(sql`a`)}) as judged
      left join lateral (select set_by, set_at from ranges where patient_id = judged.range_of and vital = a.vital
        and version = judged.range_version limit 1) r on true
      left join lateral (select first_name, middle_name, last_name from accounts where id = r.set_by limit 1) s on true
    where ${isAsked} and ${isWaiting(now)})`;

/** What such a value says, by patient. */
export const alertsOf = (rows: AlertRow[] | null, now: Date): Map<string, WaitingAlert[]> =>
  Map.groupBy(
    (rows ?? []).map((row) => waitingOf(row, now)),
    ({ patientId }) => patientId,
  );

/** Since when the device of a line should have sent something and has not. */
export const silentSince = (line: RawBuilder<unknown>, now: Date): RawBuilder<Date | null> =>
  sql`case when ${line}.silent_from <= ${silentBefore(now)} then nullif(${line}.silent_from, '-infinity') end`;

const waitingOf = (row: AlertRow, now: Date): WaitingAlert => ({
  alertId: row.id,
  version: row.version,
  patientId: row.patient_id,
  usual: row.usual,
  waiting: {
    class: classOfSeverity(row.severity) === 'Critical' ? 'Critical' : 'Cautious',
    vital: row.vital,
    parameter: row.parameter,
    side: row.side,
    value: row.value,
    at: new Date(row.at),
    readings: row.readings,
    firstAt: new Date(row.first_at),
    limit: row.passed,
    limitSetBy: setterOf(row),
    repetition: repetitionOf(
      { firstAt: new Date(row.first_at), secondAt: dateOf(row.second_at) },
      dateOf(row.normal_at),
      now,
    ),
  },
});

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

function setterOf({ set_at: at, setter_first, setter_middle, setter_last }: AlertRow) {
  if (at === null) return null;
  const name: NameParts = { firstName: setter_first, middleName: setter_middle, lastName: setter_last };
  return { name: fullName(name), at: new Date(at) };
}
