import { classEdges, type ParameterLimits, type Place } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { type Size, useSize } from '../../hooks/useSize.ts';
import { Cursor } from './Cursor.tsx';
import type { FigureChoice } from './Figures.tsx';
import { type PanelLayout, panelLayout } from './layout.ts';
import { PanelDrawing, placesOf } from './PanelDrawing.tsx';
import { nearest, seriesOf, type TrendReading } from './series.ts';
import { type PanelSubject, readingSentence, summaryOf } from './summary.ts';
import { timeTicks } from './timeTicks.ts';
import { nextReading } from './walk.ts';

export interface TrendChartProps {
  /** What is measured: 'Blood Pressure'. */
  name: string;
  /** A panel for each. Keep the array outside the component or memoise it. */
  parameters: readonly PanelSubject[];
  /** Oldest first. Keep the array outside the component or memoise it. */
  readings: readonly TrendReading[];
  /** The stretch of time that is shown; left out, from the first to the last reading. */
  start?: Date;
  end?: Date;
  /** Whose days the axis counts, and in whose words. Keep the object outside the component or memoise it. */
  place: Place;
  /** A moment that a dashed line marks, and its name. */
  moment?: { at: Date; name: string } | undefined;
  /** Of the panels' own headings. */
  headingLevel?: 3 | 4;
  /** Which readings stand in figures, where they fit; left out, those that are critical. */
  figures?: FigureChoice;
  /** For patients: the normal band alone is drawn, all of the width is for the readings, and their marks tell what lies beyond it. */
  isNormalOnly?: boolean;
}

/** Widths that are drawn before anything is measured, as on paper and in a test without a layout. */
const unmeasured: Size = { width: 860, em: 13 };
const DAY_MS = 86_400_000;

/**
 * How a vital went: a panel for each parameter over one axis of time. Bands are Normal plain, Cautious hatched, Critical
 * cross hatched; points are ring, triangle, octagon; Critical values stand in figures where they fit. A line is not drawn
 * across a long silence: nobody measured there.
 *
 * Bands show the limits of today. A point keeps the class that it was given when it was measured, so after a change of
 * limits an old triangle may stand in a plain band, and that is right.
 *
 * Each picture has its summary in words, and a table of the same readings belongs beside it. Pointing at the chart, or the
 * arrow keys in it, give single readings: Left and Right one, Page Up and Page Down ten, Home and End the first and last.
 *
 * @see product-spec section 9, DSP-07
 */
