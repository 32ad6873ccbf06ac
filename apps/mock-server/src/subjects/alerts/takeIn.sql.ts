import { type Alert, type Breach, takeIn, valuesKey } from '@rpm/domain';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { Tables } from '../../store/sql/tables.ts';
import type { IncomingReading } from '../readings/contract.ts';
import { breachesOf } from './contract.ts';
import { eventRow } from './events.sql.ts';
import { gainsOf } from './gains.sql.ts';
import { alertOf, alertReadingRow, alertRow } from './rows.sql.ts';
import type {} from './tables.ts';
import { usualValues } from './usual.sql.ts';

/** What tells of `add_readings` which readings out of range, and which weights, are new: patient, vital, seconds, device and values. */
export type FreshReading = readonly [string, string, number, string, string];

/**
 * Takes what of new readings is out of limits into the alerts. Called in the transaction of the delivery, which holds
 * the patients' rows: a few statements for a delivery, however many readings it has.
 */
export async function alertsTakeIn(
  trx: Database,
  readings: readonly IncomingReading[],
  fresh: readonly FreshReading[],
): Promise<void> {
  const isNew = new Set(
    fresh.map(([patient, vital, at, ...rest]) => [patient, vital, Number(at), ...rest].join(' ')),
  );
  const incoming = readings.filter(({ patientId, vital, at, serial, values }) =>
    // By the values in the unit of the limits, as they are stored, also of what came in another unit.
    isNew.has([patientId, vital, at.getTime() / 1000, serial, valuesKey(values)].join(' ')),
  );
  const breaches = [...breachesOf(incoming), ...(await gainsOf(trx, incoming))];
  const [first] = breaches;
  if (!first) return;
  const rows = await alertsOf(trx, breaches);
  const known = rows.map(alertOf);
  const open = known.filter((each) => each.state !== 'Resolved');
  const previous = known.flatMap((each) =>
    each.resolvedAt ? [{ ...each, resolvedAt: each.resolvedAt }] : [],
  );
  const { alerts, readings: joined, events } = takeIn(open, previous, breaches, first.receivedAt);
  const before = new Map(rows.map((row) => [row.id, row]));
  const isNewFirst = ({ alertId, firstAt }: Alert) =>
    before.get(alertId)?.first_at.getTime() !== firstAt.getTime();
  const usual = await usualValues(trx, alerts.filter(isNewFirst));
  await keepAlerts(
    trx,
    alerts.map((alert) => ({
      ...alertRow(alert, ''),
      usual: (usual.has(alert.alertId) ? usual.get(alert.alertId) : before.get(alert.alertId)?.usual) ?? null,
    })),
  );
  // After the alerts: the wall looks for them.
  await sql`${prepared}
    with listed as (
      insert into alert_readings (alert_id, at, serial, value, received_at, severity, passed, range_version)
      select * from jsonb_to_recordset(${jsonOf(joined.map(({ alertId, reading }) => alertReadingRow(alertId, reading)))}::jsonb)
        as given(alert_id text, at timestamptz, serial text, value float8, received_at timestamptz, severity smallint,
          passed float8, range_version integer))
    insert into alert_events (alert_id, kind, at, by_id, to_id, details)
    select alert_id, kind, at, by_id, to_id, details::jsonb from jsonb_to_recordset(${jsonOf(events.map(eventRow))}::jsonb)
      as given(alert_id text, kind text, at timestamptz, by_id text, to_id text, details text)`.execute(trx);
}

const jsonOf = (rows: readonly object[]) => JSON.stringify(rows);

/** Writes alerts, those that are new and those that are there, in one statement whose plan is kept. Their clinics are those of the patients. */
async function keepAlerts(trx: Database, rows: readonly object[]): Promise<void> {
  await sql`${prepared}
    insert into alerts (id, clinic_id, patient_id, vital, parameter, side, severity, state, owner_id, snoozed_until, opened_at,
      waits_since, escalated, escalated_at, first_at, second_at, last_at, last_received_at, readings, shown, previous_id,
      came_later, before, review_id, version, usual)
    select id, (select clinic_id from patients where patients.id = given.patient_id), patient_id, vital, parameter, side,
      severity, state, owner_id, snoozed_until, opened_at, waits_since, escalated, escalated_at, first_at, second_at, last_at,
      last_received_at, readings, shown::jsonb, previous_id, came_later, before::jsonb, review_id, version, usual
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as given(id text, patient_id text, vital text, parameter text, side text,
      severity smallint, state text, owner_id text, snoozed_until timestamptz, opened_at timestamptz, waits_since timestamptz,
      escalated text, escalated_at timestamptz, first_at timestamptz, second_at timestamptz, last_at timestamptz,
      last_received_at timestamptz, readings integer, shown text, previous_id text, came_later boolean, before text,
      review_id text, version integer, usual float8)
    on conflict (id) do update set severity = excluded.severity, state = excluded.state, snoozed_until = excluded.snoozed_until,
      waits_since = excluded.waits_since, escalated = excluded.escalated, escalated_at = excluded.escalated_at,
      first_at = excluded.first_at, second_at = excluded.second_at, last_at = excluded.last_at,
      last_received_at = excluded.last_received_at, readings = excluded.readings, shown = excluded.shown,
      before = excluded.before, review_id = excluded.review_id, version = excluded.version, usual = excluded.usual`.execute(
    trx,
  );
}

/** The alerts that the breaches join, and the newest resolved ones of their kinds; nobody moves them meanwhile. */
async function alertsOf(trx: Database, breaches: readonly Breach[]) {
  const kinds = new Map(
    breaches.map(({ patientId, vital, parameter, side }) => [
      JSON.stringify([patientId, vital, parameter, side]),
      { patient_id: patientId, vital, parameter, side },
    ]),
  );
  const { rows } = await sql<Selectable<Tables['alerts']>>`${prepared}
    select alerts.* from alerts where alerts.id in (
      select found.id from jsonb_to_recordset(${jsonOf([...kinds.values()])}::jsonb)
          as k(patient_id text, vital text, parameter text, side text)
        cross join lateral (
          (select id from alerts a where a.patient_id = k.patient_id and a.vital = k.vital and a.parameter = k.parameter
            and a.side = k.side and a.state <> 'Resolved' limit 1)
          union all
          (select id from alerts a where a.patient_id = k.patient_id and a.vital = k.vital and a.parameter = k.parameter
            and a.side = k.side and a.state = 'Resolved' order by a.resolved_at desc, a.id limit 1)) as found)
    order by alerts.id for update`.execute(trx);
  return rows;
}
