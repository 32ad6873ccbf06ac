import type { PicturePart } from './photoBytes.ts';

/** The chunks of a PNG that say how its pixels look; not its texts, its time, its EXIF, nor what is not of the standard. */
const ofPng = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|cHRM|gAMA|iCCP|cICP|sBIT|sRGB|bKGD|hIST|pHYs|sPLT)$/;
/** The chunks of a WebP that does not move. */
const ofWebp = /^(?:VP8 |VP8L|VP8X|ALPH|ICCP)$/;

/**
 * The chunks of a PNG (PNG, section 5.3). Their sums are not checked.
 *
 * @param bytes begin with the signature
 * @returns `null` when they do not lead from IHDR to IEND exactly
 */
export function pngParts(bytes: Uint8Array): PicturePart[] | null {
  const view = viewOf(bytes);
  const parts: PicturePart[] = [{ start: 0, end: 8, isPicture: true }];
  let start = 8;
  let name: string | undefined;
  while (start + 12 <= bytes.length) {
    name = nameAt(bytes, start + 4);
    if ((start === 8) !== (name === 'IHDR')) return null;
    const end = start + 12 + view.getUint32(start);
    parts.push({ start, end, isPicture: ofPng.test(name) });
    start = end;
    if (name === 'IEND') break;
  }
  return name === 'IEND' && start === bytes.length ? parts : null;
}

/**
 * The chunks of a WebP (RFC 9649, section 2).
 *
 * @param bytes begin with the head of a RIFF file of WebP
 * @returns `null` when they do not fill it exactly
 */
export function webpParts(bytes: Uint8Array): PicturePart[] | null {
  const view = viewOf(bytes);
  if (view.getUint32(4, true) !== bytes.length - 8) return null;
  const parts: PicturePart[] = [{ start: 0, end: 12, isPicture: true }];
  let start = 12;
  while (start + 8 <= bytes.length) {
    const length = view.getUint32(start + 4, true);
    // Chunks of odd length have one byte more.
    const end = start + 8 + length + (length % 2);
    parts.push({ start, end, isPicture: ofWebp.test(nameAt(bytes, start)) });
    start = end;
  }
  return start === bytes.length && parts.length > 1 ? parts : null;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
