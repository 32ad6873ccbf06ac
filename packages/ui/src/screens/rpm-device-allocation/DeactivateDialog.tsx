import { ApiError, useDeactivateDevice } from '@rpm/api-client';
import { allocationMessages, limits, messages } from '@rpm/domain';
import { type FormEvent, useId, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';

const allocation = allocationMessages;
const load = messages.load;

export interface DeactivateDialogProps {
  orderId: string;
  name: string;
  /** The device is out of use, or somebody else has changed it: the list is to be read again. */
  onDone: (says: string) => void;
  onClose: () => void;
}

/** Takes a device out of use, for good, with the reason that is kept with its order. @see behaviour section 4 */
export function DeactivateDialog({ orderId, name, onDone, onClose }: DeactivateDialogProps) {
  const deactivate = useDeactivateDevice();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isMissing = reason.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isMissing || isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await deactivate({ orderId, reason });
      onDone(allocation.deactivated(name));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) onDone(allocation.changedElsewhere);
      setProblem(error.status === 403 ? load.forbidden : allocation.notDeactivated);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={allocation.deactivateTitle(name)}
      description={allocation.deactivateWarning}
      closesOutside={false}
      actions={
        <>
          <Button onClick={onClose}>{allocation.keep}</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={isBusy ? allocation.deactivating : undefined}
          >
            {allocation.deactivate}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {problem && (
          <Banner kind="danger" announce="alert">
            {problem}
          </Banner>
        )}
        <TextArea
          label={allocation.deactivateReason}
          hint={allocation.deactivateHint}
          value={reason}
          maxLength={limits.longTextMaxCharacters}
          error={isTried && isMissing ? allocation.deactivateReasonRequired : undefined}
          isRequired
          onChange={setReason}
        />
      </form>
    </Dialog>
  );
}
