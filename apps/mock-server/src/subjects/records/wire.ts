import { formatStamp, type RecordCount as WireCount, type MedicalRecord as WireRecord } from '@rpm/domain';
import type { MedicalRecord, RecordCount } from './contract.ts';

/** A record as the API answers it. */
export const recordRow = ({ at, changedAt, ...record }: MedicalRecord): WireRecord => ({
  ...record,
  time: formatStamp(at),
  ...(changedAt && { changed: formatStamp(changedAt) }),
});

/** The records of a kind as the API counts them. */
export const countRow = ({ latest, ...count }: RecordCount): WireCount => ({
  ...count,
  latest: recordRow(latest),
});
