import { NewPhoto, OwnPhoto } from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** The calls of one's own photo. Whose it is, the session says; nobody else can ask for it. */
export const photoEndpoints = {
  /** The photo of the caller, or `null`. @see NAV-06 */
  getPhoto: endpoint({ method: 'GET', path: '/api/photo', answer: OwnPhoto }),
  /**
   * Takes the place of the caller's photo. A JPEG, PNG or WebP of at most 48,000 bytes without EXIF, XMP or comments;
   * everything else is refused with 400 or 413.
   */
  savePhoto: endpoint({
    method: 'POST',
    path: '/api/save-photo',
    body: NewPhoto,
    answer: Message,
    stales: ['/api/photo'],
  }),
  /** Removes it; where there is none, nothing happens. */
  removePhoto: endpoint({
    method: 'POST',
    path: '/api/remove-photo',
    answer: Message,
    stales: ['/api/photo'],
  }),
} as const;
