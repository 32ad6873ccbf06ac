import type { usualBilling } from '@rpm/domain';
import * as enMails from '@rpm/domain/words/en/mails';
import * as esMails from '@rpm/domain/words/es/mails';
import { describe, expect, test } from 'vitest';
import { billingClinic, demoAccounts, northside } from '../src/seed/index.ts';
import type { Mail } from '../src/subjects/accounts/mails.contract.ts';
import { sendDigests } from '../src/subjects/billing/digest.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { administrator, provider, staff } = demoAccounts;
const portalOrigin = 'https://portal.example.test';
const { clinicId } = northside;

describe.each(storeKinds)('the forecast by mail over the store in %s (SCR-04)', (kind) => {
  async function start(special: Partial<typeof usualBilling>) {
    const world = billingClinic();
    const store = await makeStore(kind, {
      ...world,
      clinics: world.clinics.map((clinic) =>
        clinic.clinicId === clinicId && clinic.billing
          ? { ...clinic, billing: { ...clinic.billing, value: { ...clinic.billing.value, ...special } } }
          : clinic,
      ),
      accounts: world.accounts.map((account) =>
        account.accountId === provider.accountId ? { ...account, language: 'es' as const } : account,
      ),
    });
    const mails: Mail[] = [];
    return async (at: string, times = 1) => {
      const mail = async (one: Mail) => void mails.push(one);
      const services = { store, mail, clock: () => new Date(at), portalOrigin };
      await Promise.all(Array.from({ length: times }, () => sendDigests(services)));
      return mails.splice(0).sort((a, b) => (a.to < b.to ? -1 : 1));
    };
  }

  test('it goes to who may bill, once, in their language, from 8 AM of the 20th by the clinic’s clock', async () => {
    const run = await start({ digest: true, billers: ['provider'] });
    expect(await run('2026-11-19T15:00:00Z')).toEqual([]);
    expect(await run('2026-11-20T12:59:00Z')).toEqual([]);
    const mails = await run('2026-11-20T13:00:00Z', 8);
    const readers = mails.map(({ to }) => to);
    expect(readers).toContain(administrator.username);
    expect(readers).toContain(provider.username);
    expect(readers).not.toContain(staff.username);
    expect(new Set(readers).size).toBe(readers.length);
    const [own] = mails.filter(({ to }) => to === administrator.username);
    expect(own?.subject).toBe(enMails.mailWords.digest.subject);
    expect(own?.text).toMatch(/Patients at risk: [1-9]\d*\./);
    expect(own?.text).toMatch(/brings \$[1-9][\d,]*\.\d\d\./);
    expect(own?.text).toContain(`${portalOrigin}/billing-revenue?month=2026-11`);
    expect(mails.find(({ to }) => to === provider.username)?.subject).toBe(esMails.mailWords.digest.subject);
    expect(JSON.stringify(mails)).not.toMatch(/Edge|edge-/);
    expect(await run('2026-11-20T23:00:00Z')).toEqual([]);
    expect(await run('2026-11-26T15:00:00Z')).toEqual([]);
    expect((await run('2026-11-27T15:00:00Z')).length).toBe(mails.length);
    expect(await run('2026-11-28T15:00:00Z')).toEqual([]);
  });

  test('a clinic that did not ask for it gets none', async () => {
    const run = await start({ digest: false });
    expect(await run(startOfTest.toISOString())).toEqual([]);
  });
});
