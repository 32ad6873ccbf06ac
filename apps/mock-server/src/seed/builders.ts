import type { StoredOrder } from '../subjects/orders/contract.ts';
import type { StoredPatient } from '../subjects/patients/contract.ts';
import { catalog, type DeviceKey } from './catalog.ts';
import { demoAccounts, northside } from './clinics.ts';
import { orderDetails } from './orderDetails.ts';

/** The moment at which stories happen: the day of the mock-ups. */
export const storyNow = new Date('2026-11-20T15:00:00Z');

/** What an order has of its device. */
export function deviceParts(key: DeviceKey) {
  const { model, name, brand, vitals } = catalog[key];
  return { brand, deviceName: name, deviceModel: model, vitals: [...vitals] };
}

/** A patient for a test or a story: `aPatient({ birthDate: null })`. */
export function aPatient(special: Partial<StoredPatient> = {}): StoredPatient {
  return {
    patientId: 'patient-1',
    clinicId: northside.clinicId,
    providerId: demoAccounts.provider.accountId,
    username: 'marigold.testpatient@example.test',
    firstName: 'Marigold',
    middleName: '',
    lastName: 'Testpatient',
    birthDate: '1948-03-04',
    gender: 'female',
    phone: '+1 202 555 0100',
    address: { street: '1 Example Street', city: 'Sampletown', state: 'NY', zipCode: '10001' },
    emergencyContact: { name: 'Campion Testpatient', phone: '+1 202 555 0101', relation: 'Son' },
    language: 'en-US',
    timeZone: northside.timeZone,
    consentDate: '2026-01-12',
    enrolledAt: new Date('2026-01-12T15:00:00Z'),
    ...special,
  };
}

/** An order for a test or a story: `anOrder({ status: 'Shipped' })`. Give each order of a list its own `orderId`. */
export function anOrder(special: Partial<StoredOrder> = {}): StoredOrder {
  const order = {
    orderId: 'ORD-1',
    firstName: 'Marigold',
    middleName: '',
    lastName: 'Testpatient',
    birthDate: '1948-03-04',
    email: 'marigold.testpatient@example.test',
    provider: { firstName: 'Wren', middleName: 'Q.', lastName: 'Exampledoc' },
    ...deviceParts('upperArm'),
    status: 'Submitted',
    placedAt: storyNow,
    deliveryMode: 'Mail',
    clinicId: northside.clinicId,
    patientId: null,
    providerId: demoAccounts.provider.accountId,
    activatedAt: null,
    ...special,
  };
  return { ...orderDetails(order, aPatient()), ...order };
}

/** A number of orders, ORD-1 and up, each newer than the one before. */
export function someOrders(
  count: number,
  special: (number: number) => Partial<StoredOrder> = () => ({}),
): StoredOrder[] {
  return Array.from({ length: count }, (_, at) => {
    const placedAt = new Date(storyNow.getTime() - (count - at) * 60_000);
    return anOrder({ orderId: `ORD-${at + 1}`, placedAt, ...special(at + 1) });
  });
}
