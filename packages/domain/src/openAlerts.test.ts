import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOpenAlerts } from './openAlerts.ts';
import { readingClasses } from './readings.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
const readings = [
  { at: at(0), class: 'Critical' },
  { at: at(1), class: 'Normal' },
  { at: at(2), class: 'Cautious' },
  { at: at(3), class: 'Critical' },
  { at: at(4), class: 'Cautious' },
  { at: at(5), class: 'Normal' },
] as const;

describe('open alerts (SCR-05)', () => {
  test.each([
    ['nobody ever looked', null, { critical: 2, cautious: 2 }],
    ['a look up to the first', at(0), { critical: 1, cautious: 2 }],
    ['a look between', at(2), { critical: 1, cautious: 1 }],
    ['a look up to the last that is out of range', at(4), { critical: 0, cautious: 0 }],
  ])('%s', (_, upTo, open) => {
    expect(countOpenAlerts(readings, upTo)).toEqual(open);
  });

  test('no readings, no alerts', () => {
    expect(countOpenAlerts([], null)).toEqual({ critical: 0, cautious: 0 });
  });

  test('a look closes none that is newer, and opens none', () => {
    const reading = fc.record({ at: fc.nat(50).map(at), class: fc.constantFrom(...readingClasses) });
    fc.assert(
      fc.property(fc.array(reading), fc.nat(50).map(at), (list, upTo) => {
        const all = countOpenAlerts(list, null);
        const newer = countOpenAlerts(
          list.filter((each) => each.at > upTo),
          null,
        );
        expect(countOpenAlerts(list, upTo)).toEqual(newer);
        expect(newer.critical).toBeLessThanOrEqual(all.critical);
        expect(newer.cautious).toBeLessThanOrEqual(all.cautious);
      }),
      { seed: 31 },
    );
  });
});
