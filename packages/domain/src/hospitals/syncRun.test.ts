import { describe, expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import type { HospitalProblem } from './hospitals.ts';
import { stateAfter, syncRunOf, withRun, worstProblem } from './syncRun.ts';

describe('how a sync went (SCR-09)', () => {
  const counts = { time: '20261120-08:00:00', added: 1, changed: 0, gone: 0 };
  const problem = (kind: HospitalProblem['kind'], fault: HospitalProblem['fault']): HospitalProblem => ({
    ...{ kind, fault, status: null },
  });
  test.each([
    ['nothing wrong', [], 'complete', 'Connected'],
    ['one kind of two', [problem('Condition', 'slow')], 'part', 'Connected'],
    ['too many of one kind', [problem('Condition', 'tooMuch')], 'part', 'Connected'],
    [
      'too many of all',
      [problem('Condition', 'tooMuch'), problem('Procedure', 'tooMuch')],
      'part',
      'Connected',
    ],
    ['both kinds', [problem('Condition', 'slow'), problem('Procedure', 'broken')], 'failed', 'Failed'],
    [
      'not let in to any',
      [problem('Condition', 'refused'), problem('Procedure', 'refused')],
      'failed',
      'Expired',
    ],
    ['everything', [problem(null, 'unreachable')], 'failed', 'Failed'],
    ['not let in', [problem(null, 'refused')], 'failed', 'Expired'],
    ['somebody else', [problem(null, 'otherPerson')], 'failed', 'Failed'],
  ] as const)('%s', (_, problems, outcome, state) => {
    const run = syncRunOf({ ...counts, problems: [...problems] }, ['Condition', 'Procedure']);
    expect(run.outcome).toBe(outcome);
    expect(stateAfter(run)).toBe(state);
    expect(worstProblem(run)).toEqual(problems[0] ?? null);
  });

  test('the last ones are kept', () => {
    const all = Array.from({ length: limits.hospitalRunsKept }, (_, at) => at);
    expect(withRun([1, 2], 3)).toEqual([1, 2, 3]);
    expect(withRun(all, 99)).toEqual([...all.slice(1), 99]);
  });
});
