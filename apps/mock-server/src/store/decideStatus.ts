import { isOrderStatus, type OrderStatus, staffTransition, type Transition } from '@rpm/domain';

/** What comes of asking for a status; an order whose status is no word of ours cannot be moved. @see STS-01 */
export function decideStatus(from: string | null, to: OrderStatus, deliveryMode: string | null): Transition {
  return isOrderStatus(from) ? staffTransition(from, to, deliveryMode) : 'conflict';
}
