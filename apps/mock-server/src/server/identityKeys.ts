import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { CryptoKey, JWK } from 'jose';
import { readKeys, rsaBitsMin } from './clientKeys.ts';

/** A key by which it is signed who logged in, by the name under which an app finds its public half. */
export interface IdentityKey {
  id: string;
  key: CryptoKey;
  /** The half that is published. @see RFC 7517 */
  published: JWK;
}

/** What each app of OpenID Connect can check. @see https://openid.net/specs/openid-connect-core-1_0.html#ServerMTI */
export const identityAlg = 'RS256';

function identityKeyOf(id: string, key: KeyObject): IdentityKey | null {
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < rsaBitsMin)
    return null;
  const { kty, n, e } = createPublicKey(key).export({ format: 'jwk' });
  const signing = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  return {
    id,
    key: key.toCryptoKey(signing, false, ['sign']) as CryptoKey,
    published: { kty: kty ?? 'RSA', n, e, kid: id, alg: identityAlg, use: 'sig' } as JWK,
  };
}

/**
 * Reads keys as they stand in the environment: `id:base64,id:base64`, each a private key of RSA as a PEM file has it. The first one signs; all of
 * them are published. They are others than those by which hospitals know us: a key signs one kind of thing.
 *
 * @returns `null` when one of them is none
 */
export const readIdentityKeys = (text: string): IdentityKey[] | null =>
  readKeys(text, (id, encoded) => {
    try {
      return identityKeyOf(id, createPrivateKey({ key: Buffer.from(encoded, 'base64'), format: 'pem' }));
    } catch {
      return null;
    }
  });

/** One for a demo, which is good until the server stops: an ID token is looked at once, when it comes. */
export async function demoIdentityKeys(): Promise<IdentityKey[]> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: rsaBitsMin });
  const made = identityKeyOf('demo', privateKey);
  return made ? [made] : [];
}
