/** A reading that leaves its band and comes back: the mark, drawn large. Decorative. */
export function AccountArt() {
  return (
    <svg
      data-theme="dark"
      viewBox="0 0 640 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="size-full"
    >
      <rect y="184.8" width="640" height="126" className="fill-(--band)" />
      <path
        d="M-25.6 252C-10.4 254.9 33.5 273.8 64 268.8S123.1 227.6 153.6 222.6S214.9 248.7 243.2 239.4S293.9 194.4 320 168S370.7 82.6 396.8 84S446.4 147.8 473.6 176.4S523.1 242 556.8 252S652.4 238.1 672 235.2"
        className="fill-none stroke-(--line) stroke-4"
        strokeLinecap="round"
      />
      <g className="fill-(--frame) stroke-(--line) stroke-4">
        <circle cx="64" cy="268.8" r="7" />
        <circle cx="153.6" cy="222.6" r="7" />
        <circle cx="243.2" cy="239.4" r="7" />
        <circle cx="556.8" cy="252" r="7" />
      </g>
      <g
        className="fill-reading-cautious-mark stroke-(--frame) stroke-4"
        paintOrder="stroke"
        strokeLinejoin="round"
      >
        <path d="M320 157l11 19h-22z" />
        <path d="M473.6 165.4l11 19h-22z" />
      </g>
      <path
        d="M392.3 73h9l6.5 6.5v9l-6.5 6.5h-9l-6.5-6.5v-9z"
        className="fill-reading-critical-mark stroke-(--frame) stroke-4"
        paintOrder="stroke"
      />
    </svg>
  );
}
