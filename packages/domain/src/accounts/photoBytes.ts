import { limits } from '../limits/limits.ts';
import type { PhotoContentType } from './photo.ts';

/** A piece of a picture's file, with the place of its bytes. */
export interface PicturePart {
  start: number;
  /** The first byte after it. */
  end: number;
  /** Whether it is needed to draw the picture. What is not may tell where and by whom it was taken. */
  isPicture: boolean;
}

/** Why a file is no photo: no JPEG · not whole, or with more behind its end · something beside the picture. */
type FileFault = 'kind' | 'broken' | 'metadata';

/** Why bytes cannot be a photo: by the file, or by the number of pixels that it would be drawn with. */
export type PhotoFault = FileFault | 'size';

/** PNG, section 5.2: the first eight bytes. */
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * What kind of picture somebody has chosen, by how the file begins. What is kept of it is a JPEG.
 *
 * @returns `null` for every other file
 */
export function photoTypeOf(bytes: Uint8Array): PhotoContentType | null {
  const begins = (signature: readonly number[], from = 0) =>
    signature.every((byte, at) => bytes[from + at] === byte);
  // SOI, and the first byte of the marker that follows (ITU-T T.81, B.1.1.3).
  if (begins([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (begins(pngSignature)) return 'image/png';
  // 'RIFF', a length, 'WEBP' (RFC 9649, section 2.4).
  if (begins([0x52, 0x49, 0x46, 0x46]) && begins([0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  return null;
}

/**
 * Why a file cannot be a photo. The browser sends JPEG alone, so nothing else is
 * taken. A photo is a picture and nothing else: EXIF and XMP, which may tell where it was taken,
 * comments, and whatever hangs behind its end are not taken. It is not drawn here: its pixels may still be wrong.
 *
 * @param bytes the whole file
 * @returns `null` for one that can
 */
export function photoFileFaultOf(bytes: Uint8Array): FileFault | null {
  if (photoTypeOf(bytes) !== 'image/jpeg') return 'kind';
  const parts = jpegParts(bytes);
  if (parts === null) return 'broken';
  return parts.every(({ isPicture }) => isPicture) ? null : 'metadata';
}

/**
 * The same, and whether the picture has a size that can be drawn: one frame, of 1 to `limits.photoMaxPixels` pixels each
 * way. A few bytes may claim to be as many pixels as would fill a memory.
 *
 * @param bytes the whole file
 * @returns `null` for one that can
 */
export function photoFaultOf(bytes: Uint8Array): PhotoFault | null {
  const fault = photoFileFaultOf(bytes);
  if (fault !== null) return fault;
  const frames = (jpegParts(bytes) ?? []).filter(({ start }) => isFrame(bytes[start + 1] ?? 0));
  const two = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  // Marker, length and precision, then height and width (ITU-T T.81, B.2.2).
  const sides = frames.flatMap(({ start }) => [two(start + 5), two(start + 7)]);
  const canBeDrawn = sides.every((side) => side >= 1 && side <= limits.photoMaxPixels);
  return frames.length === 1 && canBeDrawn ? null : 'size';
}

/** SOF0 to SOF15; among their markers are tables and a reserved one (ITU-T T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * A JPEG with its picture alone. Some browsers write EXIF into what a canvas gives.
 *
 * @returns `null` for what is not a whole JPEG
 */
export function jpegWithoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const parts = photoTypeOf(bytes) === 'image/jpeg' ? jpegParts(bytes) : null;
  if (parts === null) return null;
  return Uint8Array.from(
    parts.filter(({ isPicture }) => isPicture).flatMap(({ start, end }) => [...bytes.subarray(start, end)]),
  );
}

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
function jpegParts(bytes: Uint8Array): PicturePart[] | null {
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

/** Of the applications' segments those of JFIF, color profiles and Adobe's color transform are of the picture. */
function isPicture(marker: number, content: Uint8Array): boolean {
  const isNamed = (name: string) =>
    [...name].every((letter, at) => content[at] === letter.charCodeAt(0)) && content.length > name.length;
  if (marker === 0xe0) return isNamed('JFIF\0');
  if (marker === 0xe2) return isNamed('ICC_PROFILE\0');
  if (marker === 0xee) return isNamed('Adobe');
  // Frames, tables, scans, intervals.
  return (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= startOfScan && marker <= 0xdd);
}
