import { useEndAccess, useRestoreAccess } from '@rpm/api-client';
import { staffWords } from '@rpm/domain/words/staff';
import { Question } from '../../../parts/question/Question.tsx';

interface AccessDialogProps {
  accountId: string;
  /** Whose access it is. */
  name: string;
  /** Whether it was ended, and is to be given back. */
  hasEnded: boolean;
  onClose: () => void;
}

/** Asks whether the access of somebody of the staff is to be ended or given back, and does it. @see ROL-01 */
export function AccessDialog({ accountId, name, hasEnded, onClose }: AccessDialogProps) {
  const end = useEndAccess();
  const restore = useRestoreAccess();
  const texts = hasEnded ? staffWords.restoring : staffWords.ending;
  return (
    <Question
      title={texts.title({ name })}
      says={texts.says({ name })}
      texts={texts}
      act={hasEnded ? staffWords.restoreAccess : staffWords.endAccess}
      isDangerous={!hasEnded}
      run={() => (hasEnded ? restore : end)({ accountId })}
      onClose={onClose}
    />
  );
}
