import { describe, expect, test } from 'vitest';
import { mergeProblem } from './merge.ts';

const free = { isMerged: false, isHeld: false, isErasureAsked: false, isDischarged: false, unreviewed: 0 };

describe('whether two records of one person may become one (F5)', () => {
  test.each([
    ['nothing is in the way', {}, {}, 0, null],
    ['the one that stays is merged', { isMerged: true }, {}, 0, 'merged'],
    ['the other is merged', {}, { isMerged: true }, 0, 'merged'],
    ['the one that stays is on hold', { isHeld: true }, {}, 0, 'mergeHeld'],
    ['the other is on hold', {}, { isHeld: true }, 0, 'mergeHeld'],
    ['the erasure of the one was asked for', { isErasureAsked: true }, {}, 0, 'mergeErasure'],
    ['the erasure of the other was', {}, { isErasureAsked: true }, 0, 'mergeErasure'],
    ['only the one that stays is discharged', { isDischarged: true }, {}, 0, 'mergeDischarged'],
    ['only the other is', {}, { isDischarged: true }, 0, null],
    ['both are', { isDischarged: true }, { isDischarged: true }, 0, null],
    ['something waits in the one that stays', { unreviewed: 1 }, {}, 0, 'mergeUnreviewed'],
    ['something waits in the other', {}, { unreviewed: 1 }, 0, 'mergeUnreviewed'],
    ['one value has an alert in both', {}, {}, 1, 'mergeAlerts'],
  ] as const)('%s', (_, kept, gone, sameAlerts, problem) => {
    expect(mergeProblem({ ...free, ...kept }, { ...free, ...gone }, sameAlerts)).toBe(problem);
  });
});
