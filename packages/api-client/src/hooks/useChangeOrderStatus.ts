import type { StatusChange } from '@rpm/domain';
import { useApi } from '../ApiProvider.tsx';
import { orderEndpoints } from '../endpoints/orders.ts';

/**
 * Gives an order its next status. Not aborted when the screen goes away: the result of a write is announced anyway.
 *
 * @returns a function that resolves with the server's answer, or rejects with an `ApiError`; 409 carries `current`
 * @see STS-08
 */
export function useChangeOrderStatus() {
  const call = useApi();
  return (change: StatusChange) => call(orderEndpoints.updateDeviceOrderStatus, { body: change });
}
