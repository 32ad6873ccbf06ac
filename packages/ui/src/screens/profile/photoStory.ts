import type { Photo } from '@rpm/domain';
import { shrinkPhoto } from './shrinkPhoto.ts';

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** A drawn face before a wide ground: red at the left end, blue at the right. No person, and nobody's. */
export async function drawnPicture(
  width = 640,
  height = 480,
  type: PictureType = 'image/png',
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');
  const fill = (color: string, draw: () => void) => {
    pen.fillStyle = color;
    pen.beginPath();
    draw();
    pen.fill();
  };
  const [x, y, r] = [width / 2, height / 2, Math.min(width, height) / 2];
  fill('#cfe3dc', () => pen.rect(0, 0, width, height));
  fill('#c00', () => pen.rect(0, 0, x - r, height));
  fill('#00c', () => pen.rect(x + r, 0, x - r, height));
  fill('#2f6f68', () => pen.ellipse(x, y + r, r * 0.75, r * 0.5, 0, 0, 7));
  fill('#e3b98f', () => pen.ellipse(x, y - r * 0.1, r * 0.42, r * 0.52, 0, 0, 7));
  fill('#5a3a22', () => pen.ellipse(x, y - r * 0.5, r * 0.46, r * 0.26, 0, 0, 7));
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
  if (!blob) throw new Error('This browser draws no such picture.');
  return new File([blob], `face.${type.slice(6)}`, { type });
}

/** What a camera writes behind the beginning of a JPEG: here the words instead of the numbers of a place. */
export async function withPlace(jpeg: File): Promise<File> {
  const content = new TextEncoder().encode('Exif\0\0MM\0*\0\0\0\x08 taken at home');
  const head = Uint8Array.of(0xff, 0xe1, 0, content.length + 2);
  return new File([jpeg.slice(0, 2), head, content, jpeg.slice(2)], jpeg.name, { type: jpeg.type });
}

/** A photo as it is kept. */
export async function keptPhoto(): Promise<Photo> {
  const photo = await shrinkPhoto(await drawnPicture());
  if (typeof photo === 'string') throw new Error(photo);
  return photo;
}

/** The bytes of a photo that was sent. */
export const bytesOf = (content: string) => Uint8Array.from(atob(content), (char) => char.charCodeAt(0));

/** The color of a picture at a place, as red, green and blue. @param x and y in pixels */
export function colorAt(picture: ImageBitmap, x: number, y: number): number[] {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, 0, 0);
  return [...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
}
