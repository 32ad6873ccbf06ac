import { serverMessages } from '@rpm/domain';

/** A refusal's status and the sentence that goes with it when a handler has none of its own. */
const sentences = {
  400: serverMessages.badRequest,
  401: serverMessages.unauthorized,
  403: serverMessages.forbidden,
  404: serverMessages.notFound,
  405: serverMessages.methodNotAllowed,
  409: serverMessages.statusConflict,
  413: serverMessages.tooLarge,
  415: serverMessages.unsupportedMediaType,
  422: serverMessages.keyReused,
  429: serverMessages.tooManyRequests,
  503: serverMessages.tookTooLong,
} as const;
export type RefusalStatus = keyof typeof sentences;

/** What a refusal carries beside its status. */
interface RefusalParts {
  /** Beside or instead of the usual sentence. Never a value that the caller sent: it may be a patient's. */
  body?: { message?: string; [field: string]: unknown };
  headers?: Record<string, string>;
}

/** Ends a call with an answer that is not a success. Thrown by checks and handlers, answered by the one choke point. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly body: { message: string; [field: string]: unknown };
  readonly headers: Record<string, string>;

  constructor(status: RefusalStatus, { body, headers = {} }: RefusalParts = {}) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = { message: sentences[status], ...body };
    this.headers = headers;
  }
}
