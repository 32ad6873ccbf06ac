import { classOfSeverity, fullName, silentBefore } from '@rpm/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import type { WaitingAlert } from './contract.ts';

type Alert = Selectable<Tables['alerts']>;
interface AlertRow
  extends Pick<
    Alert,
    'version' | 'patient_id' | 'severity' | 'vital' | 'parameter' | 'side' | 'readings' | 'first_at' | 'usual'
  > {
  alert_id: Alert['id'];
  value: number;
  at: Date;
  passed: number;
  set_at: Selectable<Tables['ranges']>['set_at'] | null;
  setter_first: string | null;
  setter_middle: string | null;
  setter_last: string | null;
}

/** The alerts that wait for somebody, of the patients `p` that are asked for, with what is usual for each of them. */
export async function waitingAlerts(
  db: Database,
  isAsked: RawBuilder<boolean>,
  now: Date,
): Promise<WaitingAlert[]> {
  const { rows } = await sql<AlertRow>`
    select a.id as alert_id, a.version, a.patient_id, a.severity, a.vital, a.parameter, a.side,
      (a.shown ->> 'value')::float8 as value, (a.shown ->> 'at')::timestamptz as at,
      (a.shown ->> 'limit')::float8 as passed, a.readings, a.first_at, a.usual, r.set_at,
      s.first_name as setter_first, s.middle_name as setter_middle, s.last_name as setter_last
    from alerts a join patients p on p.id = a.patient_id
      left join ranges r on r.patient_id = coalesce(a.shown ->> 'rangeOf', a.patient_id) and r.vital = a.vital
        and r.version = (a.shown ->> 'rangeVersion')::int
      left join accounts s on s.id = r.set_by
    where a.state <> 'Resolved' and (a.state = 'Open' or (a.state = 'Snoozed' and a.snoozed_until <= ${now})) and ${isAsked}
    order by a.id`.execute(db);
  return rows.map((row) => ({
    alertId: row.alert_id,
    version: row.version,
    patientId: row.patient_id,
    usual: row.usual,
    waiting: {
      class: classOfSeverity(row.severity) === 'Critical' ? 'Critical' : 'Cautious',
      vital: row.vital,
      parameter: row.parameter,
      side: row.side,
      value: row.value,
      at: row.at,
      readings: row.readings,
      firstAt: row.first_at,
      limit: row.passed,
      limitSetBy: row.set_at && {
        name: fullName({
          ...{ firstName: row.setter_first, middleName: row.setter_middle, lastName: row.setter_last },
        }),
        at: row.set_at,
      },
    },
  }));
}

/** Since when a device that should send has sent nothing, by patient. */
export async function silences(
  db: Database,
  isAsked: RawBuilder<boolean>,
  now: Date,
): Promise<Map<string, Date>> {
  const before = silentBefore(now);
  const { rows } = await sql<{ id: string; since: Date | null }>`
    select p.id, nullif(greatest(n.at, o.at), 'epoch') as since
    from patients p
      join lateral (select min(coalesce(activated_at, 'epoch')) as at from orders
        where patient_id = p.id and status = 'Activated'
          and (activated_at is null or activated_at <= ${before})) o on o.at is not null
      left join lateral (select max(at) as at from latest_readings where patient_id = p.id) n on true
    where ${isAsked} and (n.at is null or n.at <= ${before})`.execute(db);
  return new Map(rows.flatMap(({ id, since }) => (since ? [[id, since] as const] : [])));
}

/** When somebody last looked through the readings, by patient. */
export async function lastLooks(db: Database, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; at: Date }>`
    select patient_id as id, max(at) as at from reviews
    where patient_id = any(${ids}) and undone_at is null group by patient_id`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, at]));
}
