import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';

/** The algorithms with which a system signs; SMART asks servers for both. */
export const systemAlgorithms = ['ES384', 'RS384'] as const;

const Part = z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/^[A-Za-z0-9_-]+$/));
const kid = z.string().check(z.minLength(1), z.maxLength(limits.idMaxCharacters));
const alg = z.optional(z.enum(systemAlgorithms));

/** A public key of a system: nothing private is taken. @see https://www.rfc-editor.org/rfc/rfc7517 */
const SystemKey = z.discriminatedUnion('kty', [
  z.object({ kty: z.literal('EC'), crv: z.literal('P-384'), x: Part, y: Part, kid, alg }),
  // 256 bytes: a shorter one is broken too easily.
  z.object({ kty: z.literal('RSA'), n: Part.check(z.minLength(342)), e: Part, kid, alg }),
]);

/** The public keys of a system. */
export const SystemKeys = z.object({
  keys: z.array(SystemKey).check(z.minLength(1), z.maxLength(limits.systemKeysMax)),
});
export type SystemKeys = z.infer<typeof SystemKeys>;

/** What is wrong with keys that somebody pasted. */
export type SystemKeysFault = 'notKeys' | 'privateKey' | 'twice';

/**
 * The public keys in a pasted text.
 *
 * @param text a JSON Web Key Set, or one key
 * @returns the keys, or why there are none; a private key is never kept
 */
export function readSystemKeys(text: string): SystemKeys | SystemKeysFault {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return /PRIVATE KEY/.test(text) ? 'privateKey' : 'notKeys';
  }
  return systemKeysOf(found);
}

/** The same of what was read of JSON already. */
export function systemKeysOf(found: unknown): SystemKeys | SystemKeysFault {
  const set = isSet(found) ? found : { keys: [found] };
  if (set.keys.some((each) => typeof each === 'object' && each !== null && 'd' in each)) return 'privateKey';
  const { success, data } = SystemKeys.safeParse(set);
  if (!success) return 'notKeys';
  return new Set(data.keys.map((each) => each.kid)).size === data.keys.length ? data : 'twice';
}

const isSet = (found: unknown): found is { keys: unknown[] } =>
  typeof found === 'object' && found !== null && 'keys' in found && Array.isArray(found.keys);
