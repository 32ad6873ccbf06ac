import type { OrderDetails, StoredOrder } from '../subjects/orders/contract.ts';
import type { StoredPatient } from '../subjects/patients/contract.ts';

const dayMs = 86_400_000;
/** In the demo world it takes a device so long to reach its patient. */
export const demoDeliveryDays = 4;

/** The serial number on the device of an order. */
export const serialOf = (orderId: string) => `SN-${orderId.replace(/^(?:RPM|ORD)-/, '')}`;

/**
 * What is known of an order beside its row in the list: it follows from where the order stands. The clinic's own
 * limits watch its vitals.
 *
 * @param deliveryDays how long after it was placed the device was activated, if it was
 */
export function orderDetails(
  order: Omit<StoredOrder, keyof OrderDetails>,
  { gender, address }: Pick<StoredPatient, 'gender' | 'address'>,
  deliveryDays = 0,
): OrderDetails {
  const { orderId, status, deliveryMode, deviceModel, placedAt } = order;
  const isUsed = status === 'Activated' || status === 'Deactivated';
  return {
    deviceId: deviceModel,
    gender,
    address: deliveryMode === 'Mail' ? address : null,
    monitoring: [],
    serial: isUsed ? serialOf(orderId) : null,
    activatedAt: isUsed ? new Date(placedAt.getTime() + deliveryDays * dayMs) : null,
    deactivationReason: status === 'Deactivated' ? 'The monitoring has ended.' : null,
  };
}
