import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countedMinutes,
  countedSeconds,
  gapsOf,
  noteStretch,
  overlapsOf,
  reachedAt,
  type Stretch,
  secondsWithin,
  sharedSeconds,
  sharesTime,
} from './countedTime.ts';
import { codesReached, ladderSteps, stepState } from './minuteLadder.ts';
import { afterSign, clockText, countedStretch, isCall, type TimerState } from './runningTimer.ts';
import { entrySeconds, type TimeFault, timeActivities, timeFault } from './timeEntry.ts';

const zone = 'America/New_York';
const november = { year: 2026, month: 11 };
const at = (text: string) => new Date(`2026-11-${text}Z`);
const stretch = (start: string, end: string): Stretch => ({ start: at(start), end: at(end) });

describe('the seconds of a month', () => {
  test.each<[string, Stretch[], number]>([
    ['none', [], 0],
    ['one', [stretch('10T14:00:00', '10T14:04:10')], 250],
    ['two that touch', [stretch('10T14:00:00', '10T14:04:00'), stretch('10T14:04:00', '10T14:06:00')], 360],
    [
      'two people at once',
      [stretch('10T14:00:00', '10T14:10:00'), stretch('10T14:05:00', '10T14:12:00')],
      720,
    ],
    [
      'one within another',
      [stretch('10T14:00:00', '10T14:10:00'), stretch('10T14:02:00', '10T14:03:00')],
      600,
    ],
    ['out of order', [stretch('12T14:00:00', '12T14:01:00'), stretch('10T14:00:00', '10T14:01:00')], 120],
    ['of another month', [stretch('01T01:00:00', '01T02:00:00')], 0],
  ])('%s', (_, entries, seconds) => {
    expect(countedSeconds(entries, november, zone)).toBe(seconds);
  });

  test('an entry over midnight of the end of a month is of both, by the clocks of the clinic', () => {
    // In New York November ends at 05:00 UTC of December 1.
    const entry = { start: new Date('2026-12-01T04:58:30Z'), end: new Date('2026-12-01T05:03:00Z') };
    expect(countedSeconds([entry], november, zone)).toBe(90);
    expect(countedSeconds([entry], { year: 2026, month: 12 }, zone)).toBe(180);
    expect(countedSeconds([entry], november, 'UTC')).toBe(0);
  });

  test('minutes are rounded down once, not entry by entry', () => {
    const entries = [0, 1, 2].map((day) => stretch(`1${day}T14:00:00`, `1${day}T14:06:40`));
    expect(countedMinutes(countedSeconds(entries, november, zone))).toBe(20);
    const oneLess = [...entries.slice(1), stretch('10T14:00:00', '10T14:06:39')];
    expect(countedMinutes(countedSeconds(oneLess, november, zone))).toBe(19);
  });

  const second = fc.integer({ min: 0, max: 20_000 });
  const anyStretch = fc.tuple(second, fc.integer({ min: 1, max: 3000 })).map(([from, length]) => ({
    start: new Date(at('10T12:00:00').getTime() + from * 1000),
    end: new Date(at('10T12:00:00').getTime() + (from + length) * 1000),
  }));
  test('is as many seconds as lie in any entry, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(anyStretch, { maxLength: 8 }), (entries) => {
        const seconds = new Set(
          entries.flatMap(({ start, end }) =>
            Array.from(
              { length: (end.getTime() - start.getTime()) / 1000 },
              (_, n) => start.getTime() + n * 1000,
            ),
          ),
        );
        expect(countedSeconds(entries, november, zone)).toBe(seconds.size);
        expect(countedSeconds(entries.toReversed(), november, zone)).toBe(seconds.size);
      }),
      { numRuns: 50 },
    );
  });

  test('two stretches share time exactly when they share seconds', () => {
    fc.assert(
      fc.property(anyStretch, anyStretch, (one, other) => {
        expect(sharesTime(one, other)).toBe(sharedSeconds(one, other) > 0);
        expect(sharedSeconds(one, other)).toBe(sharedSeconds(other, one));
      }),
    );
  });

  test('says when a step was reached', () => {
    const entries = [stretch('10T14:00:00', '10T14:06:00'), stretch('11T14:00:00', '11T14:20:00')];
    expect(reachedAt(entries, november, zone, 10)).toEqual(at('11T14:04:00'));
    expect(reachedAt(entries, november, zone, 26)).toEqual(at('11T14:20:00'));
    expect(reachedAt(entries, november, zone, 27)).toBeNull();
  });
});

