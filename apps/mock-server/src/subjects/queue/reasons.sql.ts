import { classOfSeverity, fullName, type NameParts, type RankFacts, silentBefore } from '@rpm/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '../../store/sql/tables.ts';
import { judgedBy } from '../alerts/page.sql.ts';
import { reasonOf, type WaitingAlert } from './contract.ts';

type Alert = Selectable<Tables['alerts']>;

interface AlertRow
  extends Pick<Alert, 'id' | 'version' | 'severity' | 'vital' | 'parameter' | 'side' | 'readings' | 'usual'> {
  first_at: string;
  value: number;
  at: string;
  passed: number;
  set_at: string | null;
  setter_first: string | null;
  setter_middle: string | null;
  setter_last: string | null;
}

/** Why a patient waits, as the database puts it in JSON. */
export interface ReasonJson {
  alerts: AlertRow[] | null;
  silent_since: string | null;
  last_look_at: string | null;
}

/** Whether an alert waits for somebody: open, or put off and back again. */
export const isWaiting = (now: Date): RawBuilder<boolean> =>
  sql`a.state <> 'Resolved' and (a.state = 'Open' or (a.state = 'Snoozed' and a.snoozed_until <= ${now}))`;

/** It, as one value of a statement about many patients. @param line the patient's row of `patient_lines` */
export const reasonJson = (
  line: RawBuilder<unknown>,
  now: Date,
): RawBuilder<ReasonJson> => sql`json_build_object(
  'alerts', (select json_agg(json_build_object('id', a.id, 'version', a.version,
      'severity', a.severity, 'vital', a.vital, 'parameter', a.parameter, 'side', a.side,
      'value', a.shown -> 'value', 'at', a.shown -> 'at', 'passed', a.shown -> 'limit',
      'readings', a.readings, 'first_at', a.first_at, 'usual', a.usual,
      'set_at', r.set_at, 'setter_first', s.first_name, 'setter_middle', s.middle_name, 'setter_last', s.last_name)
      order by a.id)
    from alerts a
      cross join lateral (${judgedBy(sql`a`)}) as judged
      left join ranges r on r.patient_id = judged.range_of and r.vital = a.vital and r.version = judged.range_version
      left join accounts s on s.id = r.set_by
    where a.patient_id = ${line}.patient_id and ${isWaiting(now)}),
  'silent_since', case when ${line}.silent_from <= ${silentBefore(now)} then nullif(${line}.silent_from, '-infinity') end,
  'last_look_at', ${line}.looked_at)`;

/** What such a value says of the alerts that wait. */
export const alertsOfJson = (patientId: string, { alerts }: ReasonJson): WaitingAlert[] =>
  (alerts ?? []).map((alert) => waitingOf(patientId, alert));

/** What it says in all; `null`: the patient waits for nothing. */
export const reasonOfJson = (patientId: string, json: ReasonJson, now: Date): RankFacts | null =>
  reasonOf(alertsOfJson(patientId, json), {
    lastLookAt: json.last_look_at === null ? null : new Date(json.last_look_at),
    silentSince: json.silent_since === null ? null : new Date(json.silent_since),
    now,
  });

const waitingOf = (patientId: string, row: AlertRow): WaitingAlert => ({
  alertId: row.id,
  version: row.version,
  patientId,
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
  },
});

function setterOf({ set_at: at, ...row }: AlertRow) {
  if (at === null) return null;
  const name: NameParts = {
    firstName: row.setter_first,
    middleName: row.setter_middle,
    lastName: row.setter_last,
  };
  return { name: fullName(name), at: new Date(at) };
}
