import { classWords } from '@rpm/domain/words/reading';
import { useId } from 'react';
import type { PanelLayout } from './layout.ts';
import type { Band } from './scale.ts';

export interface BandsProps {
  bands: readonly Band[];
  layout: PanelLayout;
  /** Where a value stands, in pixels from above. */
  yOf: (value: number) => number;
  /** Their names stand beside them. */
  hasNames: boolean;
}

/** Critical bands end in a dotted edge on the side of the milder ones. */
const edgeOf = ({ kind, min, max }: Band, at: number) => (kind !== 'Critical' ? null : at === 0 ? min : max);

/** The fills of the classes: Normal plain, Cautious hatched, Critical cross hatched with a dotted edge, and their names. */
export function Bands({ bands, layout: { left, right, line, isTight }, yOf, hasNames }: BandsProps) {
  const id = useId();
  const fill = {
    Normal: undefined,
    Cautious: `url(#${id}-cautious)`,
    Critical: `url(#${id}-critical)`,
  };
  return (
    <>
      <defs>
        <pattern
          id={`${id}-cautious`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="7" height="7" className="fill-reading-cautious-band forced-colors:fill-[Canvas]" />
          <path
            d="M0 0v7"
            className="stroke-reading-cautious-line opacity-45 forced-colors:stroke-[GrayText]"
          />
        </pattern>
        <pattern
          id={`${id}-critical`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" className="fill-reading-critical-band forced-colors:fill-[Canvas]" />
          <path
            d="M0 0v6M0 0h6"
            className="fill-none stroke-reading-critical-line opacity-38 forced-colors:stroke-[CanvasText]"
          />
        </pattern>
      </defs>
      {bands.map((band, at) => {
        const [top, bottom] = [yOf(band.max), yOf(band.min)];
        const edge = edgeOf(band, at);
        const isNamed = hasNames && bottom - top >= line * 0.9;
        return (
          <g key={`${band.kind} ${top}`}>
            <rect
              x={left}
              y={top}
              width={right - left}
              height={bottom - top}
              fill={fill[band.kind]}
              className={
                band.kind === 'Normal' ? 'fill-reading-normal-band forced-colors:fill-[Canvas]' : undefined
              }
            />
            {edge !== null && bottom > top && (
              <path
                d={`M${left} ${yOf(edge)}H${right}`}
                strokeDasharray="2 3"
                className="stroke-reading-critical-mark forced-colors:stroke-[CanvasText]"
              />
            )}
            {isNamed && (
              <text
                x={isTight ? left + line * 0.4 : right + line * 0.72}
                y={(top + bottom) / 2}
                dominantBaseline="central"
                strokeWidth={isTight ? 3 : 0}
                strokeLinejoin="round"
                paintOrder="stroke"
                className="fill-chart-text stroke-surface forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
              >
                {classWords[band.kind]}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
