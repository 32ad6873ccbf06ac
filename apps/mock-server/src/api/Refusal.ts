import { serverWords } from '@rpm/domain/words/server';

/** A refusal's status and the sentence that goes with it when a handler has none of its own. */
const sentences = {
  400: serverWords.badRequest,
  401: serverWords.unauthorized,
  403: serverWords.forbidden,
  404: serverWords.notFound,
  405: serverWords.methodNotAllowed,
  409: serverWords.statusConflict,
  413: serverWords.tooLarge,
  415: serverWords.unsupportedMediaType,
  422: serverWords.keyReused,
  429: serverWords.tooManyRequests,
  503: serverWords.tookTooLong,
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
