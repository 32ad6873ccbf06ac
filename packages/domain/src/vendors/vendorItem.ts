import { NewReading } from '../readings/delivery.ts';
import { formatStamp } from '../time/time.ts';

/** Why an item of a vendor's delivery is no reading of ours. */
export const vendorFaults = [
  /** It is not what the vendor's documents say. */
  'unreadable',
  /** No serial number or other name of the device. */
  'noDevice',
  /** No time of measurement, or one that is no time. */
  'noTime',
  /** The values are missing, or beyond what a device can measure. */
  'badValues',
  /** A unit that is not one of the vital. */
  'badUnit',
  /** More readings wait for their devices than are kept. */
  'waitingFull',
] as const;
export type VendorFault = (typeof vendorFaults)[number];

/** A reading as a vendor delivers it. */
export interface VendorReading {
  /** The place of the item in the delivery that it comes from, from 0. */
  at: number;
  /** By what names the vendor knows the device, the best one first. */
  serials: readonly string[];
  /** Somebody typed it: no device stands for it. */
  isTyped: boolean;
  /** It came along with another one, as the pulse with a blood pressure: one that the device is not known for is left out. */
  isBeside: boolean;
  reading: NewReading;
}

/** An item of a delivery: a reading, a fault that is told, or nothing of ours, as the state of a battery. */
export type VendorItem =
  | ({ kind: 'reading' } & VendorReading)
  | { kind: 'fault'; at: number; fault: VendorFault }
  | { kind: 'nothing'; at: number };

/** What an adapter finds in an item, unchecked. */
interface Found {
  serials: readonly unknown[];
  /** An ISO 8601 time with its zone. */
  time: unknown;
  vital: NewReading['mrSubType'];
  values: Readonly<Record<string, number | null>>;
  unit?: string;
  isTyped?: boolean;
  isBeside?: boolean;
}

/** Checks what an adapter found: the one place where a vendor's words become a reading of ours. */
export function vendorItem(at: number, found: Found): VendorItem {
  const { vital, values, unit, isTyped = false, isBeside = false } = found;
  const serials = found.serials.filter((each) => typeof each === 'string').map((each) => each.trim());
  const named = [...new Set(serials)].filter((each) => each !== '');
  if (named.length === 0) return { kind: 'fault', at, fault: 'noDevice' };
  const time = instantOf(found.time);
  if (!time) return { kind: 'fault', at, fault: 'noTime' };
  const { success, data, error } = NewReading.safeParse({
    mrSubType: vital,
    mrTime: formatStamp(time),
    values,
    ...(unit !== undefined && { unit }),
  });
  if (success) return { kind: 'reading', at, serials: named, isTyped, isBeside, reading: data };
  return { kind: 'fault', at, fault: error.issues[0]?.path[0] === 'unit' ? 'badUnit' : 'badValues' };
}

/** An ISO 8601 time that says its zone. Without one it could be anywhere, and is none. */
function instantOf(text: unknown): Date | null {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text))
    return null;
  const instant = new Date(text);
  const isSaid = !Number.isNaN(instant.getTime()) && instant.getUTCFullYear() > 1999;
  return isSaid && instant.getUTCFullYear() < 10_000 ? instant : null;
}

/** A number, or a text that is one as people write them. `null` for anything else, '' and '0x1' among it. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && /^-?\d{1,9}(\.\d{1,9})?$/.test(value.trim()) ? Number(value) : null;
}