describe('the time of a note', () => {
  test('is its minutes, up to the second in which it was written', () => {
    const stretch = noteStretch({ at: new Date('2026-11-20T15:00:00.900Z'), minutes: 5 });
    expect(stretch).toEqual({
      start: new Date('2026-11-20T14:55:00Z'),
      end: new Date('2026-11-20T15:00:00Z'),
    });
  });

  test('counts once beside a timer that ran meanwhile', () => {
    const end = new Date('2026-11-20T15:00:00Z');
    const timer = { start: new Date('2026-11-20T14:57:00Z'), end };
    const bounds = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2026-11-30T23:59:59Z') };
    expect(secondsWithin([noteStretch({ at: end, minutes: 5 }), timer], bounds)).toBe(300);
    expect(secondsWithin([noteStretch({ at: bounds.start, minutes: 5 })], bounds)).toBe(0);
    expect(secondsWithin([{ start: bounds.end, end: new Date('2026-12-01T01:00:00Z') }], bounds)).toBe(1);
  });
});

describe('the steps of a month', () => {
  test.each<[number, boolean, string[]]>([
    [0, true, []],
    [9, true, []],
    [10, true, ['99470']],
    [19, true, ['99470']],
    [20, true, ['99457']],
    [39, true, ['99457']],
    [40, true, ['99457', '99458']],
    [59, true, ['99457', '99458']],
    [60, true, ['99457', '99458', '99458']],
    [600, true, ['99457', '99458', '99458']],
    [60, false, []],
  ])('%d minutes, live contact %s', (minutes, hasContact, codes) => {
    expect(codesReached(minutes, hasContact)).toEqual(codes);
  });
  test('each step says how it stands', () => {
    const states = (minutes: number, hasContact: boolean) =>
      ladderSteps.map((step) => stepState(step, minutes, hasContact));
    expect(states(25, true)).toEqual(['replaced', 'reached', 'open', 'open']);
    expect(states(25, false)).toEqual(['noContact', 'noContact', 'open', 'open']);
    expect(ladderSteps.map(({ isAgain }) => isAgain)).toEqual([false, false, false, true]);
  });
});

describe('what is told of entries', () => {
  const entry = (entryId: string, start: string, end: string, name = entryId) => ({
    ...stretch(start, end),
    entryId,
    author: { userId: name, name },
  });
  test('an overlap names the other person, and the longest of them', () => {
    const entries = [
      entry('a', '10T14:00:00', '10T14:10:00'),
      entry('b', '10T14:07:00', '10T14:12:00'),
      entry('c', '10T14:11:00', '10T14:12:00'),
      entry('d', '10T15:00:00', '10T15:12:00'),
    ];
    expect(overlapsOf(entries)).toEqual([
      { entryId: 'a', withName: 'b', seconds: 180 },
      { entryId: 'b', withName: 'a', seconds: 180 },
      { entryId: 'c', withName: 'b', seconds: 60 },
    ]);
  });
  test('a gap of a minute or more is told, also after an entry that lies within another', () => {
    const entries = [
      entry('d', '10T14:20:00', '10T14:25:00'),
      entry('a', '10T14:00:00', '10T14:10:00'),
      entry('b', '10T14:02:00', '10T14:05:00'),
      entry('c', '10T14:10:59', '10T14:12:00'),
    ];
    expect(gapsOf(entries)).toEqual([{ before: 'd', seconds: 480 }]);
    expect(gapsOf([])).toEqual([]);
    expect(
      gapsOf([entry('a', '10T14:00:00', '10T14:10:00'), entry('b', '10T14:11:00', '10T14:12:00')]),
    ).toEqual([{ before: 'b', seconds: 60 }]);
  });
});

