import { type PageSize, pageSizes, patientListMessages } from '@rpm/domain';
import { Pagination } from '../../components/Pagination/index.ts';
import { Select } from '../../components/Select/index.ts';

const text = patientListMessages;
const options = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

export interface PatientPagesProps {
  page: number;
  rows: PageSize;
  /** Patients on all pages. */
  total: number;
  onRows: (rows: PageSize) => void;
  onPage: (page: number) => void;
}

/** The bar under the patients: rows per page, and the way through the pages. */
export function PatientPages({ page, rows, total, onRows, onPage }: PatientPagesProps) {
  const choose = (value: string) => {
    const size = pageSizes.find((each) => String(each) === value);
    if (size) onRows(size);
  };
  return (
    <Pagination
      page={page}
      pageSize={rows}
      total={total}
      noun={text.noun}
      onPage={onPage}
      rowsPerPage={
        <>
          <span aria-hidden="true">{text.rowsPerPage}</span>
          <div className="w-18">
            <Select
              label={text.rowsPerPage}
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
