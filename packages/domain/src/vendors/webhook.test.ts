import { expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { isTimely, signaturesIn, signedText } from './webhook.ts';

const now = new Date('2026-11-20T15:00:00Z');
const seconds = now.getTime() / 1000;

test.each([
  [0, true],
  [limits.webhookToleranceSeconds, true],
  [-limits.webhookToleranceSeconds, true],
  [limits.webhookToleranceSeconds + 1, false],
  [-limits.webhookToleranceSeconds - 1, false],
  [600, false],
])('a delivery %d s from our clock is timely: %s', (apart, expected) => {
  expect(isTimely(String(seconds + apart), now)).toBe(expected);
});

test.each(['', 'soon', '1e9', '-1', '1763650800.5', '9'.repeat(13)])('%j is no time', (timestamp) => {
  expect(isTimely(timestamp, now)).toBe(false);
});

test('what is signed are the id, the time and the body, as they were sent', () => {
  expect(signedText({ id: 'msg_1', timestamp: '1614265330', body: '{"test": 2432232314}' })).toBe(
    'msg_1.1614265330.{"test": 2432232314}',
  );
});

test('of several signatures, those of the version that is known', () => {
  expect(signaturesIn('v1,abc= v2,def v1a,ghi v1,jkl')).toEqual(['abc=', 'jkl']);
  expect(signaturesIn('')).toEqual([]);
});
