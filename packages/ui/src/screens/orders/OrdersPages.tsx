import { clinicOrderMessages, type OrderFilters, type PageSize, pageSizes } from '@rpm/domain';
import { Pagination } from '../../components/Pagination/index.ts';
import { Select } from '../../components/Select/index.ts';

const options = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

export interface OrdersPagesProps {
  filters: OrderFilters;
  /** Orders on all pages. */
  total: number;
  onRows: (rows: PageSize) => void;
  onPage: (page: number) => void;
}

/** The bar under the orders: rows per page, and the way through the pages. @see ORD-04, ORD-05 */
export function OrdersPages({ filters, total, onRows, onPage }: OrdersPagesProps) {
  const choose = (value: string) => {
    const rows = pageSizes.find((size) => String(size) === value);
    if (rows) onRows(rows);
  };
  return (
    <Pagination
      page={filters.page}
      pageSize={filters.rows}
      total={total}
      noun={clinicOrderMessages.noun}
      onPage={onPage}
      rowsPerPage={
        <>
          <span aria-hidden="true">{clinicOrderMessages.rowsPerPage}</span>
          <div className="w-18">
            <Select
              label={clinicOrderMessages.rowsPerPage}
              isLabelHidden
              size="sm"
              options={options}
              value={String(filters.rows)}
              onChange={choose}
            />
          </div>
        </>
      }
    />
  );
}
