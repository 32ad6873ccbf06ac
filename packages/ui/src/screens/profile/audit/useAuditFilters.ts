import { type AuditExport, limits, type PageSize } from '@rpm/domain';
import { useEffect, useRef, useState } from 'react';

/** What the log is asked with. */
export interface AuditFilters extends Omit<AuditExport, 'clinicName'> {
  /** Counts from 1. */
  page: number;
  rows: PageSize;
}

const usual: AuditFilters = {
  person: '',
  group: 'all',
  period: 'week',
  search: '',
  warnings: 'false',
  page: 1,
  rows: 20,
};

/** The filters of the audit log. They stand in no address: a search may name somebody (behaviour R19). */
export function useAuditFilters() {
  const [filters, setFilters] = useState(usual);
  const [typed, setTyped] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (changed: Partial<AuditFilters>) => {
    clearTimeout(timer.current);
    setFilters((now) => ({ ...now, search: typed.trim(), page: 1, ...changed }));
  };
  return {
    filters,
    typed,
    /** Typing is waited for 500 ms. */
    type(text: string) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => setFilters((now) => ({ ...now, search: text.trim(), page: 1 })),
        limits.searchDebounceMs,
      );
    },
    change: set,
    goTo: (page: number) => set({ page }),
    isFiltered:
      typed.trim() !== '' || Object.entries(usual).some(([name, value]) => isOther(filters, name, value)),
    clear() {
      setTyped('');
      set({ ...usual, rows: filters.rows });
    },
  };
}

const isOther = (filters: AuditFilters, name: string, value: unknown) =>
  name !== 'page' && name !== 'rows' && filters[name as keyof AuditFilters] !== value;

export type AuditFilterState = ReturnType<typeof useAuditFilters>;
