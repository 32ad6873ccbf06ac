import { recordWords } from '@rpm/domain/words/record';
import { KeyRound } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { lazily, useLazy } from '../../hooks/lazily.ts';

const dialog = lazily(() =>
  import('../../dialogs/activation-code/ActivationCodeDialog.tsx').then(
    ({ ActivationCodeDialog }) => ActivationCodeDialog,
  ),
);

const { activation: texts } = recordWords.record;

/** For the clinic: makes the code that a patient needs to open an account. @see F5 */
export function ActivationCodeButton({ userId }: { userId: string }) {
  const { part: Dialog, isComing, hasFailed, open, close } = useLazy(dialog);
  return (
    <>
      <Button
        icon={<KeyRound aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        busy={isComing ? texts.opening : undefined}
        {...dialog.interest}
        onClick={open}
      >
        {texts.open}
      </Button>
      {hasFailed && (
        <p role="alert" className="w-full text-danger-fg">
          {texts.failed}
        </p>
      )}
      {Dialog && <Dialog userId={userId} onClose={close} />}
    </>
  );
}
