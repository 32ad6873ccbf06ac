import { type Alert, inOwnUnit, type UnitCode, usualSince, usualValue, type VitalKind } from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';

/** An alert, as far as it says whose readings of which days tell what is usual. */
type OpenedAlert = Pick<Alert, 'alertId' | 'patientId' | 'vital' | 'parameter' | 'firstAt'>;

/** Keeps what is usual for the patients of alerts that are there already. In two statements. */
export async function keepUsual(db: Database, alerts: readonly OpenedAlert[]): Promise<void> {
  const found = await usualValues(db, alerts);
  if (found.size === 0) return;
  const rows = JSON.stringify([...found].map(([id, usual]) => ({ id, usual })));
  await sql`update alerts set usual = found.usual
    from jsonb_to_recordset(${rows}::jsonb) as found(id text, usual float8) where found.id = alerts.id`.execute(
    db,
  );
}

/** What was usual for each patient before the first reading of an alert, in one statement. Who has no reading before it is left out. */
export async function usualValues(
  db: Database,
  alerts: readonly OpenedAlert[],
): Promise<Map<string, number | null>> {
  if (alerts.length === 0) return new Map();
  const asked = alerts.map(({ alertId, patientId, vital, parameter, firstAt }) => ({
    alert_id: alertId,
    patient_id: patientId,
    vital,
    parameter,
    since: usualSince(firstAt),
    first_at: firstAt,
  }));
  const { rows } = await sql<{
    alert_id: string;
    vital: VitalKind;
    unit: UnitCode | null;
    found: number[];
  }>`${prepared}
    select q.alert_id, q.vital, own.unit, own.found
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as q(alert_id text, patient_id text, vital text, parameter text, since timestamptz, first_at timestamptz)
      cross join lateral (
        select r.unit, array_agg((r.measured ->> q.parameter)::float8) as found
        from readings r where r.patient_id = q.patient_id and r.vital = q.vital collate "C"
          and r.at >= q.since and r.at < q.first_at and r.measured ->> q.parameter is not null
        group by r.unit) as own`.execute(db);
  const byAlert = Map.groupBy(rows, ({ alert_id }) => alert_id);
  return new Map(
    [...byAlert].map(([id, parts]) => [
      id,
      usualValue(
        parts.flatMap(({ vital, unit, found }) =>
          unit === null
            ? found
            : found.flatMap((value) => Object.values(inOwnUnit(vital, { unit, values: { value } }))),
        ),
      ),
    ]),
  );
}
