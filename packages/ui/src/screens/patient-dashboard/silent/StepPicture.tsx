const frame =
  'w-full rounded-lg bg-surface-sunken fill-none stroke-2 stroke-illustration-line p-3 forced-colors:stroke-[CanvasText]';

/** Two batteries in a device. */
export const BatteryPicture = ({ name }: { name: string }) => (
  <svg role="img" aria-label={name} viewBox="0 0 160 120" className={frame}>
    <rect x="30" y="12" width="100" height="96" rx="12" />
    <rect x="44" y="30" width="72" height="60" rx="6" />
    <rect x="50" y="38" width="56" height="18" rx="4" />
    <path d="M106 44v6M56 47h8M60 43v8M92 47h8" />
    <rect x="54" y="64" width="56" height="18" rx="4" />
    <path d="M54 70v6M60 73h8M96 73h8M100 69v8" />
  </svg>
);

/** A device that sends to a phone. */
export const SignalPicture = ({ name }: { name: string }) => (
  <svg role="img" aria-label={name} viewBox="0 0 160 120" className={frame}>
    <rect x="14" y="38" width="50" height="48" rx="8" />
    <path d="M24 50h30M24 58h18" />
    <circle cx="39" cy="74" r="4" />
    <path d="M76 52a16 16 0 0 1 0 20M84 46a24 24 0 0 1 0 32M92 40a32 32 0 0 1 0 44" />
    <rect x="108" y="24" width="38" height="74" rx="8" />
    <path d="m118 62 6 6 12-14" />
  </svg>
);
