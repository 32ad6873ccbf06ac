import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import type { Undoable } from './round.ts';

/** What a press undoes: short for who sees it, and whole for a screen reader. */
export function UndoName({ undoable }: { undoable: Undoable | null }) {
  if (!undoable) return texts.keys.undo;
  return (
    <>
      <span aria-hidden="true">{texts.keys.undo}</span>
      <span className="sr-only">{texts.undoOf[undoable.kind]({ name: undoable.name })}</span>
    </>
  );
}
