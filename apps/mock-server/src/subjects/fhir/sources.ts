import type { StoreParts } from '../../store/Store.ts';
import type { RecordOrigin } from '../records/contract.ts';

/** The address of a record at the hospital that it came from; none where the hospital has none any more. */
export const sourceOf = ({ hospital: { endpoint }, resourceType, sourceId }: RecordOrigin) =>
  // A test without a report names its own type.
  endpoint === null
    ? undefined
    : `${endpoint}/${sourceId.includes('/') ? sourceId : `${resourceType}/${sourceId}`}`;

/** Of the records of a patient that came from hospitals, by our id, their addresses there and when they came here or changed here last. */
export async function sourcesOf({ records }: StoreParts, patientId: string) {
  const all = await records.origins(patientId);
  return new Map(all.map((each) => [each.recordId, { source: sourceOf(each), keptAt: each.keptAt }]));
}