describe('a timer', () => {
  const timer = (more: Partial<TimerState> = {}): TimerState => ({
    since: at('10T14:00:00'),
    activity: 'ReadingReview',
    lastActivityAt: at('10T14:05:00'),
    lastSignAt: at('10T14:06:00'),
    ...more,
  });
  const counted = (state: TimerState, now: string) => {
    const found = countedStretch(state, at(now));
    return found && [found.end.toISOString().slice(11, 19), found.isOver];
  };

  test.each<[string, Partial<TimerState>, string, [string, boolean] | null]>([
    ['counts to its last sign', {}, '10T14:06:30', ['14:06:00', false]],
    ['runs for two minutes without activity', {}, '10T14:06:59', ['14:06:00', false]],
    ['pauses then, at the last activity', {}, '10T14:07:00', ['14:05:00', true]],
    ['of a call runs without activity', { activity: 'PhoneCall' }, '10T14:07:59', ['14:06:00', false]],
    ['of a call ends at the last sign', { activity: 'VideoVisit' }, '10T14:08:00', ['14:06:00', true]],
    ['that is paused counts nothing', { since: null }, '10T14:06:00', null],
    ['never ends before it began', { lastActivityAt: at('10T13:59:00') }, '10T14:20:00', ['14:00:00', true]],
    [
      'ends a day after it began',
      { activity: 'PhoneCall', lastSignAt: at('11T14:00:30') },
      '11T14:00:40',
      ['14:00:00', true],
    ],
  ])('%s', (_, more, now, expected) => {
    expect(counted(timer(more), now)).toEqual(expected);
  });

  test('a page that is there without activity keeps no timer running', () => {
    const state = [60, 120, 180].reduce(
      (known, idle) => afterSign(known, new Date(at('10T14:05:00').getTime() + idle * 1000), idle),
      timer(),
    );
    expect(counted(state, '10T14:08:00')).toEqual(['14:05:00', true]);
  });
  test('of two pages the busier one counts', () => {
    const busy = afterSign(timer(), at('10T14:06:30'), 5);
    expect(afterSign(busy, at('10T14:06:31'), 300)).toMatchObject({ lastActivityAt: at('10T14:06:25') });
    expect(afterSign(busy, at('10T14:06:31'), -100)).toMatchObject({ lastActivityAt: at('10T14:06:31') });
  });
  test('a sign after two minutes of nothing does not bridge them', () => {
    expect(counted(afterSign(timer(), at('10T14:07:00'), 0), '10T14:07:00')).toEqual(['14:05:00', true]);
    expect(counted(afterSign(timer(), at('10T14:07:30'), 31), '10T14:07:30')).toEqual(['14:07:30', false]);
    const call = timer({ activity: 'PhoneCall' });
    expect(counted(afterSign(call, at('10T14:08:00'), 0), '10T14:08:00')).toEqual(['14:06:00', true]);
    expect(counted(afterSign(call, at('10T14:07:59'), 170), '10T14:07:59')).toEqual(['14:07:59', false]);
  });
  test('more signs never take counted time away', () => {
    const times = fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 })));
    fc.assert(
      fc.property(times, (signs) => {
        const now = at('10T15:00:00');
        let state = timer();
        let before = countedStretch(state, now)?.end.getTime() ?? 0;
        for (const [after, idle] of signs) {
          state = afterSign(state, new Date(at('10T14:06:00').getTime() + after * 1000), idle);
          const end = countedStretch(state, now)?.end.getTime() ?? 0;
          expect(end).toBeGreaterThanOrEqual(before);
          before = end;
        }
      }),
    );
  });
  test('a call is one that is talked', () => {
    expect(timeActivities.filter(isCall)).toEqual(['PhoneCall', 'VideoVisit']);
  });
  test.each([
    [0, '00:00'],
    [372, '06:12'],
    [3599.9, '59:59'],
    [3672, '1:01:12'],
    [-4, '00:00'],
  ])('shows %d seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

describe('the times of an entry', () => {
  const known = { now: at('20T12:00:00'), enrolledAt: at('05T12:00:00') };
  test.each<[string, Stretch, TimeFault | null]>([
    ['right', stretch('10T14:00:00', '10T14:10:00'), null],
    ['a whole day', stretch('10T14:00:00', '11T14:00:00'), null],
    ['until now, from the enrollment on', { start: at('20T11:00:00'), end: known.now }, null],
    ['over a day', stretch('10T14:00:00', '11T14:00:01'), 'timeTooLong'],
    ['empty', stretch('10T14:00:00', '10T14:00:00'), 'timeOrder'],
    ['backwards', stretch('10T14:00:00', '10T13:00:00'), 'timeOrder'],
    ['in the future', stretch('20T11:00:00', '20T12:00:01'), 'timeFuture'],
    ['before the enrollment', stretch('05T11:59:59', '05T12:10:00'), 'timeBeforeEnrolment'],
    ['on the enrollment', stretch('05T12:00:00', '05T12:10:00'), null],
  ])('%s', (_, times, fault) => {
    expect(timeFault(times, known)).toBe(fault);
  });
});

test('an overlap is told with whoever was there longest, and nobody overlaps with themselves (SCR-03)', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 15, minute));
  const entry = (entryId: string, from: number, to: number, name: string) => ({
    ...{ entryId, start: at(from), end: at(to), author: { userId: name, name } },
  });
  const [mine, shortly, long] = [
    entry('a', 0, 30, 'Quince'),
    entry('b', 0, 5, 'Wren'),
    entry('c', 10, 30, 'Teasel'),
  ] as const;
  expect(overlapsOf([mine])).toEqual([]);
  for (const list of [
    [mine, shortly, long],
    [mine, long, shortly],
  ])
    expect(overlapsOf(list)[0]).toEqual({ entryId: 'a', withName: 'Teasel', seconds: 1200 });
  expect(entrySeconds({ start: '20261120-15:00:00', end: '20261120-15:01:30' })).toBe(90);
});
