import { endpoints } from '@rpm/api-client/calls';
import { type SaveBillingCode, usualBilling } from '@rpm/domain';
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
