import { limits, type PatientFilters, readPatientFilters, writePatientFilters } from '@rpm/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface PatientFilterState {
  /** What the list is asked with: what the address holds, and the search of the history's entry. */
  filters: PatientFilters;
  /** What stands in the search field, ahead of `filters.search` by the pause of typing. */
  typed: string;
  type: (text: string) => void;
  change: (changed: Partial<Omit<PatientFilters, 'search' | 'page'>>) => void;
  goTo: (page: number, how?: { replace: boolean }) => void;
  clear: () => void;
}

/**
 * The filters of a list of patients, kept where a reload and the back button find them: in the query of the address,
 * but for the search. That may name a patient, so it is kept with the entry of the history and is never seen in an
 * address, a log or a bookmark (behaviour R19).
 *
 * Every change but that of the page leads back to page 1. Typing is waited for 500 ms, and makes no new entry.
 */
export function usePatientFilters(): PatientFilterState {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { search?: unknown } | null };
  const navigate = useNavigate();
  const filters = readPatientFilters((name) => params.get(name), state?.search);
  const [typed, setTyped] = useState(filters.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(filters);
  newest.current = filters;
  useEffect(() => () => clearTimeout(timer.current), []);
  // The back button brings another search: the field shows it.
  useEffect(() => setTyped(filters.search), [filters.search]);

  function set(next: PatientFilters, replace: boolean) {
    clearTimeout(timer.current);
    setTyped(next.search);
    const query = new URLSearchParams(writePatientFilters(next)).toString();
    navigate({ search: query && `?${query}` }, { replace, state: { search: next.search } });
  }
  return {
    filters,
    typed,
    type(text) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => set({ ...newest.current, search: text, page: 1 }, true),
        limits.searchDebounceMs,
      );
    },
    change: (changed) => set({ ...filters, search: typed, ...changed, page: 1 }, false),
    goTo: (page, { replace } = { replace: false }) => set({ ...filters, page }, replace),
    clear: () => set({ ...filters, search: '', preset: 'all', page: 1 }, false),
  };
}
