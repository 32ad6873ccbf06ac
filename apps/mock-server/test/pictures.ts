/** A whole PNG of 2 × 2 pixels, in base64. */
export const smallPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAE0lEQVR42mMQzb0MRAwfb3UDEQArsQdXEPQgLgAAAABJRU5ErkJggg==';

const toBase64 = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64');
const letters = (text: string) => [...Buffer.from(text, 'latin1')];
const two = (value: number) => [value >> 8, value & 0xff];
const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  ...two(content.length + 2),
  ...content,
];

/** A frame of a JPEG of that many pixels. */
export const frameOf = (width: number, height: number) =>
  segment(0xc0, [8, ...two(height), ...two(width), 1, 1, 0x11, 0]);

/** A JPEG of 2 × 2 pixels by its segments; its scan is of no picture. @param scanBytes how long the data of its scan are */
export const jpegOf = (scanBytes: number, ...more: number[][]) =>
  toBase64([
    ...[0xff, 0xd8],
    ...segment(0xe0, letters('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
    ...(more.length > 0 ? more : [frameOf(2, 2)]).flat(),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...new Array<number>(scanBytes).fill(7),
    ...[0xff, 0xd9],
  ]);

/** A small one. */
export const smallJpeg = jpegOf(9);

/** The segment in which a camera writes where it was. */
export const exif = segment(0xe1, letters('Exif\0\0MM\0*\0\0\0\x08\0\0'));
