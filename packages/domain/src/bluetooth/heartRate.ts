import type { DeviceMeasurement } from './measured.ts';
import { type Decoded, isSet, readPacket } from './packet.ts';

/**
 * A Heart Rate Measurement (0x2A37) of the Heart Rate service (0x180D): the beats of this moment, without a clock. The
 * times between beats, of which a packet holds as many as fit, are passed over.
 *
 * @see https://www.bluetooth.com/specifications/specs/heart-rate-service-1-0/
 */
export function decodeHeartRate(bytes: DataView): Decoded<DeviceMeasurement> {
  const packet = readPacket(bytes);
  const flags = packet.uint8();
  const heartRate = isSet(flags, 0) ? packet.uint16() : packet.uint8();
  if (isSet(flags, 3)) packet.uint16();
  if (isSet(flags, 4)) while (packet.left() >= 2) packet.uint16();
  const refusal = packet.fault();
  if (refusal) return { refusal };
  // A strap that can feel skin, and feels none, counts its own noise.
  if (isSet(flags, 2) && !isSet(flags, 1)) return { refusal: 'no-contact' };
  if (heartRate === 0) return { refusal: 'not-measured' };
  const vitals = [{ kind: 'HeartRate', unit: '/min', values: { heartRate } }] as const;
  return { value: { vitals, shown: null, notes: [], user: null } };
}
