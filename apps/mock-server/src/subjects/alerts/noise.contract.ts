import type { FiredLimit, MostlyWrong, Person, RangeProblem, VitalKind } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** What the report is asked of. */
export interface NoiseSearch {
  clinicId: string;
  /** The provider whose own patients come first; `null`: nobody's do. */
  providerId: string | null;
  now: Date;
  /** How many days are looked through. */
  days: number;
  /** The provider whose patients alone are looked through; left out: all. */
  onlyOf?: string | undefined;
  /** The page of each list, from 0. */
  page: number;
  rangesPage: number;
  wrongPage: number;
}

/** A limit that is noise. */
export interface KnownNoise extends FiredLimit {
  patientId: string;
  name: string;
  /** Who set it, and when; `null`: it is a usual one. */
  limitSetBy: Person | null;
  limitSetAt: Date | null;
  proposed: { limit: number; fired: number } | null;
}

/** A range whose time is wrong, or a vital that is measured and has none: then all of a range is `null`. */
export interface KnownRangeProblem {
  patientId: string;
  name: string;
  vital: VitalKind;
  problem: RangeProblem;
  version: number | null;
  end: Date | null;
  /** The patient's, by which days are told. */
  timeZone: string;
  setBy: Person | null;
  setAt: Date | null;
  /** Since when a device measures what has no range, as far as that was recorded. */
  activeSince: Date | null;
}

/** A vital of a patient whose alerts are mostly wrong readings. */
export type KnownWrong = Omit<MostlyWrong, 'userId'> & { patientId: string };

interface Part<T> {
  rows: T[];
  total: number;
}

/** What a clinic's alerts of the last days say of its limits. */
interface NoiseReport {
  since: Date;
  alerts: number;
  withoutAction: number;
  /** How many of them the limits of the report gave. */
  ofLimits: number;
  limits: Part<KnownNoise>;
  ranges: Part<KnownRangeProblem>;
  wrong: Part<KnownWrong>;
}

/** The limits to review of a clinic: of the patients in its care. @see SCR-02 */
export interface NoiseReports {
  /** As the rules of the domain judge what is counted; of each list one page. */
  report(search: NoiseSearch): Promise<NoiseReport>;
  /**
   * Keeps that the actor looked at a version of a range and found it right, with its audit entry: it is no problem until
   * another version follows.
   *
   * @returns whether that version is the newest; nothing is kept where it is not
   */
  confirm(range: { patientId: string; vital: VitalKind; version: number }, actor: Actor): Promise<boolean>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    noise: NoiseReports;
  }
}
