import { useWithdrawInvitation } from '@rpm/api-client';
import { staffWords } from '@rpm/domain/words/staff';
import { Question } from '../../../parts/question/Question.tsx';

const texts = staffWords.withdrawal;

interface WithdrawDialogProps {
  invitationId: string;
  /** Who was invited. */
  name: string;
  onClose: () => void;
  /** It is withdrawn, or was gone already. Gets what resolves when the list is read again. */
  onGone: (reread: Promise<void>) => void;
}

/** Asks whether an invitation is to be withdrawn, and does it. @see behaviour R20 */
export function WithdrawDialog({ invitationId, name, onClose, onGone }: WithdrawDialogProps) {
  const withdraw = useWithdrawInvitation();
  return (
    <Question
      title={texts.title}
      says={texts.says({ name })}
      texts={texts}
      act={staffWords.withdraw}
      isDangerous
      run={() => withdraw({ invitationId })}
      onClose={onClose}
      onDone={() => onGone(withdraw.reread())}
    />
  );
}
