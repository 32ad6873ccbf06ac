import { ApiError, useActivateDevice } from '@rpm/api-client';
import {
  type AllottedDevice,
  activationMessages,
  activationOutcome,
  SerialNumber,
  serialError,
} from '@rpm/domain';
import { useRef, useState } from 'react';
import { useToast } from '../../providers/toast/index.ts';

interface ActivationOptions {
  device: AllottedDevice;
  userId: string;
  onActivated: (says: string) => void;
  onUnknown: () => void;
}

/** The activation of one device: its check, the call, and what the server says of it. @see ACT-01 to ACT-04 */
export function useActivation({ device, userId, onActivated, onUnknown }: ActivationOptions) {
  const activateDevice = useActivateDevice();
  const toast = useToast();
  const [error, setError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const isGone = useRef(false);

  function fail(says: string, cause: unknown) {
    setProblem(says);
    if (isGone.current) toast.show({ kind: 'error', text: says });
    // Whatever the server has made of it, the devices tell.
    if (!(cause instanceof ApiError) || cause.status === 409 || cause.status === 0) onUnknown();
  }

  async function ask(serial: string) {
    const { orderId, dUserId, deviceId } = device;
    try {
      const { message } = await activateDevice({
        orderId: orderId ?? '',
        userId,
        dUserId: dUserId ?? '',
        deviceId: deviceId ?? '',
        deviceSerialId: SerialNumber.parse(serial),
      });
      return { outcome: activationOutcome(200, message), cause: null };
    } catch (cause) {
      const status = cause instanceof ApiError ? cause.status : 0;
      const says = cause instanceof ApiError ? cause.serverMessage : null;
      const isLate = cause instanceof ApiError && cause.fault === 'timeout';
      const outcome = activationOutcome(status, says);
      return {
        outcome: isLate ? { ...outcome, says: activationMessages.notConfirmed } : outcome,
        cause,
      };
    }
  }

  return {
    error,
    problem,
    isBusy,
    leave: () => {
      isGone.current = true;
    },
    /** @returns whether the form was right; a wrong serial number is marked */
    async activate(serial: string): Promise<boolean> {
      if (isRunning.current) return true;
      const wrong = serialError(serial);
      setError(wrong);
      setProblem(null);
      if (wrong) return false;
      if (!navigator.onLine) {
        setProblem(activationMessages.offline);
        return true;
      }
      isRunning.current = true;
      setBusy(true);
      const { outcome, cause } = await ask(serial);
      isRunning.current = false;
      setBusy(false);
      if (outcome.isActivated) {
        toast.show({ kind: 'success', text: outcome.says });
        onActivated(outcome.says);
      } else fail(outcome.says, cause);
      return true;
    },
  };
}
