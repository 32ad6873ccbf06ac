import { useConfirmIdentity, useStartConfirmation } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { securityWords } from '@rpm/domain/words/security';
import { Button } from '../../components/Button/Button.tsx';
import { FactorForm, type Way } from './FactorForm.tsx';

interface ConfirmIdentityProps {
  onCancel: () => void;
  /** For some minutes the session may do what needs it. */
  onConfirmed: () => void;
  /** What may be shown; none, whose clinic has ended passwords. */
  ways: readonly Way[];
}

/** Shows once more that it is the owner, before something that a stolen session must not do. */
export function ConfirmIdentity({ ways, onCancel, onConfirmed }: ConfirmIdentityProps) {
  const start = useStartConfirmation();
  const confirm = useConfirmIdentity();
  return (
    <section aria-label={securityWords.confirmTitle} className="flex flex-col gap-4">
      <h3 className="text-h3">{securityWords.confirmTitle}</h3>
      <p className="text-fg-muted">
        {ways.length === 0 && `${securityWords.confirmByLogin} `}
        {securityWords.confirmSays({ count: limits.confirmedMinutes })}
      </p>
      {ways.length > 0 && (
        <FactorForm
          ways={ways}
          passkey={async () => (await start(undefined)).passkey}
          show={async (proof) => {
            await confirm(proof);
            onConfirmed();
          }}
        />
      )}
      <Button wide onClick={onCancel}>
        {securityWords.cancel}
      </Button>
    </section>
  );
}
