import { endpoints } from '@rpm/api-client/endpoints';
import { type DeviceOrder, serverMessages } from '@rpm/domain';
import { Refusal } from '../api/Refusal.ts';
import { type Api, route } from '../api/route.ts';
import type { LiveSession } from '../session/sessions.ts';

interface OrderAnswer {
  result: DeviceOrder[];
  total: number;
}

/** The clinic's device orders. */
export function orderRoutes(api: Api): void {
  route(
    api,
    endpoints.getAllottedDevicesByClinic,
    async ({ query, caller, services }): Promise<[OrderAnswer]> => {
      const clinicId = ownClinic(caller, query.clinic);
      const { rows, total } = await services.store.orders.page({ ...query, clinicId });
      return [{ result: rows, total }];
    },
  );

  route(api, endpoints.updateDeviceOrderStatus, async ({ body, caller, services, now }) => {
    const { accountId, clinicId } = caller.account;
    const wish = { clinicId, orderId: body.orderId, to: body.status, accountId, at: now };
    const outcome = await services.store.orders.changeStatus(wish);
    switch (outcome.kind) {
      case 'change':
        return { message: serverMessages.statusChanged };
      case 'no-op':
        return { message: serverMessages.statusUnchanged };
      case 'conflict':
        throw new Refusal(409, { body: { current: outcome.current } });
      case 'unknown':
        throw new Refusal(404);
    }
  });
}

/**
 * The caller's clinic. It comes from the token; a query that claims another one is refused, whether that one exists
 * or not.
 *
 * @see behaviour R28, section 3
 */
function ownClinic({ account }: LiveSession, claimed: string): string {
  if (claimed !== account.clinicName) throw new Refusal(403);
  return account.clinicId;
}
