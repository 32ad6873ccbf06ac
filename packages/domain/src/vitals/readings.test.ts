import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classEdges, classify, readingClasses } from './readings.ts';

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

describe('classEdges', () => {
  test('an empty end falls back to the normal one; a cautious end beyond the critical one is not reached', () => {
    expect(classEdges(limits)).toEqual({
      criticalBelow: 80,
      normalFrom: 85,
      normalTo: 135,
      criticalAbove: 165,
    });
    const none = { min: null, max: null };
    expect(
      classEdges({ normal: { min: 95, max: null }, cautious: { min: 70, max: 99 }, critical: none }),
    ).toEqual({
      criticalBelow: 95,
      normalFrom: 95,
      normalTo: 99,
      criticalAbove: null,
    });
  });

  test('where neither cautious nor normal has an end, that of critical is the one there is', () => {
    const none = { min: null, max: null };
    expect(classEdges({ normal: none, cautious: none, critical: { min: 50, max: 180 } })).toEqual({
      criticalBelow: 50,
      normalFrom: 50,
      normalTo: 180,
      criticalAbove: 180,
    });
  });

  const end = fc.option(fc.integer({ min: 0, max: 100 }));
  const span = fc.record({ min: end, max: fc.option(fc.integer({ min: 101, max: 200 })) });
  test('what lies between them is the class that classify gives', () => {
    fc.assert(
      fc.property(
        fc.record({ normal: span, cautious: span, critical: span }),
        fc.integer({ min: -1, max: 201 }),
        (any, whole) => {
          const value = whole + 0.5;
          const { criticalBelow, normalFrom, normalTo, criticalAbove } = classEdges(any);
          const isBeyond = (low: number | null, high: number | null) =>
            (low !== null && value < low) || (high !== null && value > high);
          const expected = isBeyond(criticalBelow, criticalAbove)
            ? 'Critical'
            : isBeyond(normalFrom, normalTo)
              ? 'Cautious'
              : 'Normal';
          expect(classify(value, any)).toBe(expected);
        },
      ),
      { seed: 11 },
    );
  });
});
