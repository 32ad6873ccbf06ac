import type { StoredStanding } from '../inbox/contract.ts';

/** A message of the contact page. */
interface ContactMessage {
  messageId: string;
  name: string;
  email: string;
  /** May be about a patient, though nobody is asked for it: for the operator alone, and never for a log (behaviour R34). */
  message: string;
  at: Date;
}

/** What tells one intent of a guest from another; nobody is logged in. */
interface ContactIntent {
  /** The hash of the Idempotency-Key; `null` when the request bore none. */
  keyHash: string | null;
  /** The hash of what was sent under it. */
  requestHash: string;
}

export interface Contacts {
  /**
   * Keeps a message, once for each key.
   *
   * @param raised the symptoms that it names; left out, none
   * @returns 'known' when it was kept under that key before, 'reused' when that key brought another message
   */
  add(
    message: ContactMessage,
    intent: ContactIntent,
    raised?: readonly string[],
  ): Promise<'added' | 'known' | 'reused'>;
  /** The messages as they were sent, newest first. For reading and moving them there is `inbox`. */
  list(most: number): Promise<ContactMessage[]>;
}

/** A message with where it stands. */
export interface StoredContact extends ContactMessage, StoredStanding {
  raised: readonly string[];
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    contacts: Contacts;
  }
}
