import { useUndoAlert, useUndoReview } from '@rpm/api-client';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { useTask } from '../../../hooks/useTask.ts';
import type { RoundMemory, Undoable } from './round.ts';

/** Undoes what was done last, and opens that patient again. Works as long as the round is known. */
export function useUndo(
  set: (change: (before: RoundMemory) => RoundMemory) => void,
  until: () => Promise<unknown>,
) {
  const [undoAlert, undoReview] = [useUndoAlert(), useUndoReview()];
  return useTask({
    name: texts.keys.undo,
    call: async (undoable: Undoable) => {
      const { userId } = undoable;
      if (undoable.kind === 'review') await undoReview({ userId, reviewId: undoable.reviewId });
      else for (const alert of undoable.alerts) await undoAlert(alert);
      set(({ states: { [userId]: _, ...states }, undoable: list, past, ...before }) => ({
        ...before,
        here: userId,
        states,
        undoable: list.slice(0, -1),
        past: past.filter((each) => each !== userId),
      }));
    },
    says: { done: (_, { name }) => texts.undone({ name }) },
    until,
    isToldTwice: true,
  });
}
