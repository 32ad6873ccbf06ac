import {
  DeviceBinding,
  DeviceBound,
  lenientRows,
  NamedVendorConnection,
  NewVendorConnection,
  VendorConnection,
  VendorSecret,
  WaitingDevice,
  WaitingDismissal,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

const stales = ['/api/vendor-connections'] as const;
const staleAfterWaiting = ['/api/waiting-devices'] as const;

/** The vendors that deliver readings to a clinic, and the devices of theirs that nobody has. @see RTE-07 */
export const vendorEndpoints = {
  /** The vendors of the own clinic. For its administrators. */
  getVendorConnections: endpoint({
    method: 'GET',
    path: '/api/vendor-connections',
    answer: z.array(VendorConnection),
    response: lenientRows(VendorConnection),
  }),
  /** Connects a vendor; the secret is in this answer alone. A 409 says that the clinic has as many as it may. For administrators. */
  addVendorConnection: endpoint({
    method: 'POST',
    path: '/api/add-vendor-connection',
    body: NewVendorConnection,
    answer: VendorSecret,
    stales,
  }),
  /** Gives a new secret; the one before is good for `limits.webhookOverlapHours` more. For administrators. */
  renewVendorSecret: endpoint({
    method: 'POST',
    path: '/api/renew-vendor-secret',
    body: NamedVendorConnection,
    answer: VendorSecret,
    stales,
  }),
  /** Ends a connection: nothing that it signs is taken any more. For administrators. */
  endVendorConnection: endpoint({
    method: 'POST',
    path: '/api/end-vendor-connection',
    body: NamedVendorConnection,
    answer: Message,
    stales,
  }),
  /** The devices whose readings came and which nobody has, the newest reading first. For everybody who works at the clinic. */
  getWaitingDevices: endpoint({
    method: 'GET',
    path: '/api/waiting-devices',
    answer: z.array(WaitingDevice),
    response: lenientRows(WaitingDevice),
  }),
  /**
   * Says whose device it is, by the order of a device in use. What was measured since it was activated comes in; what is
   * older stays. A 409 says that the order's device is not in use, or measures nothing of what waits.
   */
  bindWaitingDevice: endpoint({
    method: 'POST',
    path: '/api/bind-waiting-device',
    body: DeviceBinding,
    answer: DeviceBound,
    isIdempotent: true,
    stales: staleAfterWaiting,
  }),
  /** Lets go of the readings that wait for a device. They are gone. */
  dismissWaitingDevice: endpoint({
    method: 'POST',
    path: '/api/dismiss-waiting-device',
    body: WaitingDismissal,
    answer: Message,
    stales: staleAfterWaiting,
  }),
} as const;
