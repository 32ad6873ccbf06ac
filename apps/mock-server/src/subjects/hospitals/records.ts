import type { HospitalKind, HospitalRecord } from '@rpm/domain';
import type { StoredRecord } from '../records/contract.ts';
import type { ReadRecord } from './contract.ts';

/** A record that came from a hospital, as it is kept. */
export interface FromHospital extends StoredRecord {
  resourceType: HospitalKind;
  connectionId: string;
  sourceId: string;
}

/** What of the kept records changes. */
export interface RecordChanges {
  add: ReadRecord[];
  change: { recordId: string; to: ReadRecord }[];
  /** The ids of those that the hospital has no more. */
  drop: string[];
}

/** What two records of a hospital say, to be compared. */
const said = ({
  display,
  code,
  status,
  at,
  performer,
  note,
  results,
}: Omit<HospitalRecord, 'sourceId' | 'resourceType'>) =>
  JSON.stringify([
    ...[display, code, status, at.getTime(), performer, note],
    // In one order, whichever one a database gives the fields.
    (results ?? []).map(({ name, value, unit, low, high }) => [name, value, unit, low, high]),
  ]);

/**
 * What a sync changes of the records of a kind. Of a resource that a hospital names twice, the last one counts.
 *
 * @param isWhole whether those that were read are all: only then one that is missing is gone
 */
export function changesOf(
  kept: readonly FromHospital[],
  read: readonly ReadRecord[],
  isWhole: boolean,
): RecordChanges {
  const now = new Map(read.map((each) => [each.sourceId, each]));
  const before = new Map(kept.map((each) => [each.sourceId, each]));
  return {
    add: [...now.values()].filter(({ sourceId }) => !before.has(sourceId)),
    change: kept.flatMap((each) => {
      const to = now.get(each.sourceId);
      return to && said(to) !== said(each) ? [{ recordId: each.recordId, to }] : [];
    }),
    drop: isWhole ? kept.filter(({ sourceId }) => !now.has(sourceId)).map(({ recordId }) => recordId) : [],
  };
}

/** By what a hospital knows a record, and by which connection it came here. */
export type CameBy = Pick<FromHospital, 'recordId' | 'resourceType' | 'connectionId' | 'sourceId'>;

/**
 * What becomes of records that earlier connections of a patient to the same hospital left, when a connection reads their
 * kind again: it takes them over, or the patient would have each twice. One that is there twice already stays once.
 *
 * @param found those of the connection and of the ended ones
 */
export function leftBehind(
  found: readonly CameBy[],
  connectionId: string,
): { take: string[]; drop: string[] } {
  const own = ({ connectionId: by }: CameBy) => by === connectionId;
  const known = new Set<string>();
  const [take, drop]: [string[], string[]] = [[], []];
  for (const each of [...found.filter(own), ...found.filter((one) => !own(one))]) {
    const name = JSON.stringify([each.resourceType, each.sourceId]);
    if (known.has(name)) drop.push(each.recordId);
    else if (!own(each)) take.push(each.recordId);
    known.add(name);
  }
  return { take, drop };
}
