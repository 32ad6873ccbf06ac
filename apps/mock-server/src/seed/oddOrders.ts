import type { StoredOrder } from '../subjects/orders/contract.ts';
import type { StoredPatient } from '../subjects/patients/contract.ts';
import { deviceParts } from './builders.ts';
import type { OrderLabel } from './labels.ts';
import { patientParts, wren } from './mockupOrders.ts';
import { orderDetails } from './orderDetails.ts';

type Odd = Partial<StoredOrder>;

const oddities: Record<OrderLabel, Odd> = {
  'status-unknown': { status: 'On Hold' },
  'status-other-case': { status: 'processing' },
  'mode-missing': { status: 'Processing', deliveryMode: null },
  'mode-unknown': { status: 'Processing', deliveryMode: 'Courier' },
  'provider-text': { provider: 'Teasel Fakeley' },
  'provider-part': { provider: { firstName: null, lastName: 'Exampledoc' } },
  'provider-empty': { provider: {} },
  'provider-missing': { provider: null },
  'provider-number': { provider: 42 },
  'vitals-text': { vitals: 'BloodPressure' },
  'vitals-mixed': { vitals: ['Weight', 7, null, '', { kind: 'HeartRate' }] },
  'vitals-missing': { vitals: null },
  'device-missing': { brand: null, deviceName: null, deviceModel: null },
  'id-odd': { orderId: 'RPM/20300?a=1&b=#%20+\'"<b>\\_' },
  'id-long': { orderId: `RPM-${'9'.repeat(60)}` },
  'midnight-first': {},
  'midnight-last': {},
  'same-second-a': {},
  'same-second-b': {},
};

const times: Partial<Record<OrderLabel, string>> = {
  'midnight-first': '00:00:00',
  'midnight-last': '23:59:59',
  'same-second-a': '12:00:00',
  'same-second-b': '12:00:00',
};

/**
 * Orders that are odd, each by its label, oldest first.
 *
 * @param patients whose orders they are, in turn
 * @param day on which they were placed, `YYYY-MM-DD`
 */
export function oddOrders(
  patients: readonly StoredPatient[],
  day: string,
): { label: OrderLabel; order: StoredOrder }[] {
  return Object.entries(oddities).flatMap(([name, odd], at) => {
    const patient = patients[at % patients.length];
    if (!patient) return [];
    const label = name as OrderLabel;
    const order = {
      orderId: `RPM-${20_290 + at}`,
      ...patientParts(patient),
      provider: wren,
      ...deviceParts('upperArm'),
      status: 'Submitted',
      placedAt: new Date(`${day}T${times[label] ?? `09:${10 + at}:00`}Z`),
      deliveryMode: 'Mail',
      activatedAt: null,
      ...odd,
    };
    return { label, order: { ...order, ...orderDetails(order, patient) } };
  });
}
