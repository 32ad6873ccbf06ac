import type { ComplianceAlert } from '@rpm/domain';
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../store/sql/tables.ts';

/** The row of an alert. */
export const complianceRow = (alert: ComplianceAlert): Insertable<Tables['compliance_alerts']> => ({
  id: alert.alertId,
  clinic_id: alert.clinicId,
  patient_id: alert.patientId,
  kind: alert.kind,
  day: alert.day,
  until: alert.until,
  count: alert.count,
  vital: alert.vital,
  state: alert.state,
  owner_id: alert.ownerId,
  snoozed_until: alert.snoozedUntil,
  opened_at: alert.openedAt,
  over_at: alert.overAt,
  before: alert.before && JSON.stringify(alert.before),
  note: alert.note,
  resolved_at: alert.resolvedAt,
  version: alert.version,
});

/** An alert from its row. */
export const complianceOf = (row: Selectable<Tables['compliance_alerts']>): ComplianceAlert => ({
  alertId: row.id,
  clinicId: row.clinic_id,
  patientId: row.patient_id,
  kind: row.kind,
  day: row.day,
  until: row.until,
  count: row.count,
  vital: row.vital,
  state: row.state,
  ownerId: row.owner_id,
  snoozedUntil: row.snoozed_until,
  openedAt: row.opened_at,
  overAt: row.over_at,
  before: row.before && {
    ...row.before,
    snoozedUntil: row.before.snoozedUntil === null ? null : new Date(row.before.snoozedUntil),
  },
  note: row.note,
  resolvedAt: row.resolved_at,
  version: row.version,
});
