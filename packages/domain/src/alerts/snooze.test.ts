import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { formatInstant } from '../time/dateStyles.ts';
import { instantOf, localTimeOf } from '../time/zonedTime.ts';
import { alertWords } from '../words/en/alert.ts';
import { alertClosingWords } from '../words/en/alertClosing.ts';
import { alertWords as spanishWords } from '../words/es/alert.ts';
import { alertClosingWords as spanishClosing } from '../words/es/alertClosing.ts';
import { isSnooze } from './alertMoves.ts';
import { pickedSnooze, type SnoozeKind, snoozesAt, snoozeUntil } from './snooze.ts';

const newYork = 'America/New_York';
const at = (iso: string) => new Date(iso);
const offered = (iso: string, timeZone = newYork) =>
  snoozesAt(at(iso), timeZone).map(({ kind, until }) => [kind, until.toISOString().slice(0, 16)]);

describe('what an alert can be put off until (SCR-02)', () => {
  test.each<[string, string, [SnoozeKind, string][]]>([
    [
      'Friday, 4:15 AM: tomorrow is eight in the morning, and no 24 hours',
      '2026-11-20T09:15:00Z',
      [
        ['hour', '2026-11-20T10:15'],
        ['afternoon', '2026-11-20T18:00'],
        ['tomorrow', '2026-11-21T13:00'],
        ['monday', '2026-11-23T13:00'],
      ],
    ],
    [
      'noon: the afternoon has begun',
      '2026-11-20T17:00:00Z',
      [
        ['hour', '2026-11-20T18:00'],
        ['tomorrow', '2026-11-21T13:00'],
        ['monday', '2026-11-23T13:00'],
      ],
    ],
    [
      'a minute before noon',
      '2026-11-20T16:59:00Z',
      [
        ['hour', '2026-11-20T17:59'],
        ['afternoon', '2026-11-20T18:00'],
        ['tomorrow', '2026-11-21T13:00'],
        ['monday', '2026-11-23T13:00'],
      ],
    ],
    [
      'Sunday: tomorrow is Monday',
      '2026-11-22T18:00:00Z',
      [
        ['hour', '2026-11-22T19:00'],
        ['tomorrow', '2026-11-23T13:00'],
      ],
    ],
    [
      'Monday, 7 AM: the next one',
      '2026-11-23T12:00:00Z',
      [
        ['hour', '2026-11-23T13:00'],
        ['afternoon', '2026-11-23T18:00'],
        ['tomorrow', '2026-11-24T13:00'],
        ['nextMonday', '2026-11-30T13:00'],
      ],
    ],
    [
      'the last day of a year, a Thursday',
      '2026-12-31T20:00:00Z',
      [
        ['hour', '2026-12-31T21:00'],
        ['tomorrow', '2027-01-01T13:00'],
        ['monday', '2027-01-04T13:00'],
      ],
    ],
    [
      'Saturday before the clocks go forward: 23 hours to the same time',
      '2026-03-07T13:00:00Z',
      [
        ['hour', '2026-03-07T14:00'],
        ['afternoon', '2026-03-07T18:00'],
        ['tomorrow', '2026-03-08T12:00'],
        ['monday', '2026-03-09T12:00'],
      ],
    ],
    [
      'the hour before they go back: an hour is an hour',
      '2026-11-01T05:30:00Z',
      [
        ['hour', '2026-11-01T06:30'],
        ['afternoon', '2026-11-01T18:00'],
        ['tomorrow', '2026-11-02T13:00'],
      ],
    ],
  ])('%s', (_, now, expected) => {
    expect(offered(now)).toEqual(expected);
  });

  test('the day is that of the zone', () => {
    expect(offered('2026-11-22T18:00:00Z', 'Pacific/Kiritimati').map(([kind]) => kind)).toContain(
      'nextMonday',
    );
    expect(snoozeUntil('tomorrow', at('2026-11-22T18:00:00Z'), 'Pacific/Kiritimati')).toEqual(
      at('2026-11-23T18:00:00Z'),
    );
  });

  test('each is in the future, allowed, later than the one before, and the hour that it says', () => {
    const zone = fc.constantFrom(
      newYork,
      'America/Phoenix',
      'America/Santiago',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Honolulu',
    );
    const moment = fc.date({
      min: at('2020-01-01T00:00:00Z'),
      max: at('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, zone, (now, timeZone) => {
        const all = snoozesAt(now, timeZone);
        let before = now;
        for (const { kind, until } of all) {
          expect(until > before && isSnooze(until, now)).toBe(true);
          before = until;
          if (kind === 'hour') continue;
          const { hour, minute } = localTimeOf(until, timeZone);
          const wanted = kind === 'afternoon' ? limits.snoozeAfternoonHour : limits.snoozeMorningHour;
          expect([hour, minute]).toEqual([wanted, 0]);
        }
        const mondays = all.filter(({ kind }) => kind.toLowerCase().endsWith('monday'));
        for (const { until } of mondays)
          expect(new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(until)).toBe(
            'Monday',
          );
      }),
    );
  });

  test.each([
    ['2026-11-24T09:30', { value: new Date('2026-11-24T14:30:00Z') }],
    ['2026-12-20T10:00', { value: new Date('2026-12-20T15:00:00Z') }],
    ['2026-12-20T10:01', { errors: { until: 'snoozeTime' } }],
    ['2026-11-20T10:00', { errors: { until: 'snoozeTime' } }],
    ['2026-02-30T09:30', { errors: { until: 'snoozeTime' } }],
    ['', { errors: { until: 'snoozeTime' } }],
  ])(
    'a time that is picked is by the clock of whoever picks it, and in the next 30 days: %j',
    (until, found) => {
      expect(pickedSnooze({ until }, new Date('2026-11-20T15:00:00Z'), newYork)).toEqual(found);
    },
  );

  test('the words say the hours of the limits', () => {
    const day = { year: 2026, month: 11, day: 20, minute: 0 };
    const said = (hour: number) => {
      const { instant } = instantOf({ ...day, hour }, newYork);
      return formatInstant(instant, 'time', { timeZone: newYork, onBad: () => {} }) ?? '';
    };
    const morning = said(limits.snoozeMorningHour);
    const { hour: _, afternoon, ...mornings } = alertWords.snoozeFor;
    expect(afternoon).toContain(said(limits.snoozeAfternoonHour));
    for (const each of [...Object.values(mornings), alertClosingWords.snoozeTomorrow])
      expect(each).toContain(morning);
    const { hour: __, afternoon: tarde, ...mananas } = spanishWords.snoozeFor;
    expect(tarde).toContain(`${limits.snoozeAfternoonHour - 12}:00 p. m.`);
    for (const each of [...Object.values(mananas), spanishClosing.snoozeTomorrow])
      expect(each).toContain(`${limits.snoozeMorningHour}:00 a. m.`);
  });
});
