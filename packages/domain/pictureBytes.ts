/** Pictures for tests, byte by byte: as small as their formats allow, and of nothing. */

export const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);

export const segment = (marker: number, content: readonly number[]) => [
  ...[0xff, marker],
  ...big(content.length + 2, 2),
  ...content,
];
export const scan = (data: readonly number[]) => [...segment(0xda, [1, 1, 0, 0, 63, 0]), ...data];
export const jpeg = (...parts: readonly number[][]) => Uint8Array.of(0xff, 0xd8, ...parts.flat(), 0xff, 0xd9);

/** How a PNG and a WebP begin. */
export const png = () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
export const webp = () => Uint8Array.from(letters('RIFF\x12\0\0\0WEBPVP8L'));
