import { describe, expect, test } from 'vitest';
import { usualValue } from './rank.ts';

describe('what is usual', () => {
  test.each([
    [[], null],
    [[1, 2, 3, 4], null],
    [[5, 1, 4, 2, 3], 3],
    [[1, 2, 3, 4, 5, 100], 3.5],
    [[150, 9, 10, 11, 8], 10],
  ])('of %j is %s', (values, usual) => {
    expect(usualValue(values)).toBe(usual);
  });
});
