import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedEach, countedMinutes, countedSeconds, type Stretch } from './countedTime.ts';

const zone = 'America/New_York';
const november = { year: 2026, month: 11 };
const at = (text: string) => new Date(`2026-11-${text}Z`);
const stretch = (start: string, end: string): Stretch => ({ start: at(start), end: at(end) });

describe('what each entry brings to the minutes of a month (SCR-04)', () => {
  const each = (...entries: Stretch[]) =>
    countedEach(entries, november, zone).map(({ minutes, overlap }) => [minutes, overlap]);
  const calls = [
    stretch('10T14:00:00', '10T14:10:00'),
    stretch('10T14:05:00', '10T14:12:00'),
    stretch('10T14:02:00', '10T14:03:00'),
  ];
  test('what an earlier one covers counts there', () => {
    expect(each(...calls)).toEqual([
      [10, 0],
      [2, 5],
      [0, 1],
    ]);
    expect(each()).toEqual([]);
  });
  test('a minute that two fill counts with the second; what is of another month counts in none', () => {
    const half = [stretch('11T14:00:00', '11T14:01:30'), stretch('11T15:00:00', '11T15:01:30')];
    expect(each(...half)).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(each(stretch('01T03:50:00', '01T04:10:00'))).toEqual([[10, 0]]);
  });
  test('they add up to the minutes of the month', () => {
    const anEntry = fc.tuple(fc.nat(86_400), fc.nat(5000)).map(([from, length]) => ({
      start: new Date(at('10T00:00:00').getTime() + from * 1000),
      end: new Date(at('10T00:00:00').getTime() + (from + length) * 1000),
    }));
    fc.assert(
      fc.property(fc.array(anEntry, { maxLength: 12 }), (entries) => {
        const sum = countedEach(entries, november, zone).reduce((all, { minutes }) => all + minutes, 0);
        expect(sum).toBe(countedMinutes(countedSeconds(entries, november, zone)));
      }),
    );
  });
});
