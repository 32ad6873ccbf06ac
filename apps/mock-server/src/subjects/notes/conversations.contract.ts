import {
  type ConversationSide,
  isClinicRole,
  type MessageReading,
  type Person,
  type SeenMark,
} from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** A message of the conversation between a patient and the clinic. */
interface Message {
  noteId: string;
  side: ConversationSide;
  author: Person;
  text: string;
  about: MessageReading | null;
  at: Date;
  /** When the other side first saw it, and who; `firstSeen` is the rule. */
  seen: Date | null;
  seenBy: Person | null;
}

/** A patient who waits for an answer. */
interface Waiting {
  patient: Person;
  /** IANA name */
  timeZone: string;
  waiting: number;
  unread: number;
  since: Date;
}

/** That one side of a patient's conversation has seen it up to a moment. */
export interface StoredMark extends SeenMark {
  patientId: string;
  accountId: string;
}

/** The conversations: messages are notes, and beside them is what each side has seen. */
export interface Conversations {
  /** The newest messages, oldest first. @param most the longest list */
  of(patientId: string, most: number): Promise<Message[]>;
  /**
   * Takes down, with its audit entry, that a side has seen the messages up to one. What it has seen before is not taken
   * down again.
   *
   * @returns `false` when the patient's conversation has no such message
   */
  markSeen(
    seen: { patientId: string; noteId: string; side: ConversationSide },
    actor: Actor,
  ): Promise<boolean>;
  /** The clinic's patients who wait for an answer, the longest first. */
  waiting(clinicId: string, most: number): Promise<Waiting[]>;
}

/** Which side wrote it, by the author's role: a record that became a part of the patient's has an account of its own. */
export const sideOfAuthor = (role: string): ConversationSide => (isClinicRole(role) ? 'clinic' : 'patient');

declare module '../../store/Store.ts' {
  interface StoreParts {
    conversations: Conversations;
  }
}
