import { cx } from 'class-variance-authority';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { RowDetail } from './DataTableProps.ts';
import { bodyCell } from './tableStyle.ts';

interface OpenRowProps<Row> {
  row: Row;
  /** Left out, it is a row like any other. */
  detail: RowDetail<Row> | undefined;
  fit: 'regular' | 'dense';
  columnCount: number;
  /** The cells. */
  children: ReactNode;
}

/** A row that opens by the button at its end; up and down go from one button to the next (u4). */
export function OpenRow<Row>({ row, detail, fit, columnCount, children }: OpenRowProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!detail) return <tr className="group/row print:break-inside-avoid">{children}</tr>;
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <tr
        className={cx(
          'group/row print:break-inside-avoid',
          isOpen && '*:border-b-0 *:bg-brand-soft group-hover/row:*:bg-brand-soft',
        )}
      >
        {children}
        <td className={bodyCell({ fit, align: 'end', isForScreen: true })}>
          <IconButton
            name={detail.name(row, isOpen)}
            icon={<Icon aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            data-opens-row
            onKeyDown={goToNext}
            onClick={() => setOpen(!isOpen)}
          />
        </td>
      </tr>
      {isOpen && (
        <tr id={id}>
          <td
            colSpan={columnCount + 1}
            className="border-line-subtle border-b bg-brand-soft px-5 pt-1 pb-4 text-body"
          >
            {detail.content(row)}
          </td>
        </tr>
      )}
    </>
  );
}

function goToNext(event: KeyboardEvent<HTMLButtonElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [
    ...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[data-opens-row]') ?? []),
  ];
  all[all.indexOf(event.currentTarget) + step]?.focus();
}
