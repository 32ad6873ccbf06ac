import type { KeyObject } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { sha3_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Gives that many random bytes that nobody can guess. */
export type RandomBytes = (count: number) => Uint8Array;

/** The form of a token: 256 bits in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A new opaque token of 256 bits, in base64url (behaviour R1). */
export const newToken = (random: RandomBytes) => base64Url(random(32));

/** A new opaque id of 128 bits, in base64url: it tells nothing, and nobody guesses another one from it. */
export const newId = (random: RandomBytes) => base64Url(random(16));

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/**
 * The token of a request.
 *
 * @param authorization the header's value
 * @returns the token, or `null` when the header is missing or holds nothing of a token's form
 */
export function bearerToken(authorization: string | null): string | null {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  return token && TOKEN.test(token) ? token : null;
}

/** SHA-256 in JavaScript, for a browser: there is none that answers at once. */
export const portableHash = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** Node has its own, which takes a tenth of the time. */
const native = globalThis.process?.getBuiltinModule?.('node:crypto');
type Native = NonNullable<typeof native>;

/** What is kept of a token: who reads the table cannot use it. A token is random, so a plain hash is enough. */
export const hashToken = (token: string): string =>
  native ? native.hash('sha256', token, 'hex') : portableHash(token);

/** HMAC with SHA-256 in JavaScript, for a browser. */
export const portableKeyedHash = (key: Uint8Array, text: string): string =>
  bytesToHex(hmac(sha256, key, utf8ToBytes(text)));

/** Keys as Node has them: to make one of bytes takes longer than the hash does. */
const nativeKeys = new WeakMap<Uint8Array, KeyObject>();

function nativeKeyedHash({ createHmac, createSecretKey }: Native, key: Uint8Array, text: string): string {
  let known = nativeKeys.get(key);
  if (!known) {
    known = createSecretKey(key);
    nativeKeys.set(key, known);
  }
  return createHmac('sha256', known).update(text).digest('hex');
}

/** A name for something that must not be named, such as a user in a log: the same under one key, meaningless without it. */
export const keyedHash = (key: Uint8Array, text: string): string =>
  (native ? nativeKeyedHash(native, key, text) : portableKeyedHash(key, text)).slice(0, 16);

/** SHA-3 in JavaScript with the key in front, for a browser. */
export const portableKeyedDigest = (key: string, text: string): string =>
  bytesToHex(sha3_256(utf8ToBytes(key + text)));

/**
 * The same where a page has hundreds of them: SHA-3 with the key in front is as good as HMAC, whose two rounds it does not need, and takes a
 * third of the time.
 *
 * @param key always of one length
 * @see https://keccak.team/keccak_strengths.html
 */
export const keyedDigest = (key: string, text: string): string =>
  (native ? native.hash('sha3-256', key + text, 'hex') : portableKeyedDigest(key, text)).slice(0, 16);
