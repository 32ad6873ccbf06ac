import * as z from 'zod/mini';
import { LongText, OrderId, Stamp } from '../wire/fields.ts';
import { deliveryModes } from './order.ts';

/** What `placeDeviceOrder` answers: one order for each device, in the order in which they were sent. @see API-16 */
export const OrderPlaced = z.object({
  message: z.string(),
  data: z.object({
    orders: z.array(OrderId),
    creationTime: Stamp,
    modeOfDelivery: z.enum(deliveryModes),
  }),
});

/** What `deactivateDevice` takes. The reason is kept with the order; a free text never goes into the audit log. @see behaviour section 4 */
export const Deactivation = z.object({ orderId: OrderId, reason: LongText });
export type Deactivation = z.infer<typeof Deactivation>;

/** Asks for the token with which an activated device delivers readings. A new one ends the one before. */
export const DeviceTokenRequest = z.object({ orderId: OrderId });
/** The token, shown this once and kept nowhere. */
export const DeviceToken = z.object({ message: z.string(), token: z.string(), deviceSerialId: z.string() });

/** The tokens of a patient's devices: when each was given. The tokens themselves are kept nowhere. */
export const DeviceTokens = z.object({ tokens: z.array(z.object({ orderId: OrderId, issuedTime: Stamp })) });

/**
 * The same answer as the client reads it. The order is placed whatever else the answer says, so what it does not say
 * well is left out of the confirmation (behaviour 1b, bad schema); what is no record at all says nothing, and nobody
 * knows whether the order is placed.
 */
export const PlacedOrder = z.object({
  data: z.catch(
    z.object({
      orders: z.catch(z.array(z.catch(z.nullable(OrderId), null)), []),
      creationTime: z.catch(z.nullable(Stamp), null),
    }),
    { orders: [], creationTime: null },
  ),
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;
