import { readingClasses } from '@rpm/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearest, seriesOf, type TrendReading } from './series.ts';
import { silenceOf, thin } from './thin.ts';

const DAY_MS = 86_400_000;
const reading = (at: number, v: number, rank = 0): TrendReading => ({
  at,
  values: { v },
  classes: { v: readingClasses[rank] ?? 'Normal' },
});

const anyReadings = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: 60 * DAY_MS }),
      value: fc.integer({ min: 30, max: 300 }),
      rank: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: 1, maxLength: 400 },
  )
  .map((list) => list.toSorted((a, b) => a.at - b.at).map(({ at, value, rank }) => reading(at, value, rank)));

describe('thin', () => {
  const frame = { from: 0, to: 60 * DAY_MS, columns: 90 };
  const drawn = (readings: TrendReading[]) => {
    const series = seriesOf(readings, 'v');
    const silence = silenceOf(series, frame);
    return { series, silence, ...thin(series, frame, silence) };
  };
  const columnOf = (at: number) => Math.floor((at / frame.to) * frame.columns);

  test('loses no Critical reading: each column that holds one is marked as Critical, at its least and greatest', () => {
    fc.assert(
      fc.property(anyReadings, (readings) => {
        const { marks, series } = drawn(readings);
        for (const rank of [0, 1, 2]) {
          const byColumn = (places: number[]) =>
            Map.groupBy(
              places.filter((at) => series.classes[at] === rank),
              (at) => columnOf(series.times[at] ?? 0),
            );
          const all = byColumn(readings.map((_, at) => at));
          const marked = byColumn(marks);
          const ends = (places: number[] = []) => {
            const values = places.map((at) => series.values[at] ?? Number.NaN);
            return [Math.min(...values), Math.max(...values)];
          };
          expect(marked.size).toBe(all.size);
          for (const [column, places] of all) expect(ends(marked.get(column))).toEqual(ends(places));
        }
      }),
      { seed: 3 },
    );
  });

  test('the line keeps first, least, greatest and last of each column, in their order', () => {
    fc.assert(
      fc.property(anyReadings, (readings) => {
        const { lines, series } = drawn(readings);
        const places = lines.flat();
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
        const kept = new Set(places);
        const columns = Map.groupBy(
          readings.map((_, at) => at),
          (at) => columnOf(series.times[at] ?? 0),
        );
        for (const column of columns.values()) {
          const values = column.map((at) => series.values[at] ?? Number.NaN);
          const keptValues = column.filter((at) => kept.has(at)).map((at) => series.values[at] ?? Number.NaN);
          expect(kept).toContain(column[0]);
          expect(kept).toContain(column.at(-1));
          expect(Math.min(...keptValues)).toBe(Math.min(...values));
          expect(Math.max(...keptValues)).toBe(Math.max(...values));
        }
      }),
      { seed: 5 },
    );
  });

  test('a line ends exactly where the silence is too long', () => {
    fc.assert(
      fc.property(anyReadings, (readings) => {
        const { lines, series, silence } = drawn(readings);
        const gaps = readings.filter(
          ({ at }, place) => place > 0 && at - (series.times[place - 1] ?? 0) > silence,
        );
        expect(lines).toHaveLength(gaps.length + 1);
        for (const line of lines) {
          line.forEach((place, at) => {
            const before = line[at - 1];
            const between = (series.times[place] ?? 0) - (series.times[before ?? place] ?? 0);
            // Places that were left out between two of one line are of one column, so no silence hides there.
            expect(between <= Math.max(silence, 2 * (frame.to / frame.columns))).toBe(true);
          });
        }
      }),
      { seed: 8 },
    );
  });

  test('100,000 readings cost at most four places of the line and two marks of each class in a column', () => {
    const many = Array.from({ length: 100_000 }, (_, at) =>
      reading(at * 50_000, 60 + ((at * 7919) % 90), at % 3),
    );
    const { lines, marks } = drawn(many);
    expect(lines.flat().length).toBeLessThanOrEqual(91 * 4);
    expect(marks.length).toBeLessThanOrEqual(91 * 6);
  });

  test('few readings are all drawn', () => {
    const few = [reading(0, 1), reading(DAY_MS, 2, 1), reading(2 * DAY_MS, 3, 2)];
    expect(drawn(few)).toMatchObject({ lines: [[0, 1, 2]], marks: [0, 1, 2] });
    expect(drawn([])).toMatchObject({ lines: [], marks: [] });
    expect(drawn([reading(5, 1)])).toMatchObject({ lines: [[0]], marks: [0] });
  });
});

describe('silenceOf', () => {
  const frame = { from: 0, to: 100 * DAY_MS, columns: 700 };
  const every = (days: number) =>
    seriesOf(
      Array.from({ length: 20 }, (_, at) => reading(at * days * DAY_MS, 1)),
      'v',
    );
  test.each([
    ['daily', 1, 3 * DAY_MS],
    ['several times a day', 0.25, 2 * DAY_MS],
    ['weekly', 7, 21 * DAY_MS],
  ])('%s', (_, days, silence) => {
    expect(silenceOf(every(days), frame)).toBe(silence);
  });
  test('never less than two pixels', () => {
    expect(silenceOf(every(1), { from: 0, to: 7000 * DAY_MS, columns: 700 })).toBe(20 * DAY_MS);
  });
  test('of one reading and of none', () => {
    expect(silenceOf(seriesOf([reading(0, 1)], 'v'), frame)).toBe(2 * DAY_MS);
    expect(silenceOf(seriesOf([], 'v'), frame)).toBe(2 * DAY_MS);
  });
});

describe('seriesOf', () => {
  test('leaves out what has no value, and knows where the others stood', () => {
    const readings: TrendReading[] = [
      { at: 1, values: {}, classes: {} },
      { at: 2, values: { v: Number.NaN }, classes: {} },
      { at: 3, values: { v: 7 }, classes: {} },
      { at: 4, values: { v: 8 }, classes: { v: 'Critical' } },
    ];
    const { length, values, classes, places } = seriesOf(readings, 'v');
    expect(length).toBe(2);
    expect([...values.slice(0, 2)]).toEqual([7, 8]);
    expect([...classes.slice(0, 2)]).toEqual([3, 2]);
    expect([...places.slice(0, 2)]).toEqual([2, 3]);
    expect(seriesOf(readings, 'toString').length).toBe(0);
  });
});

test('the nearest reading is none farther than any other', () => {
  fc.assert(
    fc.property(anyReadings, fc.integer({ min: -DAY_MS, max: 61 * DAY_MS }), (readings, time) => {
      const found = Math.abs((readings[nearest(readings, time)]?.at ?? 0) - time);
      for (const { at } of readings) expect(found).toBeLessThanOrEqual(Math.abs(at - time));
    }),
    { seed: 2 },
  );
  expect(nearest([], 5)).toBe(-1);
  expect(nearest([{ at: 0 }, { at: 10 }], 5)).toBe(1);
});
