import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isOrderStatus,
  type OrderStatus,
  orderStatuses,
  staffAction,
  staffTransition,
  statusTone,
} from './orderStatus.ts';

test('the statuses, to the letter (STS-01)', () => {
  expect(orderStatuses).toEqual([
    'Submitted',
    'Processing',
    'PickedUp',
    'Shipped',
    'Activated',
    'Deactivated',
  ]);
  for (const status of orderStatuses) expect(isOrderStatus(status)).toBe(true);
  for (const word of ['submitted', 'Picked Up', '', null, 1]) expect(isOrderStatus(word)).toBe(false);
});

test.each([
  ['Submitted', 'grey'],
  ['Processing', 'blue'],
  ['PickedUp', 'yellow'],
  ['Shipped', 'yellow'],
  ['Activated', 'green'],
  ['Deactivated', 'grey'],
  ['pickedup', 'yellow'],
  ['SHIPPED', 'yellow'],
  ['Picked Up', 'yellow'],
  ['Lost in transit', 'grey'],
  [null, 'grey'],
] as const)('the badge of %j is %s (ORD-08)', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});

test.each([
  ['Submitted', 'Mail', { kind: 'advance', to: 'Processing' }],
  ['Submitted', null, { kind: 'advance', to: 'Processing' }],
  ['Processing', 'Pickup', { kind: 'advance', to: 'PickedUp' }],
  ['Processing', 'Mail', { kind: 'advance', to: 'Shipped' }],
  ['Processing', null, { kind: 'none', because: 'deliveryModeMissing' }],
  ['Processing', 'mail', { kind: 'none', because: 'deliveryModeMissing' }],
  ['PickedUp', 'Pickup', { kind: 'inform', says: 'deviceReady' }],
  ['Shipped', 'Mail', { kind: 'inform', says: 'deviceReady' }],
  ['Activated', 'Mail', { kind: 'inert', says: 'alreadyActivated' }],
  ['Deactivated', 'Mail', { kind: 'inert', says: 'deactivated' }],
  ['submitted', 'Mail', { kind: 'none', because: 'unknownStatus' }],
  [null, null, { kind: 'none', because: 'unknownStatus' }],
] as const)('%s by %s offers %o (STS-02 to STS-07)', (status, mode, action) => {
  expect(staffAction(status, mode)).toEqual(action);
});

describe('staffTransition (behaviour section 4)', () => {
  /** Rows are from, columns are to, in the order of `orderStatuses`. P and M: only by that delivery mode. */
  const table: Record<OrderStatus, string> = {
    Submitted: '× ✓ × × × ×',
    Processing: '× = P M × ×',
    PickedUp: '× × = × × ×',
    Shipped: '× × × = × ×',
    Activated: '× × × × × ×',
    Deactivated: '× × × × × ×',
  };
  const cases = orderStatuses.flatMap((from) =>
    table[from].split(' ').flatMap((cell, at) =>
      (['Pickup', 'Mail', null] as const).map((mode) => {
        const isChange =
          cell === '✓' || (cell === 'P' && mode === 'Pickup') || (cell === 'M' && mode === 'Mail');
        const outcome = isChange ? 'change' : cell === '=' ? 'no-op' : 'conflict';
        return [from, orderStatuses[at] ?? 'Submitted', mode, outcome] as const;
      }),
    ),
  );

  test.each(cases)('%s to %s by %s: %s', (from, to, mode, outcome) => {
    expect(staffTransition(from, to, mode)).toBe(outcome);
  });

  test('whatever staff press, an order only goes forward, and never to Activated or Deactivated', () => {
    const anyStatus = fc.constantFrom(...orderStatuses);
    fc.assert(
      fc.property(
        anyStatus,
        fc.array(anyStatus),
        fc.constantFrom('Pickup', 'Mail', null),
        (first, asked, mode) => {
          let status = first;
          for (const to of asked) {
            if (staffTransition(status, to, mode) !== 'change') continue;
            expect(orderStatuses.indexOf(to)).toBeGreaterThan(orderStatuses.indexOf(status));
            expect(['Activated', 'Deactivated']).not.toContain(to);
            status = to;
          }
        },
      ),
    );
  });
});
