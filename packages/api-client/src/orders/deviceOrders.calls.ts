import { Activation, Deactivation, DeviceToken, DeviceTokenRequest, DeviceTokens, Id } from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** What an activation and its end change: the order wherever it is listed, and what is counted of activated devices. */
const staleDevices = [
  '/api/allotted-devices-by-clinic',
  '/api/allotted-devices-to-patient/:userId',
  '/api/allotted-devices-to-user/:username',
  '/api/total-patients/:userId',
  '/api/total-devices-by-status/:userId/:status',
  '/api/days-since-RPM/:userId',
] as const;

/** The calls by which a placed order is put to use and ended. Apart from the list's, which loads none of their schemas. */
export const deviceOrderEndpoints = {
  /** Activates a device by the serial number that its patient reads from it. @see API-15, ACT-02, ACT-03 */
  activateDevice: endpoint({
    method: 'POST',
    path: '/api/activateDevice',
    body: Activation,
    answer: Message,
    isIdempotent: true,
    stales: staleDevices,
  }),
  /** Takes an activated device out of use, for good. @see API-25, behaviour section 4 */
  deactivateDevice: endpoint({
    method: 'POST',
    path: '/api/deactivateDevice',
    body: Deactivation,
    answer: Message,
    stales: staleDevices,
  }),
  /** Gives the token with which the activated device of an order delivers readings. A new one ends the one before. */
  issueDeviceToken: endpoint({
    method: 'POST',
    path: '/api/issue-device-token',
    body: DeviceTokenRequest,
    answer: DeviceToken,
    stales: ['/api/device-tokens/:userId'],
  }),
  /** Which devices of a patient have a token, and since when. */
  getDeviceTokens: endpoint({
    method: 'GET',
    path: '/api/device-tokens/:userId',
    params: z.object({ userId: Id }),
    answer: DeviceTokens,
  }),
  /** Ends the token of a device: what its gateway sends is refused from then on. One that is ended already is no fault. */
  revokeDeviceToken: endpoint({
    method: 'POST',
    path: '/api/revoke-device-token',
    body: DeviceTokenRequest,
    answer: Message,
    stales: ['/api/device-tokens/:userId'],
  }),
} as const;
