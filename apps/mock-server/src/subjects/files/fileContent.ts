import { type fileContentTypes, jpegWithoutMetadata } from '@rpm/domain';

type ContentType = (typeof fileContentTypes)[number];

/**
 * Whether a file is what it says, whole, and nothing besides: a picture from its first to its last byte, a PDF that ends
 * where its end is, a text in UTF-8 without NUL. What a browser might take for a page is neither a PDF nor a text.
 *
 * @param bytes the whole file
 */
export const isOfType = (bytes: Uint8Array, type: ContentType): boolean => kinds[type](bytes);

const kinds: Record<ContentType, (bytes: Uint8Array) => boolean> = {
  'application/pdf': isPdf,
  'image/png': isPng,
  'image/jpeg': (bytes) => jpegWithoutMetadata(bytes) !== null,
  'text/plain': (bytes) => isText(bytes) && !isPage(bytes),
};

/** The bytes as letters, one for one. */
const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

const begins = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** '%PDF-' at the front, and nothing but line ends behind the last '%%EOF' (ISO 32000-1, 7.5.2 and 7.5.5). */
function isPdf(bytes: Uint8Array): boolean {
  if (!begins(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return false;
  return /%%EOF\s*$/.test(latin(bytes.subarray(-1024))) && !isPage(bytes);
}

/** The signature, and chunks that lead to an IEND at the end exactly (PNG, sections 5.2 and 5.3). */
function isPng(bytes: Uint8Array): boolean {
  if (!begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8;
  while (at + 12 <= bytes.length) {
    const [length, name] = [view.getUint32(at), latin(bytes.subarray(at + 4, at + 8))];
    at += length + 12;
    if (name === 'IEND') return at === bytes.length;
  }
  return false;
}

function isText(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !bytes.includes(0);
  } catch {
    return false;
  }
}

/** As far as browsers look to tell what a file is. @see https://mimesniff.spec.whatwg.org/#reading-the-resource-header */
const sniffedBytes = 1445;
const page = /<(?:!doctype html|html|head|body|script|iframe|svg|object|embed)[\s/>]/i;

/** Whether a browser that guesses might show it as a page. */
const isPage = (bytes: Uint8Array) => page.test(latin(bytes.subarray(0, sniffedBytes)));

/** The file by which scanners are tried: whoever sends it wants to see whether it is found. @see https://www.eicar.org */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Whether a file is known to be no good without a scanner. */
export const isKnownBad = (bytes: Uint8Array) => latin(bytes).includes(eicar);

/** Reads base64 that is known to be of its form. */
export const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** Writes bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Writes base64 in its one form: what is left of the last character's bits is 0. @param text known to be base64 */
export const canonicalBase64 = (text: string) => btoa(atob(text));
