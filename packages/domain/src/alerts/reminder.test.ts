import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { localDay } from '../time/localDay.ts';
import { localTimeOf } from '../time/zonedTime.ts';
import { type ReminderFacts, reminderDayAt, reminderPause } from './reminder.ts';
import { Reminder, ReminderSave, ReminderStop, usualReminder } from './reminderWire.ts';

const at = (iso: string) => new Date(iso);
const usual: ReminderFacts = {
  timeZone: 'America/New_York',
  hour: 9,
  isFollowed: true,
  activatedAt: at('2026-01-05T15:00:00Z'),
  lastReadingAt: at('2026-11-19T14:00:00Z'),
  awayUntil: null,
  lastDay: '2026-11-19',
};

describe('when a reminder is due (SCR-07)', () => {
  test.each<[string, Partial<ReminderFacts>, string, string | null]>([
    ['the hour has come', {}, '2026-11-20T14:00:00Z', '2026-11-20'],
    ['a moment before', {}, '2026-11-20T13:59:59.999Z', null],
    ['the last moment of the hour', {}, '2026-11-20T14:59:59.999Z', '2026-11-20'],
    ['an hour later nothing is sent late', {}, '2026-11-20T15:00:00Z', null],
    ['in the night after an outage', {}, '2026-11-21T07:00:00Z', null],
    [
      'nobody was ever reminded',
      { lastDay: null, lastReadingAt: null },
      '2026-11-20T14:00:00Z',
      '2026-11-20',
    ],
    ['this day has had its own', { lastDay: '2026-11-20' }, '2026-11-20T14:15:00Z', null],
    ['the zone was changed for one further west', { lastDay: '2026-11-21' }, '2026-11-20T14:15:00Z', null],
    ['measured today', { lastReadingAt: at('2026-11-20T12:00:00Z') }, '2026-11-20T14:00:00Z', null],
    ['measured at midnight', { lastReadingAt: at('2026-11-20T05:00:00Z') }, '2026-11-20T14:00:00Z', null],
    ['just before it', { lastReadingAt: at('2026-11-20T04:59:59Z') }, '2026-11-20T14:00:00Z', '2026-11-20'],
    ['a reading of tomorrow', { lastReadingAt: at('2026-11-21T14:00:00Z') }, '2026-11-20T14:00:00Z', null],
    ['away today', { awayUntil: '2026-11-20' }, '2026-11-20T14:00:00Z', null],
    ['back since today', { awayUntil: '2026-11-19' }, '2026-11-20T14:00:00Z', '2026-11-20'],
    ['no device is active', { activatedAt: null }, '2026-11-20T14:00:00Z', null],
    ['discharged, on hold, merged or closed', { isFollowed: false }, '2026-11-20T14:00:00Z', null],
    // The clocks go forward on March 8, 2026: 2 AM is 3 AM.
    [
      'an hour that the clocks skip',
      { hour: 2, lastDay: null, lastReadingAt: null },
      '2026-03-08T07:00:00Z',
      '2026-03-08',
    ],
    ['not before it', { hour: 2, lastDay: null, lastReadingAt: null }, '2026-03-08T06:59:59Z', null],
    [
      'the hour after the gap',
      { hour: 3, lastDay: null, lastReadingAt: null },
      '2026-03-08T07:00:00Z',
      '2026-03-08',
    ],
    [
      'the day after',
      { hour: 2, lastDay: '2026-03-08', lastReadingAt: null },
      '2026-03-09T06:00:00Z',
      '2026-03-09',
    ],
    // They go back on November 1, 2026: 1 AM comes twice.
    [
      'the first of an hour that comes twice',
      { hour: 1, lastDay: null, lastReadingAt: null },
      '2026-11-01T05:00:00Z',
      '2026-11-01',
    ],
    ['not the second', { hour: 1, lastDay: null, lastReadingAt: null }, '2026-11-01T06:00:00Z', null],
    [
      'the hour after both',
      { hour: 2, lastDay: null, lastReadingAt: null },
      '2026-11-01T07:00:00Z',
      '2026-11-01',
    ],
    // India is half an hour off, Nepal three quarters; Lord Howe moves its clocks by half an hour.
    [
      'half an hour off',
      { timeZone: 'Asia/Kolkata', lastDay: null, lastReadingAt: null },
      '2026-11-20T03:30:00Z',
      '2026-11-20',
    ],
    [
      'before that',
      { timeZone: 'Asia/Kolkata', lastDay: null, lastReadingAt: null },
      '2026-11-20T03:29:59Z',
      null,
    ],
    [
      'three quarters',
      { timeZone: 'Asia/Kathmandu', lastDay: null, lastReadingAt: null },
      '2026-11-20T03:15:00Z',
      '2026-11-20',
    ],
    [
      'a gap of half an hour',
      { timeZone: 'Australia/Lord_Howe', hour: 2, lastDay: null, lastReadingAt: null },
      '2026-10-03T15:30:00Z',
      '2026-10-04',
    ],
    [
      'a day without midnight',
      { timeZone: 'America/Santiago', hour: 0, lastDay: null, lastReadingAt: null },
      '2026-09-06T04:00:00Z',
      '2026-09-06',
    ],
  ])('%s', (_, special, now, day) => {
    expect(reminderDayAt({ ...usual, ...special }, at(now))).toBe(day);
  });

  test('asked every quarter of an hour, each day brings one, at its hour', () => {
    const zones = [
      'America/New_York',
      'America/Phoenix',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'America/Santiago',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 364 }),
        fc.integer({ min: 0, max: 14 }),
        (timeZone, hour, firstDay, minutesOff) => {
          const quarter = 900_000;
          const start = Date.UTC(2026, 0, 1 + firstDay) + minutesOff * 60_000;
          const sent: { day: string; now: Date }[] = [];
          for (let tick = 0; tick < 4 * 24 * 4; tick += 1) {
            const now = new Date(start + tick * quarter);
            const lastDay = sent.at(-1)?.day ?? null;
            const day = reminderDayAt({ ...usual, timeZone, hour, lastReadingAt: null, lastDay }, now);
            if (day !== null) sent.push({ day, now });
          }
          expect(new Set(sent.map(({ day }) => day)).size).toBe(sent.length);
          expect(sent.length).toBeGreaterThanOrEqual(3);
          expect(sent.length).toBeLessThanOrEqual(5);
          for (const { day, now } of sent) {
            expect(localDay(now, timeZone)).toBe(day);
            // The next hour only where the clocks go forward in between.
            expect([hour, hour + 1]).toContain(localTimeOf(now, timeZone).hour);
          }
        },
      ),
      { seed: 14, numRuns: 150 },
    );
  });

  test('the window is not longer than an hour, so that no day begins in it', () => {
    expect(limits.reminderWindowMinutes).toBeLessThanOrEqual(60);
  });
});

