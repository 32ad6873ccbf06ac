import type { Device, DeviceRequest } from 'fhir/r4';
import { isOrderStatus, type OrderStatus } from '../orders/orderStatus.ts';

/** A device that was given to a patient. @see https://hl7.org/fhir/R4/device.html */
export const deviceOf = (
  {
    serial,
    deviceName,
    isInUse,
  }: { serial: string; deviceName?: string | null | undefined; isInUse?: boolean },
  patient: string,
): Device => ({
  resourceType: 'Device',
  ...(isInUse !== undefined && { status: isInUse ? 'active' : 'inactive' }),
  serialNumber: serial,
  ...(deviceName && { deviceName: [{ name: deviceName, type: 'user-friendly-name' }] }),
  patient: { reference: patient },
});

/** Where an order stands, in FHIR's words: a device that came into use has fulfilled it. */
const requestStates: Readonly<Record<OrderStatus, NonNullable<DeviceRequest['status']>>> = {
  Submitted: 'active',
  Processing: 'active',
  PickedUp: 'active',
  Shipped: 'active',
  Activated: 'completed',
  Deactivated: 'completed',
};

/** An order of a device. A status that is none of ours is 'unknown'. @see https://hl7.org/fhir/R4/devicerequest.html */
export const deviceRequestOf = (
  order: {
    orderId: string;
    status: string | null;
    deviceName: string | null;
    placed: string | undefined;
  },
  { subject, requester, system }: { subject: string; requester: string | null; system: string },
): DeviceRequest => ({
  resourceType: 'DeviceRequest',
  identifier: [{ system, value: order.orderId }],
  status: isOrderStatus(order.status) ? requestStates[order.status] : 'unknown',
  intent: 'order',
  codeCodeableConcept: { text: order.deviceName ?? 'unknown' },
  subject: { reference: subject },
  ...(order.placed && { authoredOn: order.placed }),
  ...(requester !== null && { requester: { reference: requester } }),
});
