import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Id, OrderId } from '../wire/fields.ts';
import { visibleSerial } from './patientOrder.ts';

/**
 * A serial number as the patient types it, kept as it is seen. Everything but its length is free, as long as something
 * can be seen. Form and server read it by this one schema. @see ACT-01
 */
export const SerialNumber = z
  .string('serialRequired')
  .check(
    z.overwrite(visibleSerial),
    z.minLength(1, 'serialRequired'),
    z.maxLength(limits.serialMaxCharacters, 'serialTooLong'),
  );

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

/** What can be wrong with a serial number. */
export type SerialFault = 'serialRequired' | 'serialTooLong';

/** What is wrong with a typed serial number, or `null`. @see ACT-01 */
export function serialError(typed: string): SerialFault | null {
  return (SerialNumber.safeParse(typed).error?.issues[0]?.message as SerialFault | undefined) ?? null;
}

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
