import type { PicturePart } from './photoBytes.ts';

/** Markers (ITU-T T.81, table B.1). */
const soi = 0xd8;
const eoi = 0xd9;
const startOfScan = 0xda;

/**
 * The segments of a JPEG, scans with their data.
 *
 * @param bytes begin with SOI
 * @returns `null` when they do not lead to its end exactly
 */
export function jpegParts(bytes: Uint8Array): PicturePart[] | null {
  const parts: PicturePart[] = [{ start: 0, end: 2, isPicture: true }];
  let start = 2;
  while (bytes[start] === 0xff) {
    const marker = bytes[start + 1] ?? 0;
    if (marker === eoi) {
      return start + 2 === bytes.length ? [...parts, { start, end: start + 2, isPicture: true }] : null;
    }
    // Restarts stand in scans only, a picture begins once, and these have no length.
    if (marker <= 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= soi)) return null;
    const length = ((bytes[start + 2] ?? 0) << 8) | (bytes[start + 3] ?? 0);
    if (length < 2) return null;
    const headEnd = start + 2 + length;
    const end = marker === startOfScan ? endOfScan(bytes, headEnd) : headEnd;
    parts.push({ start, end, isPicture: isPicture(marker, bytes.subarray(start + 4, end)) });
    start = end;
  }
  return null;
}

/** Where the next marker stands after the data of a scan: 0xFF in them is followed by 0, or is a restart (B.1.1.5). */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  for (; at < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) break;
  }
  return at;
}

/** Of the applications' segments those of JFIF, colour profiles and Adobe's colour transform are of the picture. */
function isPicture(marker: number, content: Uint8Array): boolean {
  const isNamed = (name: string) =>
    [...name].every((letter, at) => content[at] === letter.charCodeAt(0)) && content.length > name.length;
  if (marker === 0xe0) return isNamed('JFIF\0');
  if (marker === 0xe2) return isNamed('ICC_PROFILE\0');
  if (marker === 0xee) return isNamed('Adobe');
  // Frames, tables, scans, intervals.
  return (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= startOfScan && marker <= 0xdd);
}
