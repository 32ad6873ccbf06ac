import { limits } from '@rpm/domain';
import * as z from 'zod/mini';

/** Any schema whose parsed value is `Out`. */
type Schema<Out = unknown> = z.ZodMiniType<Out>;

/** What a call carries to say who makes it: nothing, the session's token (ROL-05), the token of an activated device, or a vendor's signature. */
type TokenKind = 'none' | 'session' | 'device' | 'signature';

/** What a refusal carries besides its sentence, by its status. */
type Refusals = Readonly<Partial<Record<number, Schema>>>;

/**
 * One call of the API: everything that the client, the server, the mocks and the tests must agree on.
 *
 * @typeParam P what the path's segments hold · @typeParam Q the query string · @typeParam B the JSON body ·
 *   @typeParam A what a 2xx answer is on the wire · @typeParam R what a caller gets of it ·
 *   @typeParam F what refusals carry
 */
export interface Endpoint<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  R extends Schema,
  F extends Refusals = Refusals,
> {
  method: 'GET' | 'POST';
  /** Starts with '/api/'; `:name` stands for one encoded segment. */
  path: `/api/${string}`;
  /** Parsed by the server; the client sends what the type asks for. `z.undefined()` when there is none. */
  params: P;
  query: Q;
  /**
   * Whether the client sends the query in a header: it may hold a name that somebody looks for, and addresses are kept in logs on the way
   * (ASVS 14.2.1). The server reads it from either place.
   */
  hidesQuery: boolean;
  body: B;
  /** What the server promises, to the letter. */
  answer: A;
  /** How the client reads it: forgiving, so that one bad field costs only itself (behaviour 1a). What does not fit at all is an error. */
  response: R;
  token: TokenKind;
  /** Whether an Idempotency-Key makes a repetition harmless (behaviour section 4). */
  isIdempotent: boolean;
  /** The longest body that the server reads. */
  bodyMaxBytes: number;
  /**
   * Whether the answer's headers count what the answer is a part of: the rows of all pages, and the readings in them.
   * `response` then reads the answer and the counts together, as `CountedAnswer`.
   */
  countsRows: boolean;
  /** What a refusal carries that a screen acts on, by its status; read it with `refusalOf`. */
  refusals: F;
  /** The paths of the reads whose answers are out of date once this call is done: the write reads them again. */
  stales: readonly `/api/${string}`[];
}

/** An endpoint of any types. */
export type AnyEndpoint = Endpoint<Schema, Schema, Schema, Schema, Schema>;

interface Definition<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  R extends Schema,
  F extends Refusals,
> {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
  response?: R;
  token?: TokenKind;
  hidesQuery?: boolean;
  isIdempotent?: boolean;
  bodyMaxBytes?: number;
  countsRows?: boolean;
  refusals?: F;
  stales?: readonly `/api/${string}`[];
}

const none = z.undefined();

/**
 * Completes the definition of a call. What is not named takes nothing; the client reads the answer as it is promised
 * unless `response` says otherwise; and a call needs a session unless `token` says otherwise.
 */
export function endpoint<
  A extends Schema,
  R extends Schema = A,
  P extends Schema = typeof none,
  Q extends Schema = typeof none,
  B extends Schema = typeof none,
  F extends Refusals = Readonly<Record<never, never>>,
>(definition: Definition<P, Q, B, A, R, F>): Endpoint<P, Q, B, A, R, F> {
  const { method, path, params, query, body, answer, response } = definition;
  return {
    method,
    path,
    params: (params ?? none) as P,
    query: (query ?? none) as Q,
    hidesQuery: definition.hidesQuery ?? false,
    body: (body ?? none) as B,
    answer,
    response: (response ?? answer) as R,
    token: definition.token ?? 'session',
    isIdempotent: definition.isIdempotent ?? false,
    bodyMaxBytes: definition.bodyMaxBytes ?? limits.requestMaxBytes,
    countsRows: definition.countsRows ?? false,
    refusals: definition.refusals ?? ({} as F),
    stales: definition.stales ?? [],
  };
}

/** The parts of an endpoint's request, and its answer on the wire and as a caller gets it. */
export type ParamsOf<E extends AnyEndpoint> = z.infer<E['params']>;
export type QueryOf<E extends AnyEndpoint> = z.infer<E['query']>;
export type BodyOf<E extends AnyEndpoint> = z.infer<E['body']>;
export type AnswerOf<E extends AnyEndpoint> = z.infer<E['answer']>;
export type ResponseOf<E extends AnyEndpoint> = z.infer<E['response']>;
/** What a refusal of a call carries, by its status. */
export type RefusalOf<E extends AnyEndpoint, S extends keyof E['refusals']> = E['refusals'][S] extends Schema
  ? z.infer<E['refusals'][S]>
  : never;
