import { pageCount } from '@rpm/domain';
import { pagesWords } from '@rpm/domain/words/frame';
import { cx } from 'class-variance-authority';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';

export interface PaginationProps {
  /** Counts from 1. A page beyond the last is shown as the last. */
  page: number;
  /** How many rows a page holds, at least 1. */
  pageSize: number;
  /** How many rows there are on all pages. */
  total: number;
  /** Says which rows these are: '1–10 of 63 orders'. */
  range: (shown: { from: number; to: number; count: number }) => string;
  /** Asks for a page, counted from 1. */
  onPage: (page: number) => void;
  /** The choice of rows per page, at the start of the bar. */
  rowsPerPage?: ReactNode;
  /** For a narrow card: the counts stand above the two buttons, on a line of their own. */
  isNarrow?: boolean;
  /** Below a list of cards, or in a card with padding of its own: no rule, and its ends are those of the list. */
  isOpen?: boolean;
}

/**
 * The bar under a table: how many rows there are, which page this is, and the way to the next.
 *
 * At an end the button keeps its place and the focus and does nothing. The page is announced when it changes.
 *
 * @see ORD-05
 */
export function Pagination({
  page,
  pageSize,
  total,
  range,
  onPage,
  rowsPerPage,
  isNarrow = false,
  isOpen,
}: PaginationProps) {
  const pages = pageCount(total, pageSize);
  const current = Math.min(page, pages);
  const from = (current - 1) * pageSize + 1;
  const to = Math.min(current * pageSize, total);
  const chevron = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon flex-none' } as const;
  const rows = (
    <p className={cx('numeric', !isNarrow && 'max-md:w-full')}>{range({ from, to, count: total })}</p>
  );
  const pageOf = (
    <p role="status" className="numeric text-fg">
      {pagesWords.pageOf({ page: current, pages })}
    </p>
  );
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 text-body text-fg-muted print:hidden',
        isOpen ? 'pt-4' : 'border-line border-t px-5 py-2.5',
        !isNarrow && 'max-md:border-0 max-md:px-0 max-md:py-4',
      )}
    >
      {!isNarrow && <div className="flex grow flex-wrap items-center gap-2">{rowsPerPage}</div>}
      <nav
        aria-label={pagesWords.label}
        className={cx(
          'flex flex-wrap items-center gap-x-4 gap-y-2 max-md:w-full max-md:justify-between max-md:gap-x-2',
          isNarrow && 'w-full justify-between',
        )}
      >
        {isNarrow ? (
          <div className="flex w-full flex-wrap justify-between gap-x-4">
            {rows}
            {pageOf}
          </div>
        ) : (
          rows
        )}
        <Button
          isDisabled={current <= 1}
          onClick={() => onPage(current - 1)}
          icon={<ChevronLeft {...chevron} />}
        >
          {pagesWords.previous}
        </Button>
        {!isNarrow && pageOf}
        <Button isDisabled={current >= pages} onClick={() => onPage(current + 1)}>
          {pagesWords.next}
          <ChevronRight {...chevron} />
        </Button>
      </nav>
    </div>
  );
}
