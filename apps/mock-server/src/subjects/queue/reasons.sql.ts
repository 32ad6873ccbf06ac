import { classOfSeverity, fullName, type NameParts, silentBefore } from '@rpm/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { judgedBy } from '../alerts/page.sql.ts';
import { type QueuePlace, reasonOf, type WaitingAlert } from './contract.ts';

/** Whose reasons are asked for: all who are in the care of a clinic or of one provider of it, or some patients. */
export type AskedPatients = { clinicId: string; providerId?: string } | { patientIds: readonly string[] };

type Patient = Selectable<Tables['patients']>;
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

interface WaitingRow extends Pick<Patient, 'id' | 'birth_date' | 'first_name' | 'middle_name' | 'last_name'> {
  silent_since: Date | null;
  last_look_at: Date | null;
  alerts: AlertRow[] | null;
  claim: ({ userId: string; until: string } & NameParts) | null;
}

/**
 * Who waits for somebody among the patients that are asked for, and why, in one statement: those with an alert that waits and
 * those whose device should send and is silent. All else is looked up of them alone.
 */
export async function waitingPlaces(db: Database, asked: AskedPatients, now: Date): Promise<QueuePlace[]> {
  const { rows } = await sql<WaitingRow>`${prepared}
    with asked as materialized (select id, birth_date, first_name, middle_name, last_name from patients p where ${isAsked(asked)}),
    waiting as materialized (select a.patient_id, json_agg(json_build_object('id', a.id, 'version', a.version,
        'severity', a.severity, 'vital', a.vital, 'parameter', a.parameter, 'side', a.side,
        'value', (a.shown ->> 'value')::float8, 'at', (a.shown ->> 'at')::timestamptz,
        'passed', (a.shown ->> 'limit')::float8, 'readings', a.readings, 'first_at', a.first_at, 'usual', a.usual,
        'set_at', r.set_at, 'setter_first', s.first_name, 'setter_middle', s.middle_name, 'setter_last', s.last_name)
        order by a.id) as alerts
      from alerts a
        cross join lateral (${judgedBy(sql`a`)}) as judged
        left join ranges r on r.patient_id = judged.range_of and r.vital = a.vital and r.version = judged.range_version
        left join accounts s on s.id = r.set_by
      where ${isAlertAsked(asked)} and a.state <> 'Resolved'
        and (a.state = 'Open' or (a.state = 'Snoozed' and a.snoozed_until <= ${now}))
      group by a.patient_id),
    silent as materialized (select asked.id, nullif(greatest(n.at, o.at), 'epoch') as since
      from asked
        join lateral (select min(coalesce(activated_at, 'epoch')) as at from orders
          where patient_id = asked.id and status = 'Activated'
            and (activated_at is null or activated_at <= ${silentBefore(now)})) o on o.at is not null
        left join lateral (select max(at) as at from latest_readings where patient_id = asked.id) n on true
      where n.at is null or n.at <= ${silentBefore(now)})
    select asked.*, silent.since as silent_since, waiting.alerts,
      (select max(at) from reviews where patient_id = asked.id and undone_at is null) as last_look_at,
      (select json_build_object('userId', c.account_id, 'until', c.until, 'firstName', b.first_name,
          'middleName', b.middle_name, 'lastName', b.last_name)
        from review_claims c join accounts b on b.id = c.account_id
        where c.patient_id = asked.id and c.until > ${now}) as claim
    from asked left join waiting on waiting.patient_id = asked.id left join silent on silent.id = asked.id
    where waiting.patient_id is not null or silent.since is not null`.execute(db);
  return rows.flatMap((row) => placeOf(row, now) ?? []);
}

const isAsked = (asked: AskedPatients): RawBuilder<boolean> =>
  'patientIds' in asked
    ? sql`p.id = any(${[...asked.patientIds]})`
    : sql`p.clinic_id = ${asked.clinicId} and p.merged_into is null and p.discharged_at is null
        ${asked.providerId === undefined ? sql`` : sql`and p.provider_id = ${asked.providerId}`}`;

/** Those of a whole clinic are found by its own index, however many patients it has. */
const isAlertAsked = (asked: AskedPatients): RawBuilder<boolean> =>
  'patientIds' in asked
    ? sql`a.patient_id = any(${[...asked.patientIds]})`
    : sql`a.clinic_id = ${asked.clinicId}`;

function placeOf(row: WaitingRow, now: Date): QueuePlace | null {
  const alerts = (row.alerts ?? []).map((alert) => waitingOf(row.id, alert));
  const facts = reasonOf(alerts, { lastLookAt: row.last_look_at, silentSince: row.silent_since, now });
  return (
    facts && {
      ...facts,
      patientId: row.id,
      birthDate: row.birth_date,
      name: fullName({ firstName: row.first_name, middleName: row.middle_name, lastName: row.last_name }),
      alerts: alerts.map(({ alertId, version }) => ({ alertId, version })),
      claim: row.claim && {
        by: { userId: row.claim.userId, name: fullName(row.claim) },
        until: new Date(row.claim.until),
      },
    }
  );
}

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
    limitSetBy:
      row.set_at === null
        ? null
        : {
            name: fullName({
              ...{ firstName: row.setter_first, middleName: row.setter_middle, lastName: row.setter_last },
            }),
            at: new Date(row.set_at),
          },
  },
});
