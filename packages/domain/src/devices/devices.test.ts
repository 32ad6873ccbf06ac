import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AllottedDevices, pictureAddress, SupportedDevices } from './devices.ts';

const parameter = { parameter: 'systolic', unit: 'mmHg', unitDescription: 'Pressure', min: 95, max: 135 };
const supported = {
  deviceId: 'd-1',
  mrSubType: 'BloodPressure',
  mrSubSource: 'Example Instruments',
  name: 'Upper Arm Monitor',
  brand: 'Example Instruments',
  model: 'EX-BP120',
  imgSource: '/devices/cuff.svg',
  vitals: [{ mrSubType: 'BloodPressure', parameters: [parameter] }],
};
const allotted = {
  deviceId: 'd-1',
  deviceName: 'Upper Arm Monitor',
  name: 'Upper Arm Monitor',
  imgSource: '/devices/cuff.svg',
  brand: 'Example Instruments',
  model: 'EX-BP120',
  vitals: ['BloodPressure'],
  status: 'Shipped',
  orderId: 'RPM-1',
  dUserId: 'u-2',
  mrSubType: 'BloodPressure',
  modeOfDelivery: 'Mail',
  creationTime: '20261120-14:05:00',
};

describe('SupportedDevices (API-14)', () => {
  const read = (device: unknown) => SupportedDevices.parse([device]).rows[0];

  test('reads what the clinic can allocate', () => {
    expect(SupportedDevices.parse([supported])).toEqual({ rows: [supported], unreadable: 0 });
  });

  test('numbers may come as texts, and a missing part is unknown', () => {
    const loose = { parameter: ' systolic ', min: '95' };
    expect(read({ ...supported, vitals: [{ mrSubType: 7, parameters: [loose] }] })?.vitals).toEqual([
      {
        mrSubType: null,
        parameters: [{ parameter: 'systolic', unit: null, unitDescription: null, min: 95, max: null }],
      },
    ]);
  });

  test('a bad vital or parameter costs only itself', () => {
    const vitals = [
      null,
      'x',
      { parameters: [{ parameter: '' }, { min: 1 }, 3, parameter] },
      { parameters: {} },
    ];
    expect(read({ ...supported, vitals })?.vitals).toEqual([
      { mrSubType: null, parameters: [parameter] },
      { mrSubType: null, parameters: [] },
    ]);
    expect(read({ ...supported, vitals: 'BloodPressure' })?.vitals).toEqual([]);
  });

  test('an empty record is a device of which nothing is known', () => {
    expect(Object.values(read({}) ?? {})).toEqual([null, null, null, null, null, null, null, []]);
  });

  test('a device that is no record is dropped and counted', () => {
    expect(SupportedDevices.parse([null, supported, 'x'])).toMatchObject({
      rows: [supported],
      unreadable: 2,
    });
    expect(SupportedDevices.safeParse({ rows: [] }).success).toBe(false);
  });

  test('whatever comes in a list, nothing throws', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (list) => {
        const { rows, unreadable } = SupportedDevices.parse(list);
        expect(rows.length + unreadable).toBe(list.length);
        for (const device of rows) expect(Array.isArray(device.vitals)).toBe(true);
      }),
    );
  });
});

describe('AllottedDevices (API-05)', () => {
  test('reads what a patient has', () => {
    expect(AllottedDevices.parse([allotted])).toEqual({ rows: [allotted], unreadable: 0 });
  });

  test.each(Object.keys(allotted))('%s missing or bad is null, and the rest stays', (field) => {
    if (field === 'vitals') {
      expect(AllottedDevices.parse([{ ...allotted, vitals: 7 }]).rows).toEqual([{ ...allotted, vitals: 7 }]);
      return;
    }
    for (const bad of [undefined, null, 7, {}]) {
      expect(AllottedDevices.parse([{ ...allotted, [field]: bad }]).rows).toEqual([
        { ...allotted, [field]: null },
      ]);
    }
  });
});

test.each([
  ['/devices/cuff.svg', true],
  ['https://cdn.example/cuff.svg', true],
  ['HTTPS://cdn.example/cuff.svg', true],
  [' /devices/cuff.svg ', true],
  ['http://cdn.example/cuff.svg', false],
  ['//cdn.example/cuff.svg', false],
  ['/\\cdn.example/cuff.svg', false],
  ['/\t/cdn.example', false],
  ['https:///cdn.example', false],
  ['https:\\\\cdn.example', false],
  ['https://cdn.example/a b', false],
  ['https:// cdn.example', false],
  ['xhttps://cdn.example', false],
  ['data:image/svg+xml,<svg/>', false],
  ['javascript:alert(1)', false],
  ['cuff.svg', false],
  ['', false],
  [null, false],
])('the picture %j may be loaded: %j (behaviour 1c)', (source, may) => {
  expect(pictureAddress(source)).toBe(may ? (source?.trim() ?? null) : null);
});
