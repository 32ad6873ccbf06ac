import {
  Activation,
  Deactivation,
  DeviceToken,
  DeviceTokenRequest,
  OrderAnswer,
  OrderPages,
  OrderPlaced,
  OrderQuery,
  PlacedOrder,
  Placement,
  StatusChange,
} from '@rpm/domain';
import { endpoint } from '../endpoint.ts';
import { Message } from './message.ts';

/** The calls of the clinic's orders list. */
export const orderEndpoints = {
  /** One page of the clinic's orders, newest first. @see API-03, API-24, ORD-15 */
  getAllottedDevicesByClinic: endpoint({
    method: 'GET',
    path: '/api/allotted-devices-by-clinic',
    query: OrderQuery,
    answer: OrderAnswer,
    response: OrderPages,
  }),
  /** Gives an order its next status. A refusal is a 409 with `{message, current}`. @see API-04, API-21, STS-08 */
  updateDeviceOrderStatus: endpoint({
    method: 'POST',
    path: '/api/update-device-order-status',
    body: StatusChange,
    answer: Message,
  }),
} as const;

/** The calls that begin and end an order's life. Apart from the list's, which loads none of their schemas. */
export const deviceOrderEndpoints = {
  /** Places an order for each device, all or none, and sets the limits that go with them. @see API-16, PAY-01 to PAY-06 */
  placeDeviceOrder: endpoint({
    method: 'POST',
    path: '/api/placeDeviceOrder',
    body: Placement,
    answer: OrderPlaced,
    response: PlacedOrder,
    isIdempotent: true,
  }),
  /** Activates a device by the serial number that its patient reads from it. @see API-15, ACT-02, ACT-03 */
  activateDevice: endpoint({
    method: 'POST',
    path: '/api/activateDevice',
    body: Activation,
    answer: Message,
    isIdempotent: true,
  }),
  /** Takes an activated device out of use, for good. @see API-25, behaviour section 4 */
  deactivateDevice: endpoint({
    method: 'POST',
    path: '/api/deactivateDevice',
    body: Deactivation,
    answer: Message,
  }),
  /** Gives the token with which the activated device of an order delivers readings. A new one ends the one before. */
  issueDeviceToken: endpoint({
    method: 'POST',
    path: '/api/issue-device-token',
    body: DeviceTokenRequest,
    answer: DeviceToken,
  }),
} as const;
