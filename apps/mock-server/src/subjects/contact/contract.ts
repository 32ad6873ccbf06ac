/** A message of the contact page. */
export interface ContactMessage {
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
   * @returns 'known' when it was kept under that key before, 'reused' when that key brought another message
   */
  add(message: ContactMessage, intent: ContactIntent): Promise<'added' | 'known' | 'reused'>;
  /** The messages, newest first. No call of the API reads them: they are the operator's. */
  list(most: number): Promise<ContactMessage[]>;
}
