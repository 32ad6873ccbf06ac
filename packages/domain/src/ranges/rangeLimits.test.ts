import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ParameterLimits } from '../vitals/readings.ts';
import { hasOwnLimits, rangeParameters, readSavedLimits } from './rangeLimits.ts';

const systolic = { parameter: 'systolic', unit: 'mmHg', unitDescription: 'Pressure', min: 95, max: 135 };
const diastolic = { parameter: 'diastolic', unit: 'mmHg', unitDescription: null, min: 60, max: 85 };
const wire = {
  min: { normal: 95, cautious: '90', critical: 85 },
  max: { normal: 135, cautious: 140, critical: 165 },
};
const limits: ParameterLimits = {
  normal: { min: 95, max: 135 },
  cautious: { min: 90, max: 140 },
  critical: { min: 85, max: 165 },
};
const none = { min: null, max: null };

describe('readSavedLimits (RNG-21)', () => {
  test('reads the first item, by parameter or by vital and parameter', () => {
    const saved = new Map([['systolic', limits]]);
    expect(readSavedLimits([{ limits: { systolic: wire } }, { limits: {} }], 'BloodPressure')).toEqual(saved);
    expect(readSavedLimits([{ limits: { BloodPressure: { systolic: wire } } }], 'BloodPressure')).toEqual(
      saved,
    );
  });

  test('a bad parameter is left out alone; one number is enough', () => {
    const answer = [
      { limits: { systolic: wire, a: null, b: {}, c: { min: 3, max: 'x' }, d: { max: { critical: 7 } } } },
    ];
    const saved = readSavedLimits(answer, 'BloodPressure');
    expect([...saved.keys()]).toEqual(['systolic', 'd']);
    expect(saved.get('d')).toEqual({ normal: none, cautious: none, critical: { min: null, max: 7 } });
    expect(readSavedLimits([{ limits: { d: { min: { normal: 7 } } } }], 'x').get('d')?.normal).toEqual({
      min: 7,
      max: null,
    });
  });

  test.each([
    [undefined],
    [null],
    [[]],
    [[null]],
    [{ limits: { systolic: wire } }],
    [[{}]],
    [[{ limits: [wire] }]],
    [[{ limits: 'x' }]],
    [[{ limits: { BloodPressure: null } }]],
  ])('%j holds none', (answer) => {
    expect(readSavedLimits(answer, 'BloodPressure').size).toBe(0);
  });

  test('names that mean something to the language are names', () => {
    const answer: unknown = JSON.parse(`[{"limits":{"__proto__":${JSON.stringify(wire)}}}]`);
    expect([...readSavedLimits(answer, 'constructor')]).toEqual([['__proto__', limits]]);
  });

  test('whatever is answered, nothing throws and only numbers come out', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (answer, vital) => {
        for (const each of readSavedLimits([{ limits: answer }], vital).values()) {
          const numbers = Object.values(each).flatMap(({ min, max }) => [min, max]);
          expect(numbers.every((number) => number === null || Number.isFinite(number))).toBe(true);
          expect(numbers.some((number) => number !== null)).toBe(true);
        }
      }),
    );
  });
});

describe('rangeParameters (RNG-21)', () => {
  const about = { parameter: 'systolic', unit: 'mmHg', unitDescription: 'Pressure' };
  const nothing = new Map();
  const bare = { normal: limits.normal, cautious: none, critical: none };

  test('saved limits come first, then those on the screen, then none', () => {
    const passed: ParameterLimits = { ...limits, cautious: { min: 1, max: 2 } };
    const savedMap = new Map([['systolic', limits]]);
    const passedMap = new Map([['systolic', passed]]);
    expect(rangeParameters([systolic], savedMap, passedMap)).toEqual([{ ...about, limits, isKnown: true }]);
    expect(rangeParameters([systolic], nothing, passedMap)).toEqual([
      { ...about, limits: passed, isKnown: true },
    ]);
    expect(rangeParameters([systolic], nothing, nothing)).toEqual([
      { ...about, limits: bare, isKnown: false },
    ]);
  });

  test('an empty limit on the screen is the normal one, which is drawn there (PAY-06)', () => {
    const onScreen = { normal: none, cautious: { min: 90, max: null }, critical: { min: null, max: 165 } };
    expect(rangeParameters([systolic], nothing, new Map([['systolic', onScreen]]))[0]?.limits).toEqual({
      normal: { min: 95, max: 135 },
      cautious: { min: 90, max: 135 },
      critical: { min: 95, max: 165 },
    });
    const unlimited = { parameter: 'weight', unit: 'kg', unitDescription: null, ...none };
    const nowhere = { normal: none, cautious: none, critical: none };
    expect(rangeParameters([unlimited], nothing, new Map([['weight', nowhere]]))).toMatchObject([
      { limits: nowhere, isKnown: true },
    ]);
  });

  test('a normal range that was not saved is the own one, end by end', () => {
    const half = { ...limits, normal: { min: null, max: 130 } };
    const [first] = rangeParameters([systolic], new Map([['systolic', half]]), nothing);
    expect(first?.limits.normal).toEqual({ min: 95, max: 130 });
    const other = { ...limits, normal: { min: 99, max: null } };
    expect(rangeParameters([systolic], new Map([['systolic', other]]), nothing)[0]?.limits.normal).toEqual({
      min: 99,
      max: 135,
    });
  });

  test('one parameter that was not saved falls back alone', () => {
    const [first, second] = rangeParameters([systolic, diastolic], new Map([['systolic', limits]]), nothing);
    expect(first?.limits).toEqual(limits);
    expect(second?.limits).toEqual({ normal: { min: 60, max: 85 }, cautious: none, critical: none });
  });

  test('parameters that only the saved limits know follow', () => {
    expect(
      rangeParameters(
        [diastolic],
        new Map([
          ['systolic', limits],
          ['diastolic', limits],
        ]),
        nothing,
      ).map((each) => each.parameter),
    ).toEqual(['diastolic', 'systolic']);
    expect(rangeParameters([], new Map([['systolic', limits]]), nothing)).toEqual([
      { parameter: 'systolic', unit: null, unitDescription: null, limits, isKnown: true },
    ]);
  });
});

describe('hasOwnLimits (RNG-04, behaviour R12)', () => {
  const has = (special: Partial<ParameterLimits>) =>
    hasOwnLimits([
      {
        parameter: 'x',
        unit: null,
        unitDescription: null,
        isKnown: true,
        limits: { ...limits, cautious: none, critical: none, ...special },
      },
    ]);
  test.each<[Partial<ParameterLimits>, boolean]>([
    [{}, false],
    [{ cautious: { min: 95, max: 135 }, critical: { min: 95, max: 135 } }, false],
    [{ cautious: { min: 95, max: null } }, false],
    [{ cautious: { min: 94, max: null } }, true],
    [{ cautious: { min: null, max: 136 } }, true],
    [{ critical: { min: 94, max: null } }, true],
    [{ critical: { min: null, max: 136 } }, true],
    [{ critical: { min: 135, max: 95 } }, true],
    [{ normal: none, critical: { min: null, max: 136 } }, true],
  ])('%j: %j', (special, own) => {
    expect(has(special)).toBe(own);
  });

  test('one parameter is enough, none is not', () => {
    const plain = rangeParameters([diastolic], new Map(), new Map());
    const set = rangeParameters([systolic], new Map([['systolic', limits]]), new Map());
    expect(hasOwnLimits([...plain, ...set])).toBe(true);
    expect(hasOwnLimits(plain)).toBe(false);
    expect(hasOwnLimits([])).toBe(false);
  });
});
