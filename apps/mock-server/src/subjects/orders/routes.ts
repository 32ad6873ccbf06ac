import type { DeviceOrder } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';

interface OrderAnswer {
  result: DeviceOrder[];
  total: number;
}

/** The clinic's orders list. */
export function orderRoutes(api: Api): void {
  route(
    api,
    'getAllottedDevicesByClinic',
    async ({ query, subject: { clinicId }, store }): Promise<[OrderAnswer]> => {
      const { rows, total } = await store.orders.page({ ...query, clinicId });
      return [{ result: rows, total }];
    },
  );

  route(api, 'updateDeviceOrderStatus', async ({ words, body, subject: { clinicId }, actor, store }) => {
    const wish = { ...actor, clinicId, orderId: body.orderId, to: body.status };
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
