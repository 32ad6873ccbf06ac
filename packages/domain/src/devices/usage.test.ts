import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceUsagePercent } from './usage.ts';

test.each([
  [0, 2026, 11, 0],
  [45, 2026, 11, 50],
  [90, 2026, 11, 100],
  [180, 2026, 11, 200],
  [87, 2024, 2, 100],
  [42, 2026, 2, 50],
])('%d readings in %d-%d are %d percent (DSP-08)', (readings, year, month, percent) => {
  expect(deviceUsagePercent(readings, { year, month })).toBeCloseTo(percent, 10);
});

test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no count', (readings) => {
  expect(deviceUsagePercent(readings, { year: 2026, month: 11 })).toBeNull();
});

test('never less for more readings', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.nat(1e6), fc.integer({ min: 1, max: 12 }), (readings, more, month) => {
      const percent = (count: number) => deviceUsagePercent(count, { year: 2026, month }) ?? Number.NaN;
      expect(percent(readings + more)).toBeGreaterThanOrEqual(percent(readings));
    }),
  );
});
