import { type Cell, type DeviceOrder, type OnBad, providerName, vitalCodes } from '@rpm/domain';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { exportFileWords } from '@rpm/domain/words/exportFile';
import { deliveryModeName, statusName, vitalsText } from '../../hooks/names.ts';
import { utcOf } from '../../parts/export/utcOf.ts';

const { columns } = clinicOrderWords;

/** The headings of the orders as a file: the columns of the list. */
export const orderHead: readonly Cell[] = [
  ...[columns.orderId, columns.patientName, columns.birthDate, columns.email, columns.provider],
  ...[columns.vitals, columns.manufacturer, columns.deviceName, columns.deviceModel],
  ...[exportFileWords.orders.ordered, columns.deliveryMode, columns.status],
];

/** An order as a line of the file: days as they are kept, and times in UTC. @see ORD-02 */
export function orderLine(order: DeviceOrder, onBad: OnBad): Cell[] {
  const { pFirstName: firstName, pMiddleName: middleName, pLastName: lastName } = order;
  return [
    ...[order.orderId, providerName({ firstName, middleName, lastName }), order.pdob, order.pUsername],
    ...[providerName(order.provider), vitalsText(vitalCodes(order.vitals))],
    ...[order.brand, order.deviceName, order.deviceModel, utcOf(order.creationTime, onBad)],
    ...[order.modeOfDelivery && deliveryModeName(order.modeOfDelivery)],
    order.status && statusName(order.status),
  ];
}
