import { limits } from '../limits/limits.ts';
import { parameterLimitsOf } from '../ranges/limitShapes.ts';
import { limitsInForce, type RangeVersion } from '../ranges/rangeInForce.ts';
import { excessOf, type LimitSide, severityOf } from '../vitals/readings.ts';
import type { Repetition } from '../vitals/repetitions.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import { type Alert, type AlertEvent, type AlertReading, type AlertSubject, alertKey } from './alert.ts';

/** A value out of limits, as a delivery brings it. */
export interface Breach extends AlertSubject, AlertReading {
  /** The id of the alert, if it opens one. */
  newAlertId: string;
}

/** What of a measurement is out of limits. */
export type Excesses = readonly (Pick<AlertReading, 'value' | 'class' | 'limit' | 'rangeVersion'> & {
  parameter: string;
  side: LimitSide;
})[];

/** The values of a measurement that are out of limits, each with the limit that it passed and the range that held it. */
export function excessesOf(
  vital: VitalKind,
  values: Readonly<Record<string, number>>,
  range?: Pick<RangeVersion, 'limits' | 'version'>,
): Excesses {
  const own = new Map(Object.entries(limitsInForce(vital, range)));
  return Object.entries(values).flatMap(([parameter, value]) => {
    const kept = own.get(parameter);
    const excess = kept && excessOf(value, parameterLimitsOf(kept));
    if (!excess) return [];
    const isOwn = range !== undefined && Object.hasOwn(range.limits, parameter);
    return [{ parameter, value, ...excess, rangeVersion: isOwn ? range.version : null }];
  });
}

/** The alert before one about the same, which is resolved. */
export interface PreviousAlert extends AlertSubject {
  alertId: string;
  resolvedAt: Date;
}

/** What readings change: alerts as they are then, the readings that each gained, and what its history tells. */
export interface AlertChanges {
  alerts: Alert[];
  readings: { alertId: string; reading: AlertReading }[];
  events: AlertEvent[];
}

/** What names a line of an alert among all of them: a device says one value of one second once. */
export type AlertLine = Pick<AlertReading, 'at' | 'serial' | 'value'> & { alertId: string };

/**
 * Takes readings that are out of limits into the alerts of their patients: each joins the one about the same, or opens
 * one. A joining reading can only raise its class; a rise to Critical ends what an acknowledgment or a snooze silenced.
 *
 * A device that sends a second again with one value corrected sends the other values as they were: what an alert has
 * already is neither counted nor told again (F8), but where it is worse by limits that were set meanwhile, it raises.
 *
 * @param alerts of these patients that are not resolved
 * @param previous the newest resolved alert about each
 * @param breaches readings that are new
 * @param now when they came
 * @param lines those that these alerts have already; of other times than the breaches' they may be left out
 * @see SCR-02
 */
export function takeIn(
  alerts: readonly Alert[],
  previous: readonly PreviousAlert[],
  breaches: readonly Breach[],
  now: Date,
  lines: readonly AlertLine[] = [],
): AlertChanges {
  const open = new Map(alerts.map((alert) => [alertKey(alert), alert]));
  const before = new Map(previous.map((alert) => [alertKey(alert), alert]));
  const there = new Set(lines.map(lineKey));
  const changed = new Map<string, Alert>();
  const changes: AlertChanges = { alerts: [], readings: [], events: [] };
  for (const { newAlertId, ...breach } of [...breaches].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const key = alertKey(breach);
    const found = open.get(key);
    const reading = readingOf(breach);
    const line = lineKey({ ...reading, alertId: found?.alertId ?? newAlertId });
    const isThere = there.has(line);
    if (isThere && found && severityOf(reading.class) <= severityOf(found.class)) continue;
    const alert = found
      ? joined(found, reading, isThere, now)
      : opened(newAlertId, breach, before.get(key), now);
    open.set(key, alert);
    changed.set(key, alert);
    there.add(line);
    if (!isThere) changes.readings.push({ alertId: alert.alertId, reading });
    const isRaised = found?.class === 'Cautious' && alert.class === 'Critical';
    const kind = found ? (isRaised ? 'raised' : 'joined') : 'opened';
    const { value } = reading;
    changes.events.push({ alertId: alert.alertId, kind, at: now, byId: null, value, class: reading.class });
  }
  for (const alert of changed.values()) changes.alerts.push({ ...alert, version: alert.version + 1 });
  return changes;
}

