import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { CryptoKey, JWK } from 'jose';

/** A key by which this installation shows at a hospital who it is, by the name under which the hospital finds its public half. */
export interface ClientKey {
  id: string;
  alg: 'ES384' | 'RS384';
  key: CryptoKey;
  /** The half that is published. @see RFC 7517 */
  published: JWK;
}

/** The shortest RSA key that is taken, in bits. @see https://hl7.org/fhir/smart-app-launch/client-confidential-asymmetric.html */
export const rsaBitsMin = 2048;

/** How the library and the Web's cryptography name what we sign by. */
const signing = {
  ES384: { name: 'ECDSA', namedCurve: 'P-384' },
  RS384: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-384' },
} as const;

function algOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): ClientKey['alg'] | null {
  if (asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'secp384r1') return 'ES384';
  const bits = asymmetricKeyDetails?.modulusLength ?? 0;
  return asymmetricKeyType === 'rsa' && bits >= rsaBitsMin ? 'RS384' : null;
}

function keyOf(id: string, encoded: string): ClientKey | null {
  try {
    const key = createPrivateKey({ key: Buffer.from(encoded, 'base64'), format: 'pem' });
    const alg = algOf(key);
    if (!alg) return null;
    const published = { ...createPublicKey(key).export({ format: 'jwk' }), kid: id, alg, use: 'sig' };
    return { id, alg, key: key.toCryptoKey(signing[alg], false, ['sign']) as CryptoKey, published };
  } catch {
    return null;
  }
}

/**
 * Reads keys as they stand in the environment: `id:base64,id:base64`, each a private key of P-384 or RSA as a PEM file has it. The first one
 * that a hospital takes signs; all of them are published.
 *
 * @returns `null` when one of them is none
 */
export const readClientKeys = (text: string): ClientKey[] | null => readKeys(text, keyOf);

/** Reads `id:base64,id:base64`. @returns `null` when one of them is no key, or two have the same id */
export function readKeys<K extends { id: string }>(
  text: string,
  keyFrom: (id: string, encoded: string) => K | null,
): K[] | null {
  const keys = text.split(',').map((each) => {
    const [, id, encoded] = /^([A-Za-z0-9]{1,16}):([A-Za-z0-9+/]+=*)$/.exec(each.trim()) ?? [];
    return id !== undefined && encoded !== undefined ? keyFrom(id, encoded) : null;
  });
  const good = keys.filter((each) => each !== null);
  const isWhole = good.length === keys.length && new Set(good.map(({ id }) => id)).size === good.length;
  return isWhole ? good : null;
}
