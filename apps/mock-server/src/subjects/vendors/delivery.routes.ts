import {
  NO_SERIAL,
  readDelivery,
  serialKey,
  type VendorDelivered,
  type VendorItem,
  type VendorReading,
} from '@rpm/domain';
import type { Api } from '../../api/route.ts';
import { instantOfStamp } from '../../api/stamps.ts';
import { vendorRoute } from '../../api/vendorRoute.ts';
import type { IncomingReading } from '../readings/contract.ts';
import { judged, type Measured, measured, type Unfit } from '../readings/takeIn.ts';
import type { KnownDevice, WaitingReading } from './contract.ts';

type Refused = VendorDelivered['refused'][number];

/** How the faults of readings are called in an answer to a vendor. */
const codes: Readonly<Record<Unfit['code'], Refused['code']>> = {
  vitalNotMeasured: 'notMeasured',
  readingCrossed: 'crossed',
  readingTime: 'time',
};

/** What vendors deliver. Each reading stands for itself: a bad one is told, and the others are taken. @see ADR 53 */
export function vendorDeliveryRoutes(api: Api): void {
  vendorRoute(api, 'deliverVendorReadings', async ({ body, connection, words, ...asked }) => {
    const { store, now } = asked;
    const { clinicId, connectionId, vendor } = connection;
    const items = readDelivery(vendor, body);
    const readings = items.filter((item): item is VendorItem & VendorReading => item.kind === 'reading');
    const serialKeys = [...new Set(readings.flatMap(({ serials }) => serials.map(serialKey)))];
    const devices = await store.vendors.devices({ clinicId, connectionId, serialKeys });

    const refused = items.flatMap((item): Refused[] =>
      item.kind === 'fault' ? [{ at: item.at, code: item.fault }] : [],
    );
    let ignored = items.filter(({ kind }) => kind === 'nothing').length;
    const taken = new Map<string, { device: KnownDevice; serial: string; all: Measured[] }>();
    const waiting: (WaitingReading & { place: number })[] = [];
    for (const { at: place, serials, isTyped, isBeside, reading } of readings) {
      const measuredAt = instantOfStamp(reading.mrTime);
      // What was measured before the handover is somebody else's, or nobody knows whose.
      const device = serials
        .flatMap((each) => devices.get(serialKey(each)) ?? [])
        .find(({ activatedAt }) => activatedAt === null || activatedAt <= measuredAt);
      if (isBeside && device && !device.vitals.includes(reading.mrSubType)) {
        ignored++;
        continue;
      }
      const found = measured(reading, now, isTyped ? undefined : device?.vitals);
      if ('unfit' in found) {
        refused.push({ at: place, code: codes[found.unfit.code] });
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
      waiting.push({
        ...{ serial, serialKey: serialKey(serial), receivedAt: now, isTyped, reading, place },
        at: found.is.at,
      });
    }

    // All at once: the store holds their patients in one order, so that two deliveries never wait for each other in a ring.
    const incoming: IncomingReading[] = [];
    for (const { device, serial, all } of taken.values())
      incoming.push(...(await judged(asked, { patientId: device.patientId, serial }, all)));
    const kept = await store.vendors.wait(
      { clinicId, connectionId },
      waiting.map(({ place: _, ...each }) => each),
    );
    // After what waits: the clinic is held before its patients, as by whoever bills.
    const accepted = incoming.length > 0 ? await store.readings.add(incoming) : 0;
    refused.push(...waiting.slice(kept).map(({ place: at }) => ({ at, code: 'waitingFull' as const })));
    return {
      message: words.server.readingsTaken,
      ...{ accepted, duplicates: incoming.length - accepted, waiting: kept, ignored },
      refused: refused.sort((a, b) => a.at - b.at),
    };
  });
}
