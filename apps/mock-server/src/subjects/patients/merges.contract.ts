import type { DetailsHolder, MergeCounts, MergeProblem } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';
import type { StoredPatient } from './contract.ts';

/** How much two records hold, and what of each would stay behind. */
export interface MergeComparison {
  counts: Readonly<Record<string, MergeCounts>>;
  stays: Readonly<Record<string, MergeCounts>>;
  /** Alerts about the same value that are not resolved in both. */
  sameAlerts: number;
}

/** Makes `goneId` a part of `keptId`. */
export interface Merge {
  mergeId: string;
  keptId: string;
  goneId: string;
  details: DetailsHolder;
}

/** A merge as memory keeps it, and what went along, by kind. */
export interface KeptMerge extends Merge {
  at: Date;
  moved: Record<string, string[]>;
  before: Partial<StoredPatient> | null;
  versionAfter: number;
  hasEndedAccess: boolean;
  /** The billing papers before, and the version of those after; `null`: they stayed as they were. */
  papers: { before: StoredPatient['billing'] | null; version: number } | null;
  isUndone: boolean;
  undoneAt?: Date;
}

/** What came of a wish to merge; what is not `merged` changed nothing. `notFound`: the clinic does not have both. */
export type MergeOutcome = 'done' | 'notFound' | MergeProblem;
/** What came of a wish to undo it: `merged` when the other record has become a part of a third one. */
export type UndoOutcome = 'done' | 'notMerged' | 'merged' | 'mergeHeld' | 'mergeErasure';

/** A record that became a part of another one. */
interface MergedRecord {
  patientId: string;
  at: Date;
  byId: string;
}

/** Of what systems are told by the id of a row: whatever goes along in a merge and does not keep by itself when it changed. */
export type MovedKind = 'records' | 'notes' | 'files' | 'alerts' | 'bills';

/** A row that came to a record from another one, and when it did last. */
export interface MovedRow {
  id: string;
  at: Date;
}

/**
 * Two records of one person in one clinic become one, and two again. No row is destroyed: rows change whose they are,
 * and which did is taken down. Each writes its audit entry.
 *
 * @see F5, ADR 24
 */
export interface Merges {
  /** Two records beside each other. @param at when: of what both share with one address, what the other shares holds */
  compare(oneId: string, otherId: string, at: Date): Promise<MergeComparison>;
  merge(actor: Actor, merge: Merge): Promise<MergeOutcome>;
  undo(actor: Actor, goneId: string): Promise<UndoOutcome>;
  /** The records that became a part of one, oldest first. */
  mergedIn(patientId: string): Promise<MergedRecord[]>;
  /** What of a kind came to a record by a merge, or went back to it when one was undone; in no order. */
  moved(patientId: string, kind: MovedKind): Promise<MovedRow[]>;
}

/** Refuses something that is added to a record which became a part of another one. PostgreSQL says the same code. */
export class RecordIsMerged extends Error {
  readonly code = mergedCode;
}
const mergedCode = 'RPM01';

/** Whether an error says that a record became a part of another one meanwhile. */
export const isMergedError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === mergedCode;

/** What alone a comparison needs of a count of nothing. */
export const noCounts = (): MergeCounts => ({
  readings: 0,
  alerts: 0,
  orders: 0,
  notes: 0,
  records: 0,
  files: 0,
  ranges: 0,
  reviews: 0,
  shares: 0,
  bills: 0,
});

declare module '../../store/Store.ts' {
  interface StoreParts {
    merges: Merges;
  }
}
