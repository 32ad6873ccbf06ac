import { expect, test } from 'vitest';
import { nextReading } from './walk.ts';

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowUp', 3, 4],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 3, 2],
  ['PageUp', 3, 13],
  ['PageDown', 13, 3],
  ['PageDown', 3, 0],
  ['ArrowRight', 19, 19],
  ['ArrowLeft', 0, 0],
  ['Home', 7, 0],
  ['End', 7, 19],
  ['ArrowLeft', null, 19],
  ['ArrowRight', null, 19],
  ['Home', null, 0],
  ['a', 7, null],
  ['Tab', null, null],
  ['toString', 7, null],
] as const)('%s at %s of 20 goes to %s', (key, from, to) => {
  expect(nextReading(key, from, 20)).toBe(to);
});

test('nothing to walk', () => {
  expect(nextReading('ArrowLeft', null, 0)).toBeNull();
});
