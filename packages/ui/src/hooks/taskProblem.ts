import { ApiError, isUnconfirmed } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { taskWords } from '@rpm/domain/words/task';

/** What a screen says in its own words, in place of the common sentences. */
export interface TaskSentences {
  failed?: string | undefined;
  unconfirmed?: string | undefined;
}

/** Why something was not done, in words. */
export interface TaskProblem {
  text: string;
  /** It is the screen's own sentence, or the server's, and says by itself what it is about. */
  isOwn: boolean;
}

const own = (text: string | null | undefined, common: string): TaskProblem =>
  text ? { text, isOwn: true } : { text: common, isOwn: false };

/**
 * Why a write was not done, in words. The same cause has the same sentence on every screen.
 *
 * @param error whatever was thrown
 * @returns `null` when the session has ended, which has a notice of its own
 * @see behaviour 1a
 */
export function taskProblem(error: unknown, says: TaskSentences = {}): TaskProblem | null {
  const task = taskWords;
  const load = loadWords;
  if (!(error instanceof ApiError)) return own(says.failed, task.failed);
  if (error.status === 401) return null;
  if (isUnconfirmed(error)) return own(says.unconfirmed, task.unconfirmed);
  if (error.fault === 'network' && !navigator.onLine) return own(null, task.offline);
  if (error.status === 403) return own(null, load.forbidden);
  // These two say what only the server knows: what it is in conflict with, and how long to wait.
  if (error.status === 409 || error.status === 429) {
    return own(error.serverMessage ?? says.failed, task.failed);
  }
  return own(says.failed, task.failed);
}
