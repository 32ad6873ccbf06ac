import { formatStamp } from '@rpm/domain';
import type { OrderPlacement, StoredOrder } from './contract.ts';
import { orderIdOf } from './orderNumbers.ts';

/**
 * The orders of a placement, each Submitted.
 *
 * @param numbers as many as there are devices
 * @see PAY-01 to PAY-06, behaviour section 4
 */
export function newOrders(placement: OrderPlacement, numbers: readonly number[], at: Date): StoredOrder[] {
  const { patient, provider, modeOfDelivery, address } = placement;
  const { record, clinicId } = patient;
  const { firstName, middleName, lastName } = provider;
  return numbers.flatMap((number, place): StoredOrder[] => {
    const device = placement.devices[place];
    if (!device) return [];
    const { model, name, brand, vitals } = device.model;
    return [
      {
        orderId: orderIdOf(number),
        clinicId,
        patientId: record.userId,
        providerId: provider.accountId,
        pFirstName: record.firstName,
        pMiddleName: record.middleName,
        pLastName: record.lastName,
        pdob: record.dob,
        pUsername: record.username,
        gender: record.gender,
        provider: { firstName, middleName, lastName },
        vitals: [...vitals],
        brand,
        deviceName: name,
        deviceModel: model,
        deviceId: model,
        status: 'Submitted',
        creationTime: formatStamp(at),
        modeOfDelivery,
        address,
        monitoring: device.monitoring,
        serial: null,
        activatedAt: null,
        deactivationReason: null,
      },
    ];
  });
}
