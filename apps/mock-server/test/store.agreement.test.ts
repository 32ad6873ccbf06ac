import { pageSizes } from '@rpm/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoWorld } from '../src/seed/demo.ts';
import { northside, southside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

describe('both stores give the same answer to every question', () => {
  const world = demoWorld(startOfTest);
  let stores: Store[];
  beforeAll(async () => {
    stores = await Promise.all(storeKinds.map((kind) => makeStore(kind, world)));
  });

  const texts = world.orders.flatMap((order) => [
    order.orderId,
    order.firstName ?? '',
    order.lastName ?? '',
    typeof order.provider === 'string' ? order.provider : 'Wren Q. Exampledoc',
    order.status ?? '',
  ]);
  const piece = fc
    .tuple(fc.constantFrom(...texts), fc.nat(8), fc.integer({ min: 1, max: 6 }), fc.boolean())
    .map(([text, from, length, isUpper]) => {
      const part = text.slice(from, from + length).toWellFormed();
      return isUpper ? part.toUpperCase() : part;
    });
  const needle = fc.oneof(
    { weight: 4, arbitrary: piece },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%', '_', '\\', '%%', '__', ' ', '', 'İ', 'ß', 'ΑΣ', "'", '"', '()', 'Ë'),
    },
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }).filter((text) => !text.includes('\0')),
    },
  );
  const filters = fc.record({
    pName: needle,
    pLastName: needle,
    provider: needle,
    orderId: needle,
    modeOfDelivery: fc.constantFrom('Mail', 'pick', 'P', 'ail', '_'),
    orderStatus: fc.constantFrom('act', 'Picked Up', 'pickedup', 'on hold', 'S', 'ctivated', '%'),
    orderDate: fc.constantFrom('2026-10-21', '2026-11-20', '2026-10-24', '1999-01-01'),
  });
  const place = fc.record({
    clinicId: fc.constantFrom(northside.clinicId, northside.clinicId, southside.clinicId),
    page: fc.nat(2),
    noOfRows: fc.constantFrom(...pageSizes),
  });
  const names = fc.subarray(
    ['pName', 'pLastName', 'provider', 'orderId', 'modeOfDelivery', 'orderStatus', 'orderDate'] as const,
    { maxLength: 2 },
  );
  const search = fc
    .tuple(place, filters, names)
    .map(([at, all, some]) => ({ ...at, ...Object.fromEntries(some.map((name) => [name, all[name]])) }));

  test('of pages, filters and totals (ORD-15)', async () => {
    await fc.assert(
      fc.asyncProperty(search, async (asked) => {
        const [expected, ...others] = await Promise.all(stores.map((store) => store.orders.page(asked)));
        for (const other of others) expect(other).toEqual(expected);
      }),
      { seed: 20_417, numRuns: 250 },
    );
  });

  test('and the questions are good ones: many of them find something', async () => {
    const found = await Promise.all(
      fc.sample(search, { seed: 20_417, numRuns: 250 }).map((asked) => stores[0]?.orders.page(asked)),
    );
    expect(found.filter((page) => (page?.total ?? 0) > 0).length).toBeGreaterThan(40);
  });
});
