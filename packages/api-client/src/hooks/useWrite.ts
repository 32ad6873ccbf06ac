import { useRef } from 'react';
import { useApi } from '../ApiProvider.tsx';
import type { CallOptions } from '../client.ts';
import type { AnyEndpoint, BodyOf, ResponseOf } from '../endpoint.ts';

/**
 * Writes; resolves with the server's answer, or rejects with an `ApiError`.
 *
 * @param key the Idempotency-Key of an intent that outlives the screen, made by `newIdempotencyKey`; left out, the hook
 *   keeps one itself
 */
export type Write<E extends AnyEndpoint> = (body: BodyOf<E>, key?: string) => Promise<ResponseOf<E>>;

/**
 * A write of the API. It is not aborted when the screen goes away: the result of a write is announced anyway.
 *
 * A call that takes an Idempotency-Key gets one for each intent: the same body keeps its key until it has succeeded, so
 * that a retry after a lost answer does nothing twice; another body, or the same one after a success, is a new intent.
 *
 * @see behaviour.md sections 1a (timeout) and 4
 */
export function useWrite<E extends AnyEndpoint>(endpoint: E): Write<E> {
  const call = useApi();
  const intent = useRef<{ body: string; key: string }>(null);
  return async (body, givenKey) => {
    const options = { body } as CallOptions<E>;
    if (!endpoint.isIdempotent) return call(endpoint, options);
    if (givenKey !== undefined) return call(endpoint, { ...options, idempotencyKey: givenKey });
    const text = JSON.stringify(body);
    if (intent.current?.body !== text) intent.current = { body: text, key: newIdempotencyKey() };
    const { key } = intent.current;
    const answer = await call(endpoint, { ...options, idempotencyKey: key });
    if (intent.current.key === key) intent.current = null;
    return answer;
  };
}

/** 128 random bits in hex. Not `randomUUID`, which browsers keep from pages without TLS, as inside a clinic's own net. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
