import { ApiError, useCheckCredential } from '@rpm/api-client';
import { type ColleagueCredential, CredentialCheck, checked, limits } from '@rpm/domain';
import { credentialWords } from '@rpm/domain/words/credential';
import { useId, useState } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useFocusOnTurn } from '../../hooks/useFocusOnTurn.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { credentialName } from '../../parts/credentials/credentialText.ts';
import { CredentialFacts } from './CredentialFacts.tsx';

const { check: texts, details } = credentialWords;
const isGone = (failure: unknown) => failure instanceof ApiError && failure.status === 404;

interface CheckDialogProps {
  credential: ColleagueCredential;
  today: string;
  onClose: () => void;
}

/** A colleague's credential beside its document, and what an administrator finds. Load it by `import()`. @see SCR-09 */
export function CheckDialog({ credential, today, onClose }: CheckDialogProps) {
  const formId = useId();
  const check = useCheckCredential();
  const [isRefusing, setRefusing] = useState(false);
  const { credentialId, person } = credential;
  const isWaiting = credential.review === 'waiting';
  const title = isWaiting
    ? texts.title({ credential: credentialName(credential) })
    : credentialName(credential);
  const { run, isBusy, problem, clear } = useTask({
    name: title,
    call: (found: CredentialCheck) => check(found),
    says: { done: (_, { outcome }) => (outcome === 'accepted' ? texts.accepted : texts.refused) },
    refused: (failure) => {
      if (!(failure instanceof ApiError)) return undefined;
      if (failure.status === 404) return texts.gone;
      return failure.status === 409 ? (failure.serverMessage ?? undefined) : undefined;
    },
    endsBy: isGone,
    onEnd: onClose,
  });
  const form = useSchemaForm({
    initial: { outcome: 'refused', credentialId, reason: '' },
    check: (typed) => checked(CredentialCheck, typed),
    words: { reasonRequired: texts.reasonRequired, tooLong: texts.tooLong },
    send: run,
    onWrong: clear,
  });
  const area = useFocusOnTurn<HTMLTextAreaElement>(isRefusing, { isTaken: true });
  const cancel = <Button onClick={onClose}>{isWaiting ? texts.cancel : details.close}</Button>;
  return (
    <Dialog
      isOpen
      width="medium"
      closesOutside={!form.isDirty}
      title={title}
      description={texts.says({ name: person.name })}
      onClose={onClose}
      actions={
        !isWaiting ? (
          cancel
        ) : isRefusing ? (
          <>
            <Button onClick={() => setRefusing(false)}>{texts.back}</Button>
            {/* Another button than the one that was there: else the press that opens the form would send it. */}
            <Button
              key="send"
              type="submit"
              form={formId}
              variant="primary"
              busy={isBusy ? texts.busy : undefined}
            >
              {texts.sendRefusal}
            </Button>
          </>
        ) : (
          <>
            {cancel}
            <Button onClick={() => setRefusing(true)}>{texts.refuse}</Button>
            <Button
              variant="primary"
              busy={isBusy ? texts.busy : undefined}
              onClick={() => void run({ outcome: 'accepted', credentialId })}
            >
              {texts.accept}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {isRefusing && (
          <form {...form.handlers} id={formId} aria-label={texts.refuse}>
            <TextArea
              {...form.field('reason')}
              ref={area}
              label={texts.reason}
              hint={texts.reasonHint}
              maxLength={limits.longTextMaxCharacters}
              isRequired
            />
          </form>
        )}
        <Problem>{problem}</Problem>
        <CredentialFacts credential={credential} today={today} />
      </div>
    </Dialog>
  );
}
