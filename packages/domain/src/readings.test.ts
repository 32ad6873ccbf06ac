import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classify, readingClasses } from './readings.ts';

const limits = {
  normal: { min: 90, max: 120 },
  cautious: { min: 85, max: 135 },
  critical: { min: 80, max: 165 },
};

describe('classify', () => {
  test.each([
    [79.9, 'Critical'],
    [80, 'Cautious'],
    [84.9, 'Cautious'],
    [85, 'Normal'],
    [100, 'Normal'],
    [135, 'Normal'],
    [135.1, 'Cautious'],
    [165, 'Cautious'],
    [165.1, 'Critical'],
  ] as const)('%d is %s', (value, expected) => {
    expect(classify(value, limits)).toBe(expected);
  });

  test('an empty limit falls back to the normal range (PAY-06)', () => {
    const none = { min: null, max: null };
    expect(classify(121, { ...limits, cautious: none })).toBe('Cautious');
    expect(classify(89, { ...limits, cautious: none })).toBe('Cautious');
    expect(classify(121, { ...limits, critical: none })).toBe('Critical');
    expect(classify(89, { ...limits, critical: none })).toBe('Critical');
    expect(classify(1e9, { normal: none, cautious: none, critical: none })).toBe('Normal');
    expect(classify(-1e9, { normal: none, cautious: none, critical: none })).toBe('Normal');
  });

  test('never milder the farther a value lies outside', () => {
    const rank = (value: number) => readingClasses.indexOf(classify(value, limits));
    fc.assert(
      fc.property(
        fc.double({ min: 100, max: 300, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (value, more) => {
          expect(rank(value + more)).toBeGreaterThanOrEqual(rank(value));
          expect(rank(200 - value - more)).toBeGreaterThanOrEqual(rank(200 - value));
        },
      ),
    );
  });
});
