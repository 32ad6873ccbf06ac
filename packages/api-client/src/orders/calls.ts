import {
  OrderAnswer,
  OrderPages,
  OrderQuery,
  OrdersExport,
  OrdersPart,
  OrdersPartAnswer,
  StatusChange,
} from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

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
  /** A part of the same list for a file, each with its entry in the audit log. @see ADR 54 */
  exportOrders: endpoint({
    method: 'POST',
    path: '/api/export-orders',
    body: OrdersExport,
    answer: OrdersPartAnswer,
    response: OrdersPart,
  }),
  /** Gives an order its next status. A refusal is a 409 with `{message, current}`. @see API-04, API-21, STS-08 */
  updateDeviceOrderStatus: endpoint({
    method: 'POST',
    path: '/api/update-device-order-status',
    body: StatusChange,
    answer: Message,
    stales: [
      '/api/allotted-devices-by-clinic',
      '/api/allotted-devices-to-patient/:userId',
      '/api/allotted-devices-to-user/:username',
    ],
  }),
} as const;
