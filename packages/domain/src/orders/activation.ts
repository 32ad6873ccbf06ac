import * as z from 'zod/mini';
import { Id, OrderId } from '../wire/fields.ts';
import { SerialNumber } from './serialNumber.ts';

/** What `activateDevice` sends. @see ACT-02 */
export const Activation = z.object({
  orderId: OrderId,
  userId: Id,
  /** The provider who placed the order. */
  dUserId: Id,
  deviceId: Id,
  deviceSerialId: SerialNumber,
});
export type Activation = z.infer<typeof Activation>;

/** What the patient types to activate a device. */
export const ActivationForm = z.object({ serial: SerialNumber });
export type ActivationForm = z.infer<typeof ActivationForm>;

/** What came of an activation, and what the server said to it; `null` when it said nothing. */
export interface ActivationOutcome {
  isActivated: boolean;
  message: string | null;
}

/**
 * Judges the answer of `activateDevice`.
 *
 * A success is a 2xx answer whose message contains 'Activated', in that case: 'Deactivated' and 'not activated' do
 * not contain it, and a refusal that does is still a refusal (behaviour R13).
 *
 * @param status the HTTP status; 0 when nothing came back
 * @param message `message` of the body; anything but a text is no message
 * @see ACT-03, ACT-04
 */
export function activationOutcome(status: number, message: unknown): ActivationOutcome {
  const isOk = status >= 200 && status < 300;
  const isActivated = isOk && typeof message === 'string' && message.includes('Activated');
  return { isActivated, message: typeof message === 'string' && message.trim() ? message : null };
}
