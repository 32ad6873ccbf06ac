import { type OrderStatus, orderStatuses, type Transition } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { decideActivation, decideDeactivation, decideStatus } from '../src/subjects/orders/decideStatus.ts';

const modes = ['Pickup', 'Mail', 'Courier', null] as const;
/** What an order may have as its status that is none of ours: other data, another case, nothing. */
const oddStatuses = ['Lost', 'processing', 'SHIPPED', ' Activated', 'constructor', '', null] as const;

/** The table of behaviour section 4, typed again from it: what is not here is a conflict. */
const table: Readonly<Record<string, Transition>> = {
  'Submitted Processing Pickup': 'change',
  'Submitted Processing Mail': 'change',
  'Submitted Processing Courier': 'change',
  'Submitted Processing null': 'change',
  'Processing PickedUp Pickup': 'change',
  'Processing Shipped Mail': 'change',
  ...Object.fromEntries(
    ['Processing', 'PickedUp', 'Shipped'].flatMap((status) =>
      modes.map((mode) => [`${status} ${status} ${mode}`, 'no-op' as const]),
    ),
  ),
};
const standing = { deliveryMode: 'Mail', serial: null } as const;

describe('asking for a status (behaviour section 4)', () => {
  const cells = modes.flatMap((deliveryMode) =>
    orderStatuses.flatMap((status) => orderStatuses.map((to) => ({ status, to, deliveryMode }))),
  );
  test.each(cells)('$status to $to by $deliveryMode', ({ status, to, deliveryMode }) => {
    const says = table[`${status} ${to} ${deliveryMode}`] ?? 'conflict';
    expect(decideStatus({ status, deliveryMode, serial: null }, to)).toBe(says);
  });

  test.each(oddStatuses)('an order that stands at "%s" cannot be moved (STS-01)', (status) => {
    for (const deliveryMode of modes) {
      for (const to of orderStatuses) {
        expect(decideStatus({ status, deliveryMode, serial: null }, to)).toBe('conflict');
      }
    }
  });
});

describe('activating (behaviour section 4)', () => {
  test.each<[OrderStatus, Transition]>([
    ['Submitted', 'conflict'],
    ['Processing', 'conflict'],
    ['PickedUp', 'change'],
    ['Shipped', 'change'],
    ['Activated', 'conflict'],
    ['Deactivated', 'conflict'],
  ])('an order without a serial number that is %s: %s', (status, says) => {
    expect(decideActivation({ ...standing, status }, 'SN-1')).toBe(says);
  });

  test.each<[bound: string, sent: string, Transition]>([
    ['SN-1', 'SN-1', 'no-op'],
    ['SN-1', ' sn - 1 ', 'no-op'],
    [' sn - 1 ', 'SN-1', 'no-op'],
    ['SN-1', 'SN-2', 'conflict'],
    ['SN-1', '', 'conflict'],
  ])('an order activated with "%s" again with "%s": %s', (serial, sent, says) => {
    expect(decideActivation({ ...standing, status: 'Activated', serial }, sent)).toBe(says);
  });

  test('a deactivated order is not brought back by its own serial number', () => {
    expect(decideActivation({ ...standing, status: 'Deactivated', serial: 'SN-1' }, 'SN-1')).toBe('conflict');
  });

  test.each(oddStatuses)('an order that stands at "%s" cannot be activated (STS-01)', (status) => {
    expect(decideActivation({ ...standing, status }, 'SN-1')).toBe('conflict');
    expect(decideActivation({ ...standing, status, serial: 'SN-1' }, 'SN-1')).toBe('conflict');
  });
});

describe('deactivating (behaviour section 4)', () => {
  test.each<[OrderStatus, Transition]>([
    ['Submitted', 'conflict'],
    ['Processing', 'conflict'],
    ['PickedUp', 'conflict'],
    ['Shipped', 'conflict'],
    ['Activated', 'change'],
    ['Deactivated', 'no-op'],
  ])('an order that is %s: %s', (status, says) => {
    expect(decideDeactivation({ ...standing, status, serial: 'SN-1' })).toBe(says);
  });

  test.each(oddStatuses)('an order that stands at "%s" cannot be deactivated (STS-01)', (status) => {
    expect(decideDeactivation({ ...standing, status })).toBe('conflict');
  });
});
