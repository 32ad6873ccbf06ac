import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from './ApiError.ts';
import { useApi } from './ApiProvider.tsx';
import type { CallOptions } from './client.ts';
import type { AnyEndpoint, BodyOf, RefusalOf, ResponseOf } from './endpoint.ts';
import { refusalOf } from './refusalOf.ts';

/** A write of the API. */
export interface Write<E extends AnyEndpoint> {
  /**
   * Writes; resolves with the server's answer, or rejects with an `ApiError`.
   *
   * @param key the Idempotency-Key of an intent that outlives the screen, made by `newIdempotencyKey`; left out, the
   *   hook keeps one itself
   */
  (body: BodyOf<E>, key?: string): Promise<ResponseOf<E>>;
  /** Resolves when what the last write made stale has been read again, or that has failed; never rejects. */
  reread: () => Promise<void>;
  /** What a failure carries when it is a refusal with this status, as the table of calls names it; else `null`. */
  refusal: <S extends keyof E['refusals'] & number>(status: S, error: unknown) => RefusalOf<E, S> | null;
}

/**
 * A write of the API. It is not aborted when the screen goes away: the result of a write is announced anyway.
 *
 * What the call makes stale (`stales` in the table of calls) and is on the screen is read again by itself, also after a
 * failure that may have changed something or that tells of a change.
 *
 * A call that takes an Idempotency-Key gets one for each intent: the same body keeps its key until it has succeeded, so
 * that a retry after a lost answer does nothing twice; another body, or the same one after a success, is a new intent.
 *
 * @see behaviour.md sections 1a (timeout) and 4
 */
export function useWrite<E extends AnyEndpoint>(endpoint: E): Write<E> {
  const call = useApi();
  const { mutate } = useSWRConfig();
  const intent = useRef<{ body: string; key: string }>(null);
  const rereading = useRef<Promise<unknown>>(Promise.resolve());

  async function send(body: BodyOf<E>, givenKey?: string): Promise<ResponseOf<E>> {
    const options = { body } as CallOptions<E>;
    if (!endpoint.isIdempotent) return call(endpoint, options);
    if (givenKey !== undefined) return call(endpoint, { ...options, idempotencyKey: givenKey });
    const text = JSON.stringify(body);
    if (intent.current?.body !== text) intent.current = { body: text, key: newIdempotencyKey() };
    const { key } = intent.current;
    const answer = await call(endpoint, { ...options, idempotencyKey: key });
    if (intent.current.key === key) intent.current = null;
    return answer;
  }
  const reread = () => {
    // A failure is shown by what is read.
    rereading.current = mutate((key) => isStale(endpoint, key)).catch(() => undefined);
  };
  async function write(body: BodyOf<E>, key?: string): Promise<ResponseOf<E>> {
    try {
      const answer = await send(body, key);
      reread();
      return answer;
    } catch (error) {
      if (mayHaveChanged(error)) reread();
      throw error;
    }
  }
  return Object.assign(write, {
    refusal: <S extends keyof E['refusals'] & number>(status: S, error: unknown) =>
      refusalOf(endpoint, status, error),
    reread: async () => {
      await rereading.current;
    },
  });
}

/** Whether what is kept under a key of `useAnswer` is out of date after a call. */
function isStale({ stales }: AnyEndpoint, key: unknown): boolean {
  const subject: unknown = Array.isArray(key) ? key[0] : null;
  if (typeof subject !== 'string') return false;
  return stales.some((path) => subject === path || subject.startsWith(JSON.stringify([path]).slice(0, -1)));
}

/** A refusal has changed nothing, but these tell that something is not as the screen shows it: gone, or changed elsewhere. */
const mayHaveChanged = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status < 400 ||
  error.status >= 500 ||
  [404, 409].includes(error.status);

/** 128 random bits in hex. Not `randomUUID`, which browsers keep from pages without TLS, as inside a clinic's own net. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
