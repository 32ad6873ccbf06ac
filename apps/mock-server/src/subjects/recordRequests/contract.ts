import type { NewRecordRequest, OwnRequestMove, RecordRequest, RequestMove, RequestState } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** One move, as it is kept. */
interface StoredRequestEvent {
  move: 'asked' | RequestMove | OwnRequestMove;
  at: Date;
  /** The name of who did it, as it was then; `null`: the patient. */
  by: string | null;
  note: string | null;
}

/** A request for records of other clinics, as it is kept. */
export interface StoredRecordRequest
  extends Omit<NewRecordRequest, 'userId'>,
    Pick<RecordRequest, 'requestId' | 'reference' | 'allowedUntil' | 'note' | 'due' | 'version'> {
  patientId: string;
  clinicId: string;
  state: RequestState;
  ownerId: string | null;
  askedAt: Date;
  history: StoredRequestEvent[];
}

/** The same as work of a clinic. */
interface RequestAtWork extends StoredRecordRequest {
  patientName: string;
  ownerName: string | null;
}

/** What somebody does with one. */
export interface RequestWish {
  patientId: string;
  requestId: string;
  version: number;
  move: RequestMove | OwnRequestMove;
  /** By the patient's calendar, `YYYY-MM-DD`. */
  today: string;
  note: string | null;
  /** The name of who does it; `null`: its patient. */
  by: string | null;
}

/** Requests of patients for records of other clinics. @see RTE-07 */
export interface RecordRequests {
  /** Those of a patient, in no order that matters. */
  list(patientId: string): Promise<StoredRecordRequest[]>;
  /** Those of a clinic: what is open by the day on which it is due, what is over by its last move, the newest first. */
  work(clinicId: string, tab: 'open' | 'over', most: number): Promise<RequestAtWork[]>;
  /** How many of a clinic wait for it: those that nobody has begun. */
  waiting(clinicId: string): Promise<number>;
  /**
   * Keeps one of the actor, who is the patient, with its audit entry.
   *
   * @returns `full`: as many as there may be are under way; `taken`: another request of the clinic has the reference
   */
  add(actor: Actor, request: StoredRecordRequest): Promise<'added' | 'full' | 'taken'>;
  /** Moves one, with its audit entry. Who moves it at the clinic becomes its owner. `conflict`: it does not stand there any more. */
  move(
    actor: Actor,
    wish: RequestWish,
  ): Promise<{ kind: 'unknown' } | { kind: 'conflict' } | { kind: 'moved'; request: StoredRecordRequest }>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    recordRequests: RecordRequests;
  }
}
