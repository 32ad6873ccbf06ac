import { limits } from '../limits/limits.ts';
import type { KeptVital } from '../ranges/keptVital.ts';
import { rangeFromNow, rangeInstant } from '../ranges/rangeTimes.ts';
import { formatStamp } from '../time/time.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import type { Selection } from './selection.ts';

/**
 * A vital that is watched from now on for 100 years by the limits that are in force for the patient: what a chosen
 * device begins with.
 *
 * @param now the server's time
 * @param timeZone where the user is: the end shows the same time on the wall as the start
 * @see RNG-07, RNG-13, PAY-04
 */
export function standardVital(mrSubType: VitalKind, now: Date, timeZone: string): KeptVital {
  const { start, end } = rangeFromNow(now, timeZone);
  const stamp = (local: string) => formatStamp(rangeInstant(local, timeZone)?.instant ?? now);
  return { mrSubType, startDateTime: stamp(start), endDateTime: stamp(end), limits: [] };
}

/** The range that the selection holds for a vital, if any device measures it: a patient has one for each vital. */
export const rangeOfVital = ({ devices }: Selection, kind: VitalKind): KeptVital | undefined =>
  devices.flatMap(({ vitals }) => vitals).find(({ mrSubType }) => mrSubType === kind);

/**
 * The selection with one more device. A vital that another chosen device measures too keeps the range of that one.
 *
 * @param kinds what the device measures
 * @returns the same selection when it holds the device already, or as many as an order may
 * @see REV-09
 */
export function withDevice(
  selection: Selection,
  deviceId: string,
  kinds: readonly VitalKind[],
  standard: (kind: VitalKind) => KeptVital,
): Selection {
  const { devices } = selection;
  if (devices.length >= limits.orderMaxDevices || devices.some((each) => each.deviceId === deviceId))
    return selection;
  const vitals = [...new Set(kinds)].map((kind) => rangeOfVital(selection, kind) ?? standard(kind));
  return { ...selection, devices: [...devices, { deviceId, vitals }] };
}

/** The selection without a device. */
export function withoutDevice(selection: Selection, deviceId: string): Selection {
  return { ...selection, devices: selection.devices.filter((each) => each.deviceId !== deviceId) };
}

/**
 * The selection with another range of a vital, for every device that measures it: the server refuses an order in which
 * two devices set different limits for one vital, since nobody could tell which is meant.
 */
export function withRange(selection: Selection, range: KeptVital): Selection {
  const devices = selection.devices.map(({ deviceId, vitals }) => ({
    deviceId,
    vitals: vitals.map((each) => (each.mrSubType === range.mrSubType ? range : each)),
  }));
  return { ...selection, devices };
}

/**
 * The selection with a device that was removed before, in its old place. A vital that another device measures has the
 * range of that one, which may have changed since.
 *
 * @param at its place from 0; beyond the end is the end
 */
export function withDeviceBack(
  selection: Selection,
  { deviceId, vitals }: Selection['devices'][number],
  at: number,
): Selection {
  const back = { deviceId, vitals: vitals.map((each) => rangeOfVital(selection, each.mrSubType) ?? each) };
  return { ...selection, devices: selection.devices.toSpliced(at, 0, back) };
}
