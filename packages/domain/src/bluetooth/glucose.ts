import { minutesLater, readDeviceTime } from './deviceClock.ts';
import type { DeviceMeasurement } from './measured.ts';
import { type MedicalFloat, measuredNumber, sfloat } from './medicalFloat.ts';
import { type Decoded, isSet, type PacketRefusal, readPacket } from './packet.ts';

/** Bits of the Sensor Status Annunciation after which the value is none: a fault of sensor, strip, sample or meter. */
const FAULT_BITS = [1, 2, 3, 4, 7, 8, 9, 10];
/** Bits that say that the value is higher or lower than the meter can tell. */
const REACH_BITS = [5, 6];
/** The meter says that its clock may be wrong. */
const TIME_FAULT_BIT = 11;
/** A drop from the bottle that checks the meter, as type of the sample and as the place where it was taken. */
const CONTROL_SOLUTION = { type: 10, location: 4 };

const hasAny = (flags: number, bits: readonly number[]) => bits.some((bit) => isSet(flags, bit));

/** What keeps a measurement from being one of the patient's blood. */
function refusalOf(status: number, sample: number): PacketRefusal | null {
  if ((sample & 0x0f) === CONTROL_SOLUTION.type || sample >>> 4 === CONTROL_SOLUTION.location) {
    return 'control-solution';
  }
  if (hasAny(status, FAULT_BITS)) return 'device-fault';
  return hasAny(status, REACH_BITS) ? 'out-of-reach' : null;
}

/** The concentration in one of our units: kilograms are milligrams per deciliter, moles millimoles, but for the point. */
const concentrationIn = (isMolar: boolean, concentration: MedicalFloat) =>
  isMolar
    ? ({ unit: 'mmol/L', values: { glucose: measuredNumber(concentration, 3) } } as const)
    : ({ unit: 'mg/dL', values: { glucose: measuredNumber(concentration, 5) } } as const);

/**
 * A Glucose Measurement (0x2A18) of the Glucose service (0x1808), in kg/L or mol/L. The minutes by which its user has set
 * the meter's clock since are added to its time.
 *
 * @see https://www.bluetooth.com/specifications/specs/glucose-service-1-0-1/
 */
export function decodeGlucose(bytes: DataView): Decoded<DeviceMeasurement> {
  const packet = readPacket(bytes);
  const flags = packet.uint8();
  const sequence = packet.uint16();
  const base = readDeviceTime(packet);
  const offset = isSet(flags, 0) ? packet.int16() : 0;
  const hasConcentration = isSet(flags, 1);
  const concentration = hasConcentration ? sfloat(packet) : null;
  const sample = hasConcentration ? packet.uint8() : 0;
  const status = isSet(flags, 3) ? packet.uint16() : 0;
  const refusal = packet.fault() ?? refusalOf(status, sample);
  if (refusal) return { refusal };
  if (!concentration) return { refusal: 'not-measured' };
  const isClockRight = !isSet(status, TIME_FAULT_BIT);
  const measured = concentrationIn(isSet(flags, 2), concentration);
  return {
    value: {
      vitals: [{ kind: 'BloodGlucose', ...measured }],
      shown: isClockRight && base ? minutesLater(base, offset) : null,
      notes: isClockRight ? [] : ['clock-not-set'],
      user: null,
      sequence,
    },
  };
}
