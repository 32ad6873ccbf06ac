import type { ReactNode } from 'react';
import { Glyph, type GlyphProps } from '../Glyph/Glyph.tsx';

const drawings = {
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.2" />
      <path d="M12 7.8h.01" strokeWidth="2.3" />
    </>
  ),
  success: (
    <>
      <circle cx="12" cy="12" r="8" fill="currentColor" />
      <path
        d="m8.3 12.3 2.6 2.6 4.8-5.2"
        className="stroke-(--icon-knock,var(--rpm-surface))"
        strokeWidth="2"
      />
    </>
  ),
  warning: (
    <>
      <rect x="5.2" y="5.2" width="13.6" height="13.6" rx="2" transform="rotate(45 12 12)" />
      <path d="M12 7.8v4.8" />
      <path d="M12 15.8h.01" strokeWidth="2.3" />
    </>
  ),
  error: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.8v5" />
      <path d="M12 16.2h.01" strokeWidth="2.3" />
    </>
  ),
  danger: (
    <>
      <circle cx="12" cy="12" r="8.5" fill="currentColor" />
      <path d="M12 7.5v5.2" className="stroke-(--icon-knock,var(--rpm-surface))" strokeWidth="2" />
      <path d="M12 16.3h.01" className="stroke-(--icon-knock,var(--rpm-surface))" strokeWidth="2.5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type FeedbackKind = keyof typeof drawings;

/**
 * The shape of a message: circle for information, filled check for success, diamond for a warning, circle for an error
 * in a form, filled circle for a failure. Decorative: the text says it.
 */
export function FeedbackGlyph({ kind, ...size }: { kind: FeedbackKind } & GlyphProps) {
  return <Glyph {...size}>{drawings[kind]}</Glyph>;
}
