/** Why no usable answer came back. */
export type Fault =
  /** The server answered with a status that is not 2xx. */
  | 'status'
  /** Nothing came back: offline, no such host, connection cut. */
  | 'network'
  /** Nothing came back in time. */
  | 'timeout'
  /** A 2xx answer that is no JSON, or not of the agreed shape. */
  | 'malformed';

/**
 * The one error that a call throws.
 *
 * The message is the specification's 'HTTP error! status: {code}', to the letter, with the code 0 when nothing came
 * back; what the server said is in `body`, so that a screen can show its message (behaviour R14).
 *
 * @see ERR-03
 */
export class ApiError extends Error {
  readonly fault: Fault;
  /** The HTTP status; 0 when nothing came back. */
  readonly status: number;
  /** The parsed JSON body of a refusal, or `undefined` when it had none. */
  readonly body: unknown;

  constructor(fault: Fault, status: number, body?: unknown) {
    super(`HTTP error! status: ${status}`);
    this.name = 'ApiError';
    this.fault = fault;
    this.status = status;
    this.body = body;
  }

  /** The server's own sentence, or `null` when it sent none. */
  get serverMessage(): string | null {
    const { body } = this;
    const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
    return typeof message === 'string' && message.trim() ? message : null;
  }
}

/**
 * Whether nobody knows if a write was done: no answer came in time, or none that can be read. Only the server knows, so
 * that no screen says that nothing was changed.
 *
 * @see behaviour 1a, timeout
 */
export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.fault === 'timeout' || error.fault === 'malformed' || error.status === 504);
