import { useReadCredentialDocument, useRemoveCredential } from '@rpm/api-client';
import type { Credential } from '@rpm/domain';
import { credentialWords } from '@rpm/domain/words/credential';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { saveParts } from '../../hooks/saveFile.ts';
import { useTask } from '../../hooks/useTask.ts';
import { credentialName } from '../../parts/credentials/credentialText.ts';
import { Question } from '../../parts/question/Question.tsx';
import { CredentialFacts } from './CredentialFacts.tsx';

const { details: texts, removing } = credentialWords;

interface DetailsDialogProps {
  credential: Credential;
  today: string;
  onClose: () => void;
}

/** An own credential with its document; what is not verified can be removed. Load it by `import()`. */
export function DetailsDialog({ credential, today, onClose }: DetailsDialogProps) {
  const read = useReadCredentialDocument();
  const remove = useRemoveCredential();
  const [isAsked, setAsked] = useState(false);
  const { credentialId, fileName, review } = credential;
  const title = credentialName(credential);
  const download = useTask({
    name: title,
    call: async () => saveParts(fileName, [await read(credentialId)]),
  });
  return (
    <>
      <Dialog
        isOpen
        width="medium"
        title={title}
        onClose={onClose}
        aside={
          review !== 'accepted' && (
            <Button variant="ghost" onClick={() => setAsked(true)}>
              {texts.remove}
            </Button>
          )
        }
        actions={
          <>
            <Button
              icon={<Download aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
              busy={download.isBusy ? texts.download : undefined}
              onClick={() => void download.run()}
            >
              {texts.download}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {texts.close}
            </Button>
          </>
        }
      >
        <Problem>{download.problem}</Problem>
        <CredentialFacts credential={credential} today={today} />
      </Dialog>
      {isAsked && (
        <Question
          title={removing.title}
          says={removing.says}
          texts={removing}
          act={texts.remove}
          isDangerous
          run={() => remove({ credentialId })}
          onClose={() => setAsked(false)}
          onDone={onClose}
        />
      )}
    </>
  );
}
