import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confirmRefusal, type OrderDraft, OrderPatient, Placement, placementOf } from './placement.ts';

const address = { street: '48 Placeholder Lane', city: 'Exampleton', state: 'OH', zipCode: '43999' };
const device = {
  mrSubSource: 'Example Instruments',
  deviceName: 'Upper Arm Monitor',
  deviceModel: 'EX-BP120',
  brand: 'Example Instruments',
  deviceId: 'd-1',
  imgSource: '/devices/cuff.svg',
};
const none = { min: null, max: null };
const draft: OrderDraft = {
  provider: { userId: 'u-2', firstName: 'Wren', middleName: 'Q.', lastName: 'Exampledoc' },
  patient: {
    userId: 'u-1',
    username: 'juniper.mockford@example.test',
    firstName: 'Juniper',
    middleName: null,
    lastName: 'Mockford',
    dob: '1943-07-29',
    gender: 'f',
  },
  clinic: 'Northside Sample Clinic',
  mode: 'Mail',
  address: { kind: 'new', address: { ...address, city: ' Exampleton ' } },
  devices: [
    {
      ...device,
      vitals: [
        {
          mrSubType: 'BloodPressure',
          start: new Date('2026-11-21T15:30:00Z'),
          end: new Date('2126-11-21T15:30:00Z'),
          limits: new Map([
            [
              'systolic',
              {
                normal: { min: 95, max: 135 },
                cautious: { min: 90, max: null },
                critical: { min: null, max: 165 },
              },
            ],
            ['diastolic', { normal: { min: 60, max: null }, cautious: none, critical: none }],
          ]),
        },
      ],
    },
  ],
};
const placed = {
  dUserId: 'u-2',
  pUserId: 'u-1',
  pUsername: 'juniper.mockford@example.test',
  pFirstName: 'Juniper',
  pMiddleName: '',
  pLastName: 'Mockford',
  pdob: '1943-07-29',
  pGender: 'f',
  clinic: 'Northside Sample Clinic',
  modeOfDelivery: 'Mail',
  provider: 'Wren Q. Exampledoc',
  address,
  orders: [
    {
      ...device,
      deviceSerialId: null,
      vitals: [
        {
          mrSubType: 'BloodPressure',
          monitoring: {
            period: { startTime: '20261121-15:30:00', endTime: '21261121-15:30:00' },
            limits: {
              systolic: { min: { cautious: 90, critical: 95 }, max: { cautious: 135, critical: 165 } },
              diastolic: { min: { cautious: 60, critical: 60 }, max: { cautious: null, critical: null } },
            },
          },
        },
      ],
    },
  ],
};

describe('placementOf (PAY-01 to PAY-06)', () => {
  test('what a screen knows beside the draft is not sent', () => {
    const [first] = draft.devices;
    const marked = { ...draft, devices: first ? [{ ...first, mrSubType: 'BloodPressure' }] : [] };
    expect(placementOf(marked, 'Mail')).toEqual(placed);
  });

  test('every part, to the letter', () => {
    expect(placementOf(draft, 'Mail')).toEqual(placed);
    expect(Placement.parse(placementOf(draft, 'Mail'))).toEqual(placed);
  });

  test('an address only for Mail, a saved one as it is (PAY-02)', () => {
    expect(placementOf(draft, 'Pickup')).not.toHaveProperty('address');
    const saved = { ...address, street: ' 12 Main St. #4' };
    expect(placementOf({ ...draft, address: { kind: 'saved', address: saved } }, 'Mail').address).toEqual(
      saved,
    );
  });

  test('missing parts of a name are empty', () => {
    const nameless = { ...draft.patient, firstName: undefined, lastName: null };
    expect(placementOf({ ...draft, patient: nameless }, 'Pickup')).toMatchObject({
      pFirstName: '',
      pLastName: '',
    });
    expect(OrderPatient.safeParse(nameless).success).toBe(true);
    expect(OrderPatient.safeParse({ ...nameless, userId: ' ' }).success).toBe(false);
  });

  test('an end of a limit is always the own one or the normal one (PAY-06)', () => {
    const end = fc.option(fc.integer());
    const span = fc.record({ min: end, max: end });
    fc.assert(
      fc.property(
        fc.record({ normal: span, cautious: span, critical: span }),
        fc.string(),
        (limits, parameter) => {
          const vitals = (draft.devices[0]?.vitals ?? []).map((vital) => ({
            ...vital,
            limits: new Map([[parameter, limits]]),
          }));
          const order = placementOf({ ...draft, devices: [{ ...device, vitals }] }, 'Pickup').orders[0];
          const [[name, ends] = []] = Object.entries(order?.vitals[0]?.monitoring.limits ?? {});
          expect(name).toBe(parameter);
          expect(ends?.min.cautious).toBe(limits.cautious.min ?? limits.normal.min);
          expect(ends?.max.critical).toBe(limits.critical.max ?? limits.normal.max);
        },
      ),
    );
  });
});

