import { ApiError } from '@rpm/api-client';
import { messages, photoMessages } from '@rpm/domain';
import type { Unusable } from './shrinkPhoto.ts';

/** What is done to the photo. */
export type PhotoTask = 'save' | 'remove';

/** What went wrong, in words, and whether the same may go right at another time. */
export interface PhotoProblem {
  text: string;
  canRetry: boolean;
}

/** A file of which no photo can be made. */
export class UnusableFile extends Error {
  readonly why: Unusable;

  constructor(why: Unusable) {
    super(`The file is ${why}.`);
    this.why = why;
  }
}

/**
 * Why a task was not done.
 *
 * @param error of the call, of the file, or anything else when the code that reads files did not come
 * @see behaviour 1a
 */
export function photoProblem(task: PhotoTask, error: unknown): PhotoProblem {
  if (error instanceof UnusableFile) return { text: photoMessages[error.why], canRetry: false };
  if (!navigator.onLine) return { text: photoMessages.offline, canRetry: true };
  if (!(error instanceof ApiError)) return { text: photoMessages.notPrepared, canRetry: true };
  const { failed, notConfirmed } = photoMessages[task === 'save' ? 'saving' : 'removing'];
  if (error.fault === 'timeout') return { text: notConfirmed, canRetry: true };
  if (error.status === 403) return { text: messages.load.forbidden, canRetry: false };
  // The server says what is wrong with the picture; the same picture would be refused again.
  if (error.status === 400 || error.status === 413) {
    return { text: error.serverMessage ?? failed, canRetry: false };
  }
  return { text: failed, canRetry: true };
}
