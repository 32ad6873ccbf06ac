import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { ShareChange, shareEnd, shareStateAt } from './sharing.ts';

const until = new Date('2026-11-27T15:00:00Z');
const moved = (ms: number) => new Date(until.getTime() + ms);

test.each([
  [null, -1, 'live'],
  [null, 0, 'expired'],
  [null, 1, 'expired'],
  [moved(-5000), -1, 'revoked'],
  [moved(-5000), 1, 'revoked'],
] as const)('a share stopped at %s is, %d ms after its end, %s (behaviour R20)', (revokedAt, ms, state) => {
  expect(shareStateAt({ until, revokedAt }, moved(ms))).toBe(state);
});

test('a share lives for exactly its days', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, max: until }),
      fc.integer({ min: 1, max: 7 }),
      (from, days) => {
        const end = shareEnd(from, days);
        const stateAt = (ms: number) =>
          shareStateAt(
            { until: end, revokedAt: null },
            new Date(from.getTime() + days * 24 * 3_600_000 + ms),
          );
        expect([stateAt(-1), stateAt(0)]).toEqual(['live', 'expired']);
      },
    ),
  );
});

test.each([
  [{}, true],
  [{ username: ' Friend@Example.test ' }, true],
  [{ username: 'friend' }, false],
  [{ username: 'a@b.c d' }, false],
  [{ parts: [] }, false],
  [{ parts: ['notes'] }, false],
  [{ days: limits.shareMaxDays + 1 }, false],
  [{ days: 0 }, false],
  [{ days: 1.5 }, false],
])('a share with %j may be asked for: %s', (special, isRight) => {
  const share = { action: 'share', userId: 'p', username: 'a@b.c', parts: ['readings'], days: 7, ...special };
  expect(ShareChange.safeParse(share).success).toBe(isRight);
});
