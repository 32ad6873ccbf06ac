import type { ResourceType } from '@rpm/domain';
import type { RemovedRow } from './removals.contract.ts';

/** A file that was taken away, as systems knew it. */
export const removedFile = (patientId: string, txnName: string): RemovedRow[] => [
  { patientId, type: 'DocumentReference', id: txnName },
];

/** A record of a hospital that was taken away, as systems knew it: with who stands for it. */
export const removedRecord = (
  patientId: string,
  { type, id }: { type: ResourceType; id: string },
): RemovedRow[] => [
  { patientId, type, id },
  { patientId, type: 'Provenance', id },
];
