import { type Breach, takeIn, valuesKey } from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import type { IncomingReading } from '../readings/contract.ts';
import { breachesOf } from './contract.ts';
import { eventRow } from './events.sql.ts';
import { gainsOf } from './gains.sql.ts';
import { alertOf, alertReadingRow, alertRow } from './rows.sql.ts';
import { keepUsual } from './usual.sql.ts';

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
  const clinics = await clinicsOf(trx, rows, alerts);
  await trx
    .insertInto('alerts')
    .values(alerts.map((alert) => alertRow(alert, clinics.get(alert.patientId) ?? '')))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        severity: eb.ref('excluded.severity'),
        state: eb.ref('excluded.state'),
        snoozed_until: eb.ref('excluded.snoozed_until'),
        waits_since: eb.ref('excluded.waits_since'),
        escalated: eb.ref('excluded.escalated'),
        escalated_at: eb.ref('excluded.escalated_at'),
        first_at: eb.ref('excluded.first_at'),
        second_at: eb.ref('excluded.second_at'),
        last_at: eb.ref('excluded.last_at'),
        last_received_at: eb.ref('excluded.last_received_at'),
        readings: eb.ref('excluded.readings'),
        shown: eb.ref('excluded.shown'),
        before: eb.ref('excluded.before'),
        review_id: eb.ref('excluded.review_id'),
        version: eb.ref('excluded.version'),
      })),
    )
    .execute();
  const firstAts = new Map(known.map(({ alertId, firstAt }) => [alertId, firstAt.getTime()]));
  await keepUsual(
    trx,
    alerts.filter(({ alertId, firstAt }) => firstAts.get(alertId) !== firstAt.getTime()),
  );
  // After the alerts: the wall looks for them.
  await trx
    .with('listed', (query) =>
      query
        .insertInto('alert_readings')
        .values(joined.map(({ alertId, reading }) => alertReadingRow(alertId, reading))),
    )
    .insertInto('alert_events')
    .values(events.map(eventRow))
    .execute();
}

/** The alerts that are not resolved, and the newest of those that are, of the patients; nobody moves them meanwhile. */
async function alertsOf(trx: Database, breaches: readonly Breach[]) {
  const patients = [...new Set(breaches.map(({ patientId }) => patientId))];
  return trx
    .selectFrom('alerts')
    .selectAll()
    .where(sql<boolean>`patient_id = any(${patients})`)
    .where(
      sql<boolean>`(state <> 'Resolved' or id = (
        select newest.id from alerts newest
        where newest.patient_id = alerts.patient_id and newest.vital = alerts.vital
          and newest.parameter = alerts.parameter and newest.side = alerts.side and newest.state = 'Resolved'
        order by newest.resolved_at desc, newest.id limit 1))`,
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The clinics of the patients; asked for only where no alert tells it. */
async function clinicsOf(
  trx: Database,
  rows: readonly { patient_id: string; clinic_id: string }[],
  alerts: readonly { patientId: string }[],
): Promise<Map<string, string>> {
  const clinics = new Map(rows.map(({ patient_id, clinic_id }) => [patient_id, clinic_id]));
  const unknown = [...new Set(alerts.map(({ patientId }) => patientId))].filter((id) => !clinics.has(id));
  if (unknown.length === 0) return clinics;
  const patients = await trx
    .selectFrom('patients')
    .select(['id', 'clinic_id'])
    .where('id', 'in', unknown)
    .execute();
  for (const { id, clinic_id } of patients) clinics.set(id, clinic_id);
  return clinics;
}
