import { expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { isWorthKeeping, NoteDraft, SaveNoteDraft } from './noteDraft.ts';
import { emptyNote } from './noteForm.ts';

test('a draft is kept to the letter, spaces and all (SCR-03)', () => {
  const draft = { ...emptyNote, text: '  Talked \n', minutes: '1x' };
  expect(NoteDraft.parse(draft)).toEqual(draft);
  expect(SaveNoteDraft.parse({ userId: 'p', draft: null })).toEqual({ userId: 'p', draft: null });
});

test.each([
  ['a text as long as that of a note', { text: 'x'.repeat(limits.longTextMaxCharacters) }, true],
  ['a longer one', { text: 'x'.repeat(limits.longTextMaxCharacters + 1) }, false],
  ['an unknown topic', { topic: 'Weather' }, false],
  ['unknown readers', { readers: 'everybody' }, false],
])('%s', (_, change, isRight) => {
  expect(NoteDraft.safeParse({ ...emptyNote, ...change }).success).toBe(isRight);
});

test.each([
  ['', '', false],
  [' \n', ' ', false],
  ['a', '', true],
  ['', '5', true],
])('of text %j and minutes %j: worth keeping is %s', (text, minutes, is) => {
  expect(isWorthKeeping({ text, minutes })).toBe(is);
});
