import { readDeviceTime } from './deviceClock.ts';
import { type DeviceMeasurement, type MeasuredVital, type MeasuringNote, userOf } from './measured.ts';
import { measuredNumber, sfloat } from './medicalFloat.ts';
import { type Decoded, isSet, readPacket } from './packet.ts';

const notesByBit: readonly (readonly [number, MeasuringNote])[] = [
  [0, 'body-moved'],
  [1, 'cuff-loose'],
  [2, 'irregular-pulse'],
  [5, 'wrong-position'],
];

/**
 * A Blood Pressure Measurement (0x2A35) of the Blood Pressure service (0x1810): systolic and diastolic in mmHg or kPa,
 * and the pulse if the cuff took it. The mean pressure is read and not kept: nothing here is judged by it.
 *
 * @see https://www.bluetooth.com/specifications/specs/blood-pressure-service-1-1-1/
 */
export function decodeBloodPressure(bytes: DataView): Decoded<DeviceMeasurement> {
  const packet = readPacket(bytes);
  const flags = packet.uint8();
  const [systolic, diastolic] = [sfloat(packet), sfloat(packet)];
  packet.uint16();
  const shown = isSet(flags, 1) ? readDeviceTime(packet) : null;
  const pulse = isSet(flags, 2) ? sfloat(packet) : null;
  const user = isSet(flags, 3) ? userOf(packet.uint8()) : null;
  const status = isSet(flags, 4) ? packet.uint16() : 0;
  const refusal = packet.fault();
  if (refusal) return { refusal };
  if (!systolic || !diastolic) return { refusal: 'not-measured' };
  const pressure: MeasuredVital = {
    kind: 'BloodPressure',
    unit: isSet(flags, 0) ? 'kPa' : 'mm[Hg]',
    values: { systolic: measuredNumber(systolic), diastolic: measuredNumber(diastolic) },
  };
  const heartRate: MeasuredVital[] = pulse
    ? [{ kind: 'HeartRate', unit: '/min', values: { heartRate: measuredNumber(pulse) } }]
    : [];
  const notes = notesByBit.filter(([bit]) => isSet(status, bit)).map(([, note]) => note);
  return { value: { vitals: [pressure, ...heartRate], shown, notes, user } };
}
