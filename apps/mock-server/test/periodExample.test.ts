import { endpoints } from '@rpm/api-client/calls';
import { usualBilling } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { billingClinic, demoAccounts, emptyClinic } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { administrator, staff } = demoAccounts;

describe.each(storeKinds)('the example of the device period, with the store in %s (SCR-04)', (kind) => {
  const clinic = async (world = billingClinic()) => {
    const api = testApi(await makeStore(kind, world));
    const example = async (who: typeof administrator | typeof staff = administrator) => {
      const { status, json } = await api.ask(endpoints.getPeriodExample, { token: await api.sessionOf(who) });
      expect(status).toBe(200);
      return endpoints.getPeriodExample.answer.parse(json).example;
    };
    return { api, example };
  };

  test('is a patient of the clinic near a code, by both rules', async () => {
    const { api, example } = await clinic();
    const found = await example();
    expect(found).toEqual({
      ...{
        name: 'Edge No Consent',
        today: '2026-11-20',
        dataDays: ['2026-11-01', '2026-11-02', '2026-11-03'],
      },
      windows: {
        thirtyDays: {
          ...{ start: '2026-11-14', end: '2026-12-13', count: 0, code: null },
          more: { count: 2, code: '99445' },
        },
        calendarMonth: { start: '2026-11-01', end: '2026-11-30', count: 3, code: '99445', more: null },
      },
    });
    const token = await api.sessionOf(administrator);
    const { settings, version } = endpoints.getBillingSettings.answer.parse(
      (await api.ask(endpoints.getBillingSettings, { token })).json,
    );
    // The rule that is in use now changes nothing of what the two say.
    const body = { settings: { ...settings, periodRule: 'calendarMonth', billers: [] }, version };
    expect((await api.ask(endpoints.saveBillingSettings, { token, body })).status).toBe(200);
    expect(await example()).toEqual(found);
    // Who may no longer bill sees no patient in it.
    expect(await example(staff)).toBeNull();
  });

  test('is none at a clinic to which no readings came', async () => {
    const { example } = await clinic(emptyClinic());
    expect(usualBilling.billers).toContain('staff');
    expect(await example(staff)).toBeNull();
  });
});
