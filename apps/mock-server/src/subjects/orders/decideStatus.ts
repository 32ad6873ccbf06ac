import {
  activationTransition,
  deactivationTransition,
  isOrderStatus,
  type OrderStatus,
  serialKey,
  staffTransition,
  type Transition,
} from '@rpm/domain';

/** What decides about an order's next status. */
interface Standing {
  /** As it is kept; a word that is no status of ours cannot be moved. @see STS-01 */
  status: string | null;
  deliveryMode: string | null;
  serial: string | null;
}

/** What comes of asking for a status. */
export function decideStatus({ status, deliveryMode }: Standing, to: OrderStatus): Transition {
  return isOrderStatus(status) ? staffTransition(status, to, deliveryMode) : 'conflict';
}

/** What comes of activating with a serial number. */
export function decideActivation({ status, serial: bound }: Standing, serial: string): Transition {
  const boundKey = bound === null ? null : serialKey(bound);
  return isOrderStatus(status) ? activationTransition(status, serialKey(serial), boundKey) : 'conflict';
}

/** What comes of deactivating. */
export function decideDeactivation({ status }: Standing): Transition {
  return isOrderStatus(status) ? deactivationTransition(status) : 'conflict';
}

/** Whether staff handed out another device than the one whose serial number is tried; unknown is no other one. */
export const isOtherDevice = (dispatched: string | null | undefined, serial: string): boolean =>
  typeof dispatched === 'string' && serialKey(dispatched) !== serialKey(serial);
