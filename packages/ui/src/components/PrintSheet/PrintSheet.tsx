import { cx } from 'class-variance-authority';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

/** Stand for the numbers of a page until paper has them. */
const [pageAt, pageCount] = ['\uE000', '\uE001'];
/** A text as style sheets write it. Nothing in it ends the quotes. */
const inQuotes = (text: string) => `"${text.replaceAll(/["\\\n\r]/g, ' ')}"`;
/** A sentence whose numbers paper counts. */
const counted = (sentence: string) =>
  inQuotes(sentence).replace(pageAt, '" counter(page) "').replace(pageCount, '" counter(pages) "');

interface PrintSheetProps {
  /** Names the sheet. */
  title: string;
  /** How large its text is set. */
  size?: 'body' | 'lead';
  /** For whom it is printed: what patients read is set larger. */
  density?: 'staff' | 'patient';
  /** dense: narrow margins, for a record that should fit on one page. numbered: with a foot on each page. */
  page?: 'letter' | 'dense' | 'numbered';
  /** Of a numbered sheet: what stands at the foot of each page, and how its number is said, with both numbers in it. */
  foot?: { start: string; middle: string; page: (number: { at: string; count: string }) => string };
  children: ReactNode;
}

/**
 * A sheet that is drawn on paper alone, and as long as it is here paper shows nothing else; nothing of that is left when
 * it goes. In light colors whatever the theme.
 */
export function PrintSheet({
  title,
  size = 'lead',
  density = 'staff',
  page = 'letter',
  foot,
  children,
}: PrintSheetProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.print = 'sheet';
    return () => {
      delete document.documentElement.dataset.print;
    };
  }, []);
  const [start, middle, number] = foot
    ? [inQuotes(foot.start), inQuotes(foot.middle), counted(foot.page({ at: pageAt, count: pageCount }))]
    : ['""', '""', '""'];
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const words = Object.entries({ start, middle, number });
    for (const [name, value] of words) style.setProperty(`--rpm-sheet-${name}`, value);
    return () => {
      for (const [name] of words) style.removeProperty(`--rpm-sheet-${name}`);
    };
  }, [start, middle, number]);
  return createPortal(
    <section
      aria-label={title}
      data-print-sheet={page}
      data-theme="light"
      data-density={density}
      className={cx(
        'wrap-anywhere hidden bg-surface text-fg print:block',
        size === 'body' ? 'text-body' : 'text-lead',
      )}
    >
      {children}
    </section>,
    document.body,
  );
}
