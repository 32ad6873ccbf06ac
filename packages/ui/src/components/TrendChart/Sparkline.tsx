import type { ParameterLimits, ReadingClass } from '@rpm/domain';
import { bandsOf, valueExtent } from './scale.ts';
import { linePath, marksPath } from './shapes.ts';

export interface SparklineProps {
  /** Oldest first. Two or more; fewer draw nothing. */
  values: readonly number[];
  limits: ParameterLimits;
  /** Of the newest value. */
  readingClass: ReadingClass | null;
}

const [width, height] = [84, 34];
/** The most values that this width shows. */
const MOST = 30;

const markStyle: Record<ReadingClass, string> = {
  Normal: 'fill-surface stroke-chart-series-1 stroke-[1.75]',
  Cautious: 'fill-reading-cautious-mark stroke-surface',
  Critical: 'fill-reading-critical-mark stroke-surface',
};

/** The last readings of a vital in the size of a word: the line, the normal band behind it, the newest by its shape. Decorative: the newest value and its class stand beside it. */
export function Sparkline({ values, limits, readingClass }: SparklineProps) {
  const shown = values.slice(-MOST);
  if (shown.length < 2) return null;
  // Its height is for the line; limits far away would flatten it.
  const own = { min: Math.min(...shown), max: Math.max(...shown) };
  const none = { min: null, max: null };
  const extent = valueExtent(own, { normal: none, cautious: none, critical: none });
  const yOf = (value: number) =>
    height - 4 - ((value - extent.min) / (extent.max - extent.min)) * (height - 8);
  const places = shown.map((value, at) => ({ x: 2 + (at / (shown.length - 1)) * 76, y: yOf(value) }));
  const last = places.slice(-1);
  const kind = readingClass ?? 'Normal';
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      className="block h-auto w-full max-w-[5.25rem] overflow-visible"
    >
      {bandsOf(limits, extent)
        .filter((band) => band.kind === 'Normal')
        .map(({ min, max }) => (
          <rect
            key={max}
            x="0"
            y={yOf(max)}
            width={width}
            height={yOf(min) - yOf(max)}
            rx="2"
            className="fill-reading-normal-band forced-colors:fill-none"
          />
        ))}
      <path
        d={linePath(places)}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="fill-none stroke-[1.5] stroke-chart-series-1 forced-colors:stroke-[CanvasText]"
      />
      <path
        d={marksPath(kind, last, false)}
        className={`${markStyle[kind]} forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]`}
      />
    </svg>
  );
}
