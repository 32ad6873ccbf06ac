import { expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { awaySecondsBy, type RoundTime, roundEnded, roundSeen } from './roundTime.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 13, 29) + seconds * 1000);
const begun = roundSeen(null, at(0), false);
const silent = limits.roundSilentMinutes * 60;
const absolute = limits.sessionAbsoluteHours * 3600;
/** Signs of life one after the other, from the beginning. */
const seenAt = (...signs: (readonly [seconds: number, isPaused?: boolean])[]): RoundTime =>
  signs.reduce((round, [seconds, isPaused = false]) => roundSeen(round, at(seconds), isPaused), begun);

test('the first sign of life begins a round (SCR-03)', () => {
  expect(begun).toEqual({
    ...{ startedAt: at(0), endedAt: null, seenAt: at(0), awaySeconds: 0, isPaused: false },
  });
});

test.each([
  ['a screen that is there counts nothing as left', [[60], [120]], 180, 0],
  ['as long without a sign as a screen may need is none', [[60]], 60 + silent, 0],
  ['a second more is all of it', [[60]], 61 + silent, silent + 1],
  ['what was left stays counted when somebody is back', [[60], [7260]], 7290, 7200],
  ['a pause counts from its beginning', [[60], [70, true]], 100, 30],
  ['what was paused stays counted', [[60], [70, true], [100]], 130, 30],
  ['both add up', [[60], [70, true], [100], [8000]], 8000, 30 + 7900],
  ['a clock that went back takes nothing away', [[60, true]], 30, 0],
] as const)('%s (SCR-03)', (_, signs, now, away) => {
  expect(awaySecondsBy(seenAt(...signs), at(now))).toBe(away);
});

test('a round that ended counts no more, and the next sign begins another one (SCR-03)', () => {
  const ended = roundEnded(seenAt([60]), at(7260));
  expect(ended).toMatchObject({ startedAt: at(0), endedAt: at(7260), awaySeconds: 7200, isPaused: false });
  expect(awaySecondsBy(ended, at(9000))).toBe(7200);
  expect(roundEnded(ended, at(9000))).toEqual(ended);
  expect(roundEnded(seenAt([60, true]), at(90))).toMatchObject({ awaySeconds: 30, isPaused: false });
  expect(roundSeen(ended, at(7300), true)).toEqual({
    ...{ startedAt: at(7300), endedAt: null, seenAt: at(7300), awaySeconds: 0, isPaused: true },
  });
});

test('who is back later than a login can last begins another round (SCR-03)', () => {
  expect(seenAt([60], [60 + absolute])).toMatchObject({ startedAt: at(0), awaySeconds: absolute });
  expect(seenAt([60], [61 + absolute])).toEqual(roundSeen(null, at(61 + absolute), false));
});
