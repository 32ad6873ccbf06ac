import { defaultOrderFilters, limits, type OrderFilters } from '@rpm/domain';
import { useEffect, useRef, useState } from 'react';

/** The filters as the user sees them, those that the list is asked with, and the ways to change them. */
export interface OrderFilterState {
  filters: OrderFilters;
  /** Follows `filters` after the pause of ORD-11. */
  asked: OrderFilters;
  change: (changed: Partial<Omit<OrderFilters, 'page'>>) => void;
  goTo: (page: number) => void;
  clear: () => void;
}

/**
 * What the user has set on the orders screen.
 *
 * Every change but that of the page leads back to page 1 (ORD-10). Typing is waited for 500 ms and paging 300 ms
 * (ORD-11); the other changes ask at once.
 */
export function useOrderFilters(): OrderFilterState {
  const [filters, setFilters] = useState(defaultOrderFilters);
  const [asked, setAsked] = useState(filters);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function set(next: OrderFilters, afterMs: number) {
    setFilters(next);
    clearTimeout(timer.current);
    if (afterMs === 0) setAsked(next);
    else timer.current = setTimeout(() => setAsked(next), afterMs);
  }
  return {
    filters,
    asked,
    change: (changed) =>
      set({ ...filters, ...changed, page: 1 }, changed.search === undefined ? 0 : limits.searchDebounceMs),
    goTo: (page) => set({ ...filters, page }, limits.pageDebounceMs),
    clear: () => set(defaultOrderFilters, 0),
  };
}
