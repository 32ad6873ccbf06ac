import type {
  Alert,
  AlertCounts,
  AlertEvent,
  AlertOutcome,
  AlertPlace,
  AlertQuery,
  AlertReading,
  AlertState,
  AlertWish,
  Breach,
  Person,
} from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';
import { compareTexts } from '../patients/search.ts';
import type { IncomingReading } from '../readings/contract.ts';

/** Which alerts a page shows. */
export interface AlertSearch extends Omit<AlertQuery, 'owner' | 'userId'> {
  clinicId: string;
  /** Left out: of all patients of the clinic. */
  patientId?: string;
  /** The account whose alerts they are; `null`: those that nobody has; left out: all. */
  ownerId?: string | null;
  now: Date;
}

/** Which alerts an export holds; the newest come first. */
export type AlertFilter = Omit<AlertSearch, 'page' | 'noOfRows' | 'now'>;

/** How an alert was closed; of one that is not, all are `null`. */
export interface AlertEnd {
  outcome: AlertOutcome | null;
  note: string | null;
  resolvedAt: Date | null;
}

/** An alert with the names that belong to it. */
export interface KnownAlert extends Alert, AlertEnd {
  name: string;
  birthDate: string | null;
  /** IANA name of the patient's zone. */
  timeZone: string;
  owner: Person | null;
  /** Who set the limit that was passed, and when; `null`: it is a usual one. */
  limitSetBy: Person | null;
  limitSetAt: Date | null;
  /** When a value within limits was measured after its last reading; `null` for never. */
  normalAt: Date | null;
}

/** An alert with all that happened, newest first. */
interface AlertStory extends KnownAlert {
  list: AlertReading[];
  history: (AlertEvent & { by: Person | null; to: Person | null })[];
}

/** Whose an alert is. */
export interface AlertOwner {
  alertId: string;
  clinicId: string;
  patientId: string;
  /** The provider who is responsible for the patient. */
  providerId: string | null;
}

/** A wish of somebody who saw the alert as it was at `version`. */
export type AlertMoveWish = AlertWish & {
  alertId: string;
  version: number;
  /** Of a resolution. */
  outcome?: AlertOutcome;
  note?: string;
};

/** What came of it; of a conflict, where the alert stands, and who did that. */
export type AlertMoved =
  | { kind: 'change' | 'no-op' }
  | { kind: 'conflict'; state: AlertState; by: Person | null; at: Date | null };

/** How many there are of each class. */
type SeverityCounts = Omit<AlertCounts, 'compliance'>;

/** Alerts about readings: nothing of them is deleted, and their history only grows. @see SCR-02 */
export interface Alerts {
  /** A page, in the order of `compareAlerts`; resolved ones newest first. The counts are of all pages. */
  page(search: AlertSearch): Promise<{ rows: KnownAlert[]; total: number } & SeverityCounts>;
  /** The next of the same alerts, by when they were opened, after a place in that list. @param most rows */
  part(
    search: AlertFilter,
    after: AlertPlace | undefined,
    most: number,
  ): Promise<{ rows: KnownAlert[]; next: AlertPlace | null }>;
  /** How many wait for somebody. */
  counts(clinicId: string, now: Date): Promise<SeverityCounts>;
  /** Whose an alert is, or `null` when there is none of that id. */
  owner(alertId: string): Promise<AlertOwner | null>;
  find(alertId: string): Promise<AlertStory | null>;
  /** Those of a patient that are not resolved and began at that moment or later. */
  ofPatient(patientId: string, since: Date): Promise<KnownAlert[]>;
  /** The ids of those that hold a reading. */
  ofReading(reading: Pick<IncomingReading, 'patientId' | 'vital' | 'at'>): Promise<string[]>;
  /** Moves an alert as `decideAlert` says, with its line of history and its audit entry, or changes nothing. */
  move(wish: AlertMoveWish, actor: Actor): Promise<AlertMoved>;
  /** Undoes the actor's own last move, as `canUndo` says, with a line of history and an audit entry. */
  undo(wish: { alertId: string; version: number }, actor: Actor): Promise<AlertMoved>;
}

/** An alert with all that is kept of it. */
export interface StoredAlert extends Alert, AlertEnd {
  clinicId: string;
  /** Oldest first. */
  list: AlertReading[];
  history: AlertEvent[];
}

/** Where an alert stands in the exported list. */
export const alertPlace = ({ openedAt, alertId }: Pick<Alert, 'openedAt' | 'alertId'>): AlertPlace => ({
  at: openedAt.getTime(),
  id: alertId,
});

/** The order of that list: the last opened first. */
export const newestOpened = (a: AlertPlace, b: AlertPlace) => b.at - a.at || compareTexts(b.id, a.id);

/** What of some readings is out of limits. */
export const breachesOf = (readings: readonly IncomingReading[]): Breach[] =>
  readings.flatMap(({ patientId, vital, at, receivedAt, serial, excesses = [] }) =>
    excesses.map((excess) => ({ patientId, vital, at, receivedAt, serial, ...excess })),
  );

/** The actions of moves in the audit log. */
export const auditOfMove = {
  acknowledge: 'alert.acknowledged',
  assign: 'alert.assigned',
  snooze: 'alert.snoozed',
  resolve: 'alert.resolved',
} as const;

/** The line of history of a move. */
export function eventOfMove(wish: AlertMoveWish, { accountId: byId, at }: Actor): AlertEvent {
  const { alertId, outcome, note } = wish;
  const line = { alertId, at, byId };
  if (wish.move === 'assign') return { ...line, kind: 'assigned', toId: wish.toId };
  if (wish.move === 'snooze') return { ...line, kind: 'snoozed', until: wish.until };
  if (wish.move === 'acknowledge') return { ...line, kind: 'acknowledged' };
  return { ...line, kind: 'resolved', ...(outcome && { outcome }), ...(note && { note }) };
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    alerts: Alerts;
  }
}
