import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { Discharge, dischargeProblem } from './discharge.ts';

const at = {
  enrolled: new Date('2026-06-01T03:00:00Z'),
  now: new Date('2026-11-20T03:00:00Z'),
  timeZone: 'America/New_York',
};

describe('the day of a discharge (F5)', () => {
  test.each([
    // It is still the 19th in New York, and the enrollment was on the 31st of May.
    ['2026-11-19', null],
    ['2026-11-20', 'dayInvalid'],
    ['2026-05-31', null],
    ['2026-05-30', 'dayBeforeEnrollment'],
    ['2026-02-30', 'dayInvalid'],
    ['', 'dayInvalid'],
    ['2999-01-01', 'dayInvalid'],
  ])('%s is %s', (day, problem) => {
    expect(dischargeProblem(day, at)).toBe(problem);
  });

  test('of two days the later one is never too early where the earlier one is not', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2026-11-18'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [first = '', last = ''] = [one, other].sort();
        if (dischargeProblem(first, at) === null) expect(dischargeProblem(last, at)).toBeNull();
      }),
    );
  });

  test.each([
    [{}, []],
    [{ day: '2026-02-30' }, ['day']],
    [{ reason: '  ' }, ['reason']],
    [{ reason: 'x'.repeat(4001) }, ['reason']],
  ])('%j: fault at %j', (special, faults) => {
    const right = { userId: 'p', day: '2026-11-19', reason: 'Moved away.' };
    expect(faultsOf(Discharge, { ...right, ...special })).toEqual(faults);
  });
});
