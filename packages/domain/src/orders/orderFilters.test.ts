import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageSizes } from '../limits/limits.ts';
import { pageCount } from '../wire/pageCount.ts';
import { deliveryModeWords, orderStatusWords } from '../words/en/orderStatus.ts';
import {
  deliveryModeWords as spanishMode,
  orderStatusWords as spanishStatus,
} from '../words/es/orderStatus.ts';
import {
  changeOrderFilters,
  defaultOrderFilters,
  type FilterChange,
  isFiltered,
  type OrderNames,
  orderQuery,
  type SearchField,
  searchFields,
} from './orderFilters.ts';

const names = { status: orderStatusWords, mode: deliveryModeWords };

describe('filters (ORD-03 to ORD-06)', () => {
  test('the defaults, and what one can search by', () => {
    expect(defaultOrderFilters).toEqual({ searchBy: 'patient', search: '', page: 1, rows: 5 });
    expect(searchFields).toEqual(['patient', 'provider', 'orderId', 'modeOfDelivery', 'status']);
  });

  test('Clear Filter is shown only when a filter differs from its default (ORD-06)', () => {
    expect(isFiltered(defaultOrderFilters)).toBe(false);
    expect(isFiltered({ ...defaultOrderFilters, page: 3 })).toBe(false);
    expect(isFiltered({ ...defaultOrderFilters, searchBy: 'status' })).toBe(true);
    expect(isFiltered({ ...defaultOrderFilters, search: 'x' })).toBe(true);
    expect(isFiltered({ ...defaultOrderFilters, rows: 10 })).toBe(true);
  });

  const ask = (searchBy: SearchField, search: string, read: OrderNames = names) =>
    orderQuery({ searchBy, search, page: 3, rows: 20 }, 'Northside Sample Clinic', read);
  const base = { page: 2, noOfRows: 20, clinic: 'Northside Sample Clinic' };

  test.each([
    ['patient', '', {}],
    ['patient', '   ', {}],
    ['status', '', {}],
    ['patient', 'Marigold', { pName: 'Marigold' }],
    ['patient', ' Marigold ', { pName: 'Marigold' }],
    ['patient', 'Marigold Testpatient', { pName: 'Marigold', pLastName: 'Testpatient' }],
    ['patient', 'Ana  Maria Lopez', { pName: 'Ana Maria', pLastName: 'Lopez' }],
    ['patient', '  Ana\tMaria\u00a0Lopez\n', { pName: 'Ana Maria', pLastName: 'Lopez' }],
    ['provider', 'Wren  Q.', { provider: 'Wren Q.' }],
    ['orderId', 'RPM-20', { orderId: 'RPM-20' }],
    ['modeOfDelivery', 'Pick up', { modeOfDelivery: 'Pickup' }],
    ['status', 'Picked Up', { orderStatus: 'PickedUp' }],
  ] as const)(
    'search by %s for %j asks %j, of the own clinic (ORD-01, ORD-03, ORD-05)',
    (searchBy, search, expected) => {
      expect(ask(searchBy, search)).toEqual({ ...base, ...expected });
    },
  );

  test.each([
    ['status', 'recogido', { orderStatus: 'PickedUp' }],
    ['status', 'En camino', { orderStatus: 'Shipped' }],
    ['status', 'encam', { orderStatus: 'Shipped' }],
    ['status', 'Desact', { orderStatus: 'Deactivated' }],
    // Of two names the beginning; the beginning of none; and the code itself.
    ['status', 'en', { orderStatus: 'en' }],
    ['status', 'nada', { orderStatus: 'nada' }],
    ['status', 'Shipped', { orderStatus: 'Shipped' }],
    ['modeOfDelivery', 'Recoger', { modeOfDelivery: 'Pickup' }],
    ['modeOfDelivery', 'correo', { modeOfDelivery: 'Mail' }],
  ] as const)(
    'whoever reads Spanish finds by %s what %j is the name of: %j',
    (searchBy, search, expected) => {
      const spanish = { status: spanishStatus, mode: spanishMode };
      expect(ask(searchBy, search, spanish)).toEqual({ ...base, ...expected });
    },
  );

  test.each([
    [0, 5, 1],
    [1, 5, 1],
    [5, 5, 1],
    [6, 5, 2],
    [63, 10, 7],
    [1_000_000, 50, 20_000],
  ])('%d orders by %d are %d pages', (total, rows, pages) => {
    expect(pageCount(total, rows)).toBe(pages);
  });
});

describe('a change of the filters (ORD-09 to ORD-11)', () => {
  const set = { searchBy: 'status', search: 'Shipped', page: 3, rows: 20 } as const;
  test.each<[FilterChange, object, number]>([
    [{ search: 'Mail' }, { search: 'Mail', page: 1 }, 500],
    [{ search: '' }, { search: '', page: 1 }, 500],
    [{ searchBy: 'provider' }, { searchBy: 'provider', page: 1 }, 0],
    [{ searchBy: 'orderId', search: 'RPM' }, { searchBy: 'orderId', search: 'RPM', page: 1 }, 500],
    [{ rows: 50 }, { rows: 50, page: 1 }, 0],
    [{ page: 4 }, { page: 4 }, 300],
    [{ page: 1 }, { page: 1 }, 300],
  ])('%j makes %j, asked after %d ms', (change, changed, askAfterMs) => {
    expect(changeOrderFilters(set, change)).toEqual({ filters: { ...set, ...changed }, askAfterMs });
  });

  test('whatever is set, the page asked for exists: from 0, and 0 after every change but that of the page (ORD-05)', () => {
    const change = fc.oneof(
      fc.record({ search: fc.string() }),
      fc.record({ searchBy: fc.constantFrom(...searchFields) }),
      fc.record({ rows: fc.constantFrom(...pageSizes) }),
      fc.record({ page: fc.integer({ min: 1, max: 20_000 }) }),
    );
    fc.assert(
      fc.property(fc.array(change, { minLength: 1 }), (changes) => {
        const { filters } = changes.reduce((at, each) => changeOrderFilters(at.filters, each), {
          filters: defaultOrderFilters,
          askAfterMs: 0,
        });
        const last: FilterChange = changes.at(-1) ?? {};
        const asked = orderQuery(filters, 'Northside Sample Clinic', names);
        expect(asked.page).toBe('page' in last ? last.page - 1 : 0);
        expect(pageSizes).toContain(asked.noOfRows);
      }),
    );
  });
});
