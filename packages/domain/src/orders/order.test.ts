import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DeviceOrder, isDeliveryMode, OrderPages, OrderQuery, StatusChange, viewOrder } from './order.ts';
import { orderDate } from './orderDate.ts';

const utc = { timeZone: 'UTC', onBad: () => {} };

const row = {
  orderId: 'RPM-20417',
  pFirstName: 'Marigold',
  pMiddleName: '',
  pLastName: 'Testpatient',
  pdob: '1948-03-04',
  pUsername: 'marigold.testpatient@example.test',
  provider: { firstName: 'Wren', middleName: 'Q.', lastName: 'Exampledoc' },
  vitals: ['BloodPressure', 'HeartRate'],
  brand: 'Example Instruments',
  deviceName: 'Upper Arm Monitor',
  deviceModel: 'EX-BP120',
  status: 'PickedUp',
  creationTime: '20261120-23:59:59',
  modeOfDelivery: 'Pickup',
};
const view = {
  orderId: 'RPM-20417',
  patientName: 'Marigold Testpatient',
  birthDate: 'March 04, 1948',
  email: 'marigold.testpatient@example.test',
  provider: 'Wren Q. Exampledoc',
  vitals: ['BloodPressure', 'HeartRate'],
  manufacturer: 'Example Instruments',
  deviceName: 'Upper Arm Monitor',
  deviceModel: 'EX-BP120',
  orderDate: 'November 20, 2026',
  deliveryMode: 'Pickup',
  status: 'PickedUp',
};

test('an order has the day of whoever reads it, on the board as in the letter (ORD-14, LET-01)', () => {
  const at = '20261122-02:00:00';
  const placed = DeviceOrder.parse({ ...row, creationTime: at });
  for (const [timeZone, day] of [
    ['America/New_York', 'November 21, 2026'],
    ['UTC', 'November 22, 2026'],
  ] as const) {
    expect(viewOrder(placed, { ...utc, timeZone }).orderDate).toBe(day);
    expect(orderDate(new Date('2026-11-22T02:00:00Z'), timeZone)).toBe(day);
  }
});

