import { jpegWithoutMetadata, limits, type Photo, photoTypeOf } from '@rpm/domain';

/** Why no photo can be made of a file. */
export type Unusable = 'tooLarge' | 'wrongKind' | 'unreadable';

/** From good to poor: of a picture that is all noise only a poor one is small enough. */
const qualities = [0.9, 0.75, 0.5, 0.25];

/**
 * Makes a photo of a picture: the square in its middle, small, as a JPEG with nothing in it but the picture. It is drawn
 * anew, so that where and when it was taken stays on the device. What kind the file is, its bytes say.
 *
 * @param file up to `limits.photoSourceMaxBytes` of JPEG, PNG or WebP
 */
export async function shrinkPhoto(file: Blob): Promise<Photo | Unusable> {
  if (file.size > limits.photoSourceMaxBytes) return 'tooLarge';
  try {
    const beginning = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    if (photoTypeOf(beginning) === null) return 'wrongKind';
    const picture = await createImageBitmap(file);
    const canvas = drawSquare(picture);
    picture.close();
    return (await smallJpeg(canvas)) ?? 'unreadable';
  } catch {
    // Damaged, taken away meanwhile, or more pixels than the browser can hold.
    return 'unreadable';
  }
}

/** The middle of a picture, never larger than it is. */
function drawSquare(picture: ImageBitmap): HTMLCanvasElement {
  const cut = Math.min(picture.width, picture.height);
  const side = Math.min(cut, limits.photoSidePixels);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');
  // A JPEG knows no transparency: without a ground it would be black there.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  const [left, top] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
  pen.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
  return canvas;
}

async function smallJpeg(canvas: HTMLCanvasElement): Promise<Photo | null> {
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    const bytes = blob && jpegWithoutMetadata(new Uint8Array(await blob.arrayBuffer()));
    if (bytes && bytes.length <= limits.photoMaxBytes) {
      return { contentType: 'image/jpeg', content: toBase64(bytes) };
    }
  }
  return null;
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
