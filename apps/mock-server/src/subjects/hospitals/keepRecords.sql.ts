import type { Database } from '../../store/sql/open.ts';
import { keepRemoved } from '../fhir/removedRows.sql.ts';
import { removedRecord } from '../fhir/removedRows.ts';
import type { StoredConnection, SyncRead } from './contract.ts';
import { changesOf, type FromHospital } from './records.ts';
import type {} from './tables.ts';
import { takeOver } from './takeOver.sql.ts';

/** How many rows one statement writes. */
export const rowsAtOnce = 500;

/** Writes what a sync that ended at a moment read. @returns how many records changed */
export async function keepRecords(
  trx: Database,
  connection: StoredConnection,
  source: string,
  { read }: SyncRead,
  keptAt: Date,
) {
  const { connectionId, patientId } = connection;
  const kinds = read.map(({ kind }) => kind);
  await takeOver(trx, connection, kinds, keptAt);
  const counts = { added: 0, changed: 0, gone: 0 };
  for (const { kind, records, isWhole } of read) {
    const rows = await trx
      .selectFrom('records')
      .selectAll()
      .where('connection_id', '=', connectionId)
      .where('resource_type', '=', kind)
      .execute();
    const kept = rows.map(
      ({ id, patient_id, source_id, results, ...row }): FromHospital => ({
        recordId: id,
        patientId: patient_id,
        resourceType: kind,
        connectionId,
        sourceId: source_id ?? '',
        display: row.display,
        code: row.code,
        status: row.status,
        at: row.at,
        performer: row.performer,
        note: row.note,
        ...(results && { results }),
      }),
    );
    const { add, change, drop } = changesOf(kept, records, isWhole);
    const said = ({ display, code, status, at, performer, note, results }: (typeof add)[number]) => ({
      display,
      code,
      status,
      at,
      performer,
      note,
      results: results ? JSON.stringify(results) : null,
      kept_at: keptAt,
    });
    for (let at = 0; at < add.length; at += rowsAtOnce)
      await trx
        .insertInto('records')
        .values(
          add.slice(at, at + rowsAtOnce).map((each) => ({
            id: each.newId,
            patient_id: patientId,
            resource_type: kind,
            ...said(each),
            connection_id: connectionId,
            source_id: each.sourceId,
            source,
            changed_at: null,
          })),
        )
        .execute();
    for (const { recordId, to } of change)
      await trx.updateTable('records').set(said(to)).where('id', '=', recordId).execute();
    if (drop.length > 0) await trx.deleteFrom('records').where('id', 'in', drop).execute();
    const gone = drop.flatMap((id) => removedRecord(patientId, { type: kind, id }));
    await keepRemoved(trx, gone, keptAt);
    counts.added += add.length;
    counts.changed += change.length;
    counts.gone += drop.length;
  }
  return counts;
}
