import type { BillingCode, Rate } from '@rpm/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts, emptyClinic, northside, southside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import type { CodeSaving } from '../src/subjects/billing/contract.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

/** Two machines give what one gives: the contract holds for them too. */
const bothKinds = ['memory', 'postgres'] as const;
const { provider } = demoAccounts;
const actor = { accountId: provider.accountId, clinicId: northside.clinicId, at: startOfTest };

const aCode = (code: string, special: Partial<BillingCode> = {}): BillingCode => ({
  code,
  description: 'A code',
  unit: 'days',
  threshold: 2,
  excludes: [],
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  ...special,
});
const aRate = (code: string, special: Partial<Rate> = {}): Rate => ({
  ...{ code, payer: 'Medicare', locality: null, cents: 100, source: 'A list' },
  ...{ effectiveFrom: '2026-01-01', effectiveTo: '2026-12-31' },
  ...special,
});
const saving = (
  code: BillingCode,
  rates: Rate[],
  version: number,
  changes: CodeSaving['changes'] = [],
): CodeSaving => ({ code, rates: rates.map(({ code: _code, ...rate }) => rate), version, changes });

describe.each(storeKinds)('codes and rates in %s (API-25, SCR-04)', (kind) => {
  const empty = { ...emptyClinic(), billingCodes: [], rates: [] };
  const { clinicId } = northside;
  const allRates = (store: Store, year?: number) => store.billing.rates({ clinicId, year });

  test('a code is saved with all its rates, in place of the version that it began with', async () => {
    const store = await makeStore(kind, empty);
    const { billing } = store;
    const first = [
      aRate('99454'),
      aRate('99454', { locality: 'Ohio', cents: 90 }),
      aRate('99454', { payer: 'Aetna', cents: null, effectiveFrom: '2025-07-01', effectiveTo: null }),
    ];
    expect(await billing.saveCodes(actor, [saving(aCode('99454'), first, 0)])).toBe('done');
    const changed = aCode('99454', { description: 'Another text', effectiveTo: '2027-12-31' });
    expect(await billing.saveCodes(actor, [saving(changed, [], 0)])).toBe('changed');
    expect(await billing.saveCodes(actor, [saving(changed, [], 2)])).toBe('changed');
    expect(await billing.codes(clinicId)).toEqual([{ ...aCode('99454'), version: 1 }]);
    const [medicare, ohio, aetna] = first;
    expect(await allRates(store)).toEqual([aetna, medicare, ohio]);
    expect(await allRates(store, 2025)).toEqual([aetna]);
    expect(await allRates(store, 2027)).toEqual([aetna]);
    expect(await allRates(store, 2024)).toEqual([]);
    expect(await billing.saveCodes(actor, [saving(changed, first.slice(0, 1), 1)])).toBe('done');
    expect(await billing.codes(clinicId)).toEqual([{ ...changed, version: 2 }]);
    expect(await allRates(store)).toEqual([medicare]);
    expect(await billing.codes(southside.clinicId)).toEqual([]);
  });

  test('of two who add one code at once one is told', async () => {
    const { billing } = await makeStore(kind, empty);
    const said = await Promise.all(
      ['one', 'other'].map((description) =>
        billing.saveCodes(actor, [saving(aCode('99454', { description }), [aRate('99454')], 0)]),
      ),
    );
    expect(said.sort()).toEqual(['changed', 'done']);
    expect(await billing.rates({ clinicId, year: undefined })).toEqual([aRate('99454')]);
  });

  test('codes are saved together or not at all, each with its line in the log', async () => {
    const store = await makeStore(kind, empty);
    const { billing } = store;
    const both = (...versions: [number, number]) =>
      billing.saveCodes(actor, [
        saving(aCode('99457'), [aRate('99457')], versions[0]),
        saving(aCode('99454'), [aRate('99454')], versions[1]),
      ]);
    expect(await both(0, 1)).toBe('changed');
    expect(await both(1, 0)).toBe('changed');
    expect(await billing.codes(clinicId)).toEqual([]);
    expect(await allRates(store)).toEqual([]);
    expect(await store.audit.list(clinicId)).toEqual([]);
    expect(await both(0, 0)).toBe('done');
    expect((await allRates(store)).map(({ code }) => code)).toEqual(['99454', '99457']);
    expect(await store.audit.list(clinicId)).toHaveLength(2);
    // Of many at once that begin with one version, one is done.
    const said = await Promise.all(Array.from({ length: 6 }, () => both(1, 1)));
    expect(said.filter((each) => each === 'done')).toHaveLength(1);
    expect((await billing.codes(clinicId)).map(({ version }) => version)).toEqual([2, 2]);
    expect(await billing.saveCodes(actor, [])).toBe('done');
  });

  test('each saving is one line in the audit log, with what changed', async () => {
    const store = await makeStore(kind, empty);
    const change = { field: 'threshold', before: 2, after: 3 };
    await store.billing.saveCodes(actor, [saving(aCode('99454'), [], 0)]);
    await store.billing.saveCodes(actor, [saving(aCode('99454', { threshold: 3 }), [], 1, [change])]);
    expect(await store.audit.list(northside.clinicId)).toMatchObject([
      { action: 'billing.code-added', subject: '99454', details: { changes: [] } },
      { action: 'billing.code-changed', subject: '99454', details: { changes: [change] } },
    ]);
  });

  test('both clinics begin with the codes of remote monitoring and the rates of two years', async () => {
    const { billing } = await makeStore(kind, emptyClinic());
    for (const { clinicId } of [northside, southside]) {
      const codes = (await billing.codes(clinicId)).map(({ code }) => code);
      expect(codes).toEqual(['99091', '99445', '99453', '99454', '99457', '99458', '99470']);
      expect((await billing.rates({ clinicId, year: 2025 })).map(({ code }) => code)).toEqual([
        '99453',
        '99454',
        '99457',
        '99458',
      ]);
      expect(await billing.rates({ clinicId, year: 2026 })).toHaveLength(7);
    }
  });
});