const lineKey = ({ alertId, at, serial, value }: AlertLine) =>
  JSON.stringify([alertId, at.getTime(), serial, value]);

const readingOf = ({
  at,
  receivedAt,
  serial,
  value,
  class: judged,
  limit,
  rangeVersion,
  period,
  since,
}: AlertReading): AlertReading => ({
  at,
  receivedAt,
  serial,
  value,
  class: judged,
  limit,
  rangeVersion,
  ...(period && { period }),
  ...(since && { since }),
});

function opened(
  alertId: string,
  { patientId, vital, parameter, side, ...breach }: AlertSubject & AlertReading,
  previous: PreviousAlert | undefined,
  now: Date,
): Alert {
  const reading = readingOf(breach);
  return {
    alertId,
    patientId,
    vital,
    parameter,
    side,
    state: 'Open',
    ownerId: null,
    snoozedUntil: null,
    class: reading.class,
    openedAt: now,
    waitsSince: now,
    escalated: null,
    escalatedAt: null,
    firstAt: reading.at,
    secondAt: null,
    lastAt: reading.at,
    lastReceivedAt: reading.receivedAt,
    readings: 1,
    shown: reading,
    previousId: previous?.alertId ?? null,
    cameLater: previous !== undefined && reading.at <= previous.resolvedAt,
    before: null,
    reviewId: null,
    version: 0,
  };
}

function joined(alert: Alert, reading: AlertReading, isThere: boolean, now: Date): Alert {
  const isRaised = severityOf(reading.class) > severityOf(alert.class);
  const isShown = isRaised || (reading.class === alert.class && reading.at >= alert.shown.at);
  const known = [alert.firstAt, ...(alert.secondAt ? [alert.secondAt] : [])];
  // What contradicts itself in one second was not measured twice.
  const times = known.some((at) => at.getTime() === reading.at.getTime()) ? known : [...known, reading.at];
  const [firstAt = reading.at, secondAt = null] = times.sort((a, b) => a.getTime() - b.getTime());
  return {
    ...alert,
    firstAt,
    secondAt,
    lastAt: later(alert.lastAt, reading.at),
    lastReceivedAt: later(alert.lastReceivedAt, reading.receivedAt),
    readings: alert.readings + (isThere ? 0 : 1),
    ...(isShown && { shown: reading }),
    ...(isRaised && {
      class: reading.class,
      state: 'Open' as const,
      snoozedUntil: null,
      waitsSince: now,
      escalated: null,
      escalatedAt: null,
      before: null,
      reviewId: null,
    }),
  };
}

const later = (a: Date, b: Date) => new Date(Math.max(a.getTime(), b.getTime()));

/**
 * What a repeat said. The window begins with the first reading and does not slide; both of its ends belong to it.
 *
 * @param normalAt when a value within limits was measured after the last reading of the alert; `null` for never
 */
export function repetitionOf(
  { firstAt, secondAt }: Pick<Alert, 'firstAt' | 'secondAt'>,
  normalAt: Date | null,
  now: Date,
): Repetition {
  if (normalAt) return 'backToNormal';
  const window = limits.repeatMinutes * 60_000;
  if (secondAt && secondAt.getTime() - firstAt.getTime() <= window) return 'repeated';
  return now.getTime() - firstAt.getTime() <= window ? 'waiting' : 'notRepeated';
}
