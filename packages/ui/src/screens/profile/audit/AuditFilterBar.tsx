import { useStaff } from '@rpm/api-client';
import { auditGroups, auditPeriods, fullName, limits } from '@rpm/domain';
import { auditWords } from '@rpm/domain/words/audit';
import { FunnelX } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import type { AuditFilterState } from './useAuditFilters.ts';

const everybody = { value: 'everybody', label: auditWords.everybody };
const groups = auditGroups.map((value) => ({ value, label: auditWords.groups[value] }));
const periods = auditPeriods.map((value) => ({ value, label: auditWords.periods[value] }));

/** Which entries are shown: by text, person, kind of action, time, and warnings alone. */
export function AuditFilterBar({ state }: { state: AuditFilterState }) {
  const { filters, typed, type, change, isFiltered, clear } = state;
  const { loadable } = useStaff();
  const staff = loadable.state === 'ready' ? loadable.data.result.rows : [];
  const people = staff.flatMap(({ id, state, firstName, middleName, lastName }) =>
    id !== null && (state === 'active' || state === 'ended')
      ? [{ value: id, label: fullName({ firstName, middleName, lastName }) || auditWords.nobody }]
      : [],
  );
  return (
    <search className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3 max-md:mb-4 max-md:flex-col max-md:items-stretch max-md:p-0 print:hidden">
      <div className="md:w-62">
        <SearchField
          label={auditWords.search}
          isLabelHidden
          placeholder={auditWords.searchPlaceholder}
          maxLength={limits.searchMaxCharacters}
          value={typed}
          onChange={type}
        />
      </div>
      <div className="md:w-54">
        <Select
          label={auditWords.person}
          isLabelHidden
          prefix={auditWords.person}
          options={[everybody, ...people]}
          value={filters.person || everybody.value}
          onChange={(value) => change({ person: value === everybody.value ? '' : value })}
        />
      </div>
      <div className="md:w-50">
        <Select
          label={auditWords.action}
          isLabelHidden
          prefix={auditWords.action}
          options={groups}
          value={filters.group}
          onChange={(group) => change({ group })}
        />
      </div>
      <div className="md:w-50">
        <Select
          label={auditWords.period}
          isLabelHidden
          prefix={auditWords.period}
          options={periods}
          value={filters.period}
          onChange={(period) => change({ period })}
        />
      </div>
      <Checkbox
        label={auditWords.warnings}
        checked={filters.warnings === 'true'}
        onChange={({ target }) => change({ warnings: target.checked ? 'true' : 'false' })}
      />
      {isFiltered && (
        <Button
          variant="ghost"
          icon={<FunnelX aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
          onClick={clear}
        >
          {auditWords.clear}
        </Button>
      )}
    </search>
  );
}
