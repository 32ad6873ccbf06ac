import { type Measure, type ParameterLimits, type ReadingClass, readingClasses } from '@rpm/domain';
import { memo, useMemo } from 'react';
import { Bands } from './Bands.tsx';
import { type FigureChoice, Figures } from './Figures.tsx';
import type { PanelLayout } from './layout.ts';
import { bandsOf, valueExtent, valueMarks, withRoom } from './scale.ts';
import { extentOf, type Series, unknownRank } from './series.ts';
import { linePath, marksPath, type Place } from './shapes.ts';
import { silenceOf, thin } from './thin.ts';
import type { TimeTick } from './timeTicks.ts';

export interface PanelDrawingProps {
  series: Series;
  /** In the unit of the series. */
  limits: ParameterLimits;
  /** In which unit the reader has them. */
  measure: Measure;
  from: number;
  to: number;
  layout: PanelLayout;
  /** Dates under the panel; without them only their marks. */
  ticks: readonly TimeTick[];
  isLast: boolean;
  /** A moment that is marked in the chart, with the name that stands beside it in the first panel. */
  moment?: { at: number; name: string | null } | undefined;
  /** Which readings stand in figures. */
  figures: FigureChoice;
  /** The normal band alone is drawn. */
  isNormalOnly: boolean;
}

const markStyle: Record<ReadingClass, string> = {
  Normal:
    'fill-surface stroke-chart-series-1 stroke-[1.75] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
  Cautious:
    'fill-reading-cautious-mark stroke-surface stroke-[1.5] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]',
  Critical:
    'fill-reading-critical-mark stroke-surface stroke-[1.5] forced-colors:fill-[Highlight] forced-colors:stroke-[Canvas]',
};
/** Marks nearer than this to each other, on average, are drawn small. In pixels. */
const CLOSE = 7;

/** Where times and values stand in a panel. */
export function placesOf({
  series,
  limits,
  from,
  to,
  layout,
}: Pick<PanelDrawingProps, 'series' | 'limits' | 'from' | 'to' | 'layout'>) {
  const extent = valueExtent(extentOf(series), limits);
  const { left, right, top, bottom } = layout;
  return {
    extent,
    xOf: (time: number) => left + ((time - from) / (to - from || 1)) * (right - left),
    yOf: (value: number) => bottom - ((value - extent.min) / (extent.max - extent.min)) * (bottom - top),
  };
}

/**
 * The picture of one parameter, drawn anew only when what it shows changes: pointing at it costs nothing here. However
 * many readings there are, it is five paths (see `thin`), so it needs no canvas and prints as sharp as text.
 */
