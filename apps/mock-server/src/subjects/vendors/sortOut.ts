import { NO_SERIAL, serialKey, type VendorDelivered, type VendorItem } from '@rpm/domain';
import { instantOfStamp } from '../../api/stamps.ts';
import { hadIt, type LiveDevice } from '../devices/deviceTokens.contract.ts';
import { type Measured, measured, type Unfit } from '../readings/takeIn.ts';
import type { WaitingReading } from './contract.ts';

type Refused = VendorDelivered['refused'][number];

/** How the faults of readings are called in an answer to a vendor. */
const codes: Readonly<Record<Unfit['code'], Refused['code']>> = {
  vitalNotMeasured: 'notMeasured',
  readingCrossed: 'crossed',
  readingTime: 'time',
};

/** What there is to do with the readings of a delivery. */
interface SortedOut {
  /** Those of a patient by one device, or by the patient's word. */
  taken: { device: LiveDevice; serial: string; all: Measured[] }[];
  /** Those that nobody had a device for when they were measured, each with its place in the delivery. */
  waiting: (WaitingReading & { place: number })[];
  refused: Refused[];
  ignored: number;
}

/**
 * Says of each reading of a delivery what becomes of it.
 *
 * @param devices by their folded names
 */
export function sortOut(
  items: readonly VendorItem[],
  devices: ReadonlyMap<string, LiveDevice>,
  now: Date,
): SortedOut {
  const taken = new Map<string, SortedOut['taken'][number]>();
  const out: SortedOut = { taken: [], waiting: [], refused: [], ignored: 0 };
  for (const item of items) {
    if (item.kind === 'fault') out.refused.push({ at: item.at, code: item.fault });
    if (item.kind === 'nothing') out.ignored++;
    if (item.kind !== 'reading') continue;
    const { at: place, serials, isTyped, isBeside, reading } = item;
    const measuredAt = instantOfStamp(reading.mrTime);
    // What was measured before the handover is somebody else's, or nobody knows whose.
    const device = serials
      .flatMap((each) => devices.get(serialKey(each)) ?? [])
      .find((each) => hadIt(each, measuredAt));
    if (isBeside && device && !device.vitals.includes(reading.mrSubType)) {
      out.ignored++;
      continue;
    }
    const found = measured(reading, now, isTyped ? undefined : device?.vitals);
    if ('unfit' in found) {
      out.refused.push({ at: place, code: codes[found.unfit.code] });
      continue;
    }
    if (device) {
      // What somebody typed is the patient's word, whichever device it names.
      const serial = isTyped ? NO_SERIAL : device.serial;
      const key = `${device.orderId} ${serial}`;
      const of = taken.get(key) ?? { device, serial, all: [] };
      taken.set(key, of);
      of.all.push(found.is);
      continue;
    }
    const [serial = ''] = serials;
    out.waiting.push({
      serial,
      serialKey: serialKey(serial),
      receivedAt: now,
      isTyped,
      reading,
      place,
      at: found.is.at,
    });
  }
  return { ...out, taken: [...taken.values()] };
}
