import { spaced } from '@rpm/domain';
import { deliveryModeWords, orderStatusWords } from '@rpm/domain/words/orderStatus';
import { vitalWords } from '@rpm/domain/words/vital';

/** What the words call a code. One that comes from outside and is not ours is shown as it came, its parts set apart. */
export function nameOf(names: Readonly<Record<string, string>>, code: string): string {
  return (Object.hasOwn(names, code) ? names[code] : undefined) ?? spaced(code);
}

/** 'Blood Pressure' for 'BloodPressure'. @see DSP-07 */
export const vitalName = (kind: string): string => nameOf(vitalWords.kinds, kind);

/**
 * 'Systolic' for 'systolic'.
 *
 * @param description what the device calls it, for one that is not ours
 */
export const parameterName = (parameter: string, description?: string | null): string =>
  Object.hasOwn(vitalWords.parameters, parameter)
    ? nameOf(vitalWords.parameters, parameter)
    : description || spaced(parameter);

/** 'Blood Pressure, Systolic'; what a vital and its only number are both called is said once: 'Heart Rate'. */
export function measuredName(vital: string, parameter: string): string {
  const [whole, part] = [vitalName(vital), parameterName(parameter)];
  return whole.toLowerCase() === part.toLowerCase() ? whole : `${whole}, ${part}`;
}

/** 'Picked Up' for 'PickedUp'. @see STS-01 */
export const statusName = (status: string): string => nameOf(orderStatusWords, status.trim());

/** 'Pickup'. @see REV-02 */
export const deliveryModeName = (mode: string): string => nameOf(deliveryModeWords, mode);

/** The vitals that an order or a device names, or `null` when it names none. @see ORD-13 */
export const vitalsText = (vitals: readonly string[] | null): string | null =>
  vitals?.map(vitalName).join(', ') ?? null;
