import type { Series } from './series.ts';

const DAY_MS = 86_400_000;

/** What of a series is drawn: places in it. */
export interface Thinned {
  /** Each line runs through its places in their order, and ends where there was a long silence. */
  lines: number[][];
  /** The readings that get a mark of their own. */
  marks: number[];
}

/** The stretch of time that is drawn, and how many pixels wide. */
export interface Frame {
  from: number;
  to: number;
  columns: number;
}

/**
 * How long a silence may be before the line across it would say something that nobody measured: two days, or three times
 * what is usual for this patient, so that who measures once a week has a line too. Never less than two pixels, where
 * nobody could see a gap.
 *
 * What is usual is the median of up to 1,000 intervals, taken evenly.
 *
 * @returns milliseconds
 */
export function silenceOf({ times, length }: Series, { from, to, columns }: Frame): number {
  const step = Math.max(1, Math.ceil((length - 1) / 1000));
  const intervals = Array.from(
    { length: Math.max(0, Math.floor((length - 1) / step)) },
    (_, at) => (times[at * step + 1] ?? 0) - (times[at * step] ?? 0),
  ).sort((a, b) => a - b);
  const usual = intervals[intervals.length >> 1] ?? 0;
  return Math.max(2 * DAY_MS, 3 * usual, (2 * (to - from)) / columns);
}

/**
 * Picks what is drawn of a series, so that 100,000 readings cost no more than the pixels they fall on, and no picture is
 * lost: of each column of pixels the line keeps the first, the least, the greatest and the last reading, and each class
 * keeps a mark on its least and its greatest. So the line covers the same pixels as the whole series, and a column that
 * holds a Critical reading always shows one.
 *
 * @param silence from `silenceOf`: a longer time without a reading ends the line
 */
export function thin(series: Series, frame: Frame, silence: number): Thinned {
  const { times, length } = series;
  const columnOf = (at: number) =>
    Math.floor((((times[at] ?? 0) - frame.from) / (frame.to - frame.from || 1)) * frame.columns);
  const lines: number[][] = [];
  const marks: number[] = [];
  let line: number[] = [];
  let start = 0;
  while (start < length) {
    const column = columnOf(start);
    let end = start + 1;
    while (end < length && columnOf(end) === column) end += 1;
    marks.push(...markedOf(series, start, end));
    let stretch = start;
    for (let at = start; at < end; at += 1) {
      const isSilent = at > 0 && (times[at] ?? 0) - (times[at - 1] ?? 0) > silence;
      if (!isSilent) continue;
      if (at > stretch) line.push(...cornersOf(series, stretch, at));
      if (line.length > 0) lines.push(line);
      line = [];
      stretch = at;
    }
    line.push(...cornersOf(series, stretch, end));
    start = end;
  }
  if (line.length > 0) lines.push(line);
  return { lines, marks };
}

/** The first, least, greatest and last of a stretch, in their order and each once. */
function cornersOf({ values }: Series, start: number, end: number): number[] {
  let [least, greatest] = [start, start];
  for (let at = start + 1; at < end; at += 1) {
    if ((values[at] ?? 0) < (values[least] ?? 0)) least = at;
    if ((values[at] ?? 0) > (values[greatest] ?? 0)) greatest = at;
  }
  return ascending([start, least, greatest, end - 1]);
}

/** The least and the greatest of each class in a stretch. */
function markedOf({ values, classes }: Series, start: number, end: number): number[] {
  const least: (number | undefined)[] = [];
  const greatest: (number | undefined)[] = [];
  for (let at = start; at < end; at += 1) {
    const rank = classes[at] ?? 0;
    const value = values[at] ?? 0;
    const [low, high] = [least[rank], greatest[rank]];
    if (low === undefined || value < (values[low] ?? 0)) least[rank] = at;
    if (high === undefined || value > (values[high] ?? 0)) greatest[rank] = at;
  }
  return ascending([...least, ...greatest].filter((at) => at !== undefined));
}

const ascending = (places: number[]) => [...new Set(places)].sort((a, b) => a - b);
