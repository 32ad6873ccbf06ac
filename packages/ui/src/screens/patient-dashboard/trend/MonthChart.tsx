import {
  type CoursePoint,
  classify,
  formatInstant,
  type Measure,
  orElse,
  type ParameterLimits,
  type Place,
  readingClasses,
  readingText,
} from '@rpm/domain';
import { patientWords } from '@rpm/domain/words/patient';
import { marksPath } from '../../../components/TrendChart/shapes.ts';
import { normalWords } from '../normalWords.ts';

/** In 96ths of an inch, as it is printed; figures are 14 point, as the sheet's smallest. */
const [width, height, edge, figure] = [672, 168, 26, 18.7];
const [top, bottom] = [30, 134];

interface MonthChartProps {
  parameter: string;
  name: string;
  measure: Measure;
  limits: ParameterLimits;
  /** The first reading of each day, oldest first, each with the class that it was given. */
  days: readonly CoursePoint[];
  from: Date;
  to: Date;
  place: Place;
}

/** A number of each day for paper: the normal band, ring, triangle and octagon, and the highest and lowest in figures. */
export function MonthChart({ parameter, name, measure, limits, days, from, to, place }: MonthChartProps) {
  const known = days.flatMap(({ at, values, classes }) => {
    const value = values[parameter];
    return value === undefined
      ? []
      : [{ at: new Date(at), value, kind: classes[parameter] ?? classify(value, limits) }];
  });
  // Up to where Cautious begins: a day beyond the band is none that is called Normal.
  const { min: low, max: high } = orElse(limits.cautious, limits.normal);
  const values = known.map(({ value }) => value);
  const [highest, lowest] = [Math.max(...values), Math.min(...values)];
  const most = Math.max(highest, high ?? highest);
  const least = Math.min(lowest, low ?? lowest);
  const span = most - least || 1;
  const y = (value: number) => bottom - ((value - least) / span) * (bottom - top);
  const x = (at: Date) =>
    edge + ((at.getTime() - from.getTime()) / (to.getTime() - from.getTime() || 1)) * (width - 2 * edge);
  const normal = normalWords(limits, measure);
  const marked = [...new Set([highest, lowest])].flatMap(
    (value) => known.find((each) => each.value === value) ?? [],
  );
  const ends = [known[0], known.at(-1)].flatMap((each) => each ?? []);
  return (
    <figure className="mt-3 break-inside-avoid">
      <figcaption>
        <b className="font-semibold">{name}</b>{' '}
        {normal && patientWords.patientDashboard.normal({ span: normal })}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" className="block w-full">
        {low !== null && high !== null && (
          <>
            <rect
              x="0"
              width={width}
              y={y(high)}
              height={y(low) - y(high)}
              className="fill-reading-normal-fill [print-color-adjust:exact]"
            />
            <path
              d={`M0 ${y(high)}H${width}M0 ${y(low)}H${width}`}
              className="fill-none stroke-reading-normal-mark"
            />
          </>
        )}
        <polyline
          points={known.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}
          className="fill-none stroke-2 stroke-fg"
        />
        {readingClasses.map((kind) => (
          <path
            key={kind}
            d={marksPath(
              kind,
              known.filter((each) => each.kind === kind).map(({ at, value }) => ({ x: x(at), y: y(value) })),
              false,
            )}
            className={
              kind === 'Normal'
                ? 'fill-surface stroke-2 stroke-fg'
                : kind === 'Cautious'
                  ? 'fill-reading-cautious-mark'
                  : 'fill-reading-critical-mark'
            }
          />
        ))}
        {marked.map(({ at, value }) => (
          <text
            key={value}
            x={x(at)}
            y={value === highest ? y(value) - 11 : y(value) + 24}
            fontSize={figure}
            textAnchor="middle"
            className="fill-fg stroke-4 stroke-surface font-semibold [paint-order:stroke]"
          >
            {readingText(measure, value, limits)}
          </text>
        ))}
        {ends.map(({ at }, index) => (
          <text
            key={at.getTime()}
            x={index === 0 ? Math.max(0, x(at) - edge) : width}
            y={height - 3}
            fontSize={figure}
            textAnchor={index === 0 ? 'start' : 'end'}
            className="fill-fg"
          >
            {formatInstant(at, 'longMonthDay', place)}
          </text>
        ))}
      </svg>
    </figure>
  );
}
