import type { StoredOrder } from '../subjects/orders/contract.ts';
import type { StoredPatient } from '../subjects/patients/contract.ts';
import { deviceParts } from './builders.ts';
import type { DeviceKey } from './catalog.ts';
import { demoDeliveryDays, orderDetails } from './orderDetails.ts';

export const wren = { firstName: 'Wren', middleName: 'Q.', lastName: 'Exampledoc' };
const teasel = 'Teasel Fakeley';

const dayMs = 86_400_000;

/**
 * A whole second some days before the start, never after it.
 *
 * @param daysAgo 0 is the start day
 * @param share which part of the day has gone by, 0 to 1; of the start day only what lies before `now`
 */
export function momentBefore(now: Date, daysAgo: number, share: number): Date {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const length = daysAgo === 0 ? now.getTime() - midnight : dayMs;
  return new Date(Math.floor((midnight - daysAgo * dayMs + share * length) / 1000) * 1000);
}

/** What an order has of its patient. */
export function patientParts(patient: StoredPatient) {
  return {
    patientId: patient.patientId,
    providerId: patient.providerId,
    clinicId: patient.clinicId,
    firstName: patient.firstName,
    middleName: patient.middleName,
    lastName: patient.lastName,
    birthDate: patient.birthDate,
    email: patient.username,
  };
}

type Line = [
  number: number,
  provider: unknown,
  device: DeviceKey,
  daysAgo: number,
  mode: string,
  status: string,
];

/** The first page of the mock-up of Device Orders, newest first; one line for each known patient. */
const lines: readonly Line[] = [
  [20417, wren, 'upperArm', 0, 'Mail', 'Submitted'],
  [20416, teasel, 'oximeter', 0, 'Pickup', 'Submitted'],
  [20409, wren, 'scale', 1, 'Mail', 'Processing'],
  [20402, wren, 'glucose', 2, 'Pickup', 'Processing'],
  [20398, teasel, 'upperArm', 3, 'Mail', 'Shipped'],
  [20391, wren, 'wrist', 4, 'Pickup', 'PickedUp'],
  [20385, teasel, 'thermometer', 8, 'Mail', 'Activated'],
  [20377, wren, 'oximeter', 10, 'Mail', 'Activated'],
  [20352, wren, 'upperArm', 17, 'Pickup', 'Activated'],
  [20318, teasel, 'glucose', 24, 'Mail', 'Deactivated'],
];

/** The orders of the mock-up, oldest first, relative to the start day. */
export function mockupOrders(patients: readonly StoredPatient[], now: Date): StoredOrder[] {
  return lines
    .flatMap(([number, provider, device, daysAgo, deliveryMode, status], at): StoredOrder[] => {
      const patient = patients[at];
      if (!patient) return [];
      const order = {
        orderId: `RPM-${number}`,
        ...patientParts(patient),
        provider,
        ...deviceParts(device),
        status,
        placedAt: momentBefore(now, daysAgo, 0.9 - at / 50),
        deliveryMode,
      };
      return [{ ...order, ...orderDetails(order, patient, demoDeliveryDays) }];
    })
    .reverse();
}
