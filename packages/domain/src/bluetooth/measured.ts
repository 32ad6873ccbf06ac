import type { AsMeasured } from '../readings/delivery.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import type { DeviceTime } from './deviceClock.ts';

/** What a device says of how it measured. None of it changes the value; who measures is told. */
export const measuringNotes = [
  'body-moved',
  'cuff-loose',
  'irregular-pulse',
  'wrong-position',
  'clock-not-set',
] as const;
export type MeasuringNote = (typeof measuringNotes)[number];

/** One vital as a device measured it, in the device's own unit. */
export interface MeasuredVital extends AsMeasured {
  kind: VitalKind;
}

/** One measurement of a device: a cuff measures the pulse besides. */
export interface DeviceMeasurement {
  vitals: readonly [MeasuredVital, ...MeasuredVital[]];
  /** What the device's clock showed; `null` without a clock, and for a time that cannot be. */
  shown: DeviceTime | null;
  notes: readonly MeasuringNote[];
  /** Which of a device's users was chosen on it; `null` where it knows none, or cannot tell. */
  user: number | null;
  /** The number of a stored record, by which one is taken once. Only glucose meters number theirs. */
  sequence?: number;
}

/** What a device sends for a user whom it cannot tell. */
const UNKNOWN_USER = 0xff;

/** The user of a packet: `null` for one that the device cannot tell. */
export const userOf = (id: number): number | null => (id === UNKNOWN_USER ? null : id);