export const PanelDrawing = memo(function PanelDrawing(props: PanelDrawingProps) {
  const { series, limits, measure, from, to, layout, ticks, isLast, moment, figures, isNormalOnly } = props;
  const { left, right, bottom, line, em } = layout;
  const drawn = useMemo(() => {
    const frame = { from, to, columns: Math.max(1, Math.round(right - left)) };
    return thin(series, frame, silenceOf(series, frame));
  }, [series, from, to, left, right]);
  const { extent, xOf, yOf } = placesOf(props);
  const place = (at: number): Place => ({ x: xOf(series.times[at] ?? 0), y: yOf(series.values[at] ?? 0) });
  // A reading of an unknown class is a ring too.
  const rankOf = (at: number) => (series.classes[at] ?? unknownRank) % unknownRank;
  const marked = readingClasses.map((_, rank) => drawn.marks.filter((at) => rankOf(at) === rank));
  const isClose = drawn.marks.length * CLOSE > right - left;
  const scale = valueMarks(limits, extent, measure);
  const written = new Set(
    withRoom(
      scale.map(({ value }) => yOf(value)),
      line,
    ),
  );
  return (
    <>
      <Bands
        bands={bandsOf(limits, extent).filter(({ kind }) => !isNormalOnly || kind === 'Normal')}
        layout={layout}
        yOf={yOf}
        hasNames={!isNormalOnly}
        figured={readingClasses.filter(
          (kind, rank) => marked[rank]?.length && (figures !== 'critical' || kind === 'Critical'),
        )}
      />
      {scale
        .filter((_, at) => written.has(at) && !isNormalOnly)
        .map(({ value, text }) => (
          <text
            key={value}
            x={left - line * 0.57}
            y={yOf(value)}
            dominantBaseline="central"
            textAnchor="end"
            className="numeric fill-chart-text forced-colors:fill-[CanvasText]"
          >
            {text}
          </text>
        ))}
      <path
        d={`M${left} ${bottom}H${right}${isLast ? ticks.map(({ at }) => `M${xOf(at)} ${bottom}v4`).join('') : ''}`}
        className="fill-none stroke-chart-axis forced-colors:stroke-[CanvasText]"
      />
      {isLast && <Dates {...{ ticks, xOf, layout }} />}
      <path
        d={drawn.lines.map((places) => linePath(places.map(place))).join('')}
        strokeWidth={isClose ? 1.25 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="fill-none stroke-chart-series-1 forced-colors:stroke-[CanvasText]"
      />
      {readingClasses.map((kind, rank) => (
        <path
          key={kind}
          d={marksPath(kind, marked[rank]?.map(place) ?? [], isClose)}
          className={markStyle[kind]}
          style={isClose ? { stroke: 'none' } : undefined}
        />
      ))}
      {moment && moment.at > from && moment.at < to && <Moment {...{ moment, layout, xOf }} />}
      <Figures
        {...{ series, limits, measure, place, right, em, isClose, figures }}
        marks={drawn.marks}
        critical={marked[2] ?? []}
      />
    </>
  );
});

interface MomentProps extends Pick<PanelDrawingProps, 'layout'> {
  moment: NonNullable<PanelDrawingProps['moment']>;
  xOf: (time: number) => number;
}

/** A dashed line through the panel; its name above it, where no figure of a reading stands, to the side that has room. */
function Moment({ moment: { at, name }, layout: { left, right, top, bottom, line }, xOf }: MomentProps) {
  const x = xOf(at);
  const isRight = x - left < (right - left) / 2;
  return (
    <>
      <path
        d={`M${x} ${name ? top - line * 1.2 : top}V${bottom}`}
        strokeDasharray="4 3"
        className="fill-none stroke-fg forced-colors:stroke-[CanvasText]"
      />
      {name && (
        <text
          x={x + (isRight ? 0.4 : -0.4) * line}
          y={top - line * 0.8}
          dominantBaseline="central"
          textAnchor={isRight ? 'start' : 'end'}
          strokeWidth="3"
          strokeLinejoin="round"
          paintOrder="stroke"
          className="fill-fg stroke-surface font-semibold forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
        >
          {name}
        </text>
      )}
    </>
  );
}

/** The dates of the axis. The outermost stay inside the panel; one that has no room beside the one before is left out. */
function Dates({
  ticks,
  xOf,
  layout: { left, right, bottom, line },
}: Pick<PanelDrawingProps, 'ticks' | 'layout'> & { xOf: (time: number) => number }) {
  let taken = Number.NEGATIVE_INFINITY;
  return ticks.map(({ at, label }) => {
    const x = xOf(at);
    const half = label.length * line * 0.25;
    const anchor = x - half < left - line * 2 ? 'start' : x + half > right + line ? 'end' : 'middle';
    const begins = x - half * { start: 0, middle: 1, end: 2 }[anchor];
    if (begins < taken) return null;
    taken = begins + half * 2 + line * 0.3;
    return (
      <text
        key={at}
        x={x}
        y={bottom + line * 1.25}
        textAnchor={anchor}
        className="fill-chart-text forced-colors:fill-[CanvasText]"
      >
        {label}
      </text>
    );
  });
}
