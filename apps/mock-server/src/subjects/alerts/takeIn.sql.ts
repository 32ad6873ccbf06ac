import {
  type Alert,
  type AlertLine,
  alertKey,
  type Breach,
  gainParameter,
  takeIn,
  valuesKey,
} from '@rpm/domain';
import { type RawBuilder, sql } from 'kysely';
import { inOrder } from '../../store/inOrder.ts';
import type { Database } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { IncomingReading } from '../readings/contract.ts';
import { breachesOf } from './contract.ts';
import { eventRow } from './events.sql.ts';
import { gainsOf } from './gains.sql.ts';
import { type AlertJson, alertOf, alertOfJson, alertReadingRow, alertRow } from './rows.sql.ts';
import type {} from './tables.ts';
import { usualValues } from './usual.sql.ts';

/** What tells of `add_readings` which readings out of range, and which weights, are new: patient, vital, seconds, device and values. */
export type FreshReading = readonly [string, string, number, string, string];

/**
 * The alerts that readings may join, and the newest resolved ones of their kinds: what they are about, as
 * `take_readings` is asked for them. Any weight may be up too far.
 */
export function kindsOf(readings: readonly IncomingReading[]): RawBuilder<unknown> {
  const kinds = readings.flatMap(({ patientId: patient_id, vital, excesses = [], gainAlertId }) => [
    ...excesses.map(({ parameter, side }) => ({ patient_id, vital, parameter, side })),
    ...(gainAlertId === undefined ? [] : [{ patient_id, vital, parameter: gainParameter, side: 'high' }]),
  ]);
  return sql`${jsonOf([...new Map(kinds.map((kind) => [JSON.stringify(kind), kind])).values()])}::jsonb`;
}

/**
 * Takes what of new readings is out of limits into the alerts. Called in the transaction of the delivery, which holds
 * the patients' rows and these alerts: a statement or two for a delivery, however many readings it has, and one more
 * where something comes for a time that an alert has been through.
 *
 * @param known what `take_readings` found: nobody moves it meanwhile
 */
export async function alertsTakeIn(
  trx: Database,
  readings: readonly IncomingReading[],
  fresh: readonly FreshReading[],
  known: readonly AlertJson[],
): Promise<void> {
  const isNew = new Set(
    fresh.map(([patient, vital, at, ...rest]) => [patient, vital, Number(at), ...rest].join(' ')),
  );
  const incoming = inOrder(readings).filter(({ patientId, vital, at, serial, values }) =>
    // By the values in the unit of the limits, as they are stored, also of what came in another unit.
    isNew.has([patientId, vital, at.getTime() / 1000, serial, valuesKey(values)].join(' ')),
  );
  const breaches = [...breachesOf(incoming), ...(await gainsOf(trx, incoming))];
  const [first] = breaches;
  if (!first) return;
  const rows = known.map(alertOfJson);
  const before = new Map(rows.map((row) => [row.id, row]));
  const stood = rows.map(alertOf);
  const open = stood.filter((each) => each.state !== 'Resolved');
  const previous = stood.flatMap((each) =>
    each.resolvedAt ? [{ ...each, resolvedAt: each.resolvedAt }] : [],
  );
  const lines = await linesThere(trx, open, breaches);
  const { alerts, readings: joined, events } = takeIn(open, previous, breaches, first.receivedAt, lines);
  const isNewFirst = ({ alertId, firstAt }: Alert) =>
    before.get(alertId)?.first_at.getTime() !== firstAt.getTime();
  const usual = await usualValues(trx, alerts.filter(isNewFirst));
  const kept = alerts.map((alert) => ({
    ...alertRow(alert, ''),
    usual: (usual.has(alert.alertId) ? usual.get(alert.alertId) : before.get(alert.alertId)?.usual) ?? null,
  }));
  const gained = joined.map(({ alertId, reading }) => alertReadingRow(alertId, reading));
  await sql`${prepared} select keep_alerts(${jsonOf(kept)}::jsonb, ${jsonOf(gained)}::jsonb, ${jsonOf(events.map(eventRow))}::jsonb)`.execute(
    trx,
  );
}

/**
 * The lines of alerts at the times of breaches that may be among them. Nearly always what comes is later than all that
 * the alert has, and nobody needs to look.
 */
async function linesThere(
  trx: Database,
  open: readonly Alert[],
  breaches: readonly Breach[],
): Promise<AlertLine[]> {
  const alerts = new Map(open.map((alert) => [alertKey(alert), alert]));
  const doubtful = breaches.flatMap((breach) => {
    const alert = alerts.get(alertKey(breach));
    const isWithin = alert !== undefined && alert.firstAt <= breach.at && breach.at <= alert.lastAt;
    return isWithin ? [{ alertId: alert.alertId, at: breach.at.toISOString() }] : [];
  });
  if (doubtful.length === 0) return [];
  const { rows } = await sql<AlertLine>`
    select alert_id as "alertId", at, serial, value from alert_readings
    where alert_id = any(${doubtful.map(({ alertId }) => alertId)}::text[])
      and at = any(${doubtful.map(({ at }) => at)}::timestamptz[])`.execute(trx);
  return rows;
}

const jsonOf = (rows: readonly object[]) => JSON.stringify(rows);
