import * as z from 'zod/mini';
import { Base64 } from '../wire/base64.ts';

/** The kinds of pictures that somebody may choose, and that older photos are kept as. A new one is kept as JPEG. */
export const photoContentTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoContentType = (typeof photoContentTypes)[number];

/** The photo of an account, in base64. */
export const Photo = z.object({ contentType: z.enum(photoContentTypes), content: Base64 });
export type Photo = z.infer<typeof Photo>;

/** One's own photo, or `null` when there is none. */
export const OwnPhoto = z.object({ photo: z.nullable(Photo) });

/** A new photo, a JPEG; how many there may be is `limits.photoMaxBytes`. */
export const NewPhoto = z.object({ content: Base64 });

/** A photo as an address that an `<img>` takes. It needs `img-src data:` of a Content-Security-Policy. */
export const photoUrl = ({ contentType, content }: Photo) => `data:${contentType};base64,${content}`;
