import type { AllottedDevice } from '@rpm/domain';
import { activationWords } from '@rpm/domain/words/activation';
import { activateWords } from '@rpm/domain/words/device';
import { useId, useRef } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DeviceDrawing } from '../../components/DeviceDrawing/DeviceDrawing.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { aboutDevice } from '../../parts/own-devices/aboutDevice.ts';
import { useActivation } from './useActivation.ts';

const text = activationWords;

interface ActivationDialogProps {
  device: AllottedDevice;
  userId: string;
  /** The device is activated; gets the server's sentence (ACT-03). */
  onActivated: (says: string) => void;
  onClose: () => void;
}

/**
 * Activates a device by its serial number, with where to find it on that kind of device. What was typed stays until it
 * has worked; a press outside does not close.
 *
 * @see ACT-01 to ACT-04, PDB-06, STS-09
 */
export function ActivationDialog({ device, userId, onActivated, onClose }: ActivationDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { name, kind } = aboutDevice(device);
  const { form, problem, isBusy } = useActivation(device, userId, onActivated);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={activateWords.title}
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy ? text.busy : undefined}>
            {activateWords.activate}
          </Button>
        </>
      }
    >
      <form {...form.handlers} id={formId} className="flex flex-col gap-4">
        <div className="flex items-center gap-4">
          {kind && (
            <span className="grid size-26 flex-none place-items-center rounded-lg bg-surface-sunken p-2">
              <DeviceDrawing kind={kind} />
            </span>
          )}
          <div className="wrap-anywhere min-w-0">
            <p className="text-h3">
              <bdi>{name}</bdi>
            </p>
            {device.model && <p className="text-fg-muted">{text.model({ model: device.model })}</p>}
          </div>
        </div>
        <TextInput
          ref={field}
          {...form.field('serial')}
          label={activateWords.serial}
          hint={`${kind ? text.whereIs[kind] : text.whereIsAny} ${text.asPrinted}`}
          isRequired
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Problem>{problem}</Problem>
      </form>
    </Dialog>
  );
}
