import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NewReading } from '../readings/delivery.ts';
import { readDelivery, type Vendor, vendors } from './vendors.ts';

const time = '2026-11-20T15:00:00Z';
const mrTime = '20261120-15:00:00';
const reading = (mrSubType: string, values: object, unit: string) => ({ mrSubType, mrTime, values, unit });
const pressure = reading('BloodPressure', { systolic: 128, diastolic: 79 }, 'mm[Hg]');

describe('Tenovi', () => {
  const item = {
    ...{ metric: 'blood_pressure', device_name: 'Tenovi BPM - L', hwi_device_id: '9b2f', value_1: '128.00' },
    ...{ value_2: '79.00', timestamp: time, hardware_uuid: 'a0b1c2d3e4f5', sensor_code: '10' },
  };
  const read = (special: object = {}) => readDelivery('tenovi', { ...item, ...special });

  test('a blood pressure, with the id that activating the device gave it, not that of the gateway', () => {
    expect(read()).toEqual([
      {
        ...{ kind: 'reading', at: 0, serials: ['9b2f'], isTyped: false, isBeside: false },
        reading: pressure,
      },
    ]);
  });

  test('all measurements of one moment in an array; a battery is nothing of ours', () => {
    const items = readDelivery('tenovi', [
      item,
      { ...item, metric: 'pulse', value_1: '71', value_2: null },
      { ...item, metric: 'battery_percentage', value_1: '90' },
      { ...item, metric: 'spO2', value_1: 97, value_2: '0.4' },
      { ...item, metric: 'glucose', value_1: '104' },
    ]);
    expect(items).toMatchObject([
      { kind: 'reading', at: 0 },
      { at: 1, isBeside: true, reading: reading('HeartRate', { heartRate: 71 }, '/min') },
      { kind: 'nothing', at: 2 },
      { at: 3, reading: reading('BloodOxygen', { oxygenSaturation: 97 }, '%') },
      { at: 4, reading: reading('BloodGlucose', { glucose: 104 }, 'mg/dL') },
    ]);
  });

  test('a glucose of control solution is not the patient’s', () => {
    const filter_params = { measurement_location: 'control solution' };
    expect(read({ metric: 'glucose', value_1: '104', filter_params })).toEqual([{ kind: 'nothing', at: 0 }]);
  });

  test.each([
    [{ metric: undefined }, 'unreadable'],
    [{ hwi_device_id: ' ' }, 'noDevice'],
    [{ hwi_device_id: 7 }, 'noDevice'],
    [{ timestamp: '2026-11-20T15:00:00' }, 'noTime'],
    [{ timestamp: '2026-13-20T15:00:00Z' }, 'noTime'],
    [{ timestamp: 1_763_650_800 }, 'noTime'],
    [{ value_2: null }, 'badValues'],
    [{ value_1: '0x80' }, 'badValues'],
    [{ value_1: '1280' }, 'badValues'],
    [{ value_1: '' }, 'badValues'],
  ])('%j is told as %s', (special, fault) => {
    expect(read(special)).toEqual([{ kind: 'fault', at: 0, fault }]);
  });

  test('a zone is counted in', () => {
    expect(read({ timestamp: '2026-11-20T10:00:00.250-05:00' })).toMatchObject([{ reading: { mrTime } }]);
  });
});

describe('Impilo', () => {
  const device = {
    id: 41,
    deviceIdentifiers: [{ type: 'serial', value: 'EX-1' }],
    externalIdentifier: 'ours',
  };
  const payload = { systolic: 128, diastolic: 79, heartRate: 71, readingTimestamp: time, device };
  const read = (special: object = {}) =>
    readDelivery('impilo', { id: 1, payload: { ...payload, ...special } });

  test('a blood pressure and its pulse, with every name of the device', () => {
    const origin = { kind: 'reading', at: 0, serials: ['EX-1', 'ours', '41'], isTyped: false };
    expect(read()).toEqual([
      { ...origin, isBeside: false, reading: pressure },
      { ...origin, isBeside: true, reading: reading('HeartRate', { heartRate: 71 }, '/min') },
    ]);
  });

  const none = { systolic: undefined, diastolic: undefined, heartRate: undefined };
  test.each([
    [{ weight: 176.4 }, reading('Weight', { weight: 176.4 }, '[lb_av]')],
    [{ weight: 80, weightUnit: 'kg' }, reading('Weight', { weight: 80 }, 'kg')],
    [{ bloodOxygen: 97 }, reading('BloodOxygen', { oxygenSaturation: 97 }, '%')],
    [{ glucose: 104 }, reading('BloodGlucose', { glucose: 104 }, 'mg/dL')],
    [{ heartRate: 71 }, reading('HeartRate', { heartRate: 71 }, '/min')],
  ])('%j is %o', (fields, expected) => {
    expect(read({ ...none, ...fields })).toMatchObject([{ isBeside: false, reading: expected }]);
  });

  test('what somebody typed is marked: no device stands for it', () => {
    expect(read({ manual: true })).toMatchObject([{ isTyped: true }, { isTyped: true }]);
  });

  test.each([
    [{ device: null }, 'noDevice'],
    [{ readingTimestamp: null }, 'noTime'],
    [{ diastolic: null }, 'badValues'],
    [{ systolicUnit: 'furlong' }, 'badUnit'],
  ])('%j is told as %s', (special, fault) => {
    expect(read({ heartRate: undefined, ...special })).toEqual([{ kind: 'fault', at: 0, fault }]);
  });

  test('another webhook of theirs is nothing of ours; what has no payload is unreadable', () => {
    const battery = { id: 2, payload: { batteryPercentage: 4, device } };
    expect(readDelivery('impilo', [battery, { id: 3 }])).toEqual([
      { kind: 'nothing', at: 0 },
      { kind: 'fault', at: 1, fault: 'unreadable' },
    ]);
  });
});

test('whatever comes, an item is a reading that we take, a named fault, or nothing; it never throws', () => {
  const keys = [
    ...['metric', 'hwi_device_id', 'value_1', 'value_2', 'timestamp', 'filter_params', 'payload', 'device'],
    ...['systolic', 'diastolic', 'heartRate', 'weight', 'readingTimestamp', 'deviceIdentifiers'],
  ];
  const value = fc.oneof(
    fc.anything({ maxDepth: 2 }),
    fc.constantFrom('blood_pressure', 'pulse', time, 'EX-1', 120, '80', null),
  );
  const record = fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 8 });
  const nested = fc.record({ payload: record, id: fc.nat() });
  fc.assert(
    fc.property(
      fc.constantFrom<Vendor>(...vendors),
      fc.oneof(record, nested, fc.array(fc.oneof(record, nested), { maxLength: 4 }), fc.anything()),
      (vendor, payload) => {
        for (const item of readDelivery(vendor, payload)) {
          if (item.kind !== 'reading') continue;
          expect(NewReading.safeParse(item.reading).success).toBe(true);
          expect(item.serials.length).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
