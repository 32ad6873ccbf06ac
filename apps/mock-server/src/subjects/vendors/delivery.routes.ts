import { readDelivery, serialKey } from '@rpm/domain';
import type { Api } from '../../api/route.ts';
import { vendorRoute } from '../../api/vendorRoute.ts';
import type { IncomingReading } from '../readings/contract.ts';
import { judged } from '../readings/takeIn.ts';
import { sortOut } from './sortOut.ts';

/** What vendors deliver. Each reading stands for itself: a bad one is told, and the others are taken. @see ADR 53 */
export function vendorDeliveryRoutes(api: Api): void {
  vendorRoute(api, 'deliverVendorReadings', async ({ body, connection, words, ...asked }) => {
    const { store, now } = asked;
    const { clinicId, connectionId, vendor } = connection;
    const items = readDelivery(vendor, body);
    const named = items.flatMap((item) => (item.kind === 'reading' ? item.serials : []));
    const serialKeys = [...new Set(named.map(serialKey))];
    const sorted = async () =>
      sortOut(items, await store.vendors.devices({ clinicId, connectionId, serialKeys }), now);

    let { taken, waiting, refused, ignored } = await sorted();
    if (waiting.length > 0) {
      // A device may just have been linked. Until we are done nobody links another one, which would not see what waits.
      await store.vendors.hold(clinicId);
      ({ taken, waiting, refused, ignored } = await sorted());
    }
    const kept = await store.vendors.wait(
      { clinicId, connectionId },
      waiting.map(({ place: _, ...each }) => each),
    );
    // After what waits: the clinic is held before its patients, as by whoever bills. All at once: the store holds the patients
    // in one order, so that two deliveries never wait for each other in a ring.
    const incoming: IncomingReading[] = [];
    for (const { device, serial, all } of taken)
      incoming.push(...(await judged(asked, { patientId: device.patientId, serial }, all)));
    const accepted = incoming.length > 0 ? await store.readings.add(incoming) : 0;
    const beyond = waiting.slice(kept).map(({ place: at }) => ({ at, code: 'waitingFull' as const }));
    return {
      message: words.server.readingsTaken,
      accepted,
      duplicates: incoming.length - accepted,
      waiting: kept,
      ignored,
      refused: [...refused, ...beyond].sort((a, b) => a.at - b.at),
    };
  });
}
