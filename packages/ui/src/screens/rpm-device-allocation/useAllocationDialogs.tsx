import type { AllottedDevice, SupportedDevice } from '@rpm/domain';
import { allocationWords } from '@rpm/domain/words/allocation';
import { loadWords } from '@rpm/domain/words/load';
import { type ReactNode, useState } from 'react';
import { lazily, useLazy } from '../../hooks/lazily.ts';
import { statusName } from '../../hooks/names.ts';

const allocation = allocationWords;
const load = loadWords;

const enrollPart = lazily(() => import('../../dialogs/enroll-patient/EnrollPatientDialog.tsx'));
const devicePart = lazily(() => import('./deviceDialogs.ts'));

type Asked =
  | { kind: 'enroll' }
  | { kind: 'deactivate'; device: AllottedDevice }
  | { kind: 'duplicate'; device: SupportedDevice; status: string };

export interface AllocationDialogActions {
  onEnrolled: (userId: string) => void;
  /** Add the device although the patient has one. */
  onDuplicate: (device: SupportedDevice) => void;
}

/** The dialogs of the screen, each fetched when it is first asked for, one at a time. */
export function useAllocationDialogs({ onEnrolled, onDuplicate }: AllocationDialogActions) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const enroll = useLazy(enrollPart);
  const devices = useLazy(devicePart);
  const close = () => {
    enroll.close();
    devices.close();
  };

  function open(next: Asked) {
    setAsked(next);
    (next.kind === 'enroll' ? enroll : devices).open();
  }

  function draw(): ReactNode {
    if (asked?.kind === 'enroll' && enroll.part) {
      const enrolled = (userId: string) => {
        close();
        onEnrolled(userId);
      };
      return <enroll.part.EnrollPatientDialog onEnrolled={enrolled} onClose={close} />;
    }
    if (asked?.kind === 'deactivate' && devices.part && asked.device.orderId !== null) {
      return <devices.part.DeactivateDialog device={asked.device} onClose={close} />;
    }
    if (asked?.kind === 'duplicate' && devices.part) {
      const { device, status } = asked;
      const name = device.name ?? load.unknown;
      const add = () => {
        close();
        onDuplicate(device);
      };
      return (
        <devices.part.AlertDialog
          isOpen
          title={allocation.duplicateTitle({ name })}
          description={allocation.duplicate({ name, status: statusName(status) })}
          safe={{ label: allocation.duplicateKeep, onPress: close }}
          act={{ label: allocation.duplicateAdd, onPress: add }}
        />
      );
    }
    return null;
  }
  return { open, dialog: draw(), hasFailed: enroll.hasFailed || devices.hasFailed };
}
