import { expect, test } from 'vitest';
import { eachInTurn } from './eachInTurn.ts';

test('one that fails keeps no other waiting, and the first failure is told at the end', async () => {
  const done: number[] = [];
  const work = async (each: number) => {
    if (each % 2 === 0) throw new Error(`${each} failed`);
    done.push(each);
  };
  await expect(eachInTurn([1, 2, 3, 4, 5], work)).rejects.toThrow('2 failed');
  expect(done).toEqual([1, 3, 5]);
  await eachInTurn([7], work);
  expect(done).toEqual([1, 3, 5, 7]);
});
