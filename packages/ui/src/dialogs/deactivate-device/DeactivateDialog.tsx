import { ApiError, isUnconfirmed, useDeactivateDevice } from '@rpm/api-client';
import { type AllottedDevice, checked, Deactivation, limits } from '@rpm/domain';
import { deactivationWords as texts } from '@rpm/domain/words/deactivation';
import { taskWords } from '@rpm/domain/words/task';
import { Banner } from '../../components/Banner/Banner.tsx';
import { FormDialog } from '../../components/Dialog/FormDialog.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useOnline } from '../../hooks/useOnline.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { deviceName } from '../../parts/devices/deviceName.ts';

export interface DeactivateDialogProps {
  /** One with an order id. */
  device: AllottedDevice;
  onClose: () => void;
}

/** It is in use no more, or somebody else has changed it. */
const isGone = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 409 || failure.status === 404);

/**
 * Asks before a device is taken out of use, which cannot be undone, and why. The reason stays when it fails.
 *
 * @see API-25, behaviour section 4
 */
export function DeactivateDialog({ device, onClose }: DeactivateDialogProps) {
  const deactivate = useDeactivateDevice();
  const isOnline = useOnline();
  const name = deviceName(device);
  const { run, isBusy, problem } = useTask({
    name: texts.title({ device: name }),
    call: (deactivation: Deactivation) => deactivate(deactivation),
    says: { done: texts.done({ device: name }) },
    refused: (failure) => (isGone(failure) ? texts.changed : undefined),
    // It is for good: after what somebody else did, or nobody knows, the list tells, and not this form.
    endsBy: (failure) => isGone(failure) || isUnconfirmed(failure),
    onEnd: onClose,
  });

  const form = useSchemaForm({
    initial: { reason: '' },
    check: ({ reason }) => checked(Deactivation, { orderId: device.orderId ?? '', reason }),
    words: { required: texts.reasonRequired },
    send: run,
  });

  return (
    <FormDialog
      onClose={onClose}
      title={texts.title({ device: name })}
      description={texts.consequence}
      form={form}
      says={{ cancel: texts.cancel, submit: texts.deactivate, busy: texts.busy }}
      isBusy={isBusy}
      problem={problem}
      act="danger"
      isDisabled={!isOnline}
    >
      <TextArea
        {...form.field('reason')}
        label={texts.reason}
        hint={texts.reasonHint}
        isRequired
        rows={3}
        maxLength={limits.longTextMaxCharacters}
      />
      {!isOnline && <Banner kind="warning">{taskWords.offline}</Banner>}
    </FormDialog>
  );
}
