import type { StoreParts } from '../../store/Store.ts';
import type { RecordOrigin } from '../records/contract.ts';

/** The address of a record at the hospital that it came from; none where the hospital has none any more. */
export const sourceOf = ({ hospital: { endpoint }, resourceType, sourceId }: RecordOrigin) =>
  endpoint === null ? undefined : `${endpoint}/${resourceType}/${sourceId}`;

/** The addresses of records of a patient at the hospitals that they came from, by our id. */
export async function sourcesOf({ records }: StoreParts, patientId: string): Promise<Map<string, string>> {
  const all = await records.origins(patientId);
  return new Map(all.flatMap((each) => [[each.recordId, sourceOf(each) ?? ''] as const]));
}
