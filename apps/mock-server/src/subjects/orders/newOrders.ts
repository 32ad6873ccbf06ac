import type { OrderPlacement, StoredOrder } from './contract.ts';
import { orderIdOf } from './orderNumbers.ts';

/**
 * The orders of a placement, each Submitted.
 *
 * @param numbers as many as there are devices
 * @see PAY-01 to PAY-06, behaviour section 4
 */
export function newOrders(placement: OrderPlacement, numbers: readonly number[], at: Date): StoredOrder[] {
  const { patient, provider, modeOfDelivery: deliveryMode, address } = placement;
  const placedAt = new Date(at);
  placedAt.setUTCMilliseconds(0);
  const { firstName, middleName, lastName } = provider;
  return numbers.flatMap((number, place): StoredOrder[] => {
    const device = placement.devices[place];
    if (!device) return [];
    const { model, name, brand, vitals } = device.model;
    return [
      {
        orderId: orderIdOf(number),
        clinicId: patient.clinicId,
        patientId: patient.patientId,
        providerId: provider.accountId,
        firstName: patient.firstName,
        middleName: patient.middleName,
        lastName: patient.lastName,
        birthDate: patient.birthDate,
        email: patient.username,
        gender: patient.gender,
        provider: { firstName, middleName, lastName },
        vitals: [...vitals],
        brand,
        deviceName: name,
        deviceModel: model,
        deviceId: model,
        status: 'Submitted',
        placedAt,
        deliveryMode,
        address,
        monitoring: device.monitoring,
        serial: null,
        activatedAt: null,
        deactivationReason: null,
      },
    ];
  });
}
