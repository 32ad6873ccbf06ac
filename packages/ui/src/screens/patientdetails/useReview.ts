import { ApiError, useReviewReadings, useUndoReview } from '@rpm/api-client';
import { messages, recordMessages } from '@rpm/domain';
import { useRef, useState } from 'react';
import { useToast } from '../../providers/toast/index.ts';

const { review: texts } = recordMessages.record;

/** What runs, and why the last try did nothing. */
interface ReviewState {
  running: 'mark' | 'undo' | null;
  problem: string | null;
}

/**
 * Marks readings as reviewed, and takes that back. One at a time. A failure stands in the page and is told as a toast.
 *
 * @param reread reads the reviews again; it is over only when they are there
 */
export function useReview(userId: string, reread: () => Promise<void>) {
  const review = useReviewReadings();
  const takeBack = useUndoReview();
  const toast = useToast();
  const [state, setState] = useState<ReviewState>({ running: null, problem: null });
  const isRunning = useRef(false);

  /** @param act gives what tells of it: said when all is over, for the toast offers what must not meet a try that runs */
  async function run(what: 'mark' | 'undo', act: () => Promise<() => void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ running: what, problem: null });
    try {
      const tell = await act();
      await reread();
      setState({ running: null, problem: null });
      isRunning.current = false;
      tell();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const failed = what === 'mark' ? texts.failed : texts.undoFailed;
      const unknown = error.fault === 'timeout' ? texts.unconfirmed : failed;
      const problem = error.status === 403 ? messages.load.forbidden : unknown;
      toast.show({ kind: 'error', text: problem });
      // What an unanswered call has done, only the server knows.
      await reread();
      setState({ running: null, problem });
    } finally {
      isRunning.current = false;
    }
  }

  const undo = (reviewId: string) =>
    run('undo', async () => {
      await takeBack({ userId, reviewId });
      return () => toast.show({ kind: 'success', text: texts.undone });
    });

  /** @param upTo the newest reading that was seen */
  const mark = (upTo: string) =>
    run('mark', async () => {
      const { reviewId } = await review({ userId, upTo });
      const action = { label: texts.undo, onPress: () => void undo(reviewId) };
      return () => toast.show({ kind: 'success', text: texts.saved, action });
    });

  return { state, mark, undo };
}
