const calm = [
  [72, 280],
  [165.6, 240],
  [259.2, 272],
  [352.8, 248],
  [698.4, 240],
  [799.2, 272],
  [892.8, 244],
  [1008, 264],
  [1152, 240],
  [1339.2, 256],
] as const;

/** Readings in their band, three that leave it, and the way back. Decorative. */
export function HeroArt() {
  return (
    <svg
      viewBox="0 0 1440 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className="block size-full"
    >
      <rect y="200" width="1440" height="120" className="fill-brand-soft-hover" />
      <path
        d="M-28.8 264C-11.7 266.7 39 284.1 72 280C105 275.9 133.8 241.4 165.6 240C197.4 238.6 227.4 270.6 259.2 272C291 273.4 322.2 264.3 352.8 248C383.4 231.7 411 204.6 439.2 176C467.4 147.4 490.2 81.4 518.4 80C546.6 78.6 574.2 140.8 604.8 168C635.4 195.2 665.4 222.3 698.4 240C731.4 257.7 766.2 271.3 799.2 272C832.2 272.7 857.3 245.4 892.8 244C928.3 242.6 963.9 264.7 1008 264C1052.1 263.3 1095.7 241.4 1152 240C1208.3 238.6 1285.3 256 1339.2 256C1393.1 256 1446.8 242.7 1468.8 240"
        strokeLinecap="round"
        className="fill-none stroke-4 stroke-brand-solid"
      />
      <g className="fill-surface stroke-4 stroke-brand-solid">
        {calm.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="7" />
        ))}
      </g>
      <g
        paintOrder="stroke"
        strokeLinejoin="round"
        className="fill-reading-cautious-mark stroke-4 stroke-surface-canvas"
      >
        <path d="M439.2 165l11 19h-22z" />
        <path d="M604.8 157l11 19h-22z" />
      </g>
      <path
        d="M513.9 69h9l6.5 6.5v9l-6.5 6.5h-9l-6.5-6.5v-9z"
        paintOrder="stroke"
        className="fill-reading-critical-mark stroke-4 stroke-surface-canvas"
      />
    </svg>
  );
}
