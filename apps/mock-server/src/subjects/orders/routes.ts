import { limits } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';
import { auditEntry } from '../audit/contract.ts';
import { orderRow } from './wire.ts';

/** The clinic's orders list. */
export function orderRoutes(api: Api): void {
  route(api, 'getAllottedDevicesByClinic', async ({ words, query, subject: { clinicId }, store }) => {
    const names = { status: words.orderStatuses, mode: words.deliveryModes };
    const { rows, total } = await store.orders.page({ ...query, clinicId, names });
    return [{ result: rows.map(orderRow), total }] as const;
  });

  route(api, 'exportOrders', async ({ words, body, subject: { clinicId }, actor, store }) => {
    const names = { status: words.orderStatuses, mode: words.deliveryModes };
    const { after, ...filters } = body;
    const { rows, next } = await store.orders.part(
      { ...filters, clinicId, names },
      after,
      limits.exportPartRows,
    );
    const about = { count: rows.length, goesOn: next !== null };
    await store.audit.add(auditEntry(actor, 'orders.exported', clinicId, about));
    return { result: rows.map(orderRow), next };
  });

  route(api, 'updateDeviceOrderStatus', async ({ words, body, subject: { clinicId }, actor, store }) => {
    const wish = { ...actor, clinicId, orderId: body.orderId, to: body.status, serial: body.deviceSerialId };
    const outcome = await store.orders.changeStatus(wish);
    switch (outcome.kind) {
      case 'change':
        return { message: words.server.statusChanged };
      case 'no-op':
        return { message: words.server.statusUnchanged };
      case 'conflict':
        throw new Refusal(409, { body: { current: outcome.current } });
      case 'unknown':
        throw new Refusal(404);
    }
  });
}
