import { classify, measureIn, type ParameterLimits } from '@rpm/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layOut, railText } from './rail.ts';

const none = { min: null, max: null };
const systolic: ParameterLimits = {
  normal: { min: 95, max: 135 },
  cautious: { min: 95, max: 135 },
  critical: { min: 85, max: 165 },
};

describe('layOut', () => {
  test('five zones with limits on both sides', () => {
    expect(layOut(systolic, 142)?.zones.map(({ kind }) => kind)).toEqual([
      'critical',
      'cautious',
      'normal',
      'cautious',
      'critical',
    ]);
  });

  test('a value off the scale is pinned at the end', () => {
    expect(layOut(systolic, 900)?.pin).toBe(100);
    expect(layOut(systolic, -900)?.pin).toBe(0);
  });

  test('no limit, no rail', () => {
    expect(layOut({ normal: none, cautious: none, critical: none }, 5)).toBeNull();
  });

  const limit = fc.option(fc.integer({ min: 0, max: 200 }));
  const span = fc.record({ min: limit, max: limit });
  const ordered = fc
    .record({ normal: span, cautious: span, critical: span })
    .filter((limits) => layOut(limits, 0) !== null)
    .filter(({ normal, cautious, critical }) => {
      const lows = [normal.min, cautious.min, critical.min].filter((each) => each !== null);
      const highs = [normal.max, cautious.max, critical.max].filter((each) => each !== null);
      return lows.length === 0 || highs.length === 0 || Math.max(...lows) < Math.min(...highs);
    });

  test('shows at the pin the class that the reading has (section 9)', () => {
    fc.assert(
      fc.property(ordered, fc.integer({ min: 0, max: 200 }), (limits, value) => {
        const rail = layOut(limits, value + 0.5);
        const pin = rail?.pin ?? -1;
        const zone = rail?.zones.find(({ start, end }) => start <= pin && pin <= end);
        expect(zone?.kind).toBe(classify(value + 0.5, limits).toLowerCase());
      }),
      { seed: 7 },
    );
  });
});

test.each([
  [
    systolic,
    142,
    'mmHg',
    'Range: normal 95 to 135 mmHg, critical below 85 or above 165. Reading 142, Cautious',
  ],
  [
    { normal: { min: 92, max: null }, cautious: none, critical: none },
    95,
    '%',
    'Range: normal from 92 %, critical below 92. Reading 95, Normal',
  ],
  [
    { normal: { min: 60, max: 80 }, cautious: none, critical: { min: null, max: 90 } },
    70,
    'kg',
    'Range: normal 132.3 to 176.36 lb, critical below 132.3 or above 198.4. Reading 154.3, Normal',
  ],
  // Normal is what is Normal, whatever is usual for others: 135 is within it.
  [
    {
      normal: { min: 90, max: 120 },
      cautious: { min: 95, max: 142 },
      critical: { min: 85, max: 165 },
    },
    135,
    'mmHg',
    'Range: normal 95 to 142 mmHg, critical below 85 or above 165. Reading 135, Normal',
  ],
  [{ normal: none, cautious: none, critical: none }, null, '', 'No limits set'],
] as const)('the rail in words', (limits, value, unit, words) => {
  expect(railText(limits, value, measureIn('us', unit))).toBe(words);
});
