import { limits } from '@rpm/domain';
import { language } from '@rpm/domain/words/language';
import { ApiError } from './ApiError.ts';
import { addressOf } from './address.ts';
import { countHeaders } from './countHeaders.ts';
import { type EarlyAnswer, takeEarly } from './earlyAnswers.ts';
import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ResponseOf } from './endpoint.ts';
import { queryHeader } from './queryHeader.ts';
import { type ServerClock, serverClock } from './serverClock.ts';

/** What a client needs to know of its host. */
export interface ClientOptions {
  /** Where the API is, without a slash at the end; `''` is the page's own origin. From runtime configuration (API-01). */
  host: string;
  /** The session's token at the moment of the call, or `null` when nobody is logged in. */
  token: () => string | null;
  /** Called when a call with a token is answered 401, with that token: the session is over (behaviour 1a). */
  onUnauthorized?: (token: string | null) => void;
  /** Takes the line of a failed call. It never holds a URL, an id or a body: those may name a patient. */
  log?: (line: string) => void;
  fetch?: typeof fetch;
  /** How long a call may take, in milliseconds. */
  timeoutMs?: number;
}

/** The parts of a call that change from time to time. */
export type CallOptions<E extends AnyEndpoint> = {
  /** Gives the call up, silently: the promise rejects with the signal's reason and nothing is logged. */
  signal?: AbortSignal | undefined;
  /** The same for each attempt of one intent, so that it is done once however often it is sent (behaviour section 4). */
  idempotencyKey?: string | undefined;
} & (ParamsOf<E> extends undefined ? { params?: undefined } : { params: ParamsOf<E> }) &
  (QueryOf<E> extends undefined ? { query?: undefined } : { query: QueryOf<E> }) &
  (BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> });

/** Calls an endpoint. Rejects with an `ApiError`, or with the reason of the caller's own signal. */
export type Ask = <E extends AnyEndpoint>(endpoint: E, options: CallOptions<E>) => Promise<ResponseOf<E>>;

/** The one way to the API of an application. */
export interface Call extends Ask {
  /** The server's time, by which days, months and 'past' are told (behaviour 1a, clock skew). */
  clock: ServerClock;
  /** Takes a line of the portal's own that the specification wants logged, where failed calls are logged (SES-06). */
  log: (line: string) => void;
  /** Where the API is, for what is said of it to somebody outside of this page, as the lines of a gateway; '' is the page's own origin. */
  host: string;
}

/**
 * Makes the one helper through which every call goes.
 *
 * @see API-01, ERR-03, ROL-05
 */
export function createClient(options: ClientOptions): Call {
  const { host, token, onUnauthorized, log = () => {}, timeoutMs = limits.callTimeoutMs } = options;
  const doFetch = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const clock = serverClock();

  async function call<E extends AnyEndpoint>(
    endpoint: E,
    { params, query, body, signal, idempotencyKey }: CallOptions<E>,
  ): Promise<ResponseOf<E>> {
    const bearer = endpoint.token === 'session' ? token() : null;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const { address, hidden } = addressOf(endpoint, params, query);
      const url = host + address;
      const given = signal ? AbortSignal.any([signal, timeout]) : timeout;
      const early =
        endpoint.method === 'GET' && bearer !== null ? takeEarly({ token: bearer, url, hidden }) : undefined;
      const { response, at } = early
        ? await orAborted(early, given)
        : await now(
            doFetch(url, {
              method: endpoint.method,
              headers: {
                accept: 'application/json',
                'accept-language': language,
                ...(body !== undefined && { 'content-type': 'application/json' }),
                ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
                ...(hidden !== '' && { [queryHeader]: hidden }),
                ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
              },
              ...(body !== undefined && { body: JSON.stringify(body) }),
              signal: given,
              cache: 'no-store',
              credentials: 'same-origin',
            }),
          );
      clock.hear(response.headers.get('date'), at);
      return await readAnswer(endpoint, response);
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      const error = asApiError(cause, timeout.aborted);
      log(error.message);
      if (error.status === 401 && endpoint.token === 'session') onUnauthorized?.(bearer);
      throw error;
    }
  }
  return Object.assign(call, { clock, log, host });
}

const now = async (answer: Promise<Response>): Promise<EarlyAnswer> => ({
  response: await answer,
  at: Date.now(),
});

/** What was asked for early goes on by itself when this call of it is given up; nobody reads it then. */
async function orAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([answer, aborted]);
}

async function readAnswer<E extends AnyEndpoint>(endpoint: E, response: Response): Promise<ResponseOf<E>> {
  const text = await response.text();
  const json = parseJson(text);
  if (!response.ok) throw new ApiError('status', response.status, json);
  const answer = endpoint.response.safeParse(
    endpoint.countsRows ? { answer: json, ...countsOf(response.headers) } : json,
  );
  if (!answer.success) throw new ApiError('malformed', response.status, json);
  return answer.data as ResponseOf<E>;
}

/** A count that is missing is `null`; what it says is judged by the schema of the answer. */
const countsOf = (headers: Headers) => ({
  rows: headers.get(countHeaders.rows),
  readings: headers.get(countHeaders.readings),
});

function asApiError(cause: unknown, timedOut: boolean): ApiError {
  if (cause instanceof ApiError) return cause;
  return new ApiError(timedOut ? 'timeout' : 'network', 0);
}

/** `undefined` for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
