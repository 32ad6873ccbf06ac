import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What tells pictures apart that one browser has packed in one way. */
export const hashOf = (png: Buffer): string =>
  createHash('sha256').update(png).digest('base64url').slice(0, 8);

/** A picture on a canvas of at least that size; what it does not cover is see-through. */
function onCanvas(image: PNG, width: number, height: number): Buffer {
  const canvas = new PNG({ width, height });
  PNG.bitblt(image, canvas, 0, 0, image.width, image.height, 0, 0);
  return canvas.data;
}

/**
 * How two pictures differ.
 *
 * @returns how many pixels differ, be it by one step of one color, and a picture that marks them red
 */
export function differenceOf(before: Buffer, after: Buffer): { pixels: number; marked: Buffer } {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(one, width, height),
    onCanvas(other, width, height),
    marked.data,
    width,
    height,
    { threshold: 0, includeAA: true, alpha: 0.2 },
  );
  return { pixels, marked: PNG.sync.write(marked) };
}
