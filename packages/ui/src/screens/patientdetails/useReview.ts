import { useReviewReadings, useUndoReview } from '@rpm/api-client';
import { recordWords } from '@rpm/domain/words/record';
import { useTask } from '../../hooks/useTask.ts';
import { useToast } from '../../providers/toast/ToastProvider.tsx';

const { review: texts } = recordWords.record;

/** Readings up to one are marked as reviewed, or a review is undone. */
type Wish = { kind: 'mark'; upTo: string } | { kind: 'undo'; reviewId: string };

/**
 * Marks readings as reviewed, and takes that back. One at a time, and over only when the reviews are read again. A
 * failure stands in the page and is told as a toast.
 */
export function useReview(userId: string) {
  const review = useReviewReadings();
  const takeBack = useUndoReview();
  const toast = useToast();
  const task = useTask({
    name: texts.title,
    call: async (wish: Wish) => {
      if (wish.kind === 'mark') return (await review({ userId, upTo: wish.upTo })).reviewId;
      await takeBack({ userId, reviewId: wish.reviewId });
      return null;
    },
    until: () => Promise.all([review.reread(), takeBack.reread()]),
    isToldTwice: true,
    onDone: (reviewId) => {
      if (reviewId === null) return toast.show({ kind: 'success', text: texts.undone });
      const action = { label: texts.undo, onPress: () => undo(reviewId) };
      toast.show({ kind: 'success', text: texts.saved, action });
    },
  });
  const undo = (reviewId: string) => void task.run({ kind: 'undo', reviewId });

  return {
    running: task.running?.kind,
    problem: task.problem,
    /** @param upTo the newest reading that was seen */
    mark: (upTo: string) => void task.run({ kind: 'mark', upTo }),
    undo,
  };
}
