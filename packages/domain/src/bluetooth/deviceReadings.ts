import { isCrossed, NewReading } from '../readings/delivery.ts';
import { formatStamp } from '../time/time.ts';
import type { DeviceMeasurement } from './measured.ts';

/** What a device measured, as it is sent; or that it cannot be, and is measured again. */
export type DeviceReadings = { readings: readonly NewReading[] } | 'doubtful';

/**
 * The readings of a measurement of a device, in the device's unit. What comes beside the vital that is measured, as the
 * pulse of a cuff, is left out when it cannot be.
 *
 * @param at when it was measured, as `measuredAt` judges
 * @returns 'doubtful' for values that no living adult has, and for a pressure whose values are mixed up
 */
export function deviceReadings({ vitals: [first, ...others] }: DeviceMeasurement, at: Date): DeviceReadings {
  const [own, ...beside] = [first, ...others].map(({ kind, unit, values }): NewReading | null => {
    const reading = { mrSubType: kind, mrTime: formatStamp(at), values: { ...values }, unit };
    return NewReading.safeParse(reading).success && !isCrossed(reading) ? reading : null;
  });
  if (!own) return 'doubtful';
  return { readings: [own, ...beside.filter((each) => each !== null)] };
}
