import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { movedTables, readingsTable } from './merges.tables.ts';

/** Two records, of which one becomes a part of the other, or no longer is. */
interface Moved {
  mergeId: string;
  keptId: string;
  goneId: string;
  at: Date;
}

/** That a row which keeps it changed now. */
const dated = (isDated: true | undefined, at: Date) => (isDated ? sql`, changed_at = ${at}` : sql``);

const readingColumns = sql.raw(
  'vital, at, received_at, severity, measured, classes, serial, unit, values_key',
);

/** Gives the rows of one record to the other, and takes down which they are. What clashes stays where it is. */
export async function moveRows(trx: Database, { mergeId, keptId, goneId, at }: Moved): Promise<void> {
  await merging(trx, true);
  // Before the ranges go: of an alert whose range stays behind, the range is still that of the other record.
  await sql`update alerts t set shown = shown || jsonb_build_object('rangeOf', coalesce(shown ->> 'rangeOf', ${goneId}::text))
    where t.patient_id = ${goneId}
      and exists (select from ranges other where other.patient_id = ${keptId} and other.vital = t.vital)`.execute(
    trx,
  );
  for (const { table, owner, key, clash, isDated } of movedTables) {
    const stays = clash
      ? sql`and not exists (select from ${sql.table(table)} other
          where other.${sql.ref(owner)} = ${keptId} and ${clash})`
      : sql``;
    await sql`with moved as (
        update ${sql.table(table)} t set ${sql.ref(owner)} = ${keptId}${dated(isDated, at)}
        where t.${sql.ref(owner)} = ${goneId} ${stays} returning ${key} as key)
      insert into merge_moves select ${mergeId}, ${table}, key from moved`.execute(trx);
  }
  // Last: they take hold of the patients' lines, which whoever moves an order wants after the order.
  await moveReadings(trx, { mergeId, keptId, goneId, at });
  await merging(trx, false);
}

/** Gives back what went along, as it is now; what came since stays. */
export async function moveBack(trx: Database, { mergeId, keptId, goneId, at }: Moved): Promise<void> {
  await merging(trx, true);
  for (const { table, owner, key, isDated } of movedTables)
    await sql`update ${sql.table(table)} t set ${sql.ref(owner)} = ${goneId}${dated(isDated, at)}
      from merge_moves m where m.merge_id = ${mergeId} and m.kind = ${table}
        and t.${sql.ref(owner)} = ${keptId} and m.key = ${key}`.execute(trx);
  await sql`update alerts set shown = shown - 'rangeOf'
    where patient_id = ${goneId} and shown ->> 'rangeOf' = ${goneId}`.execute(trx);
  const { key } = readingsTable;
  await sql`insert into readings (patient_id, moved_at, ${readingColumns})
    select ${goneId}, ${at}, ${readingColumns} from readings t
    where t.patient_id = ${keptId} and ${key} in (
      select m.key from merge_moves m where m.merge_id = ${mergeId} and m.kind = 'readings')`.execute(trx);
  await sql`delete from readings t where t.patient_id = ${keptId} and ${key} in (
    select m.key from merge_moves m where m.merge_id = ${mergeId} and m.kind = 'readings')`.execute(trx);
  await merging(trx, false);
}

async function moveReadings(trx: Database, { mergeId, keptId: to, goneId: from, at }: Moved): Promise<void> {
  const { key, clash } = readingsTable;
  await sql`insert into merge_moves select ${mergeId}, 'readings', ${key} from readings t
    where t.patient_id = ${from}
      and not exists (select from readings other where other.patient_id = ${to} and ${clash})`.execute(trx);
  const moved = sql`t.patient_id = ${from} and ${key} in (
    select m.key from merge_moves m where m.merge_id = ${mergeId} and m.kind = 'readings')`;
  await sql`insert into readings (patient_id, moved_at, ${readingColumns})
    select ${to}, ${at}, ${readingColumns} from readings t where ${moved}`.execute(trx);
  await sql`delete from readings t where ${moved}`.execute(trx);
}

/** Lets notes change whose record they are in, for as long as that takes. */
const merging = (trx: Database, isOn: boolean) =>
  sql`select set_config('rpm.merging', ${isOn ? 'yes' : ''}, true)`.execute(trx);
