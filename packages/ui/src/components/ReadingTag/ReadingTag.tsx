import type { ReadingClass } from '@rpm/domain';
import { classWords } from '@rpm/domain/words/reading';
import { cva } from 'class-variance-authority';
import { ReadingGlyph } from '../ReadingGlyph/ReadingGlyph.tsx';

const tag = cva(
  'inline-flex min-h-6 patient:min-h-9 items-center gap-1.5 patient:gap-2 whitespace-nowrap patient:rounded-sm rounded-xs border py-0.5 patient:pr-3 pr-2 patient:pl-2 pl-1.5 font-semibold text-label leading-none forced-colors:border-[CanvasText]',
  {
    variants: {
      reading: {
        Normal: 'border-reading-normal-line bg-surface text-reading-normal-fg',
        Cautious:
          'border-reading-cautious-line bg-reading-cautious-bg text-reading-cautious-fg [--icon-fill:var(--rpm-reading-cautious-bg)]',
        Critical:
          'border-transparent bg-reading-critical-solid text-reading-critical-on-solid forced-color-adjust-none [--icon-knock:var(--rpm-reading-critical-solid)]',
      } satisfies Record<ReadingClass, string>,
    },
  },
);

export interface ReadingTagProps {
  /** The class of the reading. */
  reading: ReadingClass;
}

/**
 * How a reading stands to the patient's limits: a tag with square corners, a shape and the word. Normal is an outline,
 * Cautious a tint, Critical solid, so the three differ in print too. Never used for an order's status.
 *
 * @see product-spec section 9
 */
export function ReadingTag({ reading }: ReadingTagProps) {
  return (
    <span className={tag({ reading })}>
      <span className="patient:size-[22px] size-4 flex-none">
        <ReadingGlyph reading={reading} fill />
      </span>
      {classWords[reading]}
    </span>
  );
}
