import {
  type InboxItem,
  type InboxMove,
  type InboxName,
  type InboxStanding,
  type InboxState,
  type InboxTab,
  type InquiryType,
  inboxTabOf,
  type Person,
} from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** Whose inbox: that of a clinic, or that of the operator, which holds what comes from clinics and from guests. */
export type InboxOf = { readonly clinicId: string } | 'operator';

/** How an entry stands; `doneAt`: since when it is answered or closed. */
export interface StoredStanding extends InboxStanding {
  doneAt: Date | null;
}
export const newStanding: StoredStanding = { state: 'New', ownerId: null, version: 0, doneAt: null };

/** A line of an entry's history. */
export interface InboxEvent {
  itemId: string;
  move: InboxMove;
  byId: string;
  at: Date;
  /** Of an answer. */
  text: string | null;
}

/** An entry as it is read. */
export interface InboxEntry extends Omit<InboxItem, 'time' | 'history'> {
  at: Date;
  history: { move: InboxMove; by: Person; at: Date; text: string | null }[];
}

/** Whose an entry of a clinic's inbox is, and to whom an answer goes: the record, also after it became a part of another one. */
export interface InboxOwner {
  itemId: string;
  clinicId: string;
  patientId: string;
}

/** A move of somebody who saw the entry at `version`. */
export interface InboxWish {
  itemId: string;
  version: number;
  move: InboxMove;
  /** Of an answer. */
  text: string | null;
}

/** What came of it; of a change, who wrote the entry and when; of a conflict, where it stands, and who did that. */
export type InboxMoved =
  | { kind: 'change'; from: { accountId: string | null; email: string; at: Date } }
  | { kind: 'no-op' }
  | { kind: 'conflict'; state: InboxState; by: Person | null; at: Date | null };

/** Which entries are asked for. What is left out asks nothing. */
export interface InboxSearch {
  tab: InboxTab;
  /** From 0. */
  page: number;
  rows: number;
  state?: InboxState | undefined;
  type?: InquiryType | undefined;
  /** Of a clinic's inbox, the record of whoever wrote it. */
  patientId?: string | undefined;
  /** `null`: those that nobody has. */
  ownerId?: string | null | undefined;
}

/** The inboxes over what was sent by the inquiry and by the contact page. @see F7 */
export interface Inbox {
  /** A page of entries in the order of `compareInbox`, and how many there are on all pages. */
  list(of: InboxOf, search: InboxSearch): Promise<{ items: InboxEntry[]; total: number }>;
  /** What of a clinic's inbox is open, and how much of that names a symptom. */
  count(clinicId: string): Promise<{ open: number; raised: number }>;
  /** Whose an entry of a clinic's inbox is, or `null` when there is none of that id. */
  owner(itemId: string): Promise<InboxOwner | null>;
  /**
   * Moves an entry as `decideInbox` says, with its line of history and its audit entry, or changes nothing.
   *
   * @returns `null` when that inbox has no such entry
   */
  move(of: InboxOf, wish: InboxWish, actor: Actor): Promise<InboxMoved | null>;
  /** Deletes what is past its end, as `isPastItsEnd` says, with its history. @returns how many */
  forget(now: Date): Promise<number>;
}

/** The actions of moves in the audit log. */
export const auditOfInboxMove = {
  take: 'inbox.taken',
  answer: 'inbox.answered',
  close: 'inbox.closed',
} as const;

/** How an entry stands after a move: since when it is done, too. */
export const standingAfter = (before: StoredStanding, to: InboxStanding, at: Date): StoredStanding => ({
  ...to,
  doneAt: inboxTabOf(to.state) === 'open' ? null : (before.doneAt ?? at),
});

/** Which inbox an inquiry of somebody is in. */
export interface InboxTarget {
  inbox: InboxName;
  /** The words of the list that it names. */
  raised: readonly string[];
}
export const toOperator: InboxTarget = { inbox: 'operator', raised: [] };

declare module '../../store/Store.ts' {
  interface StoreParts {
    inbox: Inbox;
  }
}
