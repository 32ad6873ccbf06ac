import { useResetSecondFactor } from '@rpm/api-client';
import { staffWords } from '@rpm/domain/words/staff';
import { Question } from '../../../parts/question/Question.tsx';
import { useConfirmed } from '../../../parts/security/useConfirmed.tsx';

interface ResetFactorsDialogProps {
  accountId: string;
  /** Whose second step it is. */
  name: string;
  onClose: () => void;
}

/** Asks whether the lost second step of a colleague is to be reset, and does it after a confirmation (F6). */
export function ResetFactorsDialog({ accountId, name, onClose }: ResetFactorsDialogProps) {
  const reset = useResetSecondFactor();
  const { confirmed, question } = useConfirmed();
  const texts = staffWords.resetting;
  return (
    <>
      <Question
        title={texts.title({ name })}
        says={texts.says({ name })}
        texts={texts}
        act={staffWords.resetFactors}
        isDangerous
        run={() => confirmed(() => reset({ accountId }))}
        onClose={onClose}
      />
      {question}
    </>
  );
}
