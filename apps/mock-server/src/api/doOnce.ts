import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import type { Store, StoreParts } from '../store/Store.ts';
import type { Actor } from '../subjects/accounts/contract.ts';
import { hashToken } from '../subjects/sessions/tokens.ts';
import { Refusal } from './Refusal.ts';

/** What a key may consist of: visible ASCII, as in a UUID. */
const KEY = new RegExp(`^[\\x21-\\x7e]{1,${limits.idempotencyKeyMaxCharacters}}$`);

/**
 * The Idempotency-Key of a request.
 *
 * @returns `null` when the call takes none, or the request bears none
 * @throws Refusal 400 when what it bears is no key
 */
export function intentKey(name: EndpointName, request: Request): string | null {
  if (!endpoints[name].isIdempotent) return null;
  const key = request.headers.get('idempotency-key');
  if (key?.match(KEY) === null)
    throw new Refusal(400, { code: 'badKey', told: { max: limits.idempotencyKeyMaxCharacters } });
  return key;
}

/**
 * Does the work of a call once for an Idempotency-Key, if the call takes one and the request bears one; without a key it
 * does it all or not at all. The same key and body are answered as the first time; another body is a 422; while the first one runs, a 409.
 *
 * @throws Refusal 422, 409
 * @see behaviour section 4
 */
export async function doOnce<T>(
  name: EndpointName,
  { body, key, actor, store }: { body: unknown; key: string | null; actor: Actor; store: Store },
  work: (parts: StoreParts) => Promise<T>,
): Promise<T> {
  if (!endpoints[name].isIdempotent) return work(store);
  if (key === null) return store.atomically(work);
  const intent = {
    accountId: actor.accountId,
    call: name,
    key,
    requestHash: hashToken(JSON.stringify(body)),
    at: actor.at,
  };
  const outcome = await store.once(intent, work);
  switch (outcome.kind) {
    case 'done':
      return outcome.answer;
    case 'running':
      throw new Refusal(409, { code: 'keyRunning' });
    case 'reused':
      throw new Refusal(422);
  }
}
