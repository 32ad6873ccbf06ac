import { formatStamp, type OrderAnswer } from '@rpm/domain';
import type * as z from 'zod/mini';
import type { Order } from './contract.ts';

type OrderRow = z.infer<typeof OrderAnswer>[0]['result'][number];

/** An order as the API sends it. */
export const orderRow = (order: Order): OrderRow => ({
  orderId: order.orderId,
  pFirstName: order.firstName,
  pMiddleName: order.middleName,
  pLastName: order.lastName,
  pdob: order.birthDate,
  pUsername: order.email,
  provider: order.provider,
  vitals: order.vitals,
  brand: order.brand,
  deviceName: order.deviceName,
  deviceModel: order.deviceModel,
  status: order.status,
  creationTime: formatStamp(order.placedAt),
  modeOfDelivery: order.deliveryMode,
});
