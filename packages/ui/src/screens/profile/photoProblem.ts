import { ApiError } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { photoWords } from '@rpm/domain/words/photo';
import { taskWords } from '@rpm/domain/words/task';
import type { Unusable } from './shrinkPhoto.ts';

/** A file of which no photo can be made. */
export class UnusableFile extends Error {
  readonly why: Unusable;

  constructor(why: Unusable) {
    super(`The file is ${why}.`);
    this.why = why;
  }
}

const megabytes = limits.photoSourceMaxBytes / 1_000_000;
const unusable = (why: Unusable) =>
  why === 'tooLarge' ? photoWords.tooLarge({ megabytes }) : photoWords[why];

/** The server has looked at the picture and does not take it. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 403, 413].includes(error.status);

/**
 * What is special about a photo that was not saved or removed.
 *
 * @param error of the call, of the file, or anything else when the code that reads files did not come
 * @returns `undefined` when the common sentences tell it
 * @see behaviour 1a
 */
export function photoRefusal(error: unknown): string | undefined {
  if (error instanceof UnusableFile) return unusable(error.why);
  if (!(error instanceof ApiError)) return navigator.onLine ? photoWords.notPrepared : taskWords.offline;
  // The server says what is wrong with the picture.
  return isRefused(error) && error.status !== 403 ? (error.serverMessage ?? undefined) : undefined;
}

/** Whether the same may go right at another time: a picture that was refused would be refused again. */
export const mayRetry = (error: unknown): boolean => !(error instanceof UnusableFile || isRefused(error));
