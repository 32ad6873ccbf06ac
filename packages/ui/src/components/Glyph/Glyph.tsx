import type { ReactNode } from 'react';

export interface GlyphProps {
  /** As large as its container, instead of the icon size of the present density. */
  fill?: boolean;
}

/** The frame of our own line drawings, which matches lucide's: 24 units, 1.75 stroke, the color of the text. */
export function Glyph({ fill = false, children }: GlyphProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={fill ? 'block size-full' : 'block size-icon flex-none'}
    >
      {children}
    </svg>
  );
}
