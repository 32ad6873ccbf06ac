import { ApiError } from '@rpm/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import { photoProblem, UnusableFile } from './photoProblem.ts';

const at = (isOnline: boolean) => vi.stubGlobal('navigator', { onLine: isOnline });
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a file that is none', new UnusableFile('wrongKind'), /^This is not a JPEG, PNG or WebP picture/, false],
  ['a file of 11 MB', new UnusableFile('tooLarge'), /^This picture is larger than 10 MB/, false],
  ['code that did not come', new TypeError('Failed to fetch'), /^The picture could not be read now/, true],
  ['no connection', new ApiError('network', 0), 'Your photo was not saved. Try again.', true],
  ['no answer in time', new ApiError('timeout', 0), /^We could not confirm that your photo was saved/, true],
  ['an answer that is none', new ApiError('malformed', 200), 'Your photo was not saved. Try again.', true],
  ['too many calls', new ApiError('status', 429), 'Your photo was not saved. Try again.', true],
  ['500', new ApiError('status', 500, { message: 'a stack' }), 'Your photo was not saved. Try again.', true],
  ['400', new ApiError('status', 400, { message: 'Not this.' }), 'Not this.', false],
  ['413 without words', new ApiError('status', 413), 'Your photo was not saved. Try again.', false],
  ['403', new ApiError('status', 403, { message: 'No' }), 'You do not have access to this.', false],
])(
  'saving, %s: says what is wrong and whether another try may help (behaviour 1a)',
  (_, error, text, canRetry) => {
    at(true);
    const problem = photoProblem('save', error);
    expect(problem.text).toMatch(text);
    expect(problem.canRetry).toBe(canRetry);
  },
);

test('removing has its own words', () => {
  at(true);
  expect(photoProblem('remove', new ApiError('status', 500)).text).toBe(
    'Your photo was not removed. Try again.',
  );
  expect(photoProblem('remove', new ApiError('timeout', 0)).text).toMatch(/^We could not confirm .* removed/);
});

test('offline is told as that, whatever failed by it; a file that is none stays one', () => {
  at(false);
  for (const error of [new ApiError('network', 0), new TypeError('Failed to fetch')]) {
    expect(photoProblem('save', error)).toEqual({
      text: 'You are offline. Try again when the connection is back.',
      canRetry: true,
    });
  }
  expect(photoProblem('save', new UnusableFile('unreadable')).canRetry).toBe(false);
});