describe('viewOrder (ORD-02, ORD-12 to ORD-14)', () => {
  test('shows every column', () => {
    const onBad = vi.fn();
    expect(viewOrder(DeviceOrder.parse(row), { ...utc, onBad })).toEqual(view);
    expect(onBad).not.toHaveBeenCalled();
  });

  test('a provider may be a text', () => {
    expect(viewOrder(DeviceOrder.parse({ ...row, provider: 'Teasel Fakeley' }), utc).provider).toBe(
      'Teasel Fakeley',
    );
  });

  test.each(Object.keys(row))('%s missing, empty or of another type costs only its own column', (field) => {
    for (const bad of [undefined, null, '', '  ', 7, {}, []]) {
      const shown = viewOrder(DeviceOrder.parse({ ...row, [field]: bad }), utc);
      const changed = Object.entries(shown).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(view[key as keyof typeof view]),
      );
      expect(changed.length).toBeLessThanOrEqual(1);
      for (const [, value] of changed) {
        expect(value === null || (typeof value === 'string' && value.trim() !== '')).toBe(true);
      }
    }
  });

  test.each([
    'orderId',
    'pUsername',
    'brand',
    'deviceName',
    'deviceModel',
    'modeOfDelivery',
    'status',
  ] as const)('blanks around %s are not shown, and blanks alone are nothing to show (ORD-02)', (field) => {
    expect(viewOrder(DeviceOrder.parse({ ...row, [field]: ` ${row[field]}\t` }), utc)).toEqual(view);
    const shown = Object.values(viewOrder(DeviceOrder.parse({ ...row, [field]: ' \t' }), utc));
    expect(shown.filter((value) => value === null)).toHaveLength(1);
  });

  test('a row with nothing in it is a row with nothing to show', () => {
    const shown = viewOrder(DeviceOrder.parse({}), utc);
    expect(new Set(Object.values(shown))).toEqual(new Set([null]));
  });

  test('bad dates are told and shown as unknown (DSP-06)', () => {
    const onBad = vi.fn();
    const shown = viewOrder(DeviceOrder.parse({ ...row, pdob: '1948-02-30', creationTime: 'soon' }), {
      ...utc,
      onBad,
    });
    expect(shown).toMatchObject({ birthDate: null, orderDate: null });
    expect(onBad.mock.calls).toEqual([['Unreadable calendar date'], ['Unreadable time stamp']]);
  });

  test('whatever comes, only texts are shown', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(Object.keys(row).map((key) => [key, fc.anything()]))),
        (hostile) => {
          for (const value of Object.values(viewOrder(DeviceOrder.parse(hostile), utc))) {
            expect(value === null || typeof value === 'string' || Array.isArray(value)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('OrderPages (ORD-15)', () => {
  test('the first item of the array is the page', () => {
    const page = OrderPages.parse([{ result: [row], total: 63 }]);
    expect(page).toEqual({ rows: [row], total: 63, unreadable: 0 });
    expect(OrderPages.parse([{ result: [], total: 0 }, { anything: true }]).total).toBe(0);
  });

  test.each([
    [[], 0],
    [[{ result: null }], 0],
    [[{ result: null, total: 0 }], 0],
    [[{ result: [], total: '12' }], 12],
  ])('%j is a page of %d orders, and no failure (ORD-07)', (answer, total) => {
    expect(OrderPages.parse(answer)).toEqual({ rows: [], total, unreadable: 0 });
  });

  test('a row that is no object is dropped and counted', () => {
    const page = OrderPages.parse([{ result: [row, null, 'x', 7, []], total: 5 }]);
    expect(page).toMatchObject({ rows: [row], unreadable: 4 });
  });

  test.each([
    [{ result: [], total: 0 }],
    [[{ result: {}, total: 0 }]],
    [[{ result: [], total: -1 }]],
    [[{ result: [], total: 1.5 }]],
    [[{ total: 0 }]],
    [[null]],
    [null],
    ['ok'],
  ])('%j is no page', (answer) => {
    expect(OrderPages.safeParse(answer).success).toBe(false);
  });
});

describe('OrderQuery (ORD-04, ORD-05, ORD-15)', () => {
  const query = { page: '0', noOfRows: '5', clinic: 'Northside Sample Clinic' };

  test('reads the texts of a query string', () => {
    expect(OrderQuery.parse(query)).toEqual({ page: 0, noOfRows: 5, clinic: 'Northside Sample Clinic' });
    expect(OrderQuery.parse({ ...query, page: '10000000', orderDate: '2024-02-29' })).toMatchObject({
      page: 10_000_000,
      orderDate: '2024-02-29',
    });
  });

  test.each([5, 10, 20, 50])('%d rows', (rows) => {
    expect(OrderQuery.safeParse({ ...query, noOfRows: String(rows) }).success).toBe(true);
  });

  const full = 'x'.repeat(100);
  test.each(['pName', 'pLastName', 'provider', 'orderId', 'modeOfDelivery', 'orderStatus'])(
    '%s may have 100 characters',
    (field) => {
      expect(OrderQuery.safeParse({ ...query, [field]: full }).success).toBe(true);
      expect(OrderQuery.safeParse({ ...query, [field]: `${full}x` }).success).toBe(false);
    },
  );

  test.each([
    { page: '-1' },
    { page: '0.5' },
    { page: 'x' },
    { page: '10000001' },
    { page: undefined },
    { noOfRows: '0' },
    { noOfRows: '7' },
    { noOfRows: '100' },
    { noOfRows: 'x' },
    { clinic: '' },
    { clinic: 'x'.repeat(201) },
    { clinic: undefined },
    { orderDate: '2023-02-29' },
    { orderDate: '20261120' },
    { pName: 7 },
  ])('%j is refused', (bad) => {
    expect(OrderQuery.safeParse({ ...query, ...bad }).success).toBe(false);
  });
  test('a clinic may have 200 characters', () => {
    expect(OrderQuery.safeParse({ ...query, clinic: 'x'.repeat(200) }).success).toBe(true);
  });
});

test.each([
  [{ orderId: 'RPM-1', status: 'Processing' }, true],
  [{ orderId: 'x'.repeat(64), status: 'Deactivated' }, true],
  [{ orderId: 'x'.repeat(65), status: 'Processing' }, false],
  [{ orderId: '', status: 'Processing' }, false],
  [{ orderId: 'RPM-1', status: 'processing' }, false],
  [{ orderId: 'RPM-1', status: 'Lost' }, false],
  [{ orderId: 7, status: 'Processing' }, false],
  [{ status: 'Processing' }, false],
  [{ orderId: 'RPM-1' }, false],
])('StatusChange %j: %j (STS-08)', (change, isRight) => {
  expect(StatusChange.safeParse(change).success).toBe(isRight);
});

test.each([
  ['Pickup', true],
  ['Mail', true],
  ['mail', false],
  ['', false],
  [null, false],
])('delivery mode %j: %j', (word, isMode) => {
  expect(isDeliveryMode(word)).toBe(isMode);
});
