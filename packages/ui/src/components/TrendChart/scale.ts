import {
  asKept,
  classEdges,
  classMarks,
  inReadersUnit,
  limitText,
  type Measure,
  type ParameterLimits,
} from '@rpm/domain';

/** A stretch of values, from low to high. */
export interface Extent {
  min: number;
  max: number;
}

/** How much room stands beyond the outermost value or limit, as a part of the whole. */
const MARGIN = 0.11;

/**
 * The values that a panel shows: all readings and all limits, with a margin.
 *
 * @param values `null` when there is no reading; without a limit either it is 0 to 1
 */
export function valueExtent(values: Extent | null, limits: ParameterLimits): Extent {
  const all = [...classMarks(limits).map(({ value }) => value), ...(values ? [values.min, values.max] : [])];
  if (all.length === 0) return { min: 0, max: 1 };
  const [min, max] = [Math.min(...all), Math.max(...all)];
  // All the same: room enough that the one line stands in the middle.
  const margin = (max - min) * MARGIN || Math.abs(max) * MARGIN || 1;
  return { min: min - margin, max: max + margin };
}

/** Round numbers within a stretch, some four of them: 1, 2 or 5 times a power of ten apart. */
export function roundValues({ min, max }: Extent): number[] {
  const least = (max - min) / 5;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
  const decimals = Math.max(0, -Math.floor(Math.log10(step)));
  const first = Math.ceil(min / step);
  return Array.from({ length: Math.floor(max / step) - first + 1 }, (_, at) =>
    Number(((first + at) * step).toFixed(decimals)),
  );
}

/** A mark of the value axis. */
interface ValueMark {
  value: number;
  text: string;
}

/** The marks of a value axis: the limits, and where there are fewer than two, round numbers of the reader's unit too. */
export function valueMarks(limits: ParameterLimits, { min, max }: Extent, measure: Measure): ValueMark[] {
  const own = classMarks(limits).map(({ value, end }) => ({ value, text: limitText(measure, value, end) }));
  if (own.length >= 2) return own;
  const shown = { min: inReadersUnit(measure, min), max: inReadersUnit(measure, max) };
  return [
    ...own,
    ...roundValues(shown).map((each) => ({ value: asKept(measure, each), text: String(each) })),
  ];
}

/** A stretch of the value axis in one class. */
export interface Band {
  kind: 'Normal' | 'Cautious' | 'Critical';
  min: number;
  max: number;
}

/**
 * The bands of a panel, from high to low, so that each place has the class that `classify` gives there. None without a
 * limit: a band would say that somebody had decided what is normal.
 */
export function bandsOf(limits: ParameterLimits, { min, max }: Extent): Band[] {
  const { criticalBelow, normalFrom, normalTo, criticalAbove } = classEdges(limits);
  if (classMarks(limits).length === 0) return [];
  const within = (value: number) => Math.min(max, Math.max(min, value));
  const edges = [
    max,
    criticalAbove ?? max,
    normalTo ?? max,
    normalFrom ?? min,
    criticalBelow ?? min,
    min,
  ].map(within);
  const kinds = ['Critical', 'Cautious', 'Normal', 'Cautious', 'Critical'] as const;
  return kinds.flatMap((kind, at): Band[] => {
    const [high, low] = [edges[at] ?? max, edges[at + 1] ?? min];
    return high > low ? [{ kind, min: low, max: high }] : [];
  });
}

/**
 * Keeps those marks whose texts do not touch, the earlier in the list before the later.
 *
 * @param places of the marks, in pixels
 * @param room that each text takes, in pixels
 * @returns places in the list, in its order
 */
export function withRoom(places: readonly number[], room: number): number[] {
  const kept: number[] = [];
  places.forEach((place, at) => {
    if (kept.every((other) => Math.abs((places[other] ?? 0) - place) >= room)) kept.push(at);
  });
  return kept;
}
