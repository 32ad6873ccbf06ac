import { type Measure, type ParameterLimits, readingText } from '@rpm/domain';
import { withRoom } from './scale.ts';
import type { Series } from './series.ts';
import type { Place } from './shapes.ts';

/** Which readings stand in figures beside their marks: those that are critical, each, or the highest and the lowest. */
export type FigureChoice = 'critical' | 'all' | 'ends';

interface FiguresProps {
  series: Series;
  limits: ParameterLimits;
  measure: Measure;
  figures: FigureChoice;
  /** All that are drawn, oldest first. */
  marks: readonly number[];
  /** Those of them that are critical. */
  critical: readonly number[];
  place: (at: number) => Place;
  right: number;
  em: number;
  isClose: boolean;
}

/** The highest and the lowest, the newest of its like. */
function endsOf({ values }: Series, marks: readonly number[]): number[] {
  const best = (isBetter: (value: number, than: number) => boolean) =>
    marks.reduce<number | null>(
      (found, at) => (found === null || isBetter(values[at] ?? 0, values[found] ?? 0) ? at : found),
      null,
    );
  const ends = [best((value, than) => value >= than), best((value, than) => value < than)];
  return [...new Set(ends.flatMap((at) => at ?? []))];
}

/**
 * Readings in figures, where they fit: what is critical before the others, the newest before the older. Above the mark, or
 * below it at the very top and for the lowest of `ends`; never over the names of the bands.
 */
export function Figures({
  series,
  limits,
  measure,
  figures,
  marks,
  critical,
  place,
  right,
  em,
  isClose,
}: FiguresProps) {
  const isCritical = new Set(critical);
  const ends = figures === 'ends' ? endsOf(series, marks) : [];
  const lowest = ends[1];
  // What is critical before all else: the reading that was repeated is not hidden by its repeat.
  const wanted = [...(figures === 'all' ? marks : []), ...critical].toReversed();
  const inTurn = figures === 'ends' ? ends : [...new Set(wanted)];
  const texts = inTurn.map((at) => readingText(measure, series.values[at] ?? 0, limits));
  const longest = Math.max(0, ...texts.map(({ length }) => length));
  const fitting = withRoom(
    inTurn.map((at) => place(at).x),
    figures === 'ends' ? 0 : (longest + 1) * em * 0.56,
  );
  const half = longest * em * 0.28;
  const away = (isClose ? 5 : 8) + em * 0.35;
  return fitting.map((index) => {
    const at = inTurn[index] ?? 0;
    const { x, y } = place(at);
    const isAbove = at !== lowest && y - away - em * 0.5 >= 0;
    return (
      <text
        key={at}
        x={Math.min(x, right - half + 4)}
        y={y + (isAbove ? -away : away)}
        dominantBaseline="central"
        textAnchor="middle"
        strokeWidth="3"
        strokeLinejoin="round"
        paintOrder="stroke"
        className={`numeric font-bold forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas] ${isCritical.has(at) ? 'fill-reading-critical-fg stroke-reading-critical-band' : 'fill-fg stroke-surface'}`}
      >
        {texts[index]}
      </text>
    );
  });
}
