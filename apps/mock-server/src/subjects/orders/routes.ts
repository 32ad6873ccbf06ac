import type { DeviceOrder } from '@rpm/domain';
import { serverWords } from '@rpm/domain/words/server';
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

  route(api, 'updateDeviceOrderStatus', async ({ body, subject: { clinicId }, actor, store }) => {
    const wish = { ...actor, clinicId, orderId: body.orderId, to: body.status };
    const outcome = await store.orders.changeStatus(wish);
    switch (outcome.kind) {
      case 'change':
        return { message: serverWords.statusChanged };
      case 'no-op':
        return { message: serverWords.statusUnchanged };
      case 'conflict':
        throw new Refusal(409, { body: { current: outcome.current } });
      case 'unknown':
        throw new Refusal(404);
    }
  });
}
