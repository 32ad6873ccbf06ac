import { endpoints } from '@rpm/api-client/calls';
import { type BillingSettings, usualBilling } from '@rpm/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { billingCalls, userId, worldOfCare } from './billingWorld.ts';
import type { TestApi } from './harness.ts';
import { storeKinds } from './stores.ts';

const { administrator, provider, staff } = demoAccounts;
const params = { userId, month: '2026-10' };

let api: TestApi;
const { ask, bill } = billingCalls(() => api);
const line = async () =>
  endpoints.getBillLine.answer.parse((await ask(provider, 'getBillLine', { params })).json);
const actor = () => ({ accountId: staff.accountId, clinicId: northside.clinicId, at: api.services.clock() });

/** Twenty minutes of October that somebody writes down later: one more 99458. */
const addLateTime = () =>
  api.services.store.times.add(
    {
      ...{ entryId: 'late-1', patientId: userId, activity: 'PhoneCall', isInteractive: true, note: 'Late.' },
      ...{ start: new Date('2026-10-20T15:00:00Z'), end: new Date('2026-10-20T15:20:00Z') },
    },
    actor(),
  );

async function correctDiagnosis(diagnosis: string): Promise<void> {
  const saved = await api.services.store.billingPapers.of(userId);
  if (!saved) throw new Error('no papers');
  const value = { ...saved.value, diagnosis };
  await api.services.store.billingPapers.save(
    userId,
    { value, version: saved.version, changes: [] },
    actor(),
  );
}

/** What the clinic bills with. @param version of what it had before */
const setUp = (version: number, other: Partial<BillingSettings> = {}) => {
  const value = {
    ...usualBilling,
    ...{ practiceName: 'Northside', tin: '12-3456789', npi: '1234567893' },
    ...{ billingProvider: provider.accountId, ...other },
  };
  return api.services.store.billingSettings.save({ value, version, changes: [] }, actor());
};

/** The claim and the evidence of the month, as they leave the product. */
async function goesOut() {
  const body = { month: params.month };
  const claims = endpoints.getClaims.answer.parse((await ask(provider, 'getClaims', { body })).json);
  const pack = endpoints.getEvidence.answer.parse((await ask(provider, 'getEvidence', { params })).json);
  return { claim: JSON.parse(claims.content).entry[0].resource, pack };
}

