import { expect, test } from 'vitest';
import { SupportedDevice } from '../devices/devices.ts';
import type { KeptVital } from '../ranges/keptVital.ts';
import { chosenDevices, vitalsOf } from './chosenDevices.ts';

const parameter = (name: string, min: number | null, max: number | null) => ({
  parameter: name,
  unit: 'mmHg',
  unitDescription: 'Systolic',
  min,
  max,
});
const cuff = SupportedDevice.parse({
  deviceId: 'd-1',
  mrSubType: 'BloodPressure',
  mrSubSource: 'Gateway',
  name: 'Upper Arm Monitor',
  brand: 'Example Instruments',
  model: 'EX-BP120',
  imgSource: '/cuff.svg',
  vitals: [
    {
      mrSubType: 'BloodPressure',
      parameters: [parameter('systolic', 90, 120), parameter('diastolic', 60, 80)],
    },
    { mrSubType: 'Mood', parameters: [] },
  ],
});
const kept: KeptVital = {
  mrSubType: 'BloodPressure',
  startDateTime: '20261120-15:00:00',
  endDateTime: '21261120-15:00:00',
  limits: [],
};
const limits = {
  parameter: 'systolic',
  cautiousMin: 95,
  cautiousMax: 135,
  criticalMin: 85,
  criticalMax: null,
};
const inForce = {
  BloodPressure: {
    systolic: {
      min: { normal: 1, cautious: 92, critical: 82 },
      max: { normal: 2, cautious: 140, critical: 170 },
    },
  },
};
const selected = (vitals: KeptVital[], deviceId = 'd-1') => ({ devices: [{ deviceId, vitals }] });
const systolic = (vitals: KeptVital[], present: Parameters<typeof chosenDevices>[2]) =>
  chosenDevices(selected(vitals), [cuff], present).devices[0]?.vitals[0];

test('the device is as the clinic has it (PAY-03, LET-03)', () => {
  expect(chosenDevices(selected([kept]), [cuff], null).devices).toMatchObject([
    {
      deviceId: 'd-1',
      deviceName: 'Upper Arm Monitor',
      deviceModel: 'EX-BP120',
      brand: 'Example Instruments',
      mrSubSource: 'Gateway',
      imgSource: '/cuff.svg',
      mrSubType: 'BloodPressure',
    },
  ]);
});

test('the brand stands for a missing source, and a missing text is empty', () => {
  const bare = SupportedDevice.parse({ deviceId: 'd-1', brand: 'Sample', vitals: [] });
  expect(chosenDevices(selected([]), [bare], null).devices).toEqual([
    {
      deviceId: 'd-1',
      deviceName: '',
      deviceModel: '',
      brand: 'Sample',
      mrSubSource: 'Sample',
      imgSource: '',
      mrSubType: null,
      vitals: [],
    },
  ]);
  const nameless = SupportedDevice.parse({ deviceId: 'd-1' });
  expect(chosenDevices(selected([]), [nameless], null).devices[0]).toMatchObject({
    brand: '',
    mrSubSource: '',
  });
});

test('limits that were set for the order win; a parameter without has empty ones (REV-04, PAY-06)', () => {
  const vital = systolic([{ ...kept, limits: [limits] }], null);
  expect(vital).toMatchObject({ origin: 'order', start: new Date('2026-11-20T15:00:00Z') });
  expect(vital?.end).toEqual(new Date('2126-11-20T15:00:00Z'));
  expect(vital?.limits).toEqual(
    new Map([
      [
        'systolic',
        {
          normal: { min: 90, max: 120 },
          cautious: { min: 95, max: 135 },
          critical: { min: 85, max: null },
        },
      ],
      [
        'diastolic',
        {
          normal: { min: 60, max: 80 },
          cautious: { min: null, max: null },
          critical: { min: null, max: null },
        },
      ],
    ]),
  );
});

test('without limits of its own, those in force, and what is not in force is left out (REV-04)', () => {
  const vital = systolic([kept], inForce);
  expect(vital?.origin).toBe('patient');
  expect(vital?.limits).toEqual(
    new Map([
      [
        'systolic',
        { normal: { min: 90, max: 120 }, cautious: { min: 92, max: 140 }, critical: { min: 82, max: 170 } },
      ],
    ]),
  );
  expect(systolic([kept], {})).toMatchObject({ origin: 'patient', limits: new Map() });
});

test('a parameter that was not set for the order keeps what is in force', () => {
  const vital = systolic([{ ...kept, limits: [{ ...limits, parameter: 'diastolic' }] }], inForce);
  expect(vital?.limits.get('systolic')?.cautious).toEqual({ min: 92, max: 140 });
  expect(vital?.limits.get('diastolic')?.cautious).toEqual({ min: 95, max: 135 });
});

test('limits that were left empty where nothing is usual set none: those in force go on (REV-04)', () => {
  const scale = SupportedDevice.parse({
    deviceId: 'd-1',
    vitals: [{ mrSubType: 'Weight', parameters: [parameter('weight', null, null)] }],
  });
  const none = { cautiousMin: null, cautiousMax: null, criticalMin: null, criticalMax: null };
  const empty = { ...kept, mrSubType: 'Weight', limits: [{ parameter: 'weight', ...none }] } as const;
  const present = {
    Weight: {
      weight: {
        min: { normal: null, cautious: 70, critical: 65 },
        max: { normal: null, cautious: 85, critical: 90 },
      },
    },
  };
  const of = (known: Parameters<typeof chosenDevices>[2]) =>
    chosenDevices(selected([{ ...empty, limits: [...empty.limits] }]), [scale], known).devices[0]?.vitals[0];
  expect(of(present)?.origin).toBe('patient');
  expect(of(present)?.limits.get('weight')?.cautious).toEqual({ min: 70, max: 85 });
  expect(of(null)?.origin).toBe('unknown');
  // Where something is usual, empty limits mean that.
  expect(systolic([{ ...kept, limits: [{ ...limits, ...none }] }], inForce)?.origin).toBe('order');
});

test('while nobody knows what is in force, the order says nothing of limits', () => {
  expect(systolic([kept], null)).toMatchObject({ origin: 'unknown', limits: new Map() });
});

test('what the clinic no longer has is named by its id (behaviour 1b, 404)', () => {
  expect(chosenDevices(selected([kept], 'd-9'), [cuff], null)).toEqual({ devices: [], gone: ['d-9'] });
});

test('a vital that the device does not measure, an unknown one and a bad stamp are not ordered', () => {
  expect(systolic([{ ...kept, mrSubType: 'Weight' }], null)).toBeUndefined();
  expect(systolic([], null)).toBeUndefined();
  expect(systolic([{ ...kept, startDateTime: 'soon' }], null)).toBeUndefined();
  expect(systolic([{ ...kept, endDateTime: 'late' }], null)).toBeUndefined();
  const mood = { ...kept, mrSubType: 'Mood' } as unknown as KeptVital;
  expect(systolic([mood], null)).toBeUndefined();
});

test('a parameter that is called as a part of the language has no limits of its own', () => {
  const odd = SupportedDevice.parse({
    deviceId: 'd-1',
    vitals: [{ mrSubType: 'BloodPressure', parameters: [parameter('constructor', 1, 2)] }],
  });
  expect(chosenDevices(selected([kept]), [odd], inForce).devices[0]?.vitals[0]?.limits).toEqual(new Map());
});

test('a device measures the vitals that we know', () => {
  expect(vitalsOf(cuff)).toEqual(['BloodPressure']);
});
