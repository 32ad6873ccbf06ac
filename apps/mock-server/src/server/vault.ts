import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Vault } from '../subjects/security/vault.ts';

/** A key of the operator, by the name under which what it made is found again. */
export interface SecretKey {
  id: string;
  /** 32 bytes. */
  bytes: Uint8Array;
}

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
/** What begins a sealed text: no secret of an app does, as those are base32. */
const mark = 'v1.';

/**
 * Reads keys as they stand in the environment: `id:base64,id:base64`. The first one makes what is new, all of them open
 * what is there.
 *
 * @returns `null` when one of them is none: an id of letters and digits, and 32 bytes
 */
export function readSecretKeys(text: string): SecretKey[] | null {
  const keys = text.split(',').map((each): SecretKey | null => {
    const [, id, encoded] = /^([A-Za-z0-9]{1,16}):([A-Za-z0-9+/]{43}=)$/.exec(each.trim()) ?? [];
    const bytes = encoded ? Buffer.from(encoded, 'base64') : null;
    return id !== undefined && bytes?.length === keyBytes ? { id, bytes } : null;
  });
  const good = keys.filter((each) => each !== null);
  const isWhole = good.length === keys.length && new Set(good.map(({ id }) => id)).size === good.length;
  return isWhole ? good : null;
}

/** A key for one purpose alone. */
const derived = ({ bytes }: SecretKey, purpose: string) =>
  Buffer.from(hkdfSync('sha256', bytes, '', `rpm ${purpose}`, keyBytes));

/**
 * Keeps short secrets encrypted (AES-256-GCM), each bound to whose it is. What was there before there were keys is
 * opened as it is, and is new to `isCurrent`.
 *
 * @param keys without any, everything stays as it is
 */
export function nodeVault(keys: readonly SecretKey[]): Vault {
  const [current] = keys;
  return {
    seal(secret, owner) {
      if (!current) return secret;
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', derived(current, 'secrets'), iv);
      cipher.setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${mark}${current.id}.${sealed.toString('base64url')}`;
    },
    open(kept, owner) {
      if (!kept.startsWith(mark)) return kept;
      const [id, encoded = ''] = kept.slice(mark.length).split('.');
      const key = keys.find((each) => each.id === id);
      if (!key) throw new Error('A secret is encrypted with a key that SECRET_KEYS does not name.');
      const sealed = Buffer.from(encoded, 'base64url');
      const opening = createDecipheriv('aes-256-gcm', derived(key, 'secrets'), sealed.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      opening.setAAD(Buffer.from(owner));
      opening.setAuthTag(sealed.subarray(-tagBytes));
      return opening.update(sealed.subarray(ivBytes, -tagBytes)).toString('utf8') + opening.final('utf8');
    },
    isCurrent: (kept) =>
      kept.startsWith(mark) === Boolean(current) && (!current || kept.startsWith(`${mark}${current.id}.`)),
  };
}

/** Signs a text (HMAC-SHA-256). @returns the id of the key beside the signature, in hex */
export function sign(key: SecretKey, text: string): { keyId: string; signature: string } {
  const signature = createHmac('sha256', derived(key, 'anchors')).update(text).digest('hex');
  return { keyId: key.id, signature };
}

/** Whether one of the keys signed a text. */
export function isSigned(
  keys: readonly SecretKey[],
  text: string,
  { keyId, signature }: { keyId: string; signature: string },
): boolean {
  const key = keys.find(({ id }) => id === keyId);
  if (!key) return false;
  const [given, right] = [signature, sign(key, text).signature].map((each) => Buffer.from(each, 'hex'));
  return given !== undefined && right?.length === given.length && timingSafeEqual(given, right);
}
