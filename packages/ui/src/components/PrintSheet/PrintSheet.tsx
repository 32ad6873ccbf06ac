import { cx } from 'class-variance-authority';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

interface PrintSheetProps {
  /** Names the sheet. */
  title: string;
  /** How large its text is set. */
  size?: 'body' | 'lead';
  /** For whom it is printed: what patients read is set larger. */
  density?: 'staff' | 'patient';
  children: ReactNode;
}

/**
 * A sheet that is drawn on paper alone, and as long as it is here paper shows nothing else; nothing of that is left when
 * it goes. In light colors whatever the theme.
 */
export function PrintSheet({ title, size = 'lead', density = 'staff', children }: PrintSheetProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.print = 'sheet';
    return () => {
      delete document.documentElement.dataset.print;
    };
  }, []);
  return createPortal(
    <section
      aria-label={title}
      data-print-sheet
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
