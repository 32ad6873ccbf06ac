import type {
  Absence,
  AlertPlace,
  AlertState,
  AlertWish,
  ComplianceAlert,
  ComplianceEvent,
  ComplianceQuery,
  ComplianceRow,
  Person,
  runningPeriod,
} from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** Which alerts a page shows. */
interface ComplianceSearch extends Omit<ComplianceQuery, 'owner'> {
  clinicId: string;
  /** Which device period runs, and whether a snooze is over. */
  now: Date;
  /** The account whose alerts they are; `null`: those that nobody has; left out: all. */
  ownerId?: string | null;
}

/** Which alerts an export holds. */
export type ComplianceFilter = Omit<ComplianceSearch, 'page' | 'noOfRows'>;

/** An alert with what belongs to it. */
export interface KnownCompliance extends ComplianceAlert {
  name: string;
  birthDate: string | null;
  phone: string | null;
  timeZone: string;
  awayUntil: string | null;
  /** The device that is waited for, or the last that was activated; `null`: there is none. */
  device: ComplianceRow['device'];
  lastReadingAt: Date | null;
  /** The device period that runs. */
  period: ReturnType<typeof runningPeriod>;
  owner: Person | null;
  /** Newest first. */
  history: (ComplianceEvent & { by: Person | null })[];
}

/** What somebody wants to do with several alerts, each as it was at its version. */
export interface ComplianceWish {
  list: readonly { alertId: string; version: number }[];
  /** `undo` takes the actor's own last move back. */
  wish: AlertWish | { move: 'undo' };
  /** Of a resolution. */
  note?: string;
}

/** What came of it: `unknown` when one of them is none of the actor's clinic. */
export type ComplianceMoved =
  | { kind: 'done' | 'unknown' }
  | { kind: 'conflict'; state: AlertState; by: Person | null; at: Date | null };

/** Alerts about devices and habits: nothing of them is deleted, and their history only grows. @see SCR-02 */
export interface Compliance {
  /**
   * Opens what `complianceFindings` finds for the patients of every clinic in sight, and says of what is open whether it is
   * over. Patients who are discharged or whose record became a part of another are left out. Several processes may do it at
   * once: there is one alert for a patient and kind.
   *
   * @returns how many alerts it opened
   */
  check(now: Date): Promise<number>;
  /** How many are not resolved. */
  open(clinicId: string): Promise<number>;
  /** A page, the longest silence first; of resolved ones what was resolved last. */
  page(search: ComplianceSearch): Promise<{ rows: KnownCompliance[]; total: number }>;
  /** The next of the same alerts, the last opened first, after a place in that list. @param most rows */
  part(
    search: ComplianceFilter,
    after: AlertPlace | undefined,
    most: number,
  ): Promise<{ rows: KnownCompliance[]; next: AlertPlace | null }>;
  /** Moves all of the alerts as `decideAlert` says, with their lines of history and audit entries, or none. */
  move(wish: ComplianceWish, actor: Actor): Promise<ComplianceMoved>;
  /**
   * What the patient said last of being away, and whether there is an alert that the patient is silent, and no reading
   * since: the alert itself waits for the next check.
   */
  absence(patientId: string): Promise<Absence>;
  /** Keeps up to which day the patient, who is the actor, is away, with its audit entry. */
  sayAway(actor: Actor, until: string): Promise<void>;
}

/** An alert with its history, oldest first. */
export interface StoredCompliance extends ComplianceAlert {
  history: ComplianceEvent[];
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    compliance: Compliance;
  }
}
