import { changeOrderFilters, defaultOrderFilters, type OrderFilters } from '@rpm/domain';
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

/** What the user has set on the orders screen, and, after the pauses of ORD-11, what is asked. */
export function useOrderFilters(): OrderFilterState {
  const [filters, setFilters] = useState(defaultOrderFilters);
  const [asked, setAsked] = useState(filters);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function set({ filters: next, askAfterMs }: ReturnType<typeof changeOrderFilters>) {
    setFilters(next);
    clearTimeout(timer.current);
    if (askAfterMs === 0) setAsked(next);
    else timer.current = setTimeout(() => setAsked(next), askAfterMs);
  }
  return {
    filters,
    asked,
    change: (changed) => set(changeOrderFilters(filters, changed)),
    goTo: (page) => set(changeOrderFilters(filters, { page })),
    clear: () => set({ filters: defaultOrderFilters, askAfterMs: 0 }),
  };
}
