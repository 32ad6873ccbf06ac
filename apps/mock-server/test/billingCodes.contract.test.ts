import type { BillingCode, Rate } from '@rpm/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts, emptyClinic, northside, southside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
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
  code,
  payer: 'Medicare',
  year: 2026,
  cents: 100,
  ...special,
});

describe.each(storeKinds)('codes and rates in %s (API-25)', (kind) => {
  const empty = { ...emptyClinic(), billingCodes: [], rates: [] };

  test('a code that is set again is set anew; a rate is of its code, payer and year', async () => {
    const { billing } = await makeStore(kind, empty);
    await billing.setCode(actor, { code: aCode('99454'), rate: aRate('99454') });
    const changed = aCode('99454', {
      description: 'Another text',
      excludes: ['99445'],
      effectiveTo: '2027-12-31',
    });
    await billing.setCode(actor, { code: changed, rate: aRate('99454', { cents: 200 }) });
    await billing.setCode(actor, { code: changed, rate: aRate('99454', { payer: 'Aetna' }) });
    await billing.setCode(actor, { code: changed, rate: aRate('99454', { year: 2025 }) });
    const { clinicId } = northside;
    expect(await billing.codes(clinicId)).toEqual([changed]);
    expect(await billing.rates({ clinicId, year: undefined })).toEqual([
      aRate('99454', { payer: 'Aetna' }),
      aRate('99454', { year: 2025 }),
      aRate('99454', { cents: 200 }),
    ]);
    expect(await billing.rates({ clinicId, year: 2025 })).toEqual([aRate('99454', { year: 2025 })]);
    expect(await billing.codes(southside.clinicId)).toEqual([]);
    expect(await billing.rates({ clinicId: southside.clinicId, year: undefined })).toEqual([]);
  });

  test('setting a code is one line in the audit log', async () => {
    const store = await makeStore(kind, empty);
    await store.billing.setCode(actor, { code: aCode('99454'), rate: aRate('99454') });
    expect(await store.audit.list(northside.clinicId)).toMatchObject([
      {
        action: 'billing.code-added',
        subject: '99454',
        details: { payer: 'Medicare', year: 2026, cents: 100 },
      },
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
  const entry = fc.record({
    code: fc.constantFrom('99454', 'A0001', 'G0511'),
    payer: letters,
    year: fc.integer({ min: 2025, max: 2027 }),
    cents: fc.nat(10_000_000),
    excludes: fc.subarray(['99445', '99470']),
  });

  test('whatever codes and rates are set, in one order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 6 }), async (entries) => {
        const answers = await Promise.all(
          stores.map(async ({ billing }) => {
            for (const { code, excludes, payer, year, cents } of entries) {
              await billing.setCode(actor, {
                code: aCode(code, { excludes }),
                rate: { code, payer, year, cents },
              });
            }
            const { clinicId } = northside;
            return [
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
