import { defaultPageSize, type pageSizes } from './limits.ts';
import type { OrderQuery } from './order.ts';

/** ORD-03: what one can search by, with its name on the screen. */
export const searchFields = {
  patient: 'Patient',
  provider: 'Provider',
  orderId: 'Order ID',
  modeOfDelivery: 'Delivery Mode',
  status: 'Status',
} as const;
export type SearchField = keyof typeof searchFields;

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

/**
 * The query that the filters ask.
 *
 * A patient search of several words takes the last one as the last name; every other search goes into its own
 * parameter. Searching by what the table shows works too: 'Picked Up' finds PickedUp.
 *
 * @see ORD-05, ORD-15
 */
export function orderQuery({ searchBy, search, page, rows }: OrderFilters, clinic: string): OrderQuery {
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
      return { ...query, modeOfDelivery: words.join('') };
    case 'status':
      return { ...query, orderStatus: words.join('') };
  }
}
