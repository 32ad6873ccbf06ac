import { messages } from '@rpm/domain';

/** A refusal's status and the sentence that goes with it when a handler has none of its own. */
const sentences = {
  400: messages.server.badRequest,
  401: messages.server.unauthorized,
  403: messages.server.forbidden,
  404: messages.server.notFound,
  405: messages.server.methodNotAllowed,
  409: messages.server.statusConflict,
  413: messages.server.tooLarge,
  415: messages.server.unsupportedMediaType,
  429: messages.server.tooManyRequests,
  503: messages.server.tookTooLong,
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
