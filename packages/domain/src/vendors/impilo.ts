import { isRecord } from '../wire/wire.ts';
import { numberOf, type VendorItem, vendorItem } from './vendorItem.ts';

type Found = Pick<Parameters<typeof vendorItem>[1], 'vital' | 'values' | 'unit' | 'isBeside'>;

/** What the fields of a reading say, by the field that only its kind has. */
function readingsOf(payload: Readonly<Record<string, unknown>>): Found[] {
  const { systolic, diastolic, bloodOxygen, glucose, weight, heartRate } = payload;
  const has = (value: unknown) => value !== undefined && value !== null;
  const unit = (named: unknown, own: string) => ({ unit: typeof named === 'string' ? named : own });
  const main: Found[] = [];
  if (has(systolic) || has(diastolic))
    main.push({
      vital: 'BloodPressure',
      values: { systolic: numberOf(systolic), diastolic: numberOf(diastolic) },
      ...unit(payload.systolicUnit, 'mm[Hg]'),
    });
  if (has(bloodOxygen))
    main.push({
      vital: 'BloodOxygen',
      values: { oxygenSaturation: numberOf(bloodOxygen) },
      ...unit(payload.bloodOxygenUnit, '%'),
    });
  if (has(glucose))
    main.push({
      vital: 'BloodGlucose',
      values: { glucose: numberOf(glucose) },
      ...unit(payload.glucoseUnit, 'mg/dL'),
    });
  if (has(weight))
    main.push({
      vital: 'Weight',
      values: { weight: numberOf(weight) },
      ...unit(payload.weightUnit, '[lb_av]'),
    });
  if (has(heartRate))
    main.push({
      vital: 'HeartRate',
      values: { heartRate: numberOf(heartRate) },
      unit: '/min',
      isBeside: main.length > 0,
    });
  return main;
}

/** By what names the device goes: its identifiers as they are printed, then the number that the vendor gave it. */
function serialsOf(device: unknown): unknown[] {
  if (!isRecord(device)) return [];
  const { deviceIdentifiers, externalIdentifier, id } = device;
  const printed = Array.isArray(deviceIdentifiers)
    ? deviceIdentifiers.map((each: unknown) => (isRecord(each) ? each.value : null))
    : [];
  return [...printed, externalIdentifier, typeof id === 'number' ? String(id) : null];
}

/**
 * The reading webhooks of Impilo ('reading.bloodPressure' and its kin): an envelope with the reading as its payload. One that
 * is marked as typed by hand is nobody's device's. Other webhooks, as that of a weak battery, are nothing of ours.
 *
 * @see https://docs.impiloplatform.com/guides/webhook-management
 * @see https://docs.impiloplatform.com/api-reference/readings-blood-pressure/record-blood-pressure-reading
 */
export function readImpilo(payload: unknown): VendorItem[] {
  const envelopes = Array.isArray(payload) ? payload : [payload];
  return envelopes.flatMap((envelope: unknown, at): VendorItem[] => {
    const reading = isRecord(envelope) ? envelope.payload : null;
    if (!isRecord(reading)) return [{ kind: 'fault', at, fault: 'unreadable' }];
    const found = readingsOf(reading);
    if (found.length === 0) return [{ kind: 'nothing', at }];
    const { device, readingTimestamp: time, manual } = reading;
    return found.map((each) =>
      vendorItem(at, { ...each, serials: serialsOf(device), time, isTyped: manual === true }),
    );
  });
}
