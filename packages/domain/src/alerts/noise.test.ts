import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import {
  type FiredLimit,
  hasUsualLimits,
  isMostlyWrong,
  isNoisy,
  limitInForce,
  missingRanges,
  noisyLimits,
  proposedLimit,
  rangeProblem,
} from './noise.ts';

const systolic = { vital: 'BloodPressure', parameter: 'systolic', side: 'high', class: 'Cautious' } as const;
const range = {
  limits: {
    systolic: {
      min: { normal: 90, cautious: 90, critical: 80 },
      max: { normal: 120, cautious: 135, critical: 160 },
    },
  },
};
const times = (count: number, value: number) => Array.from({ length: count }, () => value);

describe('SCR-02: a limit that fires often and mostly for nothing', () => {
  test.each([
    [7, 4, true],
    [7, 3, false],
    [6, 6, false],
    [8, 4, true],
    [27, 26, true],
    [100, 0, false],
  ])('fired %d times, %d without action: %s', (fired, withoutAction, expected) => {
    expect(isNoisy({ fired, withoutAction })).toBe(expected);
  });

  test('more that is closed without action never makes it less of a noise', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (fired, some) => {
        const withoutAction = Math.min(some, fired);
        fc.pre(isNoisy({ fired, withoutAction }) && withoutAction < fired);
        expect(isNoisy({ fired, withoutAction: withoutAction + 1 })).toBe(true);
        expect(fired >= limits.noiseFired).toBe(true);
      }),
    );
  });

  test.each([
    [systolic, undefined, 139],
    [systolic, range, 135],
    [{ ...systolic, class: 'Critical' }, range, 160],
    [{ ...systolic, side: 'low', class: 'Critical' }, range, 80],
    [{ ...systolic, parameter: 'diastolic' }, range, 89],
    [{ ...systolic, parameter: 'gain' }, range, null],
    [{ ...systolic, parameter: 'constructor' }, range, null],
  ] as const)('the limit in force of %o', (name, own, expected) => {
    expect(limitInForce(name, own)).toBe(expected);
  });

  test('what is no longer in force is no longer reviewed; own patients first, then what fired most often', () => {
    const one = (key: string, fired: number, more: Partial<FiredLimit & { isOwn: boolean }> = {}) => ({
      ...{ ...systolic, key, limit: 139, fired, withoutAction: fired, isOwn: false },
      ...more,
    });
    const found = noisyLimits([
      one('d', 8),
      one('b', 20, { withoutAction: 18 }),
      one('changed', 30, { limit: 135 }),
      one('own', 7, { isOwn: true }),
      one('acted on', 40, { withoutAction: 19 }),
      one('c', 20, { withoutAction: 15 }),
      one('a', 8),
      one('most without action', 20),
    ]);
    expect(found.map(({ key }) => key)).toEqual(['own', 'most without action', 'b', 'c', 'a', 'd']);
  });
});

describe('SCR-02: what another limit would give', () => {
  const limit = { ...systolic, limit: 135 };
  test.each([
    ['a third at most is enough', [...times(8, 138), ...times(4, 142)], { limit: 140, fired: 4 }],
    ['further out when it must be', [...times(8, 143), ...times(4, 152)], { limit: 145, fired: 4 }],
    ['never as far as the critical limit', times(9, 158), null],
    ['the best before the critical limit', [...times(2, 138), ...times(9, 158)], { limit: 140, fired: 9 }],
    ['nothing fired', [], null],
  ])('%s', (_, worst, expected) => {
    expect(proposedLimit(limit, worst, range)).toEqual(expected);
  });

  test('of a low limit it lies below, in tenths without traces of fractions, and in round numbers', () => {
    const rate = { vital: 'HeartRate', parameter: 'heartRate', side: 'low', class: 'Cautious' } as const;
    expect(proposedLimit({ ...rate, limit: 58 }, [57, 56, 56, 54])).toEqual({ limit: 55, fired: 1 });
    expect(proposedLimit({ ...rate, limit: 50 }, [47, 46, 46])).toEqual({ limit: 45, fired: 0 });
    const warm = { vital: 'BodyTemperature', parameter: 'temperature', side: 'high' } as const;
    expect(proposedLimit({ ...warm, class: 'Cautious', limit: 37.9 }, [38.1, 38.1])).toEqual({
      limit: 38.2,
      fired: 0,
    });
  });

  test('no critical limit, and no weight, is proposed to be another', () => {
    const weight = { vital: 'Weight', parameter: 'weight', side: 'high', class: 'Cautious' } as const;
    expect(proposedLimit({ ...systolic, class: 'Critical', limit: 160 }, times(9, 161), range)).toBeNull();
    expect(proposedLimit({ ...weight, limit: 80 }, times(9, 81))).toBeNull();
    // Nor one of before, when the critical limit of now lies further out.
    expect(proposedLimit({ ...systolic, class: 'Critical', limit: 150 }, times(9, 151), range)).toBeNull();
  });

  test('a limit that is a multiple of its step only by its decimals is no proposal for itself', () => {
    // 37.8 divided by 0.2 is a trace below 189.
    const warm = { vital: 'BodyTemperature', parameter: 'temperature', side: 'high' } as const;
    expect(proposedLimit({ ...warm, class: 'Cautious', limit: 37.8 }, [37.9, 38.1, 37.7])).toEqual({
      limit: 38,
      fired: 1,
    });
  });

  test('a limit is looked for in twenty steps, and no further', () => {
    // A limit of no end: nothing critical ends the search.
    const none = { normal: null, cautious: null, critical: null };
    const open = { limits: { systolic: { min: none, max: none } } };
    expect(proposedLimit({ ...systolic, limit: 100 }, times(3, 200), open)).toEqual({ limit: 200, fired: 0 });
    expect(proposedLimit({ ...systolic, limit: 100 }, times(3, 201), open)).toBeNull();
  });

  test('a value at the limit itself is within it, above and below', () => {
    expect(proposedLimit(limit, [...times(2, 138), 140, 150], range)).toEqual({ limit: 140, fired: 1 });
    const low = { ...systolic, side: 'low', limit: 88 } as const;
    expect(proposedLimit(low, [85, 85, 84], range)).toEqual({ limit: 85, fired: 1 });
  });

  test('a limit that is no round number: the next round one lies beyond it', () => {
    expect(proposedLimit({ ...limit, limit: 133 }, times(6, 134), range)).toEqual({ limit: 135, fired: 0 });
    const low = { ...systolic, side: 'low', limit: 88 } as const;
    expect(proposedLimit(low, times(6, 87), range)).toEqual({ limit: 85, fired: 0 });
  });

  test('it always lies further out, before the critical limit, and gives fewer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 121, max: 159 }),
        fc.array(fc.integer({ min: 122, max: 200 }), { maxLength: 30 }),
        (own, values) => {
          const worst = values.filter((value) => value > own);
          const found = proposedLimit({ ...systolic, limit: own }, worst, range);
          if (!found) return;
          expect(found.limit).toBeGreaterThan(own);
          expect(found.limit).toBeLessThan(160);
          expect(found.fired).toBeLessThan(worst.length);
          expect(found.fired).toBe(worst.filter((value) => value > found.limit).length);
        },
      ),
    );
  });
});

