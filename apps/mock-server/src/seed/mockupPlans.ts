import type { StoredOrder } from '../subjects/orders/contract.ts';
import { catalog } from './catalog.ts';
import { serialOf } from './orderDetails.ts';
import type { ReadingPlan } from './readings.ts';

/** The patients of the mock-ups whose device is activated have just begun to measure. */
export function mockupPlans(orders: readonly StoredOrder[]): ReadingPlan[] {
  const activated = orders.filter(({ status }) => status === 'Activated');
  return activated.flatMap(({ orderId, patientId, providerId, deviceModel }, at): ReadingPlan[] => {
    const model = Object.values(catalog).find((each) => each.model === deviceModel);
    if (!patientId || !providerId || !model) return [];
    const label = 'just-started';
    return [
      { patientId, providerId, serial: serialOf(orderId), seed: 1000 + at, label, kinds: model.vitals },
    ];
  });
}
