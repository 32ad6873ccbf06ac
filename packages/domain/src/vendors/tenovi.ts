import { isRecord } from '../wire/wire.ts';
import { numberOf, type VendorItem, vendorItem } from './vendorItem.ts';

type Found = Pick<Parameters<typeof vendorItem>[1], 'vital' | 'values' | 'unit'>;

/** What the metrics measure that are readings of ours, with the units that the vendor's documents give. */
const metrics: Readonly<Record<string, (one: number | null, two: number | null) => Found>> = {
  blood_pressure: (systolic, diastolic) => ({
    vital: 'BloodPressure',
    values: { systolic, diastolic },
    unit: 'mm[Hg]',
  }),
  spO2: (oxygenSaturation) => ({ vital: 'BloodOxygen', values: { oxygenSaturation }, unit: '%' }),
  glucose: (glucose) => ({ vital: 'BloodGlucose', values: { glucose }, unit: 'mg/dL' }),
  pulse: (heartRate) => ({ vital: 'HeartRate', values: { heartRate }, unit: '/min' }),
};

/**
 * The measurement webhook of Tenovi, one measurement or an array of those of one moment: a metric with its two values, and
 * the id that activating the device gave it. The gateway's own id is left alone, as their documents ask. Other metrics,
 * as the battery's, are nothing of ours; a glucose of control solution is none of the patient.
 *
 * @see https://docs.tenovi.com/hwi-api/webhooks/measurement-webhooks
 * @see https://docs.tenovi.com/guides/device-overview
 */
export function readTenovi(payload: unknown): VendorItem[] {
  const items = Array.isArray(payload) ? payload : [payload];
  return items.map((item: unknown, at) => {
    if (!isRecord(item) || typeof item.metric !== 'string') return { kind: 'fault', at, fault: 'unreadable' };
    const { metric, hwi_device_id, value_1, value_2, timestamp, filter_params } = item;
    const read = Object.hasOwn(metrics, metric) ? metrics[metric] : undefined;
    const isControl = isRecord(filter_params) && filter_params.measurement_location === 'control solution';
    if (!read || isControl) return { kind: 'nothing', at };
    return vendorItem(at, {
      ...read(numberOf(value_1), numberOf(value_2)),
      serials: [hwi_device_id],
      time: timestamp,
      isBeside: metric === 'pulse',
    });
  });
}
