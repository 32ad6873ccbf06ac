import { endpoints } from '@rpm/api-client/calls';
import { formatStamp, fullName, noPapers, usualBilling } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { startOfTest, testApi } from './harness.ts';
import { people } from './requestPeople.ts';
import { requestWorld } from './requestWorld.ts';
import { makeStore, storeKinds } from './stores.ts';

const { administrator, provider, staff, otherProvider } = demoAccounts;
const { userId } = people.own;

describe.each(storeKinds)('what a clinic bills with over the store in %s (SCR-04)', (kind) => {
  const fresh = async () => {
    const api = testApi(await makeStore(kind, requestWorld()));
    const read = async (who: { accountId: string }) =>
      endpoints.getBillingSettings.answer.parse(
        (await api.ask(endpoints.getBillingSettings, { token: await api.sessionOf(who) })).json,
      );
    const save = async (settings: object, version = 0, who: { accountId: string } = administrator) =>
      api.ask(endpoints.saveBillingSettings, {
        token: await api.sessionOf(who),
        body: { settings: { ...usualBilling, ...settings }, version } as never,
      });
    const papersOf = async (who: { accountId: string } = provider) =>
      api.ask(endpoints.getBillingPapers, { token: await api.sessionOf(who), params: { userId } });
    const savePapers = async (papers: object, version = 0, who: { accountId: string } = provider) =>
      api.ask(endpoints.saveBillingPapers, {
        token: await api.sessionOf(who),
        body: { userId, papers: { ...noPapers, ...papers }, version } as never,
      });
    return { api, read, save, papersOf, savePapers };
  };

  test('an administrator sets it, everybody of the clinic reads it, with who and when', async () => {
    const { read, save } = await fresh();
    expect(await read(staff)).toMatchObject({
      ...{ settings: usualBilling, version: 0, savedBy: null, mayChange: false, mayBill: true },
    });
    const wish = {
      tin: '12-3456789',
      npi: '1234567893',
      billingProvider: provider.accountId,
      billers: ['staff'],
    };
    expect(await save(wish)).toMatchObject({ status: 200, json: { message: serverWords.billingSaved } });
    expect(await read(staff)).toMatchObject({
      ...{ settings: { ...usualBilling, ...wish }, version: 1, mayChange: false, mayBill: true },
      savedBy: { userId: administrator.accountId },
    });
    expect(await read(administrator)).toMatchObject({ mayChange: true, mayBill: true });
    expect(await read(provider)).toMatchObject({ mayBill: false });
    // Another clinic bills as before.
    expect(await read(otherProvider)).toMatchObject({ settings: usualBilling, version: 0 });
  });

  test('who changed it when, from what to what, is told the newest first, with providers by name', async () => {
    const { api, save } = await fresh();
    const history = async (who: { accountId: string }) =>
      endpoints.getBillingSettingsHistory.answer.parse(
        (await api.ask(endpoints.getBillingSettingsHistory, { token: await api.sessionOf(who) })).json,
      );
    expect(await history(staff)).toEqual([]);
    await save({ tin: '12-3456789', billingProvider: provider.accountId });
    // What changes nothing leaves no line, and makes no version.
    expect(await save({ tin: '12-3456789', billingProvider: provider.accountId }, 1)).toMatchObject({
      json: { version: 1 },
    });
    expect(await save({ billers: ['staff'], digest: true }, 1)).toMatchObject({ json: { version: 2 } });
    const by = { userId: administrator.accountId, name: fullName(administrator) };
    expect(await history(staff)).toEqual([
      {
        time: formatStamp(startOfTest),
        by,
        changes: [
          { field: 'tin', before: '12-3456789', after: null },
          { field: 'billingProvider', before: fullName(provider), after: null },
          { field: 'digest', before: 'false', after: 'true' },
          { field: 'billers', before: 'provider, staff', after: 'staff' },
        ],
      },
      {
        time: formatStamp(startOfTest),
        by,
        changes: [
          { field: 'tin', before: null, after: '12-3456789' },
          { field: 'billingProvider', before: null, after: fullName(provider) },
        ],
      },
    ]);
    expect(await history(otherProvider), 'another clinic has its own').toEqual([]);
  });

  test('a provider whose access ends stays on the bills until another is chosen, and cannot be chosen anew', async () => {
    const { api, read, save } = await fresh();
    const chosen = { billingProvider: provider.accountId };
    await save(chosen);
    const actor = { accountId: administrator.accountId, clinicId: northside.clinicId, at: startOfTest };
    await api.services.store.staffAccess.end(actor, provider.accountId);
    const names = async () => (await read(administrator)).providers.map(({ name }) => name);
    expect(await names()).toContain(fullName(provider));
    expect((await save({ ...chosen, payer: 'Sample Plan' }, 1)).status).toBe(200);
    expect((await save({ payer: 'Sample Plan' }, 2)).status).toBe(200);
    expect(await names()).not.toContain(fullName(provider));
    expect((await save(chosen, 3)).status).toBe(404);
  });

  test('of two who save at once the second one is told, and nothing is lost; nobody else may', async () => {
    const { api, read, save } = await fresh();
    await save({ tin: '12-3456789' });
    expect(await save({ payer: 'Sample Plan' })).toMatchObject({
      status: 409,
      json: { message: refusalWords.detailsChanged },
    });
    expect((await save({ payer: 'Sample Plan' }, 1, staff)).status).toBe(403);
    expect((await read(administrator)).settings).toMatchObject({ tin: '12-3456789', payer: 'Medicare' });
    const log = await api.services.store.audit.list(northside.clinicId);
    expect(log.filter(({ action }) => action === 'billing.settings')).toMatchObject([
      { details: { changes: [{ field: 'tin', before: null, after: '12-3456789' }] } },
    ]);
  });

  test.each([
    ['a wrong NPI', { npi: '1234567890' }, 400],
    ['a wrong TIN', { tin: '123' }, 400],
    ['a diagnosis of no form', { defaultDiagnosis: 'high pressure' }, 400],
    ['a provider of another clinic', { billingProvider: otherProvider.accountId }, 404],
    ['somebody who is no provider', { supervisingProvider: staff.accountId }, 404],
  ])('%s is refused, and nothing is written', async (_what, wish, status) => {
    const { read, save } = await fresh();
    expect((await save(wish)).status).toBe(status);
    expect(await read(administrator)).toMatchObject({ settings: usualBilling, version: 0 });
  });

  test('the papers of a patient, by those who may bill', async () => {
    const { api, save, papersOf, savePapers } = await fresh();
    await save({ billers: ['provider'] });
    const papers = { diagnosis: 'I10', trainingDay: '2026-08-25', consentUntil: null };
    expect(await savePapers(papers)).toMatchObject({
      status: 200,
      json: { message: serverWords.papersSaved },
    });
    expect((await papersOf()).json).toMatchObject({
      ...{ papers: { ...noPapers, ...papers }, version: 1, usualPayer: 'Medicare', usualDiagnosis: null },
      savedBy: { userId: provider.accountId },
    });
    expect((await savePapers({ diagnosis: 'E11.9' })).status).toBe(409);
    expect((await papersOf(staff)).status).toBe(403);
    expect((await savePapers({ diagnosis: 'E11.9' }, 1, staff)).status).toBe(403);
    expect((await papersOf(otherProvider)).status).toBe(404);
    expect(await api.services.store.billingPapers.ofClinic(northside.clinicId)).toEqual(
      new Map([[userId, { ...noPapers, ...papers }]]),
    );
    await save({ billers: ['staff'] }, 1);
    expect((await papersOf(staff)).status).toBe(200);
    expect((await papersOf()).status).toBe(403);
  });

  test('two at once: one is kept, whole', async () => {
    const { api } = await fresh();
    const by = { accountId: provider.accountId, clinicId: northside.clinicId, at: startOfTest };
    const outcomes = await Promise.all(
      ['I10', 'E11.9', 'I50.9'].map((diagnosis) =>
        api.services.store.billingPapers.save(
          userId,
          { value: { ...noPapers, diagnosis }, version: 0, changes: [] },
          by,
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(['changed', 'changed', 'done']);
  });
});
