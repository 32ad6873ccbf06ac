import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import type { ReadingClass } from '../vitals/readings.ts';
import { type JudgedReading, notRepeated, urgentEpisode, urgentStateAt } from './urgentReading.ts';

const start = Date.UTC(2026, 10, 20, 13, 5);
const later = (seconds: number) => new Date(start + seconds * 1000);
const read = (
  seconds: number,
  judged: ReadingClass,
  vital: JudgedReading['vital'] = 'BloodPressure',
): JudgedReading => ({
  ...{ vital, at: later(seconds), class: judged },
});
const rest = limits.restSeconds;
const window = limits.repeatMinutes * 60;

describe('the critical reading that a patient is told of first (SCR-02, PDB-07)', () => {
  test.each([
    ['resting', [read(0, 'Critical')], 0],
    ['resting', [read(0, 'Critical')], rest - 1],
    ['measureNow', [read(0, 'Critical')], rest],
    ['measureNow', [read(0, 'Critical')], window],
    ['noSecond', [read(0, 'Critical')], window + 1],
    ['repeated', [read(0, 'Critical'), read(420, 'Critical')], 430],
    ['repeated', [read(0, 'Critical'), read(window, 'Critical')], window],
    ['notRepeated', [read(0, 'Critical'), read(420, 'Cautious')], 430],
    ['notRepeated', [read(0, 'Critical'), read(420, 'Normal')], 430],
    ['backToNormal', [read(0, 'Critical'), read(420, 'Critical'), read(900, 'Normal')], 901],
    ['backToNormal', [read(0, 'Critical'), read(window + 1, 'Normal')], window + 2],
    ['noSecond', [read(0, 'Critical'), read(window + 1, 'Cautious')], window + 2],
    ['repeated', [read(0, 'Critical'), read(420, 'Critical'), read(900, 'Cautious')], 901],
    // One that contradicts itself within a second was not measured twice.
    ['resting', [read(0, 'Critical'), read(0, 'Normal')], 10],
  ] as const)('%s', (state, readings, seconds) => {
    const episode = urgentEpisode(readings, later(seconds));
    expect(episode && urgentStateAt(episode, later(seconds))).toBe(state);
  });

  test('nothing critical, or none of the last day: nothing is urgent', () => {
    expect(urgentEpisode([], later(0))).toBeNull();
    expect(urgentEpisode([read(0, 'Cautious'), read(9, 'Normal')], later(10))).toBeNull();
    const day = limits.repeatShownHours * 3600;
    expect(urgentEpisode([read(0, 'Critical')], later(day))).not.toBeNull();
    expect(urgentEpisode([read(0, 'Critical')], later(day + 1))).toBeNull();
  });

  test('a critical one after the time of a repeat begins anew', () => {
    const [first, again] = [read(0, 'Critical'), read(window + 1, 'Critical')];
    expect(urgentEpisode([first, again], again.at)).toEqual({ first: again, second: null, latest: null });
  });

  test('of two vitals that which began last; another vital is no repeat', () => {
    const pressure = read(0, 'Critical');
    const heart = read(60, 'Critical', 'HeartRate');
    const fine = read(120, 'Normal', 'HeartRate');
    expect(urgentEpisode([pressure, heart], later(130))?.first).toBe(heart);
    expect(urgentEpisode([pressure, fine], later(130))).toEqual({
      first: pressure,
      second: null,
      latest: null,
    });
  });

  test('the order in which readings came changes nothing', () => {
    const judged = fc.constantFrom<ReadingClass>('Normal', 'Cautious', 'Critical');
    const times = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 5000 }), judged), {
      selector: ([seconds]) => seconds,
    });
    fc.assert(
      fc.property(times, (all) => {
        const readings = all.map(([seconds, each]) => read(seconds, each));
        expect(urgentEpisode([...readings].reverse(), later(5000))).toEqual(
          urgentEpisode(readings, later(5000)),
        );
      }),
    );
  });
});

describe('the critical readings of a list that were not repeated in time (SCR-02, SCR-07)', () => {
  const marks = (readings: readonly JudgedReading[], to: number, from: number | null = null) => {
    const found = notRepeated(readings, { from: from === null ? null : later(from), to: later(to) });
    return readings.map((each) => found.get(each) ?? null);
  };
  test.each([
    [[read(0, 'Critical')], window, [null]],
    [[read(0, 'Critical')], window + 1, ['noSecond']],
    [[read(0, 'Critical'), read(420, 'Cautious')], 430, ['notRepeated', null]],
    [[read(0, 'Critical'), read(window, 'Normal')], 9000, ['notRepeated', null]],
    [[read(0, 'Critical'), read(window + 1, 'Normal')], 9000, ['noSecond', null]],
    [[read(0, 'Critical'), read(420, 'Critical')], 9000, [null, null]],
    // Another vital repeats nothing.
    [[read(0, 'Critical'), read(420, 'Normal', 'HeartRate')], 9000, ['noSecond', null]],
    // Each time of a repeat stands alone; the order of the list is of no matter.
    [
      [read(9000, 'Critical'), read(420, 'Normal'), read(0, 'Critical')],
      20_000,
      ['noSecond', null, 'notRepeated'],
    ],
    [[read(0, 'Cautious'), read(420, 'Normal')], 9000, [null, null]],
  ] as const)('%j', (readings, to, expected) => {
    expect(marks(readings, to)).toEqual(expected);
  });

  test('nothing is said of one that may lie in the time of a reading that is not known', () => {
    const list = [read(window, 'Critical')];
    expect(marks(list, 20_000, 1)).toEqual([null]);
    expect(marks(list, 20_000, 0)).toEqual(['noSecond']);
  });
});