describe('both stores agree on billing', () => {
  let stores: Store[];
  beforeAll(async () => {
    stores = await Promise.all(bothKinds.map((kind) => makeStore(kind, emptyClinic())));
  });

  const letters = fc.string({
    unit: fc.constantFrom('A', 'b', 'É', 'é', '😀', '\ufffd', ' ', 'z'),
    maxLength: 3,
  });
  const day = (year: number) => `${year}-01-01`;
  const entry = fc.record({
    code: fc.constantFrom('99454', 'A0001', 'G0511'),
    rates: fc.uniqueArray(
      fc.record({
        payer: letters,
        locality: fc.option(fc.constantFrom('É', 'b', 'Ohio')),
        effectiveFrom: fc.integer({ min: 2025, max: 2027 }).map(day),
        effectiveTo: fc.constantFrom(null, '2027-06-30'),
        cents: fc.option(fc.nat(10_000_000)),
        source: letters,
      }),
      { maxLength: 4, selector: (rate) => `${rate.payer}|${rate.locality}|${rate.effectiveFrom}` },
    ),
    excludes: fc.subarray(['99445', '99470']),
    version: fc.nat(2),
  });

  test('whatever codes and rates are saved, in one order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 6 }), async (entries) => {
        const answers = await Promise.all(
          stores.map(async ({ billing }) => {
            const said: string[] = [];
            for (const { code, excludes, rates, version } of entries)
              said.push(
                await billing.saveCodes(actor, [
                  { code: aCode(code, { excludes }), rates, version, changes: [] },
                ]),
              );
            const { clinicId } = northside;
            return [
              said,
              await billing.codes(clinicId),
              await billing.rates({ clinicId, year: undefined }),
              await billing.rates({ clinicId, year: 2026 }),
            ];
          }),
        );
        expect(answers[1]).toEqual(answers[0]);
      }),
      { seed: 20_261_121, numRuns: 25 },
    );
  });
});
