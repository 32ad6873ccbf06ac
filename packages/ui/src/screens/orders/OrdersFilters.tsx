import { isFiltered, limits, type OrderFilters, searchFields } from '@rpm/domain';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { FunnelX } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import type { OrderFilterState } from './useOrderFilters.ts';

const options = searchFields.map((value) => ({
  value,
  label: clinicOrderWords.searchFields[value],
}));

export interface OrdersFiltersProps {
  ref?: Ref<HTMLElement>;
  filters: OrderFilters;
  onChange: OrderFilterState['change'];
  onClear: () => void;
}

/** What is searched, for what, and the way back to everything. @see ORD-03, ORD-06 */
export function OrdersFilters({ ref, filters, onChange, onClear }: OrdersFiltersProps) {
  return (
    <search
      ref={ref}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 max-md:mb-4 max-md:p-0 print:hidden"
    >
      <div className="flex max-md:w-full max-md:flex-col max-md:gap-2">
        <div className="md:w-49">
          <Select
            label={clinicOrderWords.searchBy}
            isLabelHidden
            prefix={clinicOrderWords.searchBy}
            joinedRight
            options={options}
            value={filters.searchBy}
            onChange={(searchBy) => onChange({ searchBy })}
          />
        </div>
        <div className="md:w-81">
          <SearchField
            label={clinicOrderWords.searchFor[filters.searchBy]}
            isLabelHidden
            placeholder={clinicOrderWords.searchPlaceholder}
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
          {clinicOrderWords.clearFilter}
        </Button>
      )}
    </search>
  );
}
