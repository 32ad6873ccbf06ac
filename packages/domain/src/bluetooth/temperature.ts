import { readDeviceTime } from './deviceClock.ts';
import type { DeviceMeasurement } from './measured.ts';
import { float, measuredNumber } from './medicalFloat.ts';
import { type Decoded, isSet, readPacket } from './packet.ts';

/**
 * A Temperature Measurement (0x2A1C) of the Health Thermometer service (0x1809), in degrees Celsius or Fahrenheit.
 *
 * @see https://www.bluetooth.com/specifications/specs/health-thermometer-service-1-0/
 */
export function decodeTemperature(bytes: DataView): Decoded<DeviceMeasurement> {
  const packet = readPacket(bytes);
  const flags = packet.uint8();
  const measured = float(packet);
  const shown = isSet(flags, 1) ? readDeviceTime(packet) : null;
  if (isSet(flags, 2)) packet.uint8();
  const refusal = packet.fault();
  if (refusal) return { refusal };
  if (!measured) return { refusal: 'not-measured' };
  const temperature = measuredNumber(measured);
  const unit = isSet(flags, 0) ? '[degF]' : 'Cel';
  return {
    value: {
      vitals: [{ kind: 'BodyTemperature', unit, values: { temperature } }],
      shown,
      notes: [],
      user: null,
    },
  };
}
