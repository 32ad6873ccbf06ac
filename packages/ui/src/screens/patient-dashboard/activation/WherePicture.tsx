import type { VitalKind } from '@rpm/domain';
import { activationWords } from '@rpm/domain/words/activation';
import type { ReactNode } from 'react';

const soft = 'fill-illustration-soft';

/** Left edge and width of each bar. */
const bars = [
  0, 2, 4, 3, 9, 1, 12, 1, 15, 3, 20, 1, 23, 2, 27, 4, 33, 1, 36, 1, 39, 3, 44, 1, 47, 4, 53, 2,
].flatMap((value, at, all) => (at % 2 === 0 ? [{ x: value, width: all[at + 1] ?? 1 }] : []));

/** The label: model, barcode and, in a ring, the serial number. 176 by 96. */
const Label = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width="176" height="96" rx="8" className="fill-illustration-body" />
    <g className="fill-fg" stroke="none">
      <path d="M16 13h74v5H16z" opacity=".45" />
      {bars.map(({ x: left, width }) => (
        <rect key={left} x={16 + left * 2} y="26" width={width * 2} height="26" />
      ))}
      <text x="16" y="80" lang="zxx" fontSize="17" fontWeight="700" className="fill-fg font-sans">
        {activationWords.drawnLabel}
      </text>
    </g>
    <rect
      x="8"
      y="60"
      width="160"
      height="29"
      rx="8"
      strokeWidth="4"
      className="stroke-(--rpm-focus-ring) forced-colors:stroke-[Highlight]"
    />
  </g>
);

const screws = (
  <>
    {[40, 280].flatMap((x) =>
      [38, 182].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="5" className={soft} />),
    )}
  </>
);

/** What stands around the label, by the kind of device, and where the label is. */
const backs: Record<VitalKind, { back: ReactNode; x: number; y: number }> = {
  BloodPressure: {
    back: (
      <>
        <rect x="14" y="12" width="292" height="196" rx="26" className="fill-illustration-body" />
        {screws}
        <path d="M96 208v-26a8 8 0 0 1 8-8h112a8 8 0 0 1 8 8v26M146 190h28" />
      </>
    ),
    x: 72,
    y: 54,
  },
  BloodOxygen: {
    back: (
      <>
        <path d="M30 92 232 20c40-14 66 30 30 48L56 150" className={soft} />
        <path d="M30 92c-20 10-20 116 4 116h236c44 0 44-134 0-134H90z" className="fill-illustration-body" />
        <circle cx="36" cy="122" r="8" className={soft} />
      </>
    ),
    x: 92,
    y: 98,
  },
  Weight: {
    back: (
      <>
        <rect x="30" y="6" width="260" height="208" rx="28" className="fill-illustration-body" />
        {[62, 258].flatMap((x) =>
          [36, 184].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="17" className={soft} />),
        )}
        <path d="M112 20h96v30h-96zM150 35h20" />
      </>
    ),
    x: 72,
    y: 62,
  },
  BodyTemperature: {
    back: (
      <>
        <path
          d="M14 92c0-16 14-26 30-24l42-16h196c16 0 26 10 26 26v84c0 16-10 26-26 26H86l-42-22c-16 2-30-8-30-24z"
          className="fill-illustration-body"
        />
        <path d="M44 68v98" />
        <path d="M276 96v48" strokeWidth="6" className="stroke-illustration-soft" />
      </>
    ),
    x: 76,
    y: 72,
  },
  BloodGlucose: {
    back: (
      <>
        <path d="M140 22V6h40v16" className={soft} />
        <path
          d="M74 22h172c16 0 28 12 27 28l-9 136c-1 14-12 24-26 24H82c-14 0-25-10-26-24L47 50c-1-16 11-28 27-28z"
          className="fill-illustration-body"
        />
        <path d="M112 210v-24a8 8 0 0 1 8-8h80a8 8 0 0 1 8 8v24" />
      </>
    ),
    x: 72,
    y: 58,
  },
  HeartRate: {
    back: (
      <>
        <path d="M4 66h60v88H4M316 66h-60v88h60" className={soft} />
        <rect x="50" y="20" width="220" height="180" rx="56" className="fill-illustration-body" />
        <circle cx="128" cy="42" r="7" className={soft} />
        <circle cx="192" cy="42" r="7" className={soft} />
      </>
    ),
    x: 72,
    y: 66,
  },
};

const frame =
  'mx-auto block h-auto w-full max-w-80 fill-none stroke-2 stroke-illustration-line forced-colors:stroke-[CanvasText]';

/**
 * Where the serial number stands on a device, drawn; without a kind the label alone.
 *
 * @see ACT-01, design v4
 */
export function WherePicture({ kind }: { kind: VitalKind | null }) {
  const { whereAny, where } = activationWords;
  const { back, x, y } = kind ? backs[kind] : { back: null, x: 8, y: 8 };
  return (
    <div className="rounded-lg bg-surface-sunken p-4">
      <svg
        role="img"
        aria-label={kind ? where[kind] : whereAny}
        viewBox={kind ? '0 0 320 220' : '0 0 192 112'}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={frame}
      >
        {back}
        <Label x={x} y={y} />
      </svg>
    </div>
  );
}
