/** One intent of one caller. */
export interface IntentKey {
  accountId: string;
  /** The call's name. */
  call: string;
  /** The Idempotency-Key. */
  key: string;
  /** Hash of the request: the same key with another request is a mistake of the caller. */
  requestHash: string;
  at: Date;
}

/** What came of an intent. `answer` is of this time or of the first one. */
export type IntentOutcome<T> = { kind: 'done'; answer: T } | { kind: 'running' } | { kind: 'reused' };
