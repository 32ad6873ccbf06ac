import type { PhotoContentType } from './photo.ts';
import { pngParts, webpParts } from './photoChunks.ts';
import { jpegParts } from './photoJpeg.ts';

/** A piece of a picture's file, with the place of its bytes. */
export interface PicturePart {
  start: number;
  /** The first byte after it. */
  end: number;
  /** Whether it is needed to draw the picture. What is not may tell where and by whom it was taken. */
  isPicture: boolean;
}

/** Why bytes cannot be a photo: no such picture · not whole, or with more behind its end · something beside the picture. */
export type PhotoFault = 'kind' | 'broken' | 'metadata';

const readers: Record<PhotoContentType, (bytes: Uint8Array) => PicturePart[] | null> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/webp': webpParts,
};

/** PNG, section 5.2: the first eight bytes. */
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * What kind of picture a file is, by how it begins.
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
 * Why a file cannot be a photo. A photo is a picture and nothing else: EXIF and XMP, which may tell where it was taken,
 * comments, and whatever hangs behind its end are not taken. It is not drawn here: its pixels may still be wrong.
 *
 * @param bytes the whole file
 * @returns `null` for one that can
 */
export function photoFaultOf(bytes: Uint8Array): PhotoFault | null {
  const type = photoTypeOf(bytes);
  if (type === null) return 'kind';
  const parts = readers[type](bytes);
  if (parts === null) return 'broken';
  return parts.every(({ isPicture }) => isPicture) ? null : 'metadata';
}

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
