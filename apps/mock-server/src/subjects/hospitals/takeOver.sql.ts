import type { HospitalKind } from '@rpm/domain';
import type { Database } from '../../store/sql/open.ts';
import { keepRemoved } from '../fhir/removedRows.sql.ts';
import { removedRecord } from '../fhir/removedRows.ts';
import type { StoredConnection } from './contract.ts';
import { leftBehind } from './records.ts';
import type {} from './tables.ts';

/** Takes over what ended connections to the same hospital left of the kinds that are read again. @see leftBehind */
export async function takeOver(
  trx: Database,
  { connectionId, patientId, hospitalId }: StoredConnection,
  kinds: readonly HospitalKind[],
  at: Date,
): Promise<void> {
  if (kinds.length === 0) return;
  const rows = await trx
    .selectFrom('records as r')
    .innerJoin('hospital_connections as c', 'c.id', 'r.connection_id')
    .select(['r.id', 'r.resource_type', 'r.source_id', 'c.id as connection_id'])
    .where('r.patient_id', '=', patientId)
    .where('r.resource_type', 'in', kinds)
    .where('c.hospital_id', '=', hospitalId)
    .where((eb) => eb.or([eb('c.id', '=', connectionId), eb('c.ended_at', 'is not', null)]))
    .orderBy('r.id')
    .execute();
  const found = rows.flatMap(({ id, resource_type, source_id, connection_id }) =>
    kinds
      .filter((kind) => kind === resource_type)
      .map((resourceType) => ({
        recordId: id,
        resourceType,
        connectionId: connection_id,
        sourceId: source_id ?? '',
      })),
  );
  const { take, drop } = leftBehind(found, connectionId);
  if (drop.length > 0) await trx.deleteFrom('records').where('id', 'in', drop).execute();
  const gone = found.filter(({ recordId }) => drop.includes(recordId));
  await keepRemoved(
    trx,
    gone.flatMap(({ recordId: id, resourceType: type }) => removedRecord(patientId, { type, id })),
    at,
  );
  if (take.length > 0)
    await trx.updateTable('records').set({ connection_id: connectionId }).where('id', 'in', take).execute();
}
