import type { Stretch, TimeActivity, TimeReason, TimeWork } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** The one timer of a person, as it was last written. What counts of it by now, `countedStretch` says. */
export interface StoredTimer extends TimeWork {
  timerId: string;
  accountId: string;
  clinicId: string;
  patientId: string;
  activity: TimeActivity;
  /** The record was opened, nobody pressed Start. */
  byRecord: boolean;
  startedAt: Date;
  since: Date | null;
  pausedAt: Date | null;
  isIdle: boolean;
  lastActivityAt: Date;
  lastSignAt: Date;
  /** Of its entries. */
  seconds: number;
}

/** How an entry came to be as it is. */
interface Saved {
  /** From 1. */
  version: number;
  savedById: string;
  savedAt: Date;
  reason: TimeReason | null;
  reasonText: string;
}

/** A stretch of time with a patient, in whole seconds. */
export interface StoredTimeEntry extends TimeWork, Stretch, Saved {
  entryId: string;
  /** The timer that counted it; `null` by hand. */
  timerId: string | null;
  clinicId: string;
  patientId: string;
  authorId: string;
}

/** What an entry was before a change, and whose. */
export interface StoredTimeVersion extends TimeWork, Stretch, Saved {
  entryId: string;
  patientId: string;
}

/** Somebody beside something. */
interface Named {
  userId: string;
  name: string;
}

/** A timer as it is read. */
export interface KnownTimer extends StoredTimer {
  name: string;
  birthDate: string | null;
}

/** An entry as it is read. */
export interface KnownTimeEntry extends StoredTimeEntry {
  /** The patient's. */
  name: string;
  /** Likewise, as it was recorded. */
  birthDate: string | null;
  author: Named;
  savedBy: Named;
  isRunning: boolean;
  /** A note's minutes, which no entry holds. */
  ofNote: boolean;
  before: (StoredTimeVersion & { savedBy: Named })[];
}

/** Whose entries: of a whole clinic, one patient of it, or one author. */
export interface TimeSearch {
  clinicId: string;
  patientId?: string;
  authorId?: string;
}

/** What every move brings: the id of the entry that it may write. */
interface Wish {
  timerId: string;
  entryId: string;
}

interface TimerStart extends Wish, Omit<TimeWork, 'note'> {
  patientId: string;
  by: 'record' | 'hand' | 'switch';
}

/** `other`: the timer of another patient is there. */
export type TimerStarted = 'there' | 'other';

/** `monthClosed`: in a month that is closed for billing an administrator alone writes. `overlap`: with another entry of the same author, or what their timer counts. */
export type TimeSaved =
  | { kind: 'saved' | 'gone' | 'changed' | 'notYours' | 'monthClosed' }
  | { kind: 'overlap'; other: Stretch & { entryId: string } };

export interface TimeEdit extends TimeWork, Stretch {
  entryId: string;
  patientId: string;
  /** Of the same clinic: to whom the entry moves. Left out: it stays. */
  toPatientId?: string;
  version: number;
  reason: TimeReason;
  reasonText: string;
  /** Whether the actor may change what others wrote. */
  isAdministrator: boolean;
}

/** The timers of people and the time that is recorded of patients. All that the actor's own timer does is about one row. */
export interface Times {
  /** Somebody's timer as it is at a moment, also when it has paused by itself and nobody wrote that yet. */
  timer(accountId: string, now: Date): Promise<KnownTimer | null>;
  start(wish: TimerStart, actor: Actor): Promise<TimerStarted>;
  /** @returns whether the timer is still that one */
  sign(wish: Wish & { idleSeconds: number }, actor: Actor): Promise<boolean>;
  setWork(wish: Wish & TimeWork, actor: Actor): Promise<boolean>;
  pause(wish: Wish, actor: Actor): Promise<boolean>;
  resume(wish: Wish, actor: Actor): Promise<boolean>;
  stop(wish: Wish & TimeWork, actor: Actor): Promise<boolean>;
  /** Two own entries may touch and not overlap; of two at once, one is saved. */
  add(
    /** `timerId`: of what was counted without a timer of the person; left out: written by hand. */
    entry: Pick<StoredTimeEntry, 'entryId' | 'patientId'> & { timerId?: string } & TimeWork &
      Stretch & { isAdministrator?: boolean },
    actor: Actor,
  ): Promise<TimeSaved>;
  edit(edit: TimeEdit, actor: Actor): Promise<TimeSaved>;
  /**
   * All entries that lie in a time, oldest first, with what timers count by now and what notes record: of a clinic in one query, so that a
   * board of all its patients can be made from it.
   *
   * @param during its end does not belong to it
   */
  entries(search: TimeSearch, during: Stretch, now: Date): Promise<KnownTimeEntry[]>;
  /** What the same holds of some patients, by patient, in few statements and without names. Who has none is left out. */
  stretches(
    patientIds: readonly string[],
    during: Stretch,
    now: Date,
  ): Promise<Map<string, (Stretch & { isInteractive: boolean; authorId: string })[]>>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    times: Times;
  }
}
