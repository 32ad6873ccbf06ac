import { endpoints } from '@rpm/api-client/calls';
import { limits, type SaveBillingCode, usualBilling } from '@rpm/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts, emptyClinic, northside, southside } from '../src/seed/index.ts';
import { type TestApi, testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { administrator, staff, provider } = demoAccounts;
type Who = typeof staff;

const rate = (special: object = {}): SaveBillingCode['rates'][number] => ({
  ...{ payer: 'Medicare', locality: null, cents: 5467, source: 'A list' },
  ...{ effectiveFrom: '2026-01-01', effectiveTo: '2026-12-31' },
  ...special,
});
const wish = (special: object = {}, ofCode: object = {}) => ({
  code: {
    ...{ code: 'G0511', description: 'Care in rural clinics', unit: 'minutes', threshold: 20 },
    ...{ excludes: [], effectiveFrom: '2026-01-01', effectiveTo: null, ...ofCode },
  },
  ...{ rates: [rate()], version: 0 },
  ...special,
});

describe.each(storeKinds)('a code with its rates, with the store in %s (SCR-04)', (kind) => {
  let api: TestApi;
  beforeEach(async () => {
    api = testApi(await makeStore(kind, emptyClinic()));
  });
  const save = async (body: object, who: Who = staff) =>
    api.ask(endpoints.saveBillingCode, { token: await api.sessionOf(who), body: body as never });
  const ratesOf = async (code: string) => {
    const all = await api.services.store.billing.rates({ clinicId: northside.clinicId, year: undefined });
    return all.filter((each) => each.code === code);
  };

  test('is added, changed and told in its history, the newest first', async () => {
    expect((await save(wish())).status).toBe(200);
    const more = [rate(), rate({ locality: 'Ohio', cents: null })];
    expect((await save(wish({ rates: more, version: 1 }, { threshold: 30 }))).status).toBe(200);
    expect(await ratesOf('G0511')).toEqual(more.map((each) => ({ ...each, code: 'G0511' })));
    const history = async (who: Who) => {
      const token = await api.sessionOf(who);
      const { json } = await api.ask(endpoints.getCodeHistory, { token, params: { code: 'G0511' } });
      return endpoints.getCodeHistory.answer.parse(json);
    };
    const [last, first, ...none] = await history(provider);
    expect(none).toEqual([]);
    expect(last).toMatchObject({
      by: { userId: staff.accountId },
      changes: [
        { field: 'threshold', before: 20, after: 30 },
        { field: 'rate', before: null, after: { locality: 'Ohio', cents: null } },
      ],
    });
    expect(first?.changes.map(({ field }) => field)).toContain('rate');
  });

  test.each([
    [
      wish({ rates: [rate(), rate({ effectiveFrom: '2026-12-31', effectiveTo: null })] }),
      'rates.1.effectiveFrom',
    ],
    [wish({ rates: [rate({ cents: -1 })] }), 'rates.0.cents'],
    [wish({ rates: [rate({ effectiveTo: '2025-12-31' })] }), 'rates.0.effectiveTo'],
    [wish({ rates: [rate({ payer: ' ' })] }), 'rates.0.payer'],
    [wish({}, { effectiveTo: '2025-12-31' }), 'code.effectiveTo'],
    [wish({ version: 1, rates: [] }, { code: '99454', unit: 'days', threshold: 12 }), 'code.threshold'],
    [wish({ version: 1, rates: [] }, { code: '99454', unit: 'days', threshold: 16 }), 'rates'],
  ])('%j is refused at %s, and nothing is written', async (body, field) => {
    const { store } = api.services;
    const before = [await store.billing.codes(northside.clinicId), await ratesOf('99454')];
    const { status, json } = await save(body);
    expect({ status, json }).toMatchObject({ status: 400, json: { field } });
    expect([await store.billing.codes(northside.clinicId), await ratesOf('99454')]).toEqual(before);
    expect(await store.audit.list(northside.clinicId)).toEqual([]);
  });

  test('of two who began with one version the second one is told', async () => {
    await save(wish());
    expect((await save(wish({}, { threshold: 40 }))).status).toBe(409);
    expect(await ratesOf('G0511')).toHaveLength(1);
  });

  test('who may not bill changes no code, and another clinic keeps its own', async () => {
    const token = await api.sessionOf(administrator);
    const settings = { ...usualBilling, billers: [] };
    await api.ask(endpoints.saveBillingSettings, { token, body: { settings, version: 0 } });
    expect((await save(wish())).status).toBe(403);
    expect((await save(wish(), administrator)).status).toBe(200);
    const codes = await api.services.store.billing.codes(southside.clinicId);
    expect(codes.map(({ code }) => code)).not.toContain('G0511');
  });
});

describe.each(storeKinds)('rates of a file, with the store in %s (SCR-04)', (kind) => {
  const coming = (special: object = {}) => ({ code: '99454', ...rate(), payer: 'Aetna', ...special });
  const fresh = async () => {
    const api = testApi(await makeStore(kind, emptyClinic()));
    const { store } = api.services;
    const bring = async (rates: object[], versions: object[] = bothVersions, who: Who = staff) =>
      api.ask(endpoints.importRates, {
        ...{ token: await api.sessionOf(who), body: { rates, versions } as never },
      });
    const kept = async () => ({
      codes: await store.billing.codes(northside.clinicId),
      rates: await store.billing.rates({ clinicId: northside.clinicId, year: undefined }),
    });
    return { api, store, bring, kept };
  };
  const bothVersions = [
    { code: '99454', version: 1 },
    { code: '99457', version: 1 },
  ];

  test('come into their codes, beside and in place of what is there, with a line in each history', async () => {
    const { store, bring, kept } = await fresh();
    const before = await kept();
    const rates = [
      coming(),
      coming({ payer: 'MEDICARE', cents: 5300 }),
      coming({ code: '99457', cents: null, effectiveTo: null }),
    ];
    expect(await bring(rates)).toMatchObject({ status: 200 });
    const after = await kept();
    expect(after.rates).toHaveLength(before.rates.length + 2);
    expect(after.rates).toContainEqual(coming());
    expect(after.rates).toContainEqual(coming({ payer: 'Medicare', cents: 5300 }));
    expect(after.rates).toContainEqual(rates[2]);
    const versions = after.codes.filter(({ version }) => version === 2).map(({ code }) => code);
    expect(versions).toEqual(['99454', '99457']);
    const log = await store.audit.list(northside.clinicId);
    expect(log.map(({ action, subject }) => [action, subject])).toEqual([
      ['billing.code-changed', '99454'],
      ['billing.code-changed', '99457'],
    ]);
    expect(log[0]?.details).toMatchObject({
      changes: [
        { field: 'rate', before: { payer: 'Medicare' }, after: { cents: 5300 } },
        { field: 'rate', before: null, after: { payer: 'Aetna' } },
      ],
    });
    // The same once more changes nothing.
    const again = [{ code: '99454', version: 2 }];
    expect((await bring([coming()], again)).status).toBe(200);
    expect(await kept()).toEqual(after);
  });

  test.each<[string, object, string]>([
    ['a code that the clinic has not', coming({ code: 'G0511' }), 'rates.1.code'],
    ['the same rate twice', coming(), 'rates.1.effectiveFrom'],
    [
      'days of another one',
      coming({ effectiveFrom: '2026-12-31', effectiveTo: null }),
      'rates.0.effectiveFrom',
    ],
    ['an amount below zero', coming({ payer: 'B', cents: -1 }), 'rates.1.cents'],
    ['an end before its beginning', coming({ payer: 'B', effectiveTo: '2025-12-31' }), 'rates.1.effectiveTo'],
  ])('%s are refused, and none is written', async (_, wrong, field) => {
    const { store, bring, kept } = await fresh();
    const before = await kept();
    expect(await bring([coming(), wrong])).toMatchObject({ status: 400, json: { field } });
    expect(await kept()).toEqual(before);
    expect(await store.audit.list(northside.clinicId)).toEqual([]);
  });

  test('more rates than a code can have are refused', async () => {
    const { bring } = await fresh();
    const many = Array.from({ length: limits.ratesOfCodeMost }, (_, at) => coming({ payer: `P${at}` }));
    expect(await bring(many)).toMatchObject({ status: 400, json: { field: 'rates.0.code' } });
    expect((await bring([])).status).toBe(400);
  });

  test('of a code that somebody changed meanwhile nothing is written, nor by who may not bill', async () => {
    const { api, bring, kept } = await fresh();
    const before = await kept();
    const other = coming({ code: '99457' });
    for (const versions of [
      [],
      [{ code: '99454', version: 1 }],
      [...bothVersions.slice(1), { code: '99454', version: 2 }],
    ])
      expect(await bring([other, coming()], versions)).toMatchObject({
        ...{ status: 409, json: { code: 'detailsChanged' } },
      });
    expect(await kept()).toEqual(before);
    const token = await api.sessionOf(administrator);
    const settings = { ...usualBilling, billers: [] };
    await api.ask(endpoints.saveBillingSettings, { token, body: { settings, version: 0 } });
    expect((await bring([coming()])).status).toBe(403);
    expect((await bring([coming()], bothVersions, administrator)).status).toBe(200);
  });
});
