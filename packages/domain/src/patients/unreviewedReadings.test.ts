import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ReadingClass, readingClasses } from '../vitals/readings.ts';
import { countUnreviewed } from './unreviewedReadings.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
let devices = 0;
/** Of a device of its own. Received as soon as it was measured, unless it says otherwise. */
const reading = (minute: number, judged: ReadingClass, received = minute) => ({
  vital: 'HeartRate' as const,
  serial: `SN-${devices++}`,
  at: at(minute),
  receivedAt: at(received),
  class: judged,
});
const look = (minute: number, upTo = minute) => ({ at: at(minute), upTo: at(upTo) });
const readings = [
  reading(0, 'Critical'),
  reading(1, 'Normal'),
  reading(2, 'Cautious'),
  reading(3, 'Critical'),
  reading(4, 'Cautious'),
  reading(5, 'Normal'),
];

describe('unreviewed readings (SCR-05)', () => {
  test.each([
    ['nobody ever looked', [], { critical: 2, cautious: 2 }],
    ['a look up to the first', [look(9, 0)], { critical: 1, cautious: 2 }],
    ['a look between', [look(2)], { critical: 1, cautious: 1 }],
    ['a look up to the last that is out of range', [look(9, 4)], { critical: 0, cautious: 0 }],
    ['a look before any of them came', [look(-1, 9)], { critical: 2, cautious: 2 }],
    ['two looks, neither of which saw all', [look(9, 0), look(2, 9)], { critical: 1, cautious: 1 }],
  ])('%s', (_, looks, open) => {
    expect(countUnreviewed(readings, looks)).toEqual(open);
  });

  test('a reading that came after the look is open, however long ago it was measured', () => {
    const late = [...readings, reading(1, 'Critical', 20)];
    expect(countUnreviewed(late, [look(10)])).toEqual({ critical: 1, cautious: 0 });
    expect(countUnreviewed(late, [look(10), look(20, 10)])).toEqual({ critical: 0, cautious: 0 });
  });

  test.each([
    ['the worse counts, once', 'Cautious', 'Critical', [], { critical: 1, cautious: 0 }],
    ['one of them may be in range', 'Normal', 'Cautious', [], { critical: 0, cautious: 1 }],
    ['both must have been seen', 'Critical', 'Cautious', [look(3)], { critical: 1, cautious: 0 }],
    ['a look at both closes both', 'Critical', 'Cautious', [look(9)], { critical: 0, cautious: 0 }],
    ['what is in range needs no look', 'Critical', 'Normal', [look(3)], { critical: 0, cautious: 0 }],
  ] as const)('of two of one device in one second: %s', (_, first, second, looks, open) => {
    const early = { ...reading(2, first), serial: 'SN' };
    const late = { ...reading(2, second, 5), serial: 'SN' };
    expect(countUnreviewed([early, late], looks)).toEqual(open);
    expect(countUnreviewed([late, early], looks)).toEqual(open);
  });

  test('no readings, nothing unreviewed', () => {
    expect(countUnreviewed([], [])).toEqual({ critical: 0, cautious: 0 });
  });

  test('a look closes those that it covers and no others', () => {
    const anyReading = fc
      .record({ minute: fc.nat(50), judged: fc.constantFrom(...readingClasses), late: fc.nat(50) })
      .map(({ minute, judged, late }) => reading(minute, judged, minute + late));
    const anyLook = fc.tuple(fc.nat(99), fc.nat(99)).map(([minute, upTo]) => look(minute, upTo));
    fc.assert(
      fc.property(fc.array(anyReading), fc.array(anyLook), anyLook, (list, before, added) => {
        const left = list.filter((each) => each.at > added.upTo || each.receivedAt > added.at);
        expect(countUnreviewed(list, [...before, added])).toEqual(countUnreviewed(left, before));
      }),
      { seed: 31 },
    );
  });
});