test.each<[Partial<ReminderFacts>, string | null]>([
  [{}, null],
  [{ isFollowed: false, activatedAt: null, awayUntil: '2026-12-01' }, 'notFollowed'],
  [{ activatedAt: null, awayUntil: '2026-12-01' }, 'noDevice'],
  [{ awayUntil: '2026-12-01' }, 'away'],
  [{ awayUntil: '2026-11-20' }, 'away'],
  [{ awayUntil: '2026-11-19' }, null],
])('%j: the pause is %s', (special, pause) => {
  expect(reminderPause({ ...usual, ...special }, at('2026-11-20T14:00:00Z'))).toBe(pause);
});

test('what goes over the wire: a full hour of the day, and a whole token', () => {
  const hours = (hour: unknown) => ReminderSave.safeParse({ isOn: true, hour }).success;
  expect([0, 9, 23].every(hours)).toBe(true);
  expect([-1, 24, 9.5, '9', null, Number.NaN].some(hours)).toBe(false);
  expect(ReminderStop.safeParse({ token: 'x'.repeat(43) }).success).toBe(true);
  expect(ReminderStop.safeParse({ token: 'x'.repeat(42) }).success).toBe(false);
  const shown = { ...usualReminder, timeZone: 'America/New_York', pause: null, awayUntil: null };
  expect(Reminder.parse(shown)).toEqual(shown);
  expect(usualReminder.isOn).toBe(false);
});
