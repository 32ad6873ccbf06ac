import type { AnsweredOrders } from '@rpm/api-client';
import { type Clock, type DeviceOrder, type OrderView, viewOrder } from '@rpm/domain';

/** One line of the orders table: what it shows, and the row of the API that its action needs. */
export interface OrderLine {
  /** Counts through all pages, from 1. */
  number: number;
  order: DeviceOrder;
  view: OrderView;
}

/**
 * The lines of a page, numbered through all pages. The number comes from the question that the page answers, not from
 * the one that is being asked, so that rows which stay while the next page loads keep theirs.
 *
 * @param place by whose day orders are dated, and who gets a line for what cannot be read (DSP-06)
 * @see ORD-02
 */
export function orderLines({ rows, query }: AnsweredOrders, place: Clock): OrderLine[] {
  const first = query.page * query.noOfRows + 1;
  return rows.map((order, at) => ({ number: first + at, order, view: viewOrder(order, place) }));
}
