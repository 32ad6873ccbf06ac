import { type ReadingClass, severityOf } from '../vitals/readings.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import { compareText } from '../wire/compareText.ts';

/** What tells the readings of a patient apart. */
export interface DeviceReading {
  readonly vital: VitalKind;
  /** To the second. */
  readonly at: Date;
  /** The serial number of the device. */
  readonly serial: string;
  /** By parameter, as delivered. */
  readonly values: Readonly<Record<string, number>>;
}

/** The values of a reading as one text, the same in whatever order they came: '80/120', by the names of their parameters. */
export const valuesKey = (values: DeviceReading['values']): string =>
  Object.keys(values)
    .sort()
    .map((parameter) => values[parameter])
    .join('/');

/** The same for all that one device measured of a vital in one second. There is more than one only in contradiction. */
export const momentKey = ({ vital, at, serial }: Omit<DeviceReading, 'values'>): string =>
  [vital, at.getTime(), serial].join(' ');

/**
 * The same for two deliveries of one reading: of one vital, in one second, by one device, with the same values. What
 * differs in any of them is another reading.
 */
export const readingKey = (reading: DeviceReading): string =>
  `${momentKey(reading)} ${valuesKey(reading.values)}`;

/**
 * The order of readings, the newest first. Of those of one second the more severe comes first, then what came later; what
 * is left is told apart by its text, so that the order is the same everywhere.
 */
export function compareNewest<
  R extends DeviceReading & { readonly class: ReadingClass; readonly receivedAt: Date },
>(a: R, b: R): number {
  return (
    b.at.getTime() - a.at.getTime() ||
    severityOf(b.class) - severityOf(a.class) ||
    b.receivedAt.getTime() - a.receivedAt.getTime() ||
    compareText(b.serial, a.serial) ||
    compareText(valuesKey(b.values), valuesKey(a.values))
  );
}

/** By what readings have their order; equal for no two of them that are kept. */
export interface NewestOrder {
  at: number;
  class: ReadingClass;
  received: number;
  serial: string;
  values: string;
}

/** By what a reading has its order. */
export const orderOfReading = (
  reading: DeviceReading & { readonly class: ReadingClass; readonly receivedAt: Date },
): NewestOrder => ({
  at: reading.at.getTime(),
  class: reading.class,
  received: reading.receivedAt.getTime(),
  serial: reading.serial,
  values: valuesKey(reading.values),
});

/** The order of `compareNewest`, of places in it. */
export const compareNewestOrder = (a: NewestOrder, b: NewestOrder): number =>
  b.at - a.at ||
  severityOf(b.class) - severityOf(a.class) ||
  b.received - a.received ||
  compareText(b.serial, a.serial) ||
  compareText(b.values, a.values);