export function TrendChart({
  name,
  parameters,
  readings,
  start,
  end,
  place,
  moment,
  headingLevel = 3,
  figures = 'critical',
  isNormalOnly = false,
}: TrendChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box) ?? unmeasured;
  const [shown, setShown] = useState<number | null>(null);
  const Heading = `h${headingLevel}` as const;
  const [from, to] = framed(readings, start, end);
  const cursor = shown !== null && shown < readings.length ? shown : null;
  const panels = useMemo(
    () =>
      parameters.map((subject) => {
        const series = seriesOf(readings, subject.parameter);
        return { subject, series, summary: summaryOf(series, subject, place) };
      }),
    [parameters, readings, place],
  );
  const momentAt = moment?.at.getTime();
  const isNamed = momentAt !== undefined && momentAt > from && momentAt < to;
  const layouts = useMemo(
    () =>
      parameters.map((_, at) =>
        panelLayout(size, {
          isFirst: at === 0,
          isLast: at === parameters.length - 1,
          isPlain: isNormalOnly,
          hasName: at === 0 && isNamed,
        }),
      ),
    [parameters, size, isNormalOnly, isNamed],
  );
  const [axis] = layouts;
  const ticks = useMemo(() => (axis ? ticksOf(axis, from, to, place) : []), [axis, from, to, place]);

  const momentName = moment?.name ?? null;
  const [marked, named] = useMemo(() => {
    if (momentAt === undefined) return [undefined, undefined];
    return [
      { at: momentAt, name: null },
      { at: momentAt, name: momentName },
    ];
  }, [momentAt, momentName]);

  const pointAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!axis) return;
    const { left } = currentTarget.getBoundingClientRect();
    const share = (clientX - left - axis.left) / (axis.right - axis.left);
    const place = nearest(readings, from + share * (to - from));
    setShown(place < 0 ? null : place);
  };
  const walk = (event: KeyboardEvent) => {
    const next = nextReading(event.key, cursor, readings.length);
    if (next === null) return;
    event.preventDefault();
    setShown(next);
  };
  const textOf = (subject: PanelSubject) => {
    const reading = cursor === null ? undefined : readings[cursor];
    return reading ? readingSentence(reading, subject, place) : null;
  };

  return (
    <div ref={box} className="relative min-w-0 text-caption">
      <span aria-hidden="true" className="absolute w-[1em]" />
      {panels.map(({ subject, series, summary }, at) => {
        const layout = layouts[at];
        if (!layout) return null;
        const { limits, measure } = subject;
        const drawing = {
          series,
          limits: isNormalOnly ? normalOf(limits) : limits,
          measure,
          from,
          to,
          layout,
        };
        return (
          <div key={subject.parameter} className="print:break-inside-avoid">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-1">
              <Heading className="text-caption">
                <span className="font-semibold text-fg">{subject.name}</span>{' '}
                <span className="text-fg-muted">{measure.unit}</span>
              </Heading>
              {/* Always a line high, so that nothing moves when a reading is pointed at. */}
              <p className="numeric min-h-[1.4em] text-fg-muted print:hidden">
                {textOf(subject) ?? subject.note}
              </p>
            </div>
            <svg
              role="img"
              aria-label={summary}
              viewBox={`0 0 ${layout.width} ${layout.height}`}
              className="block h-auto w-full overflow-visible font-medium text-caption"
            >
              <PanelDrawing
                {...drawing}
                {...{ figures, isNormalOnly }}
                ticks={ticks}
                isLast={at === panels.length - 1}
                moment={at === 0 ? named : marked}
              />
              {cursor !== null && <Cursor {...placesOf(drawing)} {...{ series, layout, cursor }} />}
            </svg>
          </div>
        );
      })}
      {readings.length > 0 && (
        <div
          role="slider"
          tabIndex={0}
          aria-label={recordWords.chart.walk({ name })}
          aria-valuemin={1}
          aria-valuemax={readings.length}
          aria-valuenow={(cursor ?? readings.length - 1) + 1}
          aria-valuetext={cursor === null ? recordWords.chart.hint : spokenText(parameters, textOf)}
          className="absolute inset-0 touch-pan-y rounded-xs print:hidden"
          onKeyDown={walk}
          onPointerMove={pointAt}
          onPointerDown={pointAt}
          onPointerLeave={() => setShown(null)}
          onBlur={() => setShown(null)}
        />
      )}
    </div>
  );
}

/** All panels of one reading in words: 'Systolic 142 mmHg, …. Diastolic …'. */
const spokenText = (parameters: readonly PanelSubject[], textOf: (subject: PanelSubject) => string | null) =>
  parameters.map((subject) => [subject.name, textOf(subject) ?? loadWords.unknown].join(' ')).join('. ');

const none = { min: null, max: null };
/** The same object for the same limits, so that nothing is drawn anew for it. */
const normals = new WeakMap<ParameterLimits, ParameterLimits>();
function normalOf(limits: ParameterLimits): ParameterLimits {
  const { normalFrom, normalTo } = classEdges(limits);
  const normal = { min: normalFrom, max: normalTo };
  const known = normals.get(limits) ?? { normal, cautious: none, critical: none };
  normals.set(limits, known);
  return known;
}

/** The stretch that is shown, in milliseconds. One reading alone stands in the middle of a day. */
function framed(readings: readonly TrendReading[], start?: Date, end?: Date): [from: number, to: number] {
  const from = start?.getTime() ?? readings[0]?.at ?? 0;
  const to = end?.getTime() ?? readings.at(-1)?.at ?? from;
  return to > from ? [from, to] : [from - DAY_MS / 2, from + DAY_MS / 2];
}

/** The dates of the axis: as many as have room, by months' whole names if they have. */
function ticksOf({ left, right, em, isNarrow }: PanelLayout, from: number, to: number, place: Place) {
  const most = Math.max(2, Math.floor((right - left) / (em * (isNarrow ? 5.5 : 9))));
  return timeTicks({ from, to }, { place, most, isShort: isNarrow });
}
