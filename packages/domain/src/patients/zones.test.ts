import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDay } from '../time/localDay.ts';
import { homeOf, moveDays, movedFrom, moveProblem, zonesAfterMove } from './zones.ts';

const [east, west, tokyo] = ['America/New_York', 'America/Los_Angeles', 'Asia/Tokyo'] as const;
const spell = (day: string, timeZone: string) => ({ from: new Date(`${day}T12:00:00Z`), timeZone });
const home = spell('2026-01-01', east);
const now = new Date('2026-11-20T15:00:00Z');

describe('the zones of a patient (SCR-04)', () => {
  test('each move adds one, and none of the earlier ones goes', () => {
    const moved = spell('2026-03-10', west);
    const back = spell('2026-06-01', east);
    const once = zonesAfterMove(null, home, moved);
    expect(once).toEqual([home, moved]);
    expect(zonesAfterMove(once, moved, back)).toEqual([home, moved, back]);
  });

  test('a second move of one day takes the place of the first', () => {
    const moved = spell('2026-03-10', west);
    const other = spell('2026-03-10', tokyo);
    expect(zonesAfterMove([home, moved], moved, other)).toEqual([home, other]);
    const earlier = { from: new Date('2026-03-10T08:00:00Z'), timeZone: tokyo };
    expect(zonesAfterMove([home, moved], moved, earlier)).toEqual([home, other]);
    expect(zonesAfterMove(null, home, { ...home, timeZone: tokyo })).toEqual([{ ...home, timeZone: tokyo }]);
  });

  test('somebody lives where the last move led, or where the enrollment was', () => {
    const enrolled = { enrolledAt: home.from, timeZone: east };
    expect(homeOf(enrolled)).toEqual(home);
    expect(homeOf({ ...enrolled, timeZone: west, zones: [home, spell('2026-03-10', west)] })).toEqual(
      spell('2026-03-10', west),
    );
  });
});

describe('the day of a move (F5, SCR-04)', () => {
  const days = { first: '2026-06-01', last: '2026-11-20' };

  test.each([
    ['', 'movedOnRequired'],
    ['soon', 'movedOnInvalid'],
    ['2026-11-31', 'movedOnInvalid'],
    ['2026-11-21', 'movedOnInvalid'],
    ['2026-11-20', null],
    ['2026-06-01', null],
    ['2026-05-31', 'movedOnTooEarly'],
  ])('%j is %s', (day, problem) => {
    expect(moveProblem(day, days)).toBe(problem);
  });

  test('is none before the last one, by the earlier of both clocks, and none to come by that of the clinic', () => {
    const at = new Date('2026-11-20T04:30:00Z');
    expect(moveDays({ from: at, timeZone: west }, now, east)).toEqual({
      ...{ first: '2026-11-19', last: '2026-11-20' },
    });
    // It is tomorrow already where the patient lives: there is a day to choose all the same.
    const evening = new Date('2026-11-20T20:00:00Z');
    expect(moveDays({ from: evening, timeZone: tokyo }, evening, east)).toEqual({
      ...{ first: '2026-11-20', last: '2026-11-20' },
    });
  });

  test.each([
    ['2026-11-10', [east, west], '2026-11-10T08:00:00.000Z'],
    ['2026-11-10', [west, east], '2026-11-10T08:00:00.000Z'],
    ['2026-11-10', [east, tokyo], '2026-11-10T05:00:00.000Z'],
    // The clocks change on that day, and not at midnight.
    ['2026-11-01', [east, west], '2026-11-01T07:00:00.000Z'],
    // It has not begun by both: from now on.
    ['2026-11-20', ['Pacific/Honolulu', 'Pacific/Pago_Pago'], '2026-11-20T11:00:00.000Z'],
    ['2026-11-21', [east, tokyo], now.toISOString()],
  ] as const)('%s between %j begins at %s', (day, between, at) => {
    expect(movedFrom(day, between, now).toISOString()).toBe(at);
  });

  test('that is no day is refused', () => {
    expect(() => movedFrom('soon', [east, west], now)).toThrow(new RangeError('No day: soon'));
  });

  test('never makes the days go back', () => {
    const zone = fc.constantFrom(
      east,
      west,
      tokyo,
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Asia/Kolkata',
    );
    const time = fc.date({ min: new Date('2026-03-01'), max: new Date('2026-11-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zone, zone, time, fc.integer({ min: 0, max: 3 * 86_400 }), (before, after, at, seconds) => {
        const day = localDay(at, 'UTC');
        const from = movedFrom(day, [before, after], now);
        const earlier = new Date(from.getTime() - seconds * 1000 - 1);
        const later = new Date(from.getTime() + seconds * 1000);
        expect(localDay(earlier, before) <= localDay(later, after)).toBe(true);
        expect(localDay(from, after) >= day).toBe(true);
      }),
    );
  });
});
