import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OrderStatus, orderStatuses, staffTransition } from './orderStatus.ts';
import { activationTransition, deactivationTransition, patientAction, serialKey } from './patientOrder.ts';

test.each([
  ['Shipped', { kind: 'activate' }],
  ['PickedUp', { kind: 'activate' }],
  ['Submitted', { kind: 'tell', says: 'submitted' }],
  ['Activated', { kind: 'tell', says: 'activated' }],
  ['Processing', { kind: 'tell', says: 'other' }],
  ['Deactivated', { kind: 'tell', says: 'other' }],
  ['shipped', { kind: 'tell', says: 'other' }],
  ['', { kind: 'tell', says: 'other' }],
  [null, { kind: 'tell', says: 'other' }],
])('a tap on a device that is %j (STS-09 to STS-12)', (status, action) => {
  expect(patientAction(status)).toEqual(action);
});

test.each([
  ['Submitted', 'SN-1', null, 'conflict'],
  ['Processing', 'SN-1', null, 'conflict'],
  ['PickedUp', 'SN-1', null, 'change'],
  ['Shipped', 'SN-1', null, 'change'],
  ['Activated', 'SN-1', 'SN-1', 'no-op'],
  ['Activated', 'SN-2', 'SN-1', 'conflict'],
  ['Activated', 'SN-1', null, 'conflict'],
  ['Deactivated', 'SN-1', 'SN-1', 'conflict'],
] as const)(
  'activating from %s with %s, bound %s: %s (behaviour section 4)',
  (from, serial, bound, result) => {
    expect(activationTransition(from, serial, bound)).toBe(result);
  },
);

test.each([
  ['Submitted', 'conflict'],
  ['Processing', 'conflict'],
  ['PickedUp', 'conflict'],
  ['Shipped', 'conflict'],
  ['Activated', 'change'],
  ['Deactivated', 'no-op'],
] as const)('deactivating from %s: %s (behaviour section 4)', (from, result) => {
  expect(deactivationTransition(from)).toBe(result);
});

test.each([
  ['SN-0001', 'sn-0001'],
  [' sn 0001\t', 'sn0001'],
  ['É', 'e\u0301'.normalize('NFC')],
  ['İ', 'i\u0307'],
  ['SN-1\u200b', 'sn-1'],
  ['\ufeffSN\u00ad-\u20601\ufe0f', 'sn-1'],
  ['ＳＮ－１', 'sn-1'],
  ['e\u200d\u0301', 'é'],
  ['\u200b\u2060\u3164 \u034f', ''],
])('the serial number %j is folded to %j', (serial, key) => {
  expect(serialKey(serial)).toBe(key);
});

test('what cannot be seen makes no other serial number, and folding twice changes nothing', () => {
  const invisible = fc.constantFrom('\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u202e', '\u3164');
  const parts = fc.array(fc.tuple(fc.string({ unit: 'grapheme', maxLength: 3 }), invisible));
  fc.assert(
    fc.property(parts, (each) => {
      const seen = each.map(([text]) => text).join('');
      expect(serialKey(each.flat().join(''))).toBe(serialKey(seen));
      expect(serialKey(serialKey(seen))).toBe(serialKey(seen));
    }),
  );
});

/** One command of somebody, on one order. */
type Command =
  | { by: 'staff'; to: OrderStatus }
  | { by: 'patient'; serial: string }
  | { by: 'clinic'; deactivate: true };

describe('the three machines together (behaviour section 4)', () => {
  const command = fc.oneof(
    fc.record({ by: fc.constant('staff' as const), to: fc.constantFrom(...orderStatuses) }),
    fc.record({ by: fc.constant('patient' as const), serial: fc.constantFrom('SN-1', 'SN-2') }),
    fc.record({ by: fc.constant('clinic' as const), deactivate: fc.constant(true as const) }),
  );

  function run(commands: Command[], mode: string | null) {
    let status: OrderStatus = 'Submitted';
    let bound: string | null = null;
    const audit: OrderStatus[] = ['Submitted'];
    for (const each of commands) {
      const [result, to]: [string, OrderStatus] =
        each.by === 'staff'
          ? [staffTransition(status, each.to, mode), each.to]
          : each.by === 'patient'
            ? [activationTransition(status, each.serial, bound), 'Activated']
            : [deactivationTransition(status), 'Deactivated'];
      if (result === 'change') {
        if (each.by === 'patient') bound = each.serial;
        status = to;
        audit.push(to);
      }
      if (result === 'no-op') expect(to).toBe(status);
    }
    return audit;
  }

  test('an order only ever walks the one road of its delivery mode', () => {
    const road = (mode: string | null) => {
      const way: Record<string, OrderStatus[]> = {
        Pickup: ['PickedUp', 'Activated', 'Deactivated'],
        Mail: ['Shipped', 'Activated', 'Deactivated'],
      };
      return ['Submitted', 'Processing', ...(way[mode ?? ''] ?? [])];
    };
    fc.assert(
      fc.property(
        fc.array(command, { maxLength: 60 }),
        fc.constantFrom('Pickup', 'Mail', null),
        (commands, mode) => {
          const audit = run(commands, mode);
          expect(audit).toEqual(road(mode).slice(0, audit.length));
        },
      ),
    );
  });

  test('saying every command twice in a row changes nothing more', () => {
    fc.assert(
      fc.property(
        fc.array(command, { maxLength: 30 }),
        fc.constantFrom('Pickup', 'Mail'),
        (commands, mode) => {
          expect(
            run(
              commands.flatMap((each) => [each, each]),
              mode,
            ),
          ).toEqual(run(commands, mode));
        },
      ),
    );
  });
});
