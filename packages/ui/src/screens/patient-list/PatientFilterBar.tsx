import { isPatientFiltered, limits, patientPresets, patientSorts } from '@rpm/domain';
import { patientListWords } from '@rpm/domain/words/patientList';
import { FunnelX } from 'lucide-react';
import { startTransition } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../components/Select/Select.tsx';
import type { PatientFilterState } from './usePatientFilters.ts';

const text = patientListWords;
const presets = patientPresets.map((value) => ({ value, label: text.presets[value] }));
const sorts = patientSorts.map((value) => ({ value, label: text.sorts[value] }));

/** Who is shown, in which order, and the way back to everybody. */
export function PatientFilterBar({ state }: { state: PatientFilterState }) {
  const { filters, typed, type, change, clear } = state;
  return (
    <search className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 max-md:mb-4 max-md:flex-col max-md:items-stretch max-md:p-0 print:hidden">
      <SegmentedControl
        name={text.show}
        options={presets}
        value={filters.preset}
        onChange={(preset) => change({ preset })}
      />
      <div className="md:w-70">
        <SearchField
          label={text.search}
          isLabelHidden
          placeholder={text.searchPlaceholder}
          maxLength={limits.searchMaxCharacters}
          value={typed}
          onChange={type}
        />
      </div>
      <div className="md:w-53">
        <Select
          label={text.sortBy}
          isLabelHidden
          prefix={text.sortBy}
          options={sorts}
          value={filters.sort}
          // The list of sorts closes first: its press has its frame.
          onChange={(sort) => startTransition(() => change({ sort }))}
        />
      </div>
      {isPatientFiltered({ ...filters, search: typed }) && (
        <Button
          variant="ghost"
          icon={<FunnelX aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
          onClick={clear}
        >
          {text.clear}
        </Button>
      )}
    </search>
  );
}
