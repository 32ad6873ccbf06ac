import { type DeviceTime, readDeviceTime } from './deviceClock.ts';
import type { DeviceMeasurement, MeasuredVital, MeasuringNote } from './measured.ts';
import { type MedicalFloat, measuredNumber, sfloat } from './medicalFloat.ts';
import { type Decoded, isSet, type Packet, readPacket } from './packet.ts';

/** Bits of the Measurement Status after which the value is none: demonstration, test, calibration, unavailable, doubtful, invalid. */
const INVALID_BITS = [10, 11, 12, 13, 14, 15];
/** Bits of the Device and Sensor Status of a sensor that is on no finger: without a pulse, unconnected, displaced. */
const CONTACT_BITS = [7, 11, 13, 15];
/** Bits of a device or a sensor that is broken or unknown. */
const FAULT_BITS = [1, 12, 14];

const hasAny = (flags: number, bits: readonly number[]) => bits.some((bit) => isSet(flags, bit));

interface Parts {
  saturation: MedicalFloat | null;
  pulse: MedicalFloat | null;
  shown: DeviceTime | null;
  status: number;
  sensor: number;
  notes: MeasuringNote[];
}

function measurement(
  packet: Packet,
  { saturation, pulse, shown, status, sensor, notes }: Parts,
): Decoded<DeviceMeasurement> {
  const refusal = packet.fault();
  if (refusal) return { refusal };
  if (hasAny(sensor, FAULT_BITS)) return { refusal: 'device-fault' };
  if (hasAny(sensor, CONTACT_BITS)) return { refusal: 'no-contact' };
  if (!saturation || hasAny(status, INVALID_BITS)) return { refusal: 'not-measured' };
  const oxygen: MeasuredVital = {
    kind: 'BloodOxygen',
    unit: '%',
    values: { oxygenSaturation: measuredNumber(saturation) },
  };
  const heartRate: MeasuredVital[] = pulse
    ? [{ kind: 'HeartRate', unit: '/min', values: { heartRate: measuredNumber(pulse) } }]
    : [];
  return { value: { vitals: [oxygen, ...heartRate], shown, notes, user: null } };
}

/**
 * A PLX Spot-check Measurement (0x2A5E) of the Pulse Oximeter service (0x1822): one value that stood, with the pulse.
 *
 * @see https://www.bluetooth.com/specifications/specs/pulse-oximeter-service-1-0-1/
 */
export function decodeSpotCheck(bytes: DataView): Decoded<DeviceMeasurement> {
  const packet = readPacket(bytes);
  const flags = packet.uint8();
  const [saturation, pulse] = [sfloat(packet), sfloat(packet)];
  const shown = isSet(flags, 0) ? readDeviceTime(packet) : null;
  const status = isSet(flags, 1) ? packet.uint16() : 0;
  const sensor = isSet(flags, 2) ? packet.uint24() : 0;
  if (isSet(flags, 3)) packet.uint16();
  const isClockSet = !isSet(flags, 4);
  return measurement(packet, {
    saturation,
    pulse,
    status,
    sensor,
    shown: isClockSet ? shown : null,
    notes: isClockSet ? [] : ['clock-not-set'],
  });
}

/** A PLX Continuous Measurement (0x2A5F): the value of this second, without a clock. */
export function decodeContinuous(bytes: DataView): Decoded<DeviceMeasurement> {
  const packet = readPacket(bytes);
  const flags = packet.uint8();
  const [saturation, pulse] = [sfloat(packet), sfloat(packet)];
  // The same two again by a fast and by a slow average.
  for (const bit of [0, 1]) if (isSet(flags, bit)) packet.uint32();
  const status = isSet(flags, 2) ? packet.uint16() : 0;
  const sensor = isSet(flags, 3) ? packet.uint24() : 0;
  if (isSet(flags, 4)) packet.uint16();
  return measurement(packet, { saturation, pulse, shown: null, status, sensor, notes: [] });
}
