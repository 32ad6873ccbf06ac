import { type Alert, type AlertReading, classOfSeverity, severityOf } from '@rpm/domain';
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../store/sql/tables.ts';
import type { AlertEnd } from './contract.ts';

/** The class of an alert: its severity is never that of a normal reading. */
const alertClass = (severity: number): Alert['class'] =>
  classOfSeverity(severity) === 'Critical' ? 'Critical' : 'Cautious';

/** The row of an alert. */
export const alertRow = (
  { alertId, shown, before, ...alert }: Alert & Partial<AlertEnd>,
  clinicId: string,
): Insertable<Tables['alerts']> => ({
  id: alertId,
  clinic_id: clinicId,
  patient_id: alert.patientId,
  vital: alert.vital,
  parameter: alert.parameter,
  side: alert.side,
  severity: severityOf(alert.class),
  state: alert.state,
  owner_id: alert.ownerId,
  snoozed_until: alert.snoozedUntil,
  opened_at: alert.openedAt,
  waits_since: alert.waitsSince,
  escalated: alert.escalated,
  escalated_at: alert.escalatedAt,
  first_at: alert.firstAt,
  second_at: alert.secondAt,
  last_at: alert.lastAt,
  last_received_at: alert.lastReceivedAt,
  readings: alert.readings,
  shown: JSON.stringify(shown),
  previous_id: alert.previousId,
  came_later: alert.cameLater,
  before: before && JSON.stringify(before),
  review_id: alert.reviewId,
  version: alert.version,
  outcome: alert.outcome ?? null,
  note: alert.note ?? null,
  resolved_at: alert.resolvedAt ?? null,
});

/** An alert from its row. */
export function alertOf(row: Selectable<Tables['alerts']>): Alert & AlertEnd {
  const judged = alertClass(row.severity);
  const { at, receivedAt, since, ...shown } = row.shown;
  return {
    alertId: row.id,
    patientId: row.patient_id,
    vital: row.vital,
    parameter: row.parameter,
    side: row.side,
    class: judged,
    state: row.state,
    ownerId: row.owner_id,
    snoozedUntil: row.snoozed_until,
    openedAt: row.opened_at,
    waitsSince: row.waits_since,
    escalated: row.escalated,
    escalatedAt: row.escalated_at,
    firstAt: row.first_at,
    secondAt: row.second_at,
    lastAt: row.last_at,
    lastReceivedAt: row.last_received_at,
    readings: row.readings,
    shown: {
      ...shown,
      at: new Date(at),
      receivedAt: new Date(receivedAt),
      class: judged,
      ...(since && { since: new Date(since) }),
    },
    previousId: row.previous_id,
    cameLater: row.came_later,
    before: row.before && {
      ...row.before,
      snoozedUntil: row.before.snoozedUntil === null ? null : new Date(row.before.snoozedUntil),
    },
    reviewId: row.review_id,
    version: row.version,
    outcome: row.outcome,
    note: row.note,
    resolvedAt: row.resolved_at,
  };
}

const stamps = [
  'snoozed_until',
  'opened_at',
  'waits_since',
  'escalated_at',
  'first_at',
  'second_at',
  'last_at',
  'last_received_at',
  'resolved_at',
] as const;

type AlertRow = Selectable<Tables['alerts']>;

/** The row of an alert as the database makes JSON of it: its moments are texts. */
export type AlertJson = Omit<AlertRow, (typeof stamps)[number]> &
  Readonly<Record<(typeof stamps)[number], string | null>>;

/** The row that it was. */
export const alertOfJson = (json: AlertJson): AlertRow => ({
  ...json,
  ...(Object.fromEntries(
    stamps.map((name) => {
      const text = json[name];
      return [name, text === null ? null : new Date(text)];
    }),
  ) as Pick<AlertRow, (typeof stamps)[number]>),
});

/** The row of a reading of an alert. */
export const alertReadingRow = (
  alertId: string,
  reading: AlertReading,
): Insertable<Tables['alert_readings']> => ({
  alert_id: alertId,
  at: reading.at,
  serial: reading.serial,
  value: reading.value,
  received_at: reading.receivedAt,
  severity: severityOf(reading.class),
  passed: reading.limit,
  range_version: reading.rangeVersion,
});

/** A reading of an alert from its row. */
export const alertReadingOf = (row: Selectable<Tables['alert_readings']>): AlertReading => ({
  at: row.at,
  receivedAt: row.received_at,
  serial: row.serial,
  value: row.value,
  class: alertClass(row.severity),
  limit: row.passed,
  rangeVersion: row.range_version,
});
