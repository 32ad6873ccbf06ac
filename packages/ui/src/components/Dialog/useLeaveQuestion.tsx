import { type ReactNode, useState } from 'react';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';

/** What the question says, and its two answers. */
export type LeaveTexts = Readonly<Record<'discardTitle' | 'discardReason' | 'keep' | 'discard', string>>;

/**
 * Asks before a form in a dialog is thrown away, also when what was typed is no date or number yet.
 *
 * @param leaving whether there is something to lose; while it is sent (`isBusy`), nobody leaves. Left out, nothing is asked.
 * @param onClose closes the dialog, and what was typed is lost
 * @returns `leave`, for Cancel and for the dialog's own ways out, and the question, to be drawn inside the dialog
 */
export function useLeaveQuestion(
  leaving: { asks: boolean; isBusy: boolean; texts: LeaveTexts } | undefined,
  onClose: () => void,
): { leave: () => void; question: ReactNode } {
  const [isAsked, setAsked] = useState(false);
  const leave = () => {
    if (!leaving) onClose();
    else if (!leaving.isBusy) leaving.asks || isHalfTyped() ? setAsked(true) : onClose();
  };
  const question = leaving && (
    <AlertDialog
      isOpen={isAsked}
      title={leaving.texts.discardTitle}
      description={leaving.texts.discardReason}
      safe={{ label: leaving.texts.keep, onPress: () => setAsked(false) }}
      act={{ label: leaving.texts.discard, isDangerous: true, onPress: onClose }}
    />
  );
  return { leave, question };
}

/** The browser gives no value of such a field, so that no form knows of it. */
const isHalfTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')].some(
    ({ validity }) => validity.badInput,
  );
