import { defaultPageSize, limits, type pageSizes } from '../limits/limits.ts';
import type { DeliveryMode, OrderQuery } from './order.ts';
import type { OrderStatus } from './orderStatus.ts';

/** ORD-03: what one can search by. */
export const searchFields = ['patient', 'provider', 'orderId', 'modeOfDelivery', 'status'] as const;
export type SearchField = (typeof searchFields)[number];

/** What the user has set on the orders screen. Pages count from 1 here. */
export interface OrderFilters {
  searchBy: SearchField;
  search: string;
  /** One-based; the query's page is zero-based (ORD-05). */
  page: number;
  rows: (typeof pageSizes)[number];
}

/** The filters of a fresh visit. @see ORD-04 */
export const defaultOrderFilters: OrderFilters = {
  searchBy: 'patient',
  search: '',
  page: 1,
  rows: defaultPageSize,
};

/** Whether Clear Filter is shown: when any filter differs from its default. The page is a place, not a filter. @see ORD-06 */
export function isFiltered({ searchBy, search, rows }: OrderFilters): boolean {
  return searchBy !== defaultOrderFilters.searchBy || search !== '' || rows !== defaultOrderFilters.rows;
}

/** What a user does to the filters. Clear Filter sets the defaults. */
export type FilterChange = Partial<Omit<OrderFilters, 'page'>> | { page: number };

/**
 * The filters after a change, and after which pause they are asked. Every change but that of the page leads back to
 * page 1. Typing is waited for, and so is paging; the other changes ask at once.
 *
 * @returns the pause in milliseconds; 0 is none
 * @see ORD-09, ORD-10, ORD-11
 */
export function changeOrderFilters(
  filters: OrderFilters,
  change: FilterChange,
): { filters: OrderFilters; askAfterMs: number } {
  if ('page' in change) return { filters: { ...filters, ...change }, askAfterMs: limits.pageDebounceMs };
  const askAfterMs = change.search === undefined ? 0 : limits.searchDebounceMs;
  return { filters: { ...filters, ...change, page: 1 }, askAfterMs };
}

/** What the table shows of each status and delivery mode, in the reader's language. */
export interface OrderNames {
  status: Readonly<Record<OrderStatus, string>>;
  mode: Readonly<Record<DeliveryMode, string>>;
}

/**
 * The query that the filters ask.
 *
 * A patient search of several words takes the last one as the last name; every other search goes into its own
 * parameter. Searching by what the table shows works too: 'Picked Up' finds PickedUp, and so does 'Recogido' of whoever
 * reads that.
 *
 * @see ORD-05, ORD-15
 */
export function orderQuery(
  { searchBy, search, page, rows }: OrderFilters,
  clinic: string,
  names: OrderNames,
): OrderQuery {
  const query: OrderQuery = { page: page - 1, noOfRows: rows, clinic };
  const words = search.match(/\S+/gu) ?? [];
  if (words.length === 0) return query;
  const typed = words.join(' ');
  switch (searchBy) {
    case 'patient':
      return words.length === 1
        ? { ...query, pName: typed }
        : { ...query, pName: words.slice(0, -1).join(' '), pLastName: words.at(-1) };
    case 'provider':
      return { ...query, provider: typed };
    case 'orderId':
      return { ...query, orderId: typed };
    case 'modeOfDelivery':
      return { ...query, modeOfDelivery: codeMeant(words, names.mode) };
    case 'status':
      return { ...query, orderStatus: codeMeant(words, names.status) };
  }
}

/** The code of which the words begin the name, where that is another word and no second name begins so; otherwise the words as they are. */
function codeMeant(words: readonly string[], names: Readonly<Record<string, string>>): string {
  const typed = words.join('');
  const folded = (text: string) => text.replaceAll(/\s/gu, '').toLowerCase();
  const begun = Object.entries(names).filter(([, name]) => folded(name).startsWith(folded(typed)));
  const [[code, name] = [typed, typed]] = begun;
  return begun.length === 1 && folded(name) !== folded(code) ? code : typed;
}
