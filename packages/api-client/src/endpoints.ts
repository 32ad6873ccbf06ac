import { Credentials, OrderPages, OrderQuery, SessionRecord, StatusChange } from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export type { AnyEndpoint, BodyOf, QueryOf } from './endpoint.ts';

/** What a call answers that has nothing to say but a sentence. */
export const Message = z.object({ message: z.string() });

/**
 * The one table of calls. The paths of `add-inquiry` to `getPatientVitalRangeByUsername` are the specification's;
 * those of the calls that it only names are ours, in the same style.
 *
 * @see API-01
 */
export const endpoints = {
  /** Starts a session: answers its opaque token and the user record. */
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    body: Credentials,
    response: SessionRecord,
    auth: false,
  }),
  /** Ends the session on the server. @see NAV-08 */
  logout: endpoint({ method: 'POST', path: '/api/logout', response: Message, auth: true }),
  /** Tells the server that the user is active. @see behaviour R7 */
  keepAlive: endpoint({ method: 'POST', path: '/api/keep-alive', response: Message, auth: true }),
  /** One page of the clinic's orders, newest first. @see API-03, ORD-15 */
  listClinicOrders: endpoint({
    method: 'GET',
    path: '/api/allotted-devices-by-clinic',
    query: OrderQuery,
    response: OrderPages,
    auth: true,
  }),
  /** Gives an order its next status. A refusal is a 409 with `{message, current}`. @see API-04, STS-08 */
  updateOrderStatus: endpoint({
    method: 'POST',
    path: '/api/update-device-order-status',
    body: StatusChange,
    response: Message,
    auth: true,
  }),
} as const;
