import type { PanelLayout } from './layout.ts';
import type { Series } from './series.ts';

export interface CursorProps {
  series: Series;
  layout: PanelLayout;
  xOf: (time: number) => number;
  yOf: (value: number) => number;
  /** The place of the reading that is pointed at, in the list of readings. */
  cursor: number;
}

/** A line at the reading that is pointed at, and a ring around its point. Nothing where the reading has no such value. */
export function Cursor({ series, layout, xOf, yOf, cursor }: CursorProps) {
  const at = series.places.subarray(0, series.length).indexOf(cursor);
  if (at < 0) return null;
  const [x, y] = [xOf(series.times[at] ?? 0), yOf(series.values[at] ?? 0)];
  return (
    <g className="pointer-events-none print:hidden">
      <path
        d={`M${x} ${layout.top}V${layout.bottom}`}
        className="stroke-[1] stroke-fg forced-colors:stroke-[Highlight]"
      />
      <circle
        cx={x}
        cy={y}
        r={layout.em * 0.75}
        className="fill-none stroke-[2] stroke-fg forced-colors:stroke-[Highlight]"
      />
    </g>
  );
}
