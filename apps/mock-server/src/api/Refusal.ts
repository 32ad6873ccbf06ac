import type { Speech } from './speech.ts';

/** A refusal's status and its code when a handler gives none of its own. */
const codes = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  405: 'methodNotAllowed',
  409: 'statusConflict',
  413: 'tooLarge',
  415: 'unsupportedMediaType',
  422: 'keyReused',
  429: 'tooManyRequests',
  503: 'tookTooLong',
} as const satisfies Record<number, RefusalCode>;
export type RefusalStatus = keyof typeof codes;

/** What a refusal is about. Programs go by it; the sentence beside it is for people, in their language. */
export type RefusalCode = keyof Speech['refusals'];

/** What a refusal carries beside its status. */
interface RefusalParts {
  /** Instead of the usual one of the status. */
  code?: RefusalCode;
  /** What its sentence is told. Never a value that the caller sent: it may be a patient's. */
  told?: Readonly<Record<string, string | number>>;
  /** Its sentence, where another subject's words say it better than those of its code. */
  says?: (words: Speech) => string;
  /** Beside code and sentence. Never a value that the caller sent, either. */
  body?: { [field: string]: unknown };
  headers?: Record<string, string>;
}

/** Ends a call with an answer that is not a success. Thrown by checks and handlers, answered by the one choke point. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly code: RefusalCode;
  readonly headers: Record<string, string>;
  private readonly told: Readonly<Record<string, string | number>>;
  private readonly says: ((words: Speech) => string) | undefined;
  private readonly body: { readonly [field: string]: unknown };

  constructor(
    status: RefusalStatus,
    { code = codes[status], told = {}, says, body = {}, headers = {} }: RefusalParts = {},
  ) {
    super(`Refused with ${status}`);
    this.status = status;
    this.code = code;
    this.told = told;
    this.says = says;
    this.body = body;
    this.headers = headers;
  }

  /** What is answered, in the words of the caller's language. */
  bodyIn(words: Speech): { code: RefusalCode; message: string; [field: string]: unknown } {
    const sentence: unknown = this.says?.(words) ?? words.refusals[this.code];
    const message = typeof sentence === 'function' ? String(sentence(this.told)) : String(sentence);
    return { code: this.code, message, ...this.body };
  }
}
