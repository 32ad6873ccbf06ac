import { limits, type ReadingClass, type UnitCode, type VitalKind } from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import { rangeVersion } from '../ranges/sql.ts';
import type { FoundReadings, Readings, VitalsSearch } from './contract.ts';
import { readingIn } from './reading.sql.ts';

/** A reading of the answer; moments are seconds since 1970. */
type Found = [
  vital: VitalKind,
  at: number,
  receivedAt: number,
  severity: number,
  measured: Record<string, number>,
  unit: UnitCode | null,
  classes: Record<string, ReadingClass>,
  serial: string,
  movedAt: number | null,
];

interface Answer {
  clinicId: string;
  ranges: { vital: VitalKind; version: number; start: number; end: number; limits: unknown }[];
  devices: FoundReadings['devices'];
  readings: Found[];
}

const moment = (seconds: number) => new Date(Math.round(seconds * 1000));

/**
 * Readings of several vitals, with what is told beside them, in one statement and one row: a page has hundreds of readings, and
 * each row of an answer costs more to take apart than what it says.
 */
export async function searchReadings(
  db: Database,
  search: VitalsSearch,
  most: number,
): ReturnType<Readings['search']> {
  const { patientId, vitals } = search;
  const { rows } = await sql<Answer>`${prepared}
    select p.clinic_id as "clinicId",
      (select coalesce(json_agg(json_build_object('vital', vital, 'version', version, 'start', date_part('epoch', start_at),
          'end', date_part('epoch', end_at), 'limits', limits)), '[]')
        from ranges where patient_id = p.id and vital = any(${vitals})) as ranges,
      (select coalesce(json_agg(given), '[]') from (
        select id as "orderId", serial from orders where patient_id = p.id and serial is not null
        order by placed_at desc, number desc limit ${limits.allottedDevicesMax}) given) as devices,
      (select coalesce(json_agg(json_build_array(vital, date_part('epoch', at), date_part('epoch', received_at), severity,
          measured, unit, classes, serial, date_part('epoch', moved_at))), '[]') from (
        select * from readings where patient_id = p.id and vital = any(${vitals}) ${conditionsOf(search)}
        order by at desc, vital, serial collate "C", values_key collate "C" limit ${most}) found) as readings
    from patients p where p.id = ${patientId}`.execute(db);
  const [answer] = rows;
  if (!answer) return { patient: null, rows: [], ranges: [], devices: [] };
  const { clinicId, ranges, devices, readings } = answer;
  return {
    patient: { patientId, clinicId },
    rows: readings.map(([vital, at, receivedAt, severity, measured, unit, classes, serial, movedAt]) => {
      const reading = readingIn({
        patientId,
        vital,
        at: moment(at),
        receivedAt: moment(receivedAt),
        severity,
        measured,
        unit,
        classes,
        serial,
      });
      return movedAt === null ? reading : { ...reading, movedAt: moment(movedAt) };
    }),
    ranges: ranges.map(({ start, end, ...range }) =>
      rangeVersion({ ...range, start_at: moment(start), end_at: moment(end) }),
    ),
    devices,
  };
}

/** Which of them, by when they were measured and when they came, and where the page before ended. */
function conditionsOf({ bounds, received, changed, from }: VitalsSearch) {
  const conditions = [
    bounds.start && sql`and at >= ${bounds.start}`,
    bounds.end && sql`and at <= ${bounds.end}`,
    received.start && sql`and received_at >= ${received.start}`,
    received.end && sql`and received_at <= ${received.end}`,
    changed.start && sql`and greatest(received_at, moved_at) >= ${changed.start}`,
    changed.end && sql`and greatest(received_at, moved_at) <= ${changed.end}`,
    from && sql`and at <= ${from.at} and (at < ${from.at} or vital >= ${from.vital}::text)`,
  ];
  return sql.join(
    conditions.flatMap((each) => each || []),
    sql` `,
  );
}
