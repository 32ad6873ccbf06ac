import type { fileContentTypes } from '@rpm/domain';

type ContentType = (typeof fileContentTypes)[number];

/** How a file of each kind begins. */
const beginnings: Record<Exclude<ContentType, 'text/plain'>, readonly number[]> = {
  // '%PDF-' (ISO 32000-1, 7.5.2)
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  // PNG, section 5.2
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // SOI, and the first byte of the marker that follows (ITU-T T.81, B.1.1.3)
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/**
 * Whether a file is what it says: it begins as its kind does; a text is UTF-8 without NUL.
 *
 * @param bytes the whole file
 */
export function isOfType(bytes: Uint8Array, type: ContentType): boolean {
  if (type === 'text/plain') return isText(bytes);
  return beginnings[type].every((byte, at) => bytes[at] === byte);
}

function isText(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !bytes.includes(0);
  } catch {
    return false;
  }
}

/** Reads base64 that is known to be of its form. */
export const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** Writes base64 in its one form: what is left of the last character's bits is 0. @param text known to be base64 */
export const canonicalBase64 = (text: string) => btoa(atob(text));
