import { ApiError } from '@rpm/api-client';
import { shareWords } from '@rpm/domain/words/share';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** A share that was stopped in another tab, or by who it was with, is neither changed nor stopped: the list shows what is true. */
export const endedElsewhere = {
  refused: (error: unknown) => (isGone(error) ? shareWords.gone : undefined),
  endsBy: isGone,
};
