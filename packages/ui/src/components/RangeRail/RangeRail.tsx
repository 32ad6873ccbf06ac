import { limitText, type Measure, type ParameterLimits } from '@rpm/domain';
import { readingWords } from '@rpm/domain/words/reading';
import { cva } from 'class-variance-authority';
import { useRef } from 'react';
import { useSize } from '../../hooks/useSize.ts';
import { layOut, type Rail, railText } from './rail.ts';

const zone = cva('absolute top-1/2 -translate-y-1/2 forced-color-adjust-none', {
  variants: {
    kind: {
      normal: 'h-3 patient:h-[18px] rounded-xs border border-reading-normal-mark bg-reading-normal-fill',
      cautious: 'hatched h-2 patient:h-3 rounded-[2px] border border-reading-cautious-mark',
      critical: 'h-1 patient:h-[7px] rounded-[2px] bg-reading-critical-solid',
    },
  },
});

/**
 * How far apart two numbers must stand not to overlap, on the narrowest rail: its part for each of their digits, and a gap.
 * Those that are nearer are set apart. In percent of the rail.
 */
const DIGIT = 5;
const GAP = 3;
/** Below so many em of width, as on a phone with large text, the numbers stand one after the other. */
const NARROWEST_EM = 12.5;

export interface RangeRailProps {
  limits: ParameterLimits;
  /** The reading; `null` shows the limits alone. */
  value?: number | null;
  /** The reading before it: both pins get their number then, this one hollow, and lean apart where they are close. */
  first?: number;
  /** In which unit the reader has them; limits and value are in that in which they are kept. */
  measure: Measure;
}

/**
 * Where a reading lies in its range. The bar is thick where it is safe: Normal solid, Cautious hatched, Critical thin
 * and dark. The limits stand below for staff; patients see the normal range in words beside it. A reading off the
 * scale is pinned at the end. Its name says the limits, the reading and the class.
 *
 * @see PAY-06, PDB-07
 */
export function RangeRail({ limits, value = null, first, measure }: RangeRailProps) {
  const rail = layOut(limits, value);
  if (!rail) return <p className="text-caption text-fg-muted">{readingWords.noLimits}</p>;
  return (
    <div role="img" aria-label={railText(limits, value, measure)}>
      {/* A scale of numbers runs from low to high in every script. */}
      <div dir="ltr">
        <div className="relative h-8 patient:h-10">
          {rail.zones.map(({ kind, start, end }) => (
            <span
              key={start}
              className={zone({ kind })}
              style={{ left: `calc(${start}% + 1px)`, width: `calc(${end - start}% - 2px)` }}
            />
          ))}
          {first !== undefined && rail.pin !== null && (
            <NumberedPins first={layOut(limits, first)?.pin ?? rail.pin} second={rail.pin} />
          )}
          {first === undefined && rail.pin !== null && (
            <svg
              viewBox="-8 -20.5 16 24"
              aria-hidden="true"
              focusable="false"
              className="absolute bottom-1/2 z-(--rpm-z-base) patient:w-[22px] w-4 -translate-x-1/2 patient:translate-y-[13px] translate-y-[9px] fill-fg stroke-2 stroke-surface forced-colors:fill-[CanvasText]"
              style={{ left: `clamp(8px, ${rail.pin}%, calc(100% - 8px))` }}
            >
              <path d="M0 2 -6.5 -6.5V-16a3 3 0 0 1 3-3h7a3 3 0 0 1 3 3v9.5z" />
            </svg>
          )}
        </div>
        <Ticks ticks={rail.ticks} measure={measure} />
      </div>
    </div>
  );
}

/** Two pins nearer than this lean apart, in percent of the rail; their tips stay on their values. */
const LEANS = 11;

function NumberedPins({ first, second }: { first: number; second: number }) {
  const lean = Math.abs(first - second) < LEANS ? (first <= second ? -1 : 1) : 0;
  return (
    <>
      {[
        { mark: 1, at: first, shift: lean * 13, look: 'fill-surface stroke-fg', ink: 'fill-fg' },
        { mark: 2, at: second, shift: lean * -13, look: 'fill-fg stroke-surface', ink: 'fill-surface' },
      ].map(({ mark, at, shift, look, ink }) => (
        <svg
          key={mark}
          viewBox="-26 -38 52 42"
          aria-hidden="true"
          focusable="false"
          className="absolute bottom-1/2 z-(--rpm-z-base) w-13 -translate-x-1/2 translate-y-3"
          style={{ left: `clamp(12px, ${at}%, calc(100% - 12px))` }}
        >
          <path
            d={`M0 2 ${shift - 9} -13a3 3 0 0 1 -1 -2V-34a3 3 0 0 1 3 -3h14a3 3 0 0 1 3 3V-15a3 3 0 0 1 -1 2z`}
            className={`stroke-2 ${look} forced-colors:stroke-[CanvasText]`}
          />
          <text
            x={shift}
            y={-18}
            textAnchor="middle"
            className={`${ink} font-semibold text-[16px] forced-colors:fill-[CanvasText]`}
          >
            {mark}
          </text>
        </svg>
      ))}
    </>
  );
}

/** The numbers of the limits. Where two stand close, the lower goes to the left of its place and the higher to the right. */
function Ticks({ ticks, measure }: Pick<Rail, 'ticks'> & Pick<RangeRailProps, 'measure'>) {
  const shown = ticks.map(({ value, end, at }) => ({ at, end, text: limitText(measure, value, end) }));
  const isClose = (low: (typeof shown)[number] | undefined, high: (typeof shown)[number] | undefined) =>
    low !== undefined &&
    high !== undefined &&
    high.at - low.at < Math.max(low.text.length, high.text.length) * DIGIT + GAP;
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const isTight = size !== null && size.width < NARROWEST_EM * size.em;
  return (
    <div
      ref={box}
      className={`relative patient:hidden text-caption text-fg-muted ${isTight ? 'flex flex-wrap justify-between gap-x-2' : 'h-5'}`}
    >
      <span aria-hidden="true" className="absolute w-[1em]" />
      {shown.map((tick, index) => {
        const closeBefore = isClose(shown[index - 1], tick);
        const closeAfter = isClose(tick, shown[index + 1]);
        const shift = closeBefore === closeAfter ? '-50%' : closeBefore ? '1px' : 'calc(-100% - 1px)';
        return (
          <span
            key={`${tick.end} ${tick.text}`}
            className={`numeric whitespace-nowrap ${isTight ? '' : 'absolute top-0'}`}
            style={isTight ? undefined : { left: `${tick.at}%`, translate: shift }}
          >
            {tick.text}
          </span>
        );
      })}
    </div>
  );
}
