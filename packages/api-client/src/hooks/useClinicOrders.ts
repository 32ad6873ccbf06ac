import type { OrderPage, OrderQuery } from '@rpm/domain';
import useSWR from 'swr';
import { endpoints } from '../endpoints.ts';
import { type Loadable, toLoadable } from '../loadable.ts';
import { useNewestCall } from './useNewestCall.ts';

/**
 * One page of the clinic's orders. The page before stays on screen while the next one loads.
 *
 * @see ORD-09, ORD-15
 */
export function useClinicOrders(query: OrderQuery): Loadable<OrderPage> {
  const call = useNewestCall();
  const ask = () => call(endpoints.listClinicOrders, { query });
  return toLoadable(useSWR([endpoints.listClinicOrders.path, query], ask, { keepPreviousData: true }));
}