test.each([
  [4, 3, true],
  [4, 2, false],
  [3, 3, false],
  [10, 6, true],
])('of %d closed alerts %d were wrong readings: %s', (closed, wrong, expected) => {
  expect(isMostlyWrong({ closed, wrong })).toBe(expected);
});

describe('SCR-02: the time of a range', () => {
  const now = new Date('2026-11-20T14:00:00Z');
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
  test.each([
    ['over', -0.001, 0, 'ended'],
    ['to its last moment it holds', 0, 0, 'endsSoon'],
    ['ends soon', 14, 0, 'endsSoon'],
    ['ends later', 14.01, -400, null],
    ['runs a hundred years, and was set long ago', 36_525, -180, 'endless'],
    ['runs a hundred years, and was looked at', 36_525, -179, null],
    ['runs ten years', 3653, -400, null],
    ['runs fifty years to the day', limits.rangeEndlessYears * 365, -400, null],
    ['runs a day longer', limits.rangeEndlessYears * 365 + 1, -400, 'endless'],
  ] as const)('%s', (_, ends, set, expected) => {
    expect(rangeProblem({ end: inDays(ends), setAt: inDays(set), isConfirmed: false }, now)).toBe(expected);
  });
  test('somebody looked at one without an end and found it right; that it ends or has ended is told all the same', () => {
    const of = (ends: number) =>
      rangeProblem({ end: inDays(ends), setAt: inDays(-400), isConfirmed: true }, now);
    expect([of(36_525), of(5), of(-1)]).toEqual([null, 'endsSoon', 'ended']);
  });
});

describe('SCR-02: a vital that is measured and has no limits of its own', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  const device = (vitals: unknown, activatedAt: Date | null, status: string | null = 'Activated') => ({
    ...{ vitals, activatedAt, status },
  });
  const none = () => false;

  test.each([
    ['Activated', 1],
    ['Shipped', 0],
    ['PickedUp', 0],
    ['Deactivated', 0],
    [null, 0],
  ])('of an order that is %s', (status, count) => {
    expect(missingRanges([device(['Weight'], at(1), status)], none).size).toBe(count);
  });

  test('what has a range is not missing, whatever its time; what is no vital is none', () => {
    const found = missingRanges(
      [device(['BloodPressure', 'HeartRate', 'Steps', 7], at(1)), device(null, at(1))],
      (vital) => vital === 'BloodPressure',
    );
    expect([...found]).toEqual([['HeartRate', at(1)]]);
  });

  test.each([
    [[at(5), at(2), at(9)], at(2)],
    [[null, at(5)], at(5)],
    [[at(5), null], at(5)],
    [[null, null], null],
  ])('since the first of its devices that is known, in any order: %j', (times, expected) => {
    const found = missingRanges(
      times.map((time) => device(['Weight'], time)),
      none,
    );
    expect([...found]).toEqual([['Weight', expected]]);
  });

  test('the usual limits then apply, but for weight, of which no value is usual', () => {
    expect(vitalKinds.filter((vital) => !hasUsualLimits(vital))).toEqual(['Weight']);
  });
});
