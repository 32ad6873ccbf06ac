import type { ReadingClass } from '@rpm/domain';
import type { ReactNode } from 'react';
import { Glyph, type GlyphProps } from '../Glyph/Glyph.tsx';

const drawings: Record<ReadingClass, ReactNode> = {
  Normal: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8 12.3 2.8 2.8 5.2-5.8" />
    </>
  ),
  Cautious: (
    <>
      <path d="M12 3.6 21.3 20H2.7z" className="fill-(--icon-fill,none)" />
      <path d="M12 10v4.2" />
      <path d="M12 17.1h.01" strokeWidth="2.3" />
    </>
  ),
  Critical: (
    <>
      <path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z" fill="currentColor" />
      <path d="M12 7.3v5.6" className="stroke-(--icon-knock,var(--rpm-surface))" strokeWidth="2.2" />
      <path d="M12 16.6h.01" className="stroke-(--icon-knock,var(--rpm-surface))" strokeWidth="2.7" />
    </>
  ),
};

/**
 * The shape of a reading's class: ring with check, triangle, octagon. Triangle and octagon belong to readings; forms
 * and notices use the circle and the diamond of `FeedbackGlyph`. Decorative: the word stands beside it.
 *
 * @see product-spec section 9
 */
export function ReadingGlyph({ reading, ...size }: { reading: ReadingClass } & GlyphProps) {
  return <Glyph {...size}>{drawings[reading]}</Glyph>;
}
