import type { LimitEnds, Person, RangeVersion, VitalKind } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** A range that somebody set. It is never changed: another version follows it. */
export interface KeptRange extends RangeVersion {
  setBy: Person;
  setAt: Date;
}

/** A range to be set. */
export interface NewRange {
  patientId: string;
  vital: VitalKind;
  start: Date;
  /** After the start. */
  end: Date;
  /** By parameter; what is normal is added, what is no parameter of the vital is left out. */
  limits: Readonly<Record<string, LimitEnds>>;
  /** The newest version that the actor has seen, 0 for none. Left out: whatever is there is followed. */
  fromVersion?: number | undefined;
}

/** What came of it; of a conflict, `version` is the newest one that there is. */
export type RangeOutcome = { kind: 'saved' | 'conflict'; version: number };

export interface Ranges {
  /** Adds a version, with its audit entry. Of those who save at once from one version, one wins. */
  save(range: NewRange, actor: Actor): Promise<RangeOutcome>;
  /** The newest versions of all vitals of a patient, newest first; at most `limits.rangeHistoryMax`. */
  history(patientId: string): Promise<KeptRange[]>;
  /** Every version of some vitals, for judging readings of any time; newest version first. */
  versions(patientId: string, vitals: readonly VitalKind[]): Promise<RangeVersion[]>;
  /** The range in force of each vital that has one, in the order of `vitalKinds`. */
  inForce(patientId: string, at: Date): Promise<KeptRange[]>;
}

/** A version of a patient's range. */
export interface StoredRange extends RangeVersion {
  patientId: string;
  /** The account of who set it. */
  setById: string;
  setAt: Date;
  /** Who looked at it last and found it right, and when; left out: nobody did. */
  confirmed?: { byId: string; at: Date };
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    ranges: Ranges;
  }
}
