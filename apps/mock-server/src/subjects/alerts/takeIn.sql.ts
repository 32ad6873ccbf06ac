import { type Alert, type AlertChanges, gainParameter, takeIn, valuesKey } from '@rpm/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { Tables } from '../../store/sql/tables.ts';
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
  return jsonOf([...new Map(kinds.map((kind) => [JSON.stringify(kind), kind])).values()]);
}

/**
 * Takes what of new readings is out of limits into the alerts. Called in the transaction of the delivery, which holds
 * the patients' rows and these alerts: a statement or two for a delivery, however many readings it has.
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
  const incoming = readings.filter(({ patientId, vital, at, serial, values }) =>
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
  const changes = takeIn(open, previous, breaches, first.receivedAt);
  const { alerts } = changes;
  const opened = alerts.filter((alert) => isNewFirst(alert, before.get(alert.alertId)));
  const usual = await usualValues(trx, opened);
  const usualOf = ({ alertId }: Alert) =>
    (usual.has(alertId) ? usual.get(alertId) : before.get(alertId)?.usual) ?? null;
  await sql`${prepared} select keep_alerts(${changedRows(changes, usualOf)})`.execute(trx);
}

/** Whether the first reading of an alert is another one than it was, before which it is looked for what is usual. */
export const isNewFirst = ({ firstAt }: Alert, before: Selectable<Tables['alerts']> | undefined): boolean =>
  before?.first_at.getTime() !== firstAt.getTime();

/** What readings changed, as `keep_alerts` takes it: the alerts, the readings that they gained, and what is told of them. */
export const changedRows = (
  { alerts, readings, events }: AlertChanges,
  usualOf: (alert: Alert) => number | null,
): RawBuilder<unknown> =>
  sql.join([
    jsonOf(alerts.map((alert) => ({ ...alertRow(alert, ''), usual: usualOf(alert) }))),
    jsonOf(readings.map(({ alertId, reading }) => alertReadingRow(alertId, reading))),
    jsonOf(events.map(eventRow)),
  ]);

const jsonOf = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;
