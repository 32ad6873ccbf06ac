import { ApiError, useWithdrawInvitation } from '@rpm/api-client';
import { messages, staffMessages } from '@rpm/domain';
import { useRef, useState } from 'react';
import { AlertDialog } from '../../../components/AlertDialog/index.ts';
import { Banner } from '../../../components/Banner/index.ts';
import { useToast } from '../../../providers/toast/index.ts';

const texts = staffMessages.withdrawal;

interface WithdrawDialogProps {
  invitationId: string;
  /** Who was invited. */
  name: string;
  onClose: () => void;
  /** It is withdrawn, or was gone already: the list is to be read again. */
  onGone: () => void;
}

/** Asks whether an invitation is to be withdrawn, and does it. @see behaviour R20 */
export function WithdrawDialog({ invitationId, name, onClose, onGone }: WithdrawDialogProps) {
  const withdraw = useWithdrawInvitation();
  const toast = useToast();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function act() {
    if (isRunning.current) return;
    if (!navigator.onLine) return setProblem(texts.offline);
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await withdraw({ invitationId });
      toast.show({ kind: 'success', text: texts.done });
      onGone();
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null;
      if (refusal?.status === 404) {
        toast.show({ kind: 'info', text: texts.gone });
        return onGone();
      }
      setProblem(problemOf(refusal));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return (
    <AlertDialog
      isOpen
      title={texts.title}
      description={
        <>
          {texts.says(name)}
          {problem && (
            <span className="mt-4 block">
              <Banner kind="danger" announce="alert">
                {problem}
              </Banner>
            </span>
          )}
        </>
      }
      safe={{ label: texts.keep, onPress: onClose }}
      act={{
        label: staffMessages.withdraw,
        isDangerous: true,
        busy: isBusy ? texts.busy : undefined,
        onPress: () => void act(),
      }}
    />
  );
}

function problemOf(error: ApiError | null): string {
  if (error?.fault === 'timeout') return texts.notConfirmed;
  return error?.status === 403 ? messages.load.forbidden : texts.failed;
}
