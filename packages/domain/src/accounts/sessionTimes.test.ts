import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultSessionTimes,
  isKeepAliveDue,
  isSpokenSecond,
  type Moment,
  sessionState,
  sessionTimesFor,
} from './sessionTimes.ts';

const start: Moment = { wall: 1_800_000_000_000, monotonic: 5_000 };
const later = (ms: number, wallMs = ms): Moment => ({
  wall: start.wall + wallMs,
  monotonic: start.monotonic + ms,
});

describe('sessionState (SES-02, SES-04)', () => {
  test.each([
    [0, 'active', 300, 270_000],
    [269_999, 'active', 31, 1],
    [270_000, 'notice', 30, 20_000],
    [289_999, 'notice', 11, 1],
    [290_000, 'warning', 10, 10_000],
    [290_001, 'warning', 10, 9_999],
    [291_000, 'warning', 9, 9_000],
    [299_999, 'warning', 1, 1],
    [300_000, 'ended', 0, 0],
    [86_400_000, 'ended', 0, 0],
  ] as const)('after %d ms idle: %s, %d s left, next in %d ms', (ms, phase, secondsLeft, nextPhaseInMs) => {
    expect(sessionState(start, later(ms))).toEqual({ phase, secondsLeft, nextPhaseInMs });
  });

  test('Keep Me Logged In begins anew at whatever moment, and once more whenever it is pressed (SES-03)', () => {
    const fresh = sessionState(start, start);
    fc.assert(
      fc.property(fc.array(fc.nat(299_999), { minLength: 1 }), (pauses) => {
        let last = start;
        for (const ms of pauses) {
          const pressed = { wall: last.wall + ms, monotonic: last.monotonic + ms };
          expect(sessionState(last, pressed).phase).not.toBe('ended');
          last = pressed;
        }
        expect(sessionState(last, last)).toEqual(fresh);
      }),
    );
  });

  test('after sleep the wall clock counts (behaviour R8)', () => {
    expect(sessionState(start, later(1_000, 300_000)).phase).toBe('ended');
  });

  test('a wall clock that was set back keeps no session alive, and counts no negative time', () => {
    expect(sessionState(start, later(300_000, -86_400_000)).phase).toBe('ended');
    expect(sessionState(start, later(-5, -5))).toEqual({
      phase: 'active',
      secondsLeft: 300,
      nextPhaseInMs: 270_000,
    });
  });

  test('never milder the longer nothing happens, and the next phase comes when it is said', () => {
    const order = ['active', 'notice', 'warning', 'ended'];
    fc.assert(
      fc.property(fc.nat(400_000), fc.nat(400_000), (ms, more) => {
        const earlier = sessionState(start, later(ms));
        const then = sessionState(start, later(ms + more));
        expect(order.indexOf(then.phase)).toBeGreaterThanOrEqual(order.indexOf(earlier.phase));
        expect(then.secondsLeft).toBeLessThanOrEqual(earlier.secondsLeft);
        const next = sessionState(start, later(ms + earlier.nextPhaseInMs));
        expect(order.indexOf(next.phase)).toBe(Math.min(3, order.indexOf(earlier.phase) + 1));
      }),
    );
  });
});

test.each([
  [300, 300],
  [3000, 3000],
  [900, 900],
  [10, 300],
  [-1, 300],
  [99_999, 3000],
  [Number.NaN, 300],
  [Number.POSITIVE_INFINITY, 300],
])('a session of %d s ends after %d s, with 30 and 10 s of notice (behaviour R5)', (asked, logout) => {
  expect(sessionTimesFor(asked)).toEqual({ notice: logout - 30, warning: logout - 10, logout });
  expect(sessionState(start, later(logout * 1000 - 1), sessionTimesFor(asked)).phase).toBe('warning');
  expect(sessionState(start, later(logout * 1000), sessionTimesFor(asked)).phase).toBe('ended');
});

test('the default', () => {
  expect(defaultSessionTimes).toEqual({ notice: 270, warning: 290, logout: 300 });
});

test('spoken at 10 and at 5 only (behaviour R6)', () => {
  const seconds = Array.from({ length: 12 }, (_, second) => second);
  expect(seconds.filter(isSpokenSecond)).toEqual([5, 10]);
});

test.each([
  [null, true],
  [start, false],
  [later(-59_999), false],
  [later(-60_000), true],
])('the server is told at most every minute: %o, %j (behaviour R7)', (last, due) => {
  expect(isKeepAliveDue(last, start)).toBe(due);
});
