import { ApiError, isUnconfirmed, useActivateDevice } from '@rpm/api-client';
import { ActivationForm, type AllottedDevice, activationOutcome, checked } from '@rpm/domain';
import { activateWords } from '@rpm/domain/words/device';
import { language } from '@rpm/domain/words/language';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';

/** The server's own sentence for a device that it has not activated, whatever the status of its answer. */
class NotActivated extends Error {}

/**
 * The activation of one device: its check, the call, and what the server says of it.
 *
 * @param onActivated gets the server's sentence
 * @see ACT-01 to ACT-04
 */
export function useActivation(device: AllottedDevice, userId: string, onActivated: (says: string) => void) {
  const activateDevice = useActivateDevice();
  const { run, isBusy, problem, clear } = useTask({
    name: activateWords.title,
    call: async ({ serial }: ActivationForm) => {
      const { message } = await activateDevice({
        orderId: device.orderId ?? '',
        userId,
        dUserId: device.dUserId ?? '',
        deviceId: device.deviceId ?? '',
        deviceSerialId: serial,
      });
      const outcome = activationOutcome(200, message);
      if (!outcome.isActivated) throw new NotActivated(outcome.message ?? activateWords.failed);
      // The word of success is English on the wire, whoever reads it (ACT-03, behaviour R13).
      return language === 'en-US' ? (outcome.message ?? activateWords.done) : activateWords.done;
    },
    says: { done: (says) => says, failed: activateWords.failed },
    refused: (cause) => {
      if (cause instanceof NotActivated) return cause.message;
      if (!(cause instanceof ApiError) || cause.fault !== 'status' || isUnconfirmed(cause)) return undefined;
      return cause.status === 401 ? undefined : (cause.serverMessage ?? activateWords.failed);
    },
    onDone: onActivated,
  });

  const form = useSchemaForm({
    initial: { serial: '' },
    check: (typed) => checked(ActivationForm, typed),
    words: activateWords.errors,
    send: run,
    onWrong: clear,
  });
  return { form, problem, isBusy, clear };
}
