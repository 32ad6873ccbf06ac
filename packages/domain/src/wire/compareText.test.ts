import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareText } from './compareText.ts';

test('texts are in the one order that a sort without a rule of its own gives', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 3 })), (texts) => {
      expect(texts.toSorted(compareText)).toEqual(texts.toSorted());
    }),
  );
});

test('one that is the same is neither before nor after', () => {
  expect([compareText('a', 'a'), compareText('a', 'b'), compareText('b', 'a')]).toEqual([0, -1, 1]);
});
