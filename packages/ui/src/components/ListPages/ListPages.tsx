import { type PageSize, pageSizes } from '@rpm/domain';
import { startTransition } from 'react';
import { Pagination, type PaginationProps } from '../Pagination/Pagination.tsx';
import { Select } from '../Select/Select.tsx';

export interface ListPagesProps extends Pick<PaginationProps, 'page' | 'total' | 'range' | 'onPage'> {
  rows: PageSize;
  /** Names the choice of rows. */
  rowsLabel: string;
  onRows: (rows: PageSize) => void;
}

const options = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

/** The bar under a long list: rows per page, and the way through the pages. @see ORD-04, ORD-05 */
export function ListPages({ rows, rowsLabel, onRows, ...pages }: ListPagesProps) {
  const choose = (value: string) => {
    const size = pageSizes.find((each) => String(each) === value);
    // The list of sizes closes first: its press has its frame.
    if (size) startTransition(() => onRows(size));
  };
  return (
    <Pagination
      {...pages}
      pageSize={rows}
      rowsPerPage={
        <>
          <span aria-hidden="true">{rowsLabel}</span>
          <div className="w-18">
            <Select
              label={rowsLabel}
              isLabelHidden
              size="sm"
              options={options}
              value={String(rows)}
              onChange={choose}
            />
          </div>
        </>
      }
    />
  );
}
