import type { AlertEvent } from '@rpm/domain';
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../store/sql/tables.ts';

/** The row of a line of history. */
export const eventRow = ({
  alertId,
  kind,
  at,
  byId,
  toId,
  ...details
}: AlertEvent): Insertable<Tables['alert_events']> => ({
  alert_id: alertId,
  kind,
  at,
  by_id: byId,
  to_id: toId ?? null,
  details: JSON.stringify(details),
});

/** A line of history from its row. */
export function eventOf(row: Selectable<Tables['alert_events']>): AlertEvent {
  const { until, ...details } = row.details;
  return {
    ...details,
    alertId: row.alert_id,
    kind: row.kind,
    at: row.at,
    byId: row.by_id,
    ...(row.to_id !== null && { toId: row.to_id }),
    ...(until !== undefined && { until: new Date(until) }),
  };
}
