import type { OrderPage, OrderQuery } from '@rpm/domain';
import type { Loadable } from '../client/loadable.ts';
import { useNewestCall } from '../client/useNewestCall.ts';
import { useAnswer } from '../client/useRead.ts';
import { orderEndpoints } from './calls.ts';

/** A page of orders with the question that it answers, which may be older than the one that is being asked. */
export interface AnsweredOrders extends OrderPage {
  query: OrderQuery;
}

/**
 * One page of the clinic's orders. The page before stays on screen while the next one loads.
 *
 * @see ORD-09, ORD-15
 */
export function useClinicOrders(query: OrderQuery): { loadable: Loadable<AnsweredOrders> } {
  const call = useNewestCall();
  return useAnswer(orderEndpoints.getAllottedDevicesByClinic.path, query, async () => ({
    ...(await call(orderEndpoints.getAllottedDevicesByClinic, { query })),
    query,
  }));
}