describe.each(storeKinds)(
  'a billed month whose facts have changed, with the store in %s (API-25)',
  (kind) => {
    beforeEach(async () => {
      api = await worldOfCare(kind);
    });

    test('tells what would be another on a new bill, and the new bill is that', async () => {
      expect((await line()).again).toBeNull();
      await bill();
      expect((await line()).again).toMatchObject({ changes: [], diagnosis: null, isEmpty: false });
      await addLateTime();
      const { row, again } = await line();
      expect(row.billed).toMatchObject({ isChanged: true, differenceCents: 4100 });
      const further = again?.changes.find(({ code }) => code === '99458');
      expect(further).toMatchObject({ was: { units: 1 }, is: { units: 2 } });
      const next = endpoints.generateBill.answer.parse((await bill({ reason: 'A late call.' })).json).data;
      expect(next).toMatchObject({ version: 2, reason: 'A late call.', totalCents: again?.totalCents });
      const billed = await line();
      expect(billed.row.billed).toMatchObject({ version: 2, isChanged: false });
      expect(billed.again?.changes).toEqual([]);
      const log = await api.services.store.audit.list(northside.clinicId);
      expect(log.at(-1)).toMatchObject({
        ...{ action: 'bill.made', subject: userId, details: { version: 2, reason: 'A late call.' } },
      });
    });

    test('is not billed again while the month is closed, and is once it is open', async () => {
      await bill();
      const { month } = params;
      await ask(administrator, 'closeMonth', { body: { month } });
      expect(await bill({ reason: 'A late call.' })).toMatchObject({
        ...{ status: 409, json: { code: 'monthClosed' } },
      });
      await ask(administrator, 'reopenMonth', { body: { month, reason: 'A late call.' } });
      expect((await bill({ reason: 'A late call.' })).status).toBe(200);
    });

    test('in the table of a closed month what has no bill is not billed, as on the board (SCR-04)', async () => {
      const { month } = params;
      const statesNow = async () => {
        const file = endpoints.exportBills.answer.parse(
          (await ask(administrator, 'exportBills', { body: { month } })).json,
        );
        const rows = file.content.split('\r\n').filter((row) => row.includes(userId));
        return [...new Set(rows.map((row) => row.split(',')[6]))];
      };
      expect(await statesNow()).toEqual(['Billable']);
      await ask(administrator, 'closeMonth', { body: { month } });
      expect(await statesNow()).toEqual(['Not billed']);
    });

    test('goes out with the diagnosis of the bill, until it is billed again (SCR-04)', async () => {
      await setUp(0);
      const goesOutWith = async () => {
        const { claim, pack } = await goesOut();
        return [claim.diagnosis[0].diagnosisCodeableConcept.coding[0].code, pack.diagnosis];
      };
      await bill();
      await correctDiagnosis('E11.9');
      expect(await goesOutWith()).toEqual(['I10', 'I10']);
      const { row, again, papers } = await line();
      expect(row.billed).toMatchObject({ isChanged: false });
      expect(again?.diagnosis).toEqual({ was: 'I10', is: 'E11.9' });
      expect(papers.diagnosis).toBe('E11.9');
      await bill({ reason: 'The diagnosis was wrong.' });
      expect(await goesOutWith()).toEqual(['E11.9', 'E11.9']);
    });

    test('goes out with who billed it, whoever bills since, until it is billed again (SCR-04)', async () => {
      await setUp(0);
      const goesOutWith = async () => {
        const { claim, pack } = await goesOut();
        const [{ name, identifier }] = claim.contained;
        return {
          claim: [name, ...identifier.map(({ value }: { value: string }) => value)],
          by: claim.careTeam[0].provider.reference,
          place: claim.item[0].locationCodeableConcept.coding[0].code,
          pack: [pack.practiceName, pack.npi, pack.billingProvider?.userId],
        };
      };
      await bill();
      const then = {
        ...{ claim: ['Northside', '1234567893', '12-3456789'], by: `Practitioner/${provider.accountId}` },
        ...{ place: '11', pack: ['Northside', '1234567893', provider.accountId] },
      };
      await setUp(1, {
        ...{ practiceName: 'Northside Group', npi: '1679576722', tin: '98-7654321', placeOfService: '22' },
        billingProvider: administrator.accountId,
      });
      expect(await goesOutWith()).toEqual(then);
      await bill({ reason: 'The practice was another.' });
      expect(await goesOutWith()).toEqual({
        ...{ claim: ['Northside Group', '1679576722', '98-7654321'], place: '22' },
        by: `Practitioner/${administrator.accountId}`,
        pack: ['Northside Group', '1679576722', administrator.accountId],
      });
    });
  },
);

test.each(storeKinds)(
  'of two at once each minute counts once, and the entries of the page add up to its total, with the store in %s (SCR-04)',
  async (kind) => {
    api = await worldOfCare(kind);
    const beside = { patientId: userId, activity: 'PhoneCall', isInteractive: true, note: '' } as const;
    // The note of the provider covers 10:35 to 11:00 of New York.
    const stretches = [
      ['14:50:00', '15:10:30'],
      ['15:20:00', '15:20:45'],
    ] as const;
    for (const [at, [from, to]] of stretches.entries())
      await api.services.store.times.add(
        {
          ...{ ...beside, entryId: `beside-${at}` },
          ...{ start: new Date(`2026-10-05T${from}Z`), end: new Date(`2026-10-05T${to}Z`) },
        },
        actor(),
      );
    const { care } = await line();
    expect(care.minutes).toBe(45 + 11);
    expect(care.entries.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(care.minutes);
    expect(care.entries.map(({ overlap }) => overlap).filter((count) => count > 0)).toEqual([10]);
  },
);
