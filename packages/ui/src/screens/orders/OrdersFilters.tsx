import {
  clinicOrderMessages,
  isFiltered,
  limits,
  type OrderFilters,
  type SearchField as SearchBy,
  searchFields,
} from '@rpm/domain';
import { FunnelX } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { Select } from '../../components/Select/index.ts';
import type { OrderFilterState } from './useOrderFilters.ts';

const options = (Object.keys(searchFields) as SearchBy[]).map((value) => ({
  value,
  label: searchFields[value],
}));

export interface OrdersFiltersProps {
  filters: OrderFilters;
  onChange: OrderFilterState['change'];
  onClear: () => void;
}

/** What is searched, for what, and the way back to everything. @see ORD-03, ORD-06 */
export function OrdersFilters({ filters, onChange, onClear }: OrdersFiltersProps) {
  return (
    <search className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 max-md:mb-4 max-md:p-0 print:hidden">
      <div className="flex max-md:w-full max-md:flex-col max-md:gap-2">
        <div className="md:w-49">
          <Select
            label={clinicOrderMessages.searchBy}
            isLabelHidden
            prefix={clinicOrderMessages.searchBy}
            joinedRight
            options={options}
            value={filters.searchBy}
            onChange={(searchBy) => onChange({ searchBy })}
          />
        </div>
        <div className="md:w-81">
          <SearchField
            label={clinicOrderMessages.searchFor(searchFields[filters.searchBy])}
            isLabelHidden
            placeholder={clinicOrderMessages.searchPlaceholder}
            maxLength={limits.searchMaxCharacters}
            joinedLeft
            value={filters.search}
            onChange={(search) => onChange({ search })}
          />
        </div>
      </div>
      {isFiltered(filters) && (
        <Button
          variant="ghost"
          icon={<FunnelX aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
          onClick={onClear}
        >
          {clinicOrderMessages.clearFilter}
        </Button>
      )}
    </search>
  );
}
