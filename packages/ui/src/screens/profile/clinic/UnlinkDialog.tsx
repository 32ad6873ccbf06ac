import { useUnlinkSignOn } from '@rpm/api-client';
import { clinicSignOnWords } from '@rpm/domain/words/clinicSignOn';
import { Question } from '../../../parts/question/Question.tsx';
import { useConfirmed } from '../../../parts/security/useConfirmed.tsx';

interface UnlinkDialogProps {
  accountId: string;
  /** Who is linked. */
  name: string;
  onClose: () => void;
}

/** Asks whether a colleague is to be unlinked from the clinic's own login, and does it after a confirmation. @see ADR 68 */
export function UnlinkDialog({ accountId, name, onClose }: UnlinkDialogProps) {
  const unlink = useUnlinkSignOn();
  const { confirmed, question } = useConfirmed();
  const texts = clinicSignOnWords.unlinking;
  return (
    <>
      <Question
        title={texts.title({ name })}
        says={texts.says({ name })}
        texts={texts}
        act={texts.act}
        isDangerous
        run={() => confirmed(() => unlink({ accountId }))}
        onClose={onClose}
      />
      {question}
    </>
  );
}