describe('Placement refuses', () => {
  const [order] = placed.orders;
  const [vital] = order?.vitals ?? [];
  const withPeriod = (period: object) => ({
    orders: [{ ...order, vitals: [{ ...vital, monitoring: { ...vital?.monitoring, period } }] }],
  });
  const ends = { min: { cautious: 90, critical: 80 }, max: { cautious: 139, critical: 180 } };
  const withLimits = (limits: object) => ({
    orders: [{ ...order, vitals: [{ ...vital, monitoring: { ...vital?.monitoring, limits } }] }],
  });
  test.each([
    { dUserId: '' },
    { pUserId: ' ' },
    { pUsername: undefined },
    { pFirstName: 7 },
    { pFirstName: 'x'.repeat(201) },
    { pdob: '1943-02-30' },
    { clinic: '' },
    { modeOfDelivery: 'Drone' },
    { modeOfDelivery: 'Pickup' },
    { address: undefined },
    { address: { ...address, city: '' } },
    { orders: [] },
    { orders: Array(51).fill(order) },
    { orders: [{ ...order, deviceId: '' }] },
    { orders: [{ ...order, deviceSerialId: undefined }] },
    { orders: [{ ...order, deviceSerialId: 'x'.repeat(65) }] },
    { orders: [{ ...order, vitals: [{ ...vital, mrSubType: '' }] }] },
    { orders: [{ ...order, vitals: [{ ...vital, mrSubType: 'bloodpressure' }] }] },
    { orders: [{ ...order, vitals: [vital, vital] }] },
    withLimits({ pulse: ends }),
    withLimits({ constructor: ends }),
    withLimits({ systolic: { ...ends, min: { cautious: 140, critical: 80 } } }),
    withLimits({ systolic: { ...ends, max: { cautious: 139, critical: 79 } } }),
    withLimits({ systolic: { ...ends, max: { cautious: '139', critical: 180 } } }),
    withPeriod({ startTime: '20261121-15:30:00', endTime: '20261121-15:30:00' }),
    withPeriod({ startTime: '20261121-15:30:00', endTime: '20261121-15:30:00.000' }),
    withPeriod({ startTime: '20261121-15:30:00.000', endTime: '20261121-15:30:00' }),
    withPeriod({ startTime: '20261121-15:30:00', endTime: 'soon' }),
    withPeriod({ startTime: '2026', endTime: '20261121-15:30:00' }),
  ])('%j', (bad) => {
    expect(Placement.safeParse({ ...placed, ...bad }).success).toBe(false);
  });

  test('and names the field', () => {
    expect(Placement.safeParse({ ...placed, address: undefined }).error?.issues[0]?.path).toEqual([
      'address',
    ]);
    const late = withPeriod({ startTime: '20261121-15:30:00', endTime: '20261121-15:29:59' });
    expect(Placement.safeParse({ ...placed, ...late }).error?.issues[0]?.path.at(-1)).toBe('endTime');
    const unheard = Placement.safeParse({ ...placed, ...withLimits({ pulse: ends }) });
    expect(unheard.error?.issues[0]?.path.join('.')).toBe('orders.0.vitals.0.monitoring.limits');
  });

  test.each([
    {},
    { systolic: { min: { cautious: 90, critical: 90 }, max: { cautious: 90, critical: 90 } } },
    { systolic: { min: { cautious: null, critical: null }, max: { cautious: 139, critical: null } } },
  ])('not the limits %j', (limits) => {
    expect(Placement.safeParse({ ...placed, ...withLimits(limits) }).success).toBe(true);
  });

  test('not two vitals of one device', () => {
    const heart = { ...vital, mrSubType: 'HeartRate', monitoring: { ...vital?.monitoring, limits: {} } };
    const orders = [{ ...order, vitals: [vital, heart] }];
    expect(Placement.safeParse({ ...placed, orders }).success).toBe(true);
  });

  test('neither 50 devices nor a Pickup without an address', () => {
    expect(Placement.safeParse({ ...placed, orders: Array(50).fill(order) }).success).toBe(true);
    expect(Placement.safeParse({ ...placed, modeOfDelivery: 'Pickup', address: undefined }).success).toBe(
      true,
    );
  });
});

describe('confirmRefusal (REV-02, REV-05)', () => {
  const fine = { isOnline: true, isPatientChanged: false };
  const wrong = { kind: 'new', address: { ...address, state: '' } } as const;
  test.each([
    [{}, {}, null],
    [{ mode: null }, {}, 'noDeliveryMode'],
    [{ mode: 'Pickup' }, {}, null],
    [{ devices: [] }, {}, 'noDevice'],
    [{ address: wrong }, {}, 'addressErrors'],
    [{ address: wrong, mode: 'Pickup' }, {}, null],
    [{ address: { kind: 'saved', address: wrong.address } }, {}, null],
    [{}, { isOnline: false }, 'offline'],
    [{ address: wrong }, { isOnline: false }, 'addressErrors'],
    [{ devices: [], mode: null }, { isPatientChanged: true }, 'patientChanged'],
    [{ devices: [] }, { isDeviceGone: true }, 'deviceGone'],
    [{}, { isPatientChanged: true, isDeviceGone: true }, 'patientChanged'],
    [{ mode: null }, { isRecordComplete: false }, 'recordIncomplete'],
    [{ devices: [] }, { isRecordComplete: false }, 'noDevice'],
    [{ mode: null }, { hasProvider: false }, 'noProvider'],
    [{ devices: [] }, { isLoaded: false, isDeviceGone: true }, 'notLoaded'],
    [{}, { isLoaded: false, isPatientChanged: true }, 'patientChanged'],
    [{}, { isRecordComplete: false, hasProvider: false }, 'recordIncomplete'],
  ] as const)('%j, %j: %j', (change, circumstances, refusal) => {
    expect(confirmRefusal({ ...draft, ...change }, { ...fine, ...circumstances })).toBe(refusal);
  });

  test('what may be confirmed is what the server takes', () => {
    const mode = fc.constantFrom('Pickup' as const, 'Mail' as const);
    fc.assert(
      fc.property(mode, fc.string(), fc.string(), (chosen, street, zipCode) => {
        const asked: OrderDraft = {
          ...draft,
          mode: chosen,
          address: { kind: 'new', address: { ...address, street, zipCode } },
        };
        if (confirmRefusal(asked, fine) !== null) return;
        expect(Placement.safeParse(placementOf(asked, chosen)).success).toBe(true);
      }),
    );
  });
});
