import type { VitalKind } from '../vitals/vitals.ts';
import { decodeBloodPressure } from './bloodPressure.ts';
import { decodeGlucose } from './glucose.ts';
import { decodeHeartRate } from './heartRate.ts';
import type { DeviceMeasurement } from './measured.ts';
import type { Decoded } from './packet.ts';
import { decodeContinuous, decodeSpotCheck } from './pulseOximeter.ts';
import { decodeTemperature } from './temperature.ts';
import { decodeWeight } from './weight.ts';

/** A service of the Bluetooth SIG from which readings are taken. Numbers are assigned numbers, 16 bit. */
export interface HealthService {
  service: number;
  /** What it measures first of all. */
  kind: VitalKind;
  /** By characteristic. All are asked; a device has one of them or several. */
  characteristics: readonly {
    characteristic: number;
    decode: (bytes: DataView) => Decoded<DeviceMeasurement>;
    /** A value comes each second while the device is worn, and the person says when it is taken. */
    isContinuous?: true;
  }[];
  /** Stored readings come when the Record Access Control Point is asked. */
  hasRecords?: true;
}

/** @see https://www.bluetooth.com/specifications/assigned-numbers/ */
export const healthServices: readonly HealthService[] = [
  {
    service: 0x1810,
    kind: 'BloodPressure',
    characteristics: [{ characteristic: 0x2a35, decode: decodeBloodPressure }],
  },
  {
    service: 0x1822,
    kind: 'BloodOxygen',
    characteristics: [
      { characteristic: 0x2a5e, decode: decodeSpotCheck },
      { characteristic: 0x2a5f, decode: decodeContinuous, isContinuous: true },
    ],
  },
  { service: 0x181d, kind: 'Weight', characteristics: [{ characteristic: 0x2a9d, decode: decodeWeight }] },
  {
    service: 0x1809,
    kind: 'BodyTemperature',
    characteristics: [{ characteristic: 0x2a1c, decode: decodeTemperature }],
  },
  {
    service: 0x1808,
    kind: 'BloodGlucose',
    characteristics: [{ characteristic: 0x2a18, decode: decodeGlucose }],
    hasRecords: true,
  },
  {
    service: 0x180d,
    kind: 'HeartRate',
    characteristics: [{ characteristic: 0x2a37, decode: decodeHeartRate, isContinuous: true }],
  },
];

/** The Record Access Control Point. */
export const recordAccessPoint = 0x2a52;
/** Device Information, and its Serial Number String. */
export const deviceInformation = { service: 0x180a, serialNumber: 0x2a25 } as const;

/** A serial number as a device gives it, without the zeros that some fill it up with. @returns '' for none */
export const cleanSerial = (text: string): string => text.replace(/\p{Cc}/gu, '').trim();
