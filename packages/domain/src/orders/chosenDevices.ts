import type * as z from 'zod/mini';
import type { DeviceParameter, DeviceVital, SupportedDevice } from '../devices/devices.ts';
import type { KeptVital } from '../ranges/keptVital.ts';
import { limitsOfEnds, limitsOfFour } from '../ranges/limitShapes.ts';
import type { LimitsInForce } from '../ranges/rangeWire.ts';
import { readStamp } from '../time/time.ts';
import type { ParameterLimits } from '../vitals/readings.ts';
import { isVitalKind } from '../vitals/vitals.ts';
import type { DraftDevice, DraftVital } from './placement.ts';
import type { Selection } from './selection.ts';

/**
 * Whose limits a chosen vital has: the user set them for this order, they are in force for the patient, or those in
 * force are not known, and the order says nothing of limits, so that it changes none.
 */
export type LimitsOrigin = 'order' | 'patient' | 'unknown';

/** A vital of a chosen device, with all that a screen shows of it. */
export interface ChosenVital extends DraftVital {
  origin: LimitsOrigin;
  /** As the device carries them. */
  parameters: readonly DeviceParameter[];
  /** As the selection keeps it. */
  kept: KeptVital;
}

/** A chosen device: what the order says of it, and what the letter reads (LET-03). */
export interface ChosenDevice extends DraftDevice {
  mrSubType: string | null;
  vitals: readonly ChosenVital[];
}

/** The limits by which a patient's readings are judged now, by vital and parameter. */
export type InForce = z.infer<typeof LimitsInForce>;
const noSpan = { min: null, max: null };

/**
 * The devices of a selection as they can be shown and ordered. Names and pictures come from the clinic's list, limits
 * from the selection, else from what is in force for the patient. What the stored selection claims beyond that (a device
 * of another clinic, a vital or a parameter that the device does not measure) is not ordered.
 *
 * @param inForce the limits by which the patient's readings are judged now; `null` while they are not known
 * @returns the devices in the order in which they were chosen, and the ids that are no longer in the clinic's list
 * @see REV-04, REV-09, behaviour R2
 */
export function chosenDevices(
  selection: Pick<Selection, 'devices'>,
  supported: readonly SupportedDevice[],
  inForce: InForce | null,
): { devices: ChosenDevice[]; gone: string[] } {
  const byId = new Map(supported.map((each) => [each.deviceId, each]));
  const devices: ChosenDevice[] = [];
  const gone: string[] = [];
  for (const { deviceId, vitals } of selection.devices) {
    const device = byId.get(deviceId);
    if (device) devices.push(chosenDevice(deviceId, device, vitals, inForce));
    else gone.push(deviceId);
  }
  return { devices, gone };
}

function chosenDevice(
  deviceId: string,
  device: SupportedDevice,
  kept: readonly KeptVital[],
  inForce: InForce | null,
): ChosenDevice {
  const brand = device.brand ?? '';
  return {
    deviceId,
    deviceName: device.name ?? '',
    deviceModel: device.model ?? '',
    brand,
    mrSubSource: device.mrSubSource ?? brand,
    imgSource: device.imgSource ?? '',
    mrSubType: device.mrSubType,
    vitals: device.vitals.flatMap((vital) => {
      const range = kept.find(({ mrSubType }) => mrSubType === vital.mrSubType);
      return range ? chosenVital(vital, range, inForce) : [];
    }),
  };
}

function chosenVital(vital: DeviceVital, kept: KeptVital, inForce: InForce | null): ChosenVital[] {
  const { mrSubType, parameters } = vital;
  const start = readStamp(kept.startDateTime);
  const end = readStamp(kept.endDateTime);
  if (!isVitalKind(mrSubType) || !start || !end) return [];
  // Where nothing is usual, limits that were left empty set none: those in force go on.
  const set = kept.limits.filter(({ parameter, ...four }) => {
    const usual = parameters.find((each) => each.parameter === parameter);
    return [...Object.values(four), usual?.min, usual?.max].some((each) => (each ?? null) !== null);
  });
  const origin: LimitsOrigin = set.length > 0 ? 'order' : inForce ? 'patient' : 'unknown';
  const limits = new Map<string, ParameterLimits>();
  for (const { parameter, min, max } of parameters) {
    const normal = { min, max };
    const own = set.find((each) => each.parameter === parameter);
    const ofVital = inForce?.[mrSubType] ?? {};
    const present = Object.hasOwn(ofVital, parameter) ? ofVital[parameter] : undefined;
    if (own) {
      limits.set(parameter, { normal, ...limitsOfFour(own) });
    } else if (present) {
      limits.set(parameter, { normal, ...limitsOfEnds(present) });
    } else if (origin === 'order') {
      limits.set(parameter, { normal, cautious: noSpan, critical: noSpan });
    }
  }
  return [{ mrSubType, start, end, limits, origin, parameters, kept }];
}

/** The vitals that a device of the clinic's list measures, of those that we know. */
export const vitalsOf = ({ vitals }: Pick<SupportedDevice, 'vitals'>) =>
  vitals.map(({ mrSubType }) => mrSubType).filter(isVitalKind);
