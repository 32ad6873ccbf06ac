import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
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

/** What is kept of a token: who reads the table cannot use it. A token is random, so a plain hash is enough. */
export const hashToken = (token: string): string =>
  native ? native.hash('sha256', token, 'hex') : portableHash(token);

/** HMAC with SHA-256 in JavaScript, for a browser. */
export const portableKeyedHash = (key: Uint8Array, text: string): string =>
  bytesToHex(hmac(sha256, key, utf8ToBytes(text)));

/** A name for something that must not be named, such as a user in a log: the same under one key, meaningless without it. */
export function keyedHash(key: Uint8Array, text: string): string {
  const whole = native
    ? native.createHmac('sha256', key).update(text).digest('hex')
    : portableKeyedHash(key, text);
  return whole.slice(0, 16);
}
