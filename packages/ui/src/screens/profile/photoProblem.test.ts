import { ApiError } from '@rpm/api-client';
import { photoWords } from '@rpm/domain/words/photo';
import { taskWords } from '@rpm/domain/words/task';
import { afterEach, expect, test, vi } from 'vitest';
import { mayRetry, photoRefusal, UnusableFile } from './photoProblem.ts';

const at = (isOnline: boolean) => vi.stubGlobal('navigator', { onLine: isOnline });
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a file that is none', new UnusableFile('wrongKind'), photoWords.wrongKind, false],
  ['a file of 11 MB', new UnusableFile('tooLarge'), photoWords.tooLarge({ megabytes: 10 }), false],
  ['code that did not come', new TypeError('Failed to fetch'), photoWords.notPrepared, true],
  ['400', new ApiError('status', 400, { message: 'Not this.' }), /^Not this\.$/, false],
  ['413', new ApiError('status', 413, { message: 'Too large.' }), /^Too large\.$/, false],
])('%s: says what is wrong and whether another try may help (behaviour 1a)', (_, error, text, canRetry) => {
  at(true);
  expect(photoRefusal(error)).toMatch(text);
  expect(mayRetry(error)).toBe(canRetry);
});

test.each([
  ['no connection', new ApiError('network', 0), true],
  ['no answer in time', new ApiError('timeout', 0), true],
  ['an answer that is none', new ApiError('malformed', 200), true],
  ['too many calls', new ApiError('status', 429), true],
  ['500', new ApiError('status', 500, { message: 'a stack' }), true],
  ['413 without words', new ApiError('status', 413), false],
  ['403', new ApiError('status', 403, { message: 'No' }), false],
])('%s: the common sentences tell it', (_, error, canRetry) => {
  at(true);
  expect(photoRefusal(error)).toBeUndefined();
  expect(mayRetry(error)).toBe(canRetry);
});

test('offline is told as that where the code that reads files did not come; a file that is none stays one', () => {
  at(false);
  expect(photoRefusal(new TypeError('Failed to fetch'))).toBe(taskWords.offline);
  expect(mayRetry(new UnusableFile('unreadable'))).toBe(false);
});
