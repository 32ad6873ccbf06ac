import { readDeviceTime } from './deviceClock.ts';
import { type DeviceMeasurement, userOf } from './measured.ts';
import { type Decoded, isSet, readPacket } from './packet.ts';

/** What a scale sends when nobody stood still on it. */
const UNSUCCESSFUL = 0xff_ff;

/**
 * A Weight Measurement (0x2A9D) of the Weight Scale service (0x181D), in steps of 5 g or of 0.01 lb.
 *
 * @see https://www.bluetooth.com/specifications/specs/weight-scale-service-1-0/
 */
export function decodeWeight(bytes: DataView): Decoded<DeviceMeasurement> {
  const packet = readPacket(bytes);
  const flags = packet.uint8();
  const steps = packet.uint16();
  const shown = isSet(flags, 1) ? readDeviceTime(packet) : null;
  const user = isSet(flags, 2) ? userOf(packet.uint8()) : null;
  // Body mass index and height come together.
  if (isSet(flags, 3)) packet.uint32();
  const refusal = packet.fault();
  if (refusal) return { refusal };
  if (steps === UNSUCCESSFUL) return { refusal: 'not-measured' };
  const isImperial = isSet(flags, 0);
  const weight = isImperial ? steps / 100 : (steps * 5) / 1000;
  const unit = isImperial ? '[lb_av]' : 'kg';
  return { value: { vitals: [{ kind: 'Weight', unit, values: { weight } }], shown, notes: [], user } };
}
