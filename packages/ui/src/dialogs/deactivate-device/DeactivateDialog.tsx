import { ApiError, useDeactivateDevice } from '@rpm/api-client';
import { type AllottedDevice, limits, messages, deactivationMessages as texts } from '@rpm/domain';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { deviceName } from '../../devices/deviceName.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useToast } from '../../providers/toast/index.ts';

export interface DeactivateDialogProps {
  /** One with an order id. */
  device: AllottedDevice;
  onClose: () => void;
  /** Reads the devices again: it is out of use, somebody else has changed it, or nobody knows. */
  reread: () => Promise<unknown>;
}

/** What is said of a failure, and whether there is nothing more to do here. */
function outcomeOf(error: unknown): { text: string; isOver: boolean } {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 409 || error.status === 404) return { text: texts.changed, isOver: true };
  if (error.status === 403) return { text: messages.load.forbidden, isOver: false };
  // What an unanswered call has done, only the server knows: the list is read again.
  if (error.fault === 'timeout') return { text: texts.unconfirmed, isOver: true };
  return { text: texts.failed, isOver: false };
}

/**
 * Asks before a device is taken out of use, which cannot be undone, and why. The reason stays when it fails.
 *
 * @see API-25, behaviour section 4
 */
export function DeactivateDialog({ device, onClose, reread }: DeactivateDialogProps) {
  const deactivate = useDeactivateDevice();
  const toast = useToast();
  const isOnline = useOnline();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const name = deviceName(device);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isRunning.current || !isOnline) return;
    setError(reason.trim() ? '' : texts.reasonRequired);
    if (!reason.trim() || device.orderId === null) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await deactivate({ orderId: device.orderId, reason: reason.trim() });
      toast.show({ kind: 'success', text: texts.done(name) });
      onClose();
      await reread();
    } catch (failure) {
      const { text, isOver } = outcomeOf(failure);
      if (isOver) {
        toast.show({ kind: 'error', text });
        onClose();
        await reread();
      } else {
        setProblem(text);
        setBusy(false);
      }
    } finally {
      isRunning.current = false;
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={texts.title(name)}
      description={texts.consequence}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={isBusy ? texts.busy : undefined}
            isDisabled={!isOnline}
          >
            {texts.deactivate}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          error={error}
          isRequired
          rows={3}
          maxLength={limits.longTextMaxCharacters}
          value={reason}
          onChange={(text) => {
            setReason(text);
            if (text.trim()) setError('');
          }}
        />
        {!isOnline && <Banner kind="warning">{texts.offline}</Banner>}
        {problem && (
          <Banner kind="danger" announce="alert">
            {problem}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
