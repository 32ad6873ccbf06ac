import * as z from 'zod/mini';

/** Any schema whose parsed value is `Out`. */
type Schema<Out = unknown> = z.ZodMiniType<Out>;

/**
 * One call of the API: everything that the client, the server, the mocks and the tests must agree on.
 *
 * @typeParam Q what the query string holds · @typeParam B what the JSON body holds · @typeParam R what a caller gets
 */
export interface Endpoint<Q extends Schema, B extends Schema, R extends Schema> {
  method: 'GET' | 'POST';
  /** Starts with '/api/'; `:name` stands for one encoded segment. */
  path: `/api/${string}`;
  /** Parsed by the server; the client sends what the type asks for. `z.undefined()` when there is none. */
  query: Q;
  body: B;
  /** The shape of a 2xx answer; an answer that does not fit is an error. */
  response: R;
  /** Whether the call carries the session's token (ROL-05, behaviour R3). */
  auth: boolean;
}

/** An endpoint of any types. */
export type AnyEndpoint = Endpoint<Schema, Schema, Schema>;

interface Definition<Q extends Schema, B extends Schema, R extends Schema> {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  query?: Q;
  body?: B;
  response: R;
  auth: boolean;
}

const none = z.undefined();

/** Completes the definition of a call: what is not named takes nothing. */
export function endpoint<R extends Schema, Q extends Schema = typeof none, B extends Schema = typeof none>({
  method,
  path,
  query,
  body,
  response,
  auth,
}: Definition<Q, B, R>): Endpoint<Q, B, R> {
  return { method, path, query: (query ?? none) as Q, body: (body ?? none) as B, response, auth };
}

/** The query, body and answer of an endpoint. */
export type QueryOf<E extends AnyEndpoint> = z.infer<E['query']>;
export type BodyOf<E extends AnyEndpoint> = z.infer<E['body']>;
export type ResponseOf<E extends AnyEndpoint> = z.infer<E['response']>;
